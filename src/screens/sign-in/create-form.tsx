import style from '#src/components/forms/form.module.css';
import { OfficeFields, NameFields } from '#src/components/account/profile-fields.tsx';
import { SubmitForm } from '#src/components/forms/submit-form.tsx';
import { minPasswordLength } from '#src/lib/checks/password.ts';
import type { useNewAccount } from '#src/screens/sign-in/use-new-account.ts';
import { PasswordField } from '#src/ui/password-field.tsx';

/** Name, address and password are needed; the office may say who it is, now or never. */
export function CreateForm({ state }: { state: ReturnType<typeof useNewAccount> }) {
  const { text } = state;
  return (
    <SubmitForm
      state={state}
      name="Create an account"
      words={{ send: 'Create account', sending: 'Creating…' }}
    >
      <NameFields text={text} />
      <PasswordField
        {...text('password')}
        required
        autoComplete="new-password"
        hint={`At least ${minPasswordLength} characters; a passphrase works well.`}
      />
      <fieldset className={`line-top ${style.group}`}>
        <legend className="full-width ink bold">Your office</legend>
        <OfficeFields text={text} />
      </fieldset>
    </SubmitForm>
  );
}
