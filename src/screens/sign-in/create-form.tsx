import style from '#src/components/forms/form.module.css';
import { OfficeFields, PersonFields } from '#src/components/account/profile-fields.tsx';
import { SendingForm } from '#src/components/forms/sending-form.tsx';
import { accountFields, accountLabels } from '#src/domain/account/new-account.ts';
import type { AccountField } from '#src/domain/account/new-account.ts';
import { minPasswordLength } from '#src/domain/checks/password.ts';
import type { useNewAccount } from '#src/screens/sign-in/use-new-account.ts';
import { PasswordField } from '#src/ui/password-field.tsx';

/** Name, address and password are needed; the office may say who it is, now or never. */
export function CreateForm({ state }: { state: ReturnType<typeof useNewAccount> }) {
  const { draft, change, problems } = state;
  const fields = { draft, change, problems, idOf };
  return (
    <SendingForm
      state={state}
      name="Create an account"
      fields={accountFields}
      labels={accountLabels}
      idOf={idOf}
      words={{ send: 'Create account', sending: 'Creating…' }}
    >
      <PersonFields {...fields} />
      <PasswordField
        id={idOf('password')}
        name="password"
        label={accountLabels.password}
        required
        autoComplete="new-password"
        hint={`At least ${minPasswordLength} characters; several words are easy to keep in mind.`}
        value={draft.password}
        error={problems['password']}
        onChange={({ target }) => change({ password: target.value })}
      />
      <fieldset className={style.group}>
        <legend>Your office</legend>
        <OfficeFields {...fields} />
      </fieldset>
    </SendingForm>
  );
}

function idOf(field: AccountField): string {
  return `account-${field}`;
}
