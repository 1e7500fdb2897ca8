import style from '#src/components/forms/form.module.css';
import { NewPasswordField } from '#src/components/account/new-password-field.tsx';
import { OfficeFields, NameFields } from '#src/components/account/profile-fields.tsx';
import { SubmitForm } from '#src/components/forms/submit-form.tsx';
import type { useNewAccount } from '#src/screens/sign-in/use-new-account.ts';

/** Name, email address, and password are required; information on the firm is optional. */
export function CreateForm({ state }: { state: ReturnType<typeof useNewAccount> }) {
  const { text, draft, passwordProblem } = state;
  return (
    <SubmitForm
      state={state}
      name="Create an account"
      words={{ send: 'Create account', sending: 'Creating…' }}
    >
      <NameFields text={text} />
      <NewPasswordField {...text('password')} problem={passwordProblem(draft.password, draft)} />
      <fieldset className={`line-top ${style.group}`}>
        <legend className="full-width ink bold">Your office</legend>
        <OfficeFields text={text} />
      </fieldset>
    </SubmitForm>
  );
}
