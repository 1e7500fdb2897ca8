import { call } from '#src/api/call.ts';
import { authReset } from '#src/contracts/session.ts';
import { track } from '#src/browser/analytics.ts';
import { NewPasswordField } from '#src/components/account/new-password-field.tsx';
import { usePasswordProblem } from '#src/components/account/use-password-problem.ts';
import { saveFailure } from '#src/components/forms/save-errors.ts';
import { useSubmitForm } from '#src/components/forms/use-submit-form.ts';
import { SubmitForm } from '#src/components/forms/submit-form.tsx';
import { passwordReset } from '#src/contracts/forms/sign-in.ts';
import { to } from '#src/paths.ts';
import { clearResetToken, getResetToken } from '#src/screens/sign-in/reset-token.ts';

const labels = { password: 'New password' };
const blank = { password: '' };

interface Props {
  onChanged: () => void;
  /** Called if the token was used or has expired in the meantime. */
  onRefused: () => void;
}

/** One field is enough, because its text can be shown. Only the server knows whose password it is. */
export function ResetForm({ onChanged, onRefused }: Props) {
  const passwordProblem = usePasswordProblem();
  const state = useSubmitForm({
    key: 'reset-password',
    id: 'reset',
    labels,
    schema: passwordReset,
    blank,
    judge: ({ password }) => ({ password: passwordProblem(password, {}) }),
    secret: ['password'],
    send: async ({ password }) => {
      const answer = await call(authReset, {
        params: { token: getResetToken()?.token ?? '' },
        body: { password },
      });
      if (answer.error?.status === 404) {
        clearResetToken();
        onRefused();
      }
      return answer;
    },
    what: 'new password',
    explain: (error) =>
      saveFailure(error, {
        not: 'Your password was not changed.',
        maybe: 'Your password may have been changed.',
        advice: 'Try signing in with the new one before you send this again.',
        link: { label: 'Sign in', href: to.signIn('/') },
      }),
    onSent: () => {
      clearResetToken();
      track('account', 'password');
      onChanged();
    },
  });
  return (
    <SubmitForm
      state={state}
      name="Choose a new password"
      words={{ send: 'Change password', sending: 'Changing…' }}
    >
      <NewPasswordField {...state.text('password')} problem={passwordProblem(state.draft.password, {})} />
    </SubmitForm>
  );
}
