import { refuse } from '#src/reference-api/http/refusal.ts';
import type { Owner } from '#src/domain/account/guessable-password.ts';

/** Refuses with 422 a password that is easy to guess, for anyone or for people who know its owner. */
export async function requireStrongPassword(field: string, password: string, owner: Owner): Promise<void> {
  // Loaded on demand: the list of common passwords is large, and most tests and demos never need it.
  const { guessableProblem } = await import('#src/domain/account/guessable-password.ts');
  const problem = guessableProblem(password, owner);
  if (problem !== null) refuse(422, `${field}: ${problem}`);
}
