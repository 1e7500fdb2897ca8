import type { ProfileFields } from '#src/contracts/circulation.ts';
import {
  blankProfile,
  profileDraftFrom,
  profileFieldNames,
  profileLabels,
  profileProblems,
} from '#src/domain/account/profile.ts';
import type { ProfileField } from '#src/domain/account/profile.ts';
import { newPasswordProblem } from '#src/domain/checks/password.ts';

/** An account as it is typed: a profile and the password to come in with. */
export type AccountDraft = ProfileFields & { password: string };
export type AccountField = ProfileField | 'password';

export const blankAccount: AccountDraft = { ...blankProfile, password: '' };

/** In the order of the form: the password follows the e-mail address that it belongs to. */
export const accountFields: readonly AccountField[] = profileFieldNames.flatMap((field): AccountField[] =>
  field === 'email' ? [field, 'password'] : [field],
);

export const accountLabels: Readonly<Record<AccountField, string>> = {
  ...profileLabels,
  password: 'Password',
};

/** What is wrong with an account to be, by field; empty when it can be sent. (spec §5) */
export function accountProblems(draft: AccountDraft): Partial<Record<AccountField, string>> {
  const password = newPasswordProblem(draft.password);
  return { ...profileProblems(draft), ...(password !== null && { password }) };
}

/** A draft as the tab kept it, which never holds the password. */
export function accountDraftFrom(stored: unknown): AccountDraft | null {
  const profile = profileDraftFrom(stored);
  return profile && { ...profile, password: '' };
}
