import { useEffect, useRef, useState } from 'react';

import { requestReset } from '#src/api/session.ts';
import { useSending } from '#src/components/forms/use-sending.ts';
import { SendingForm } from '#src/components/forms/sending-form.tsx';
import { isEmail } from '#src/domain/checks/email.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';

const fields = ['resetEmail'] as const;
const nothingKept = (): null => null;

/** Asks for the e-mail with the link to a new password. The answer is the same for every address. */
export function ForgotForm({ email }: { email: string }) {
  const [blank] = useState({ resetEmail: email });
  const state = useSending({
    key: 'forgot-password',
    blank,
    read: nothingKept,
    fields,
    problemsOf: ({ resetEmail }): Readonly<Record<string, string>> =>
      isEmail(resetEmail.trim()) ? {} : { resetEmail: 'Enter an e-mail address like name@firm.com.' },
    send: ({ resetEmail }) => requestReset(resetEmail.trim()),
    what: 'request',
    onSent: () => undefined,
    keep: (draft) => draft,
    // An address that somebody forgot the password of is nobody else's business.
    secret: fields,
  });
  const { draft, change, problems } = state;
  if (state.sent) return <Asked email={draft.resetEmail.trim()} startAnew={state.startAnew} />;
  return (
    <SendingForm
      state={state}
      name="Forgot your password"
      fields={fields}
      labels={{ resetEmail: 'E-mail' }}
      idOf={() => 'forgot-email'}
      words={{ send: 'Send the link', sending: 'Sending…', again: 'Send again' }}
    >
      <TextField
        id="forgot-email"
        name="resetEmail"
        label="E-mail"
        type="email"
        required
        autoComplete="username"
        hint="We send a link there, with which you choose a new password."
        value={draft.resetEmail}
        error={problems['resetEmail']}
        onChange={({ target }) => change({ resetEmail: target.value })}
      />
    </SendingForm>
  );
}

function Asked({ email, startAnew }: { email: string; startAnew: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Notice tone="good">
      <h2 ref={title} tabIndex={-1}>
        Look into your e-mail
      </h2>
      <p>
        If <bdi>{email}</bdi> has an account, a link to choose a new password is on its way. It can take some
        minutes, and may end up among the unwanted mail.
      </p>
      <Button onClick={startAnew}>Send to another address</Button>
    </Notice>
  );
}
