/** In characters. The upper bound keeps the cost of hashing small. */
export const minPasswordLength = 8;
const maxPasswordLength = 200;

/** A message; null when valid. Spaces count; no character classes are required. */
export function newPasswordProblem(password: string): string | null {
  const length = [...password].length;
  if (length === 0) return 'Choose a password.';
  if (length < minPasswordLength) return `Use at least ${minPasswordLength} characters; this has ${length}.`;
  return length > maxPasswordLength ? `Use at most ${maxPasswordLength} characters.` : null;
}
