import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import type { AnswerOf, BodyOf } from '#src/contracts/define-call.ts';
import {
  authForgot,
  authLogin,
  authReset,
  authResetCheck,
  authSignout,
  sessionCreate,
  sessionDelete,
  usersMe,
} from '#src/contracts/session.ts';
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

/** The response does not reveal whether the address is known. */
export function requestReset(email: string): Promise<Result<{ ok: true }>> {
  return call(authForgot, { body: { email } });
}

/** Whether a reset token is good; 404 when it is not. */
export function checkReset(
  token: string,
  signal: AbortSignal,
): Promise<Result<AnswerOf<typeof authResetCheck>>> {
  return call(authResetCheck, { params: { token }, signal, fresh: true });
}

/** Chooses a new password with a reset token. */
export function resetPassword(token: string, password: string): Promise<Result<AnswerOf<typeof authReset>>> {
  return call(authReset, { params: { token }, body: { password } });
}
