import { track } from '#src/browser/analytics.ts';
import { createAccount } from '#src/api/circulation.ts';
import { savingFailure } from '#src/components/forms/saving-words.ts';
import { useSending } from '#src/components/forms/use-sending.ts';
import type { SendingFailure } from '#src/components/forms/sending-words.ts';
import type { CallError, Result } from '#src/contracts/result.ts';
import { newAccount } from '#src/contracts/forms/account.ts';
import { blankProfile, profileLabels } from '#src/domain/account/profile.ts';
import { to } from '#src/paths.ts';
import { signIn } from '#src/stores/sign-in.ts';

/** The account exists; `error` says why signing in failed. */
interface CreatedAccount {
  error: CallError | null;
}

/** The password follows the e-mail address that it belongs to. */
const { firstName, lastName, email, ...office } = profileLabels;
const labels = { firstName, lastName, email, password: 'Password', ...office };
const blank = { ...blankProfile, password: '' };

/** Creates an account and signs its owner in at once. */
export function useNewAccount(returnTo: string) {
  return useSending({
    key: 'new-account',
    id: 'account',
    labels,
    schema: newAccount,
    blank,
    secret: ['password'],
    send: async (account): Promise<Result<CreatedAccount>> => {
      const { error } = await createAccount(account);
      track('account', error ? 'failed' : 'create');
      if (error) return { error };
      const signedIn = await signIn(account.email, account.password, false);
      return { data: { error: signedIn.error ?? null } };
    },
    what: 'account',
    explain: (error) => explained(error, returnTo),
  });
}

function explained(error: CallError, returnTo: string): SendingFailure | null {
  const way = { label: 'Sign in', href: to.signIn(returnTo) };
  if (error.status === 409) {
    return {
      title: 'This e-mail address has an account already.',
      text: 'Sign in with it, or ask there for a new password. To open another account, enter another address.',
      problems: { email: 'This address has an account already.' },
      way,
    };
  }
  return savingFailure(error, {
    not: 'Your account was not created.',
    maybe: 'Your account may have been created.',
    onward: 'Try to sign in before you send this again.',
    way,
  });
}
