import { track } from '#src/browser/analytics.ts';
import { resetPassword } from '#src/api/session.ts';
import { savingFailure } from '#src/components/forms/saving-words.ts';
import { useSending } from '#src/components/forms/use-sending.ts';
import { SendingForm } from '#src/components/forms/sending-form.tsx';
import { minPasswordLength } from '#src/lib/checks/password.ts';
import { passwordReset } from '#src/contracts/forms/sign-in.ts';
import { to } from '#src/paths.ts';
import { clearResetToken, getResetToken } from '#src/screens/sign-in/reset-token.ts';
import { PasswordField } from '#src/ui/password-field.tsx';

const labels = { password: 'New password' };
const blank = { password: '' };

interface Props {
  onChanged: () => void;
  /** The token was used or has ended meanwhile. */
  onRefused: () => void;
}

/** One field, which can be shown: whoever sees what they type need not type it twice. */
export function ResetForm({ onChanged, onRefused }: Props) {
  const state = useSending({
    key: 'reset-password',
    id: 'reset',
    labels,
    schema: passwordReset,
    blank,
    secret: ['password'],
    send: async ({ password }) => {
      const answer = await resetPassword(getResetToken()?.token ?? '', password);
      if (answer.error?.status === 404) {
        clearResetToken();
        onRefused();
      }
      return answer;
    },
    what: 'new password',
    explain: (error) =>
      savingFailure(error, {
        not: 'Your password was not changed.',
        maybe: 'Your password may have been changed.',
        onward: 'Try to sign in with the new one before you send this again.',
        way: { label: 'Sign in', href: to.signIn('/') },
      }),
    onSent: () => {
      clearResetToken();
      track('account', 'password');
      onChanged();
    },
  });
  return (
    <SendingForm
      state={state}
      name="Choose a new password"
      words={{ send: 'Change password', sending: 'Changing…' }}
    >
      <PasswordField
        {...state.text('password')}
        required
        autoComplete="new-password"
        hint={`At least ${minPasswordLength} characters; several words are easy to keep in mind.`}
      />
    </SendingForm>
  );
}
