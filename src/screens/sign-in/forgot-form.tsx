import { call } from '#src/api/call.ts';
import { authForgot } from '#src/contracts/session.ts';
import { SentNotice } from '#src/components/forms/sent-notice.tsx';
import { useSubmitForm } from '#src/components/forms/use-submit-form.ts';
import { SubmitForm } from '#src/components/forms/submit-form.tsx';
import { resetRequestForm } from '#src/contracts/forms/sign-in.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';

const labels = { email: 'Email' };
const blank = { email: '' };

/** Requests the password reset email. The response is the same for every address. */
export function ForgotForm() {
  const state = useSubmitForm({
    key: 'forgot-password',
    id: 'forgot',
    labels,
    schema: resetRequestForm,
    blank,
    send: (body) => call(authForgot, { body: { email: body.email } }),
    what: 'request',
    keep: (draft) => draft,
    // Nobody else should learn which address asked for a reset.
    secret: ['email'],
  });
  if (state.sent) return <ResetRequested email={state.draft.email.trim()} startOver={state.startOver} />;
  return (
    <SubmitForm
      state={state}
      name="Forgot your password"
      words={{ send: 'Send the link', sending: 'Sending…', again: 'Send again' }}
    >
      <TextField
        {...state.text('email')}
        type="email"
        required
        autoComplete="username"
        hint="We’ll email you a link to choose a new password."
      />
    </SubmitForm>
  );
}

const ResetRequested = ({ email, startOver }: { email: string; startOver: () => void }) => (
  <SentNotice title="Check your email" level={2}>
    <p>
      If <bdi>{email}</bdi> has an account, a link to choose a new password is on its way. It works once,
      within 30 minutes. If you don’t see it, check your spam folder.
    </p>
    <Button onClick={startOver}>Send to another address</Button>
  </SentNotice>
);
