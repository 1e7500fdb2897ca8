import { FormProblems } from '#src/components/sending/form-problems.tsx';
import style from '#src/components/sending/form.module.css';
import { SendingFailed } from '#src/components/sending/sending-failed.tsx';
import { OfficeFields, PersonFields } from '#src/components/profile/profile-fields.tsx';
import { accountFields, accountLabels } from '#src/domain/account/new-account.ts';
import type { AccountField } from '#src/domain/account/new-account.ts';
import { shortestPassword } from '#src/domain/checks/password.ts';
import type { useNewAccount } from '#src/screens/sign-in/use-new-account.ts';
import { Button } from '#src/ui/button.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';

/** Name, address and password are needed; the office may say who it is, now or never. */
export function CreateForm({ state }: { state: ReturnType<typeof useNewAccount> }) {
  const { draft, change, problems, failure, isSending, form, submit } = state;
  const fields = { draft, change, problems, idOf };
  return (
    <form
      ref={form}
      className={style.form}
      noValidate
      aria-label="Create an account"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormProblems
        problems={problems}
        fields={accountFields}
        labels={accountLabels}
        idOf={idOf}
        form={form}
      />
      <PersonFields {...fields} />
      <PasswordField
        id={idOf('password')}
        name="password"
        label={accountLabels.password}
        required
        autoComplete="new-password"
        hint={`At least ${shortestPassword} characters; several words are easy to keep in mind.`}
        value={draft.password}
        error={problems['password']}
        onChange={({ target }) => change({ password: target.value })}
      />
      <fieldset className={style.group}>
        <legend>Your office</legend>
        <OfficeFields {...fields} />
      </fieldset>
      <SendingFailed failure={failure} />
      <div className={style.send}>
        <Button kind="primary" type="submit" aria-disabled={isSending}>
          {isSending ? 'Creating…' : 'Create account'}
        </Button>
      </div>
    </form>
  );
}

function idOf(field: AccountField): string {
  return `account-${field}`;
}
