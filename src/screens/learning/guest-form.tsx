import { track } from '#src/browser/analytics.ts';
import style from '#src/components/forms/form.module.css';
import { blankPerson, personLabels } from '#src/components/forms/person-fields.tsx';
import { RobotTrap } from '#src/components/forms/robot-trap.tsx';
import { SentNotice } from '#src/components/forms/sent-notice.tsx';
import { SubmitForm } from '#src/components/forms/submit-form.tsx';
import { useSubmitForm } from '#src/components/forms/use-submit-form.ts';
import { brand } from '#src/brand.ts';
import { guestRequest, type GuestRequest } from '#src/contracts/forms/guest-request.ts';
import type { Result } from '#src/contracts/result.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea, TextField } from '#src/ui/field.tsx';

const { zip: _label, ...personWithoutZip } = personLabels;
const { zip: _blank, ...blankWithoutZip } = blankPerson;

const labels = { ...personWithoutZip, topic: 'Topic', message: 'What you would talk about' };

const blank = { ...blankWithoutZip, topic: '', message: '' };

interface Props {
  /** Key of the stored draft. */
  draftKey: string;
  /** The form's accessible name. */
  name: string;
  /** Hint for the topic field. */
  hint: string;
  send: (body: GuestRequest) => Promise<Result<{ id: number }>>;
}

/** A form to offer an interview or an article; replaced by the next steps once sent. */
export function GuestForm({ draftKey, name, hint, send }: Props) {
  const state = useSubmitForm({
    key: draftKey,
    id: draftKey,
    labels,
    schema: guestRequest,
    blank,
    send,
    what: 'offer',
    onSent: () => track('request', 'sent', 'content'),
    keep: ({ firstName, lastName, email, phone, firm }) => ({ firstName, lastName, email, phone, firm }),
    ofPerson: true,
  });
  const { text, draft } = state;
  if (state.sent)
    return (
      <SentNotice title="Your offer was sent" level={2}>
        <p>
          Its reference is <span className="mono">{state.sent.id}</span>. If it’s a fit, we’ll reply to{' '}
          {draft.email.trim()}. This doesn’t sign you up for anything.
        </p>
        <Button onClick={state.startOver}>Make another offer</Button>
      </SentNotice>
    );
  return (
    <SubmitForm
      state={state}
      name={name}
      words={{ send: 'Send offer', sending: 'Sending…', again: 'Send again' }}
      beside={
        <p className={`small muted ${style.privacy}`}>
          Sent only to {brand.name}. Your draft stays in this tab until you send it.
        </p>
      }
    >
      <div className="halves gap-3-4 one-column-599">
        <TextField {...text('firstName')} required autoComplete="given-name" />
        <TextField {...text('lastName')} required autoComplete="family-name" />
        <TextField {...text('email')} required type="email" inputMode="email" autoComplete="email" />
        <TextField {...text('phone')} type="tel" autoComplete="tel-national" />
        <div className={style.wide}>
          <TextField {...text('firm')} autoComplete="organization" />
        </div>
        <div className={style.wide}>
          <TextField {...text('topic')} required hint={hint} autoComplete="off" />
        </div>
      </div>
      <TextArea {...text('message')} required rows={7} />
      <RobotTrap />
    </SubmitForm>
  );
}
