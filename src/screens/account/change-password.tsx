import { call } from '#src/api/call.ts';
import { circulationPassword } from '#src/contracts/circulation.ts';
import { track } from '#src/browser/analytics.ts';
import { AccountPage } from '#src/components/account/account-page.tsx';
import { NewPasswordField } from '#src/components/account/new-password-field.tsx';
import { usePasswordProblem } from '#src/components/account/use-password-problem.ts';
import { WithPanel, PanelPart } from '#src/components/page/with-panel.tsx';
import { saveFailure } from '#src/components/forms/save-errors.ts';
import { SentNotice } from '#src/components/forms/sent-notice.tsx';
import type { SubmitFailure } from '#src/components/forms/submit-errors.ts';
import { useSubmitForm } from '#src/components/forms/use-submit-form.ts';
import { SubmitForm } from '#src/components/forms/submit-form.tsx';
import { passwordChangeForm } from '#src/contracts/forms/account.ts';
import type { CallError } from '#src/contracts/result.ts';
import { useSession } from '#src/stores/session.ts';
import { Button } from '#src/ui/button.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';

const labels = { oldPassword: 'Current password', newPassword: 'New password' };
const blank = { oldPassword: '', newPassword: '' };

const facts = [
  ['Signed out elsewhere', 'You stay signed in here, and nowhere else.'],
  ['Not kept here', 'This browser stores neither password, not even as a draft.'],
] as const;

export const Screen = () => (
  <AccountPage title="Password" description="Change the password you sign in with.">
    <WithPanel isShort panel={<PanelPart title="What happens next" facts={facts} />}>
      <ChangePasswordForm />
    </WithPanel>
  </AccountPage>
);

/** Doesn't store either password. */
function ChangePasswordForm() {
  const user = useSession((session) => session.user);
  const passwordProblem = usePasswordProblem();
  const problemOf = (password: string): string | null => passwordProblem(password, user ?? {});
  const state = useSubmitForm({
    key: 'change-password',
    id: 'change',
    labels,
    schema: passwordChangeForm,
    blank,
    judge: ({ newPassword }) => ({ newPassword: problemOf(newPassword) }),
    secret: ['oldPassword', 'newPassword'],
    send: (typed) =>
      call(circulationPassword, { params: { userSeq: user?.circulationSeq ?? 0 }, body: typed }),
    what: 'new password',
    explain: explained,
    onSent: () => track('account', 'password'),
  });
  const { text, draft } = state;
  if (state.sent)
    return (
      <SentNotice title="Your password was changed" level={2}>
        <p>You’re still signed in here, and nowhere else. Use the new password from now on.</p>
        <Button onClick={state.startOver}>Change it again</Button>
      </SentNotice>
    );
  return (
    <SubmitForm
      state={state}
      name="Change password"
      words={{ send: 'Change password', sending: 'Changing…' }}
    >
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField {...text('oldPassword')} required autoComplete="current-password" />
      <NewPasswordField {...text('newPassword')} problem={problemOf(draft.newPassword)} />
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
