import { call } from '#src/api/call.ts';
import { circulationCreate } from '#src/contracts/circulation.ts';
import { track } from '#src/browser/analytics.ts';
import { usePasswordProblem } from '#src/components/account/use-password-problem.ts';
import { saveFailure } from '#src/components/forms/save-errors.ts';
import { useSubmitForm } from '#src/components/forms/use-submit-form.ts';
import type { SubmitFailure } from '#src/components/forms/submit-errors.ts';
import type { CallError, Result } from '#src/contracts/result.ts';
import { newAccount } from '#src/contracts/forms/account.ts';
import { blankProfile, profileLabels } from '#src/domain/account/profile.ts';
import { to } from '#src/paths.ts';
import { signIn } from '#src/services/sign-in.ts';

/** The account was created; `error` says why signing in failed. */
interface CreatedAccount {
  error: CallError | null;
}

/** The password comes after the email address it belongs to. */
const { firstName, lastName, email, ...office } = profileLabels;
const labels = { firstName, lastName, email, password: 'Password', ...office };
const blank = { ...blankProfile, password: '' };

/** Creates an account and signs its owner in. */
export function useNewAccount(returnTo: string) {
  const passwordProblem = usePasswordProblem();
  const state = useSubmitForm({
    key: 'new-account',
    id: 'account',
    labels,
    schema: newAccount,
    blank,
    secret: ['password'],
    judge: (draft) => ({ password: passwordProblem(draft.password, draft) }),
    send: async (account): Promise<Result<CreatedAccount>> => {
      const { error } = await call(circulationCreate, { body: account });
      track('account', error ? 'failed' : 'create');
      if (error) return { error };
      const signedIn = await signIn(account.email, account.password, false);
      return { data: { error: signedIn.error ?? null } };
    },
    what: 'account',
    explain: (error) => explained(error, returnTo),
  });
  return { ...state, passwordProblem };
}

function explained(error: CallError, returnTo: string): SubmitFailure | null {
  const link = { label: 'Sign in', href: to.signIn(returnTo) };
  if (error.status === 409) {
    return {
      title: 'This email address already has an account.',
      text: 'Sign in, or reset your password. To create another account, use a different address.',
      problems: { email: 'This address already has an account.' },
      link,
    };
  }
  return saveFailure(error, {
    not: 'Your account was not created.',
    maybe: 'Your account may have been created.',
    advice: 'Try signing in before you send this again.',
    link,
  });
}
