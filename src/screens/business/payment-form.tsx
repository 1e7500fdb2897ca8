import { useNavigate } from 'react-router';

import { call } from '#src/api/call.ts';
import { emailSend } from '#src/contracts/email.ts';
import { track } from '#src/browser/analytics.ts';
import style from '#src/components/forms/form.module.css';
import { PersonFields, blankPerson, personLabels, pickPerson } from '#src/components/forms/person-fields.tsx';
import { RobotTrap } from '#src/components/forms/robot-trap.tsx';
import { SubmitForm } from '#src/components/forms/submit-form.tsx';
import { useSubmitForm } from '#src/components/forms/use-submit-form.ts';
import { paymentEmail } from '#src/contracts/forms/email.ts';
import { to } from '#src/paths.ts';
import { rememberSent } from '#src/stores/last-sent.ts';
import { TextArea, TextField } from '#src/ui/field.tsx';

const labels = {
  invoice: 'Invoice number',
  amount: 'Amount in US dollars',
  ...personLabels,
  firm: 'Name on the invoice',
  message: 'Message',
};

export function PaymentForm() {
  const navigate = useNavigate();
  const state = useSubmitForm({
    key: 'email-payment',
    id: 'payment',
    labels,
    schema: paymentEmail,
    blank: { kind: 'payment', ...blankPerson, invoice: '', amount: '', message: '' },
    send: (body) => call(emailSend, { body: { ...body, kind: 'payment' } }),
    what: 'request',
    keep: pickPerson,
    ofPerson: true,
    onSent: ({ reference }) => {
      track('request', 'sent', 'payment');
      rememberSent({
        title: 'Your payment request was sent',
        text: `Nothing has been paid yet. We’ll email payment options to ${state.draft.email.trim()}.`,
        lines: [{ label: `Invoice ${state.draft.invoice.trim()}`, href: null, reference }],
        next: [{ label: 'Home page', href: to.home() }],
      });
      return navigate(to.confirmation());
    },
  });
  const { text } = state;
  return (
    <SubmitForm
      state={state}
      name="Pay an invoice"
      words={{ send: 'Send request', sending: 'Sending…', again: 'Send again' }}
      beside={
        <p className={`small muted ${style.privacy}`}>This sends a message. It does not make a payment.</p>
      }
    >
      <div className="halves gap-3-4 one-column-599">
        <TextField {...text('invoice')} required autoComplete="off" />
        <TextField {...text('amount')} inputMode="decimal" autoComplete="off" />
      </div>
      <PersonFields text={text} needsFirm />
      <TextArea {...text('message')} />
      <RobotTrap />
    </SubmitForm>
  );
}
