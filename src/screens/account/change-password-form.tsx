import { track } from '#src/browser/analytics.ts';
import { changePassword } from '#src/api/circulation.ts';
import { saveFailure } from '#src/components/forms/save-errors.ts';
import type { SubmitFailure } from '#src/components/forms/submit-errors.ts';
import { useSubmitForm } from '#src/components/forms/use-submit-form.ts';
import { SubmitForm } from '#src/components/forms/submit-form.tsx';
import { passwordChangeForm } from '#src/contracts/forms/account.ts';
import type { CallError } from '#src/contracts/result.ts';
import { minPasswordLength } from '#src/lib/checks/password.ts';
import style from '#src/screens/account/account.module.css';
import { useSession } from '#src/stores/session.ts';
import { PasswordField } from '#src/ui/password-field.tsx';

const labels = { oldPassword: 'Current password', newPassword: 'New password' };
const blank = { oldPassword: '', newPassword: '' };

/** Neither password is stored. */
export function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const user = useSession((session) => session.user);
  const state = useSubmitForm({
    key: 'change-password',
    id: 'change',
    labels,
    schema: passwordChangeForm,
    blank,
    secret: ['oldPassword', 'newPassword'],
    send: (typed) => changePassword(user?.circulationSeq ?? 0, typed),
    what: 'new password',
    explain: explained,
    onSent: () => {
      track('account', 'password');
      onChanged();
    },
  });
  const { text } = state;
  return (
    <SubmitForm
      state={state}
      name="Change password"
      words={{ send: 'Change password', sending: 'Changing…' }}
      className={style.narrow}
    >
      {/* Password managers want to know whose password it is. */}
      <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField {...text('oldPassword')} required autoComplete="current-password" />
      <PasswordField
        {...text('newPassword')}
        required
        autoComplete="new-password"
        hint={`At least ${minPasswordLength} characters; a passphrase works well.`}
      />
    </SubmitForm>
  );
}

function explained(error: CallError): SubmitFailure | null {
  if (error.status === 422 && error.field === 'oldPassword') {
    return {
      title: 'The current password is wrong.',
      text: 'Your password was not changed. Passwords are case-sensitive.',
      problems: { oldPassword: 'This isn’t your current password.' },
    };
  }
  return saveFailure(error, {
    not: 'Your password was not changed.',
    maybe: 'Your password may have been changed.',
    advice: 'If your old password stops working, use the new one.',
  });
}
