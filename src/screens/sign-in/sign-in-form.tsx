import { useSending } from '#src/components/forms/use-sending.ts';
import { SendingForm } from '#src/components/forms/sending-form.tsx';
import { blankSignIn, signInDraftFrom, signInFields, signInProblems } from '#src/domain/sign-in.ts';
import { signInFailure } from '#src/screens/sign-in/sign-in-words.ts';
import { signIn } from '#src/stores/sign-in.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { TextField } from '#src/ui/field.tsx';

const labels = { email: 'E-mail', password: 'Password', rememberMe: 'Remember me' } as const;
const idOf = (field: keyof typeof labels): string => `sign-in-${field}`;

export function SignInForm() {
  const state = useSending({
    key: 'sign-in',
    blank: blankSignIn,
    read: signInDraftFrom,
    fields: signInFields,
    secret: ['password'],
    problemsOf: (typed) => ({ ...signInProblems(typed) }),
    send: async ({ email, password, rememberMe }) => {
      const { user, error } = await signIn(email.trim(), password, rememberMe);
      return error ? { error } : { data: user };
    },
    what: 'sign-in',
    explain: signInFailure,
    onSent: () => undefined,
    keep: () => ({}),
  });
  const { draft, change, problems } = state;
  return (
    <SendingForm
      state={state}
      name="Sign in"
      fields={signInFields}
      labels={labels}
      idOf={idOf}
      words={{ send: 'Sign in', sending: 'Signing in…' }}
      isDense
    >
      <TextField
        id={idOf('email')}
        name="email"
        label={labels.email}
        value={draft.email}
        error={problems['email']}
        onChange={({ target }) => change({ email: target.value })}
        required
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <TextField
        id={idOf('password')}
        name="password"
        label={labels.password}
        value={draft.password}
        error={problems['password']}
        onChange={({ target }) => change({ password: target.value })}
        required
        type="password"
        autoComplete="current-password"
      />
      <Checkbox
        name="rememberMe"
        label="Remember me on this computer for 30 days"
        checked={draft.rememberMe}
        onChange={({ target }) => change({ rememberMe: target.checked })}
      />
    </SendingForm>
  );
}
