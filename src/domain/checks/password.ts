/** In characters; the upper bound keeps whole books out of a hash function. */
export const shortestPassword = 8;
const longestPassword = 200;

/** What is wrong with a new password; null when nothing is. Blanks count, and no kind of character is asked for. */
export function newPasswordProblem(password: string): string | null {
  const length = [...password].length;
  if (length === 0) return 'Choose a password.';
  if (length < shortestPassword) return `Make it at least ${shortestPassword} characters; it has ${length}.`;
  return length > longestPassword ? `Make it at most ${longestPassword} characters.` : null;
}
