import { useNavigate } from 'react-router';

import { call } from '#src/api/call.ts';
import { emailSend } from '#src/contracts/email.ts';
import { track } from '#src/browser/analytics.ts';
import style from '#src/components/forms/form.module.css';
import { PersonFields, blankPerson, personLabels, pickPerson } from '#src/components/forms/person-fields.tsx';
import { RobotTrap } from '#src/components/forms/robot-trap.tsx';
import { SubmitForm } from '#src/components/forms/submit-form.tsx';
import { useSubmitForm } from '#src/components/forms/use-submit-form.ts';
import { advertiseEmail, getSpecifiedEmail } from '#src/contracts/forms/email.ts';
import { to } from '#src/paths.ts';
import { rememberSent } from '#src/stores/last-sent.ts';
import { TextArea, TextField } from '#src/ui/field.tsx';

type Kind = 'advertise' | 'get-specified';

const schemas = { advertise: advertiseEmail, 'get-specified': getSpecifiedEmail } as const;

interface Props {
  kind: Kind;
  /** The form's accessible name. */
  name: string;
  messageHint: string;
}

const labels = { ...personLabels, firm: 'Company', website: 'Website', message: 'Message' };

/** A form for manufacturers to contact the library. */
export function LeadForm({ kind, name, messageHint }: Props) {
  const navigate = useNavigate();
  const state = useSubmitForm<LeadDraft, LeadDraft, { reference: string }>({
    key: `email-${kind}`,
    id: 'lead',
    labels,
    schema: schemas[kind],
    blank: { kind, ...blankPerson, website: '', message: '' },
    send: (body) => call(emailSend, { body }),
    what: 'message',
    keep: pickPerson,
    ofPerson: true,
    onSent: ({ reference }) => {
      track('request', 'sent', 'lead');
      rememberSent({
        title: 'Your message was sent',
        text: `We’ll reply to ${state.draft.email.trim()}. You owe nothing until you accept a quote.`,
        lines: [{ label: name, href: null, reference }],
        next: [
          { label: 'See a manufacturer’s profile', href: to.manufacturers('a') },
          { label: 'What’s new in the library', href: to.whatsNew() },
          { label: 'Home page', href: to.home() },
        ],
      });
      return navigate(to.confirmation());
    },
  });
  const { text } = state;
  return (
    <SubmitForm
      state={state}
      name={name}
      words={{ send: 'Send message', sending: 'Sending…', again: 'Send again' }}
      beside={
        <p className={`small muted ${style.privacy}`}>
          Sent only to the library’s staff. Your draft stays in this tab until you send it.
        </p>
      }
    >
      <PersonFields text={text} needsFirm>
        <div className={style.wide}>
          <TextField {...text('website')} inputMode="url" autoComplete="url" />
        </div>
      </PersonFields>
      <TextArea {...text('message')} hint={messageHint} />
      <RobotTrap />
    </SubmitForm>
  );
}

interface LeadDraft {
  kind: Kind;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  firm: string;
  zip: string;
  website: string;
  message: string;
}
