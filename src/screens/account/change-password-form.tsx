import { track } from '#src/browser/analytics.ts';
import { changePassword } from '#src/api/circulation.ts';
import { savingFailure } from '#src/components/forms/saving-words.ts';
import type { SendingFailure } from '#src/components/forms/sending-words.ts';
import { useSending } from '#src/components/forms/use-sending.ts';
import { SendingForm } from '#src/components/forms/sending-form.tsx';
import type { CallError } from '#src/contracts/result.ts';
import {
  blankPasswords,
  passwordChangeProblems,
  passwordFields,
} from '#src/domain/account/password-change.ts';
import type { PasswordField as Field } from '#src/domain/account/password-change.ts';
import { minPasswordLength } from '#src/domain/checks/password.ts';
import style from '#src/screens/account/account.module.css';
import { useSession } from '#src/stores/session.ts';
import { PasswordField } from '#src/ui/password-field.tsx';

const labels: Readonly<Record<Field, string>> = { oldPassword: 'Old password', newPassword: 'New password' };
const nothingKept = (): null => null;
const idOf = (field: Field): string => `change-${field}`;

/** Old and new one, each to be shown; neither is kept anywhere. */
export function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const user = useSession((session) => session.user);
  const state = useSending({
    key: 'change-password',
    blank: blankPasswords,
    read: nothingKept,
    fields: passwordFields,
    secret: passwordFields,
    problemsOf: (typed): Readonly<Record<string, string>> => ({ ...passwordChangeProblems(typed) }),
    send: (typed) => changePassword(user?.circulationSeq ?? 0, typed),
    what: 'new password',
    explain: explained,
    onSent: () => {
      track('account', 'password');
      onChanged();
    },
    keep: () => ({}),
  });
  const { draft, change, problems } = state;
  const field = (name: Field) => ({
    id: idOf(name),
    name,
    label: labels[name],
    required: true,
    value: draft[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <SendingForm
      state={state}
      name="Change password"
      fields={passwordFields}
      labels={labels}
      idOf={idOf}
      words={{ send: 'Change password', sending: 'Changing…' }}
      className={style.narrow}
    >
      {/* Password managers want to know whose password it is. */}
      <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField {...field('oldPassword')} autoComplete="current-password" />
      <PasswordField
        {...field('newPassword')}
        autoComplete="new-password"
        hint={`At least ${minPasswordLength} characters; several words are easy to keep in mind.`}
      />
    </SendingForm>
  );
}

function explained(error: CallError): SendingFailure | null {
  if (error.status === 422 && error.field === 'oldPassword') {
    return {
      title: 'The old password is wrong.',
      text: 'Your password was not changed. Passwords tell capital from small letters.',
      problems: { oldPassword: 'This is not the password that you have now.' },
    };
  }
  return savingFailure(error, {
    not: 'Your password was not changed.',
    maybe: 'Your password may have been changed.',
    onward: 'If the old one is refused from now on, the new one counts.',
  });
}
