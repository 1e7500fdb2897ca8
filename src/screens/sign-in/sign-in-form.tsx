import { useSubmitForm } from '#src/components/forms/use-submit-form.ts';
import { SubmitForm } from '#src/components/forms/submit-form.tsx';
import { signInForm } from '#src/contracts/forms/sign-in.ts';
import { signInFailure } from '#src/screens/sign-in/sign-in-errors.ts';
import { signIn } from '#src/services/sign-in.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { TextField } from '#src/ui/field.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';

const labels = { email: 'Email', password: 'Password', rememberMe: 'Remember me' } as const;
const blank = { email: '', password: '', rememberMe: false };

/** Stays in the sending state until the next screen appears. */
export function SignInForm({ isSignedIn }: { isSignedIn: boolean }) {
  const state = useSubmitForm({
    key: 'sign-in',
    id: 'sign-in',
    labels,
    schema: signInForm,
    blank,
    secret: ['password'],
    send: async ({ email, password, rememberMe }) => {
      const { user, error } = await signIn(email, password, rememberMe);
      return error ? { error } : { data: user };
    },
    what: 'sign-in',
    explain: signInFailure,
  });
  const { draft, change, text } = state;
  return (
    <SubmitForm
      state={{ ...state, isSending: state.isSending || isSignedIn }}
      name="Sign in"
      words={{ send: 'Sign in', sending: 'Signing in…' }}
      isDense
    >
      <TextField {...text('email')} required type="email" inputMode="email" autoComplete="username" />
      <PasswordField {...text('password')} required autoComplete="current-password" />
      <Checkbox
        name="rememberMe"
        label="Remember me on this computer for 30 days"
        checked={draft.rememberMe}
        onChange={({ target }) => change({ rememberMe: target.checked })}
      />
    </SubmitForm>
  );
}
