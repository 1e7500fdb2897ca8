/** In characters: what NIST SP 800-63B-4 asks of a password that is all one signs in with. */
export const minPasswordLength = 15;
/** The upper bound keeps whole books out of a hash function. */
const maxPasswordLength = 200;

/** The same text however a keyboard composed it: full-width letters as plain ones, an accent joined to its letter. */
export function normalizedPassword(password: string): string {
  return password.normalize('NFKC');
}

/** A message; null when valid. Spaces count; no character classes are required. */
export function newPasswordProblem(password: string): string | null {
  const length = [...password].length;
  if (length === 0) return 'Choose a password.';
  if (length < minPasswordLength) return `Use at least ${minPasswordLength} characters; this has ${length}.`;
  return length > maxPasswordLength ? `Use at most ${maxPasswordLength} characters.` : null;
}
