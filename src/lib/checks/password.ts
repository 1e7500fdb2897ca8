/** In characters: the minimum of NIST SP 800-63B-4 for a password that is the only factor. */
export const minPasswordLength = 15;
/** Keeps very long input out of the hash function. */
const maxPasswordLength = 200;

/** The same text for every keyboard: plain letters for full-width ones, accents combined with theirs. */
export const normalizedPassword = (password: string): string => password.normalize('NFKC');

/** A message; null if valid. Spaces count; no character classes are required. */
export function newPasswordProblem(password: string): string | null {
  const length = [...password].length;
  if (length === 0) return 'Choose a password.';
  if (length < minPasswordLength) return `Use at least ${minPasswordLength} characters; this has ${length}.`;
  return length > maxPasswordLength ? `Use at most ${maxPasswordLength} characters.` : null;
}
