import { track } from '#src/browser/analytics.ts';
import { resetPassword } from '#src/api/session.ts';
import { savingFailure } from '#src/components/forms/saving-words.ts';
import { useSending } from '#src/components/forms/use-sending.ts';
import { SendingForm } from '#src/components/forms/sending-form.tsx';
import { newPasswordProblem, minPasswordLength } from '#src/domain/checks/password.ts';
import { to } from '#src/paths.ts';
import { dropToken, heldToken } from '#src/screens/sign-in/reset-token.ts';
import { PasswordField } from '#src/ui/password-field.tsx';

const fields = ['password'] as const;
const blank = { password: '' };
const nothingKept = (): null => null;
const idOf = (): string => 'reset-password';

interface Props {
  onChanged: () => void;
  /** The token was used or has ended meanwhile. */
  onRefused: () => void;
}

/** One field, which can be shown: whoever sees what they type need not type it twice. */
export function ResetForm({ onChanged, onRefused }: Props) {
  const state = useSending({
    key: 'reset-password',
    blank,
    read: nothingKept,
    fields,
    secret: fields,
    problemsOf: ({ password }): Readonly<Record<string, string>> => {
      const problem = newPasswordProblem(password);
      return problem === null ? {} : { password: problem };
    },
    send: async ({ password }) => {
      const answer = await resetPassword(heldToken()?.token ?? '', password);
      if (answer.error?.status === 404) {
        dropToken();
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
      dropToken();
      track('account', 'password');
      onChanged();
    },
    keep: () => ({}),
  });
  const { draft, change, problems } = state;
  return (
    <SendingForm
      state={state}
      name="Choose a new password"
      fields={fields}
      labels={{ password: 'New password' }}
      idOf={idOf}
      words={{ send: 'Change password', sending: 'Changing…' }}
    >
      <PasswordField
        id={idOf()}
        name="password"
        label="New password"
        required
        autoComplete="new-password"
        hint={`At least ${minPasswordLength} characters; several words are easy to keep in mind.`}
        value={draft.password}
        error={problems['password']}
        onChange={({ target }) => change({ password: target.value })}
      />
    </SendingForm>
  );
}
