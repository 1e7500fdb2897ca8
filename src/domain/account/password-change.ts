import { newPasswordProblem } from '#src/domain/checks/password.ts';

export interface PasswordDraft {
  oldPassword: string;
  newPassword: string;
}
export type PasswordField = keyof PasswordDraft;

export const passwordFields: readonly PasswordField[] = ['oldPassword', 'newPassword'];

export const blankPasswords: PasswordDraft = { oldPassword: '', newPassword: '' };

/** What is wrong with a change of password; both are needed. (spec §5) */
export function passwordChangeProblems({
  oldPassword,
  newPassword,
}: PasswordDraft): Partial<Record<PasswordField, string>> {
  const problem =
    newPassword !== '' && newPassword === oldPassword
      ? 'Choose another one than the old password.'
      : newPasswordProblem(newPassword);
  return {
    ...(oldPassword === '' && { oldPassword: 'Enter the password that you have now.' }),
    ...(problem !== null && { newPassword: problem }),
  };
}
