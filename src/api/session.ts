import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import type { BodyOf } from '#src/contracts/define-call.ts';
import { authLogin, authSignout, sessionCreate, sessionDelete, usersMe } from '#src/contracts/session.ts';
import type { User } from '#src/contracts/live-session.ts';

/** A bearer token for an email and a password; 401 for a wrong one. */
export function logIn(body: BodyOf<typeof authLogin>): Promise<Result<{ token: string }>> {
  return call(authLogin, { body });
}

/** Whose token the client holds. */
export function getUser(): Promise<Result<User>> {
  return call(usersMe, { fresh: true });
}

/** Opens the server session. */
export function createSession(body: BodyOf<typeof sessionCreate>): Promise<Result<{ ok: true }>> {
  return call(sessionCreate, { body });
}

/** Closes the server session. */
export function deleteSession(): Promise<Result<{ ok: true }>> {
  return call(sessionDelete, {});
}

/** Ends what the token opened. */
export function endToken(): Promise<Result<{ ok: true }>> {
  return call(authSignout, { fresh: true });
}
