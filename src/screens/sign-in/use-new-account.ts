import { track } from '#src/browser/analytics.ts';
import { createAccount } from '#src/api/circulation.ts';
import { savingFailure } from '#src/components/forms/saving-words.ts';
import { useSending } from '#src/components/forms/use-sending.ts';
import type { SendingState } from '#src/components/forms/use-sending.ts';
import type { SendingFailure } from '#src/components/forms/sending-words.ts';
import type { CallError } from '#src/contracts/result.ts';
import {
  accountDraftFrom,
  accountFields,
  accountProblems,
  blankAccount,
} from '#src/domain/account/new-account.ts';
import type { AccountDraft } from '#src/domain/account/new-account.ts';
import { profileToSend } from '#src/domain/account/profile.ts';
import { to } from '#src/paths.ts';
import { signIn } from '#src/stores/sign-in.ts';

/** What came of a new account: it exists; `error` tells why its owner is not signed in yet. */
interface Made {
  error: CallError | null;
}

/** Creates an account and signs its owner in at once. */
export function useNewAccount(returnTo: string): SendingState<AccountDraft, Made> {
  return useSending<AccountDraft, Made>({
    key: 'new-account',
    blank: blankAccount,
    read: accountDraftFrom,
    fields: accountFields,
    secret: ['password'],
    problemsOf: (draft) => ({ ...accountProblems(draft) }),
    send: async (draft) => {
      const profile = profileToSend(draft);
      const { error } = await createAccount({ ...profile, password: draft.password });
      track('account', error ? 'failed' : 'create');
      if (error) return { error };
      const signedIn = await signIn(profile.email, draft.password, false);
      return { data: { error: signedIn.error ?? null } };
    },
    what: 'account',
    explain: (error) => explained(error, returnTo),
    onSent: () => undefined,
    keep: () => ({}),
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
