import * as v from 'valibot';
import { defineCall } from '#src/contracts/define-call.ts';
import { passwordReset } from '#src/contracts/forms/sign-in.ts';
import { token, user } from '#src/contracts/live-session.ts';
import { accepted, isoDate } from '#src/contracts/shapes.ts';

/** 401 for a wrong email address or password. */
export const authLogin = defineCall('auth.login', 'POST /auth/local', {
  body: v.object({ email: v.string(), password: v.string(), rememberMe: v.optional(v.boolean(), false) }),
  answer: v.object({ token }),
});

/** Returns the token's user. */
export const usersMe = defineCall('users.me', 'GET /api/users/me', { answer: user });

/** Opens the server session (HttpOnly cookie); `loggedInAt` is an ISO timestamp. */
export const sessionCreate = defineCall('session.create', 'POST /api/auth-utils/session', {
  body: v.object({ user, token, loggedInAt: isoDate }),
  answer: accepted,
});

/** Closes the server session. */
export const sessionDelete = defineCall('session.delete', 'DELETE /api/_auth/session', { answer: accepted });

/** Ends the token's session; succeeds even if it has already ended. */
export const authSignout = defineCall('auth.signout', 'GET /auth/local/signout', { answer: accepted });

/** Sends a password reset link. The response doesn't reveal whether the address is known. */
export const authForgot = defineCall('auth.forgot', 'POST /auth/local/forgot', {
  body: v.object({ email: v.string() }),
  answer: accepted,
});

/**
 * Whether a reset token is valid: 404 if it is unknown, used, or expired; 429 after ten such failures. `isSample` marks
 * the sample library's public token, which can be used repeatedly.
 */
export const authResetCheck = defineCall('auth.resetCheck', 'GET /auth/local/reset/:token', {
  answer: v.object({ ...accepted.entries, isSample: v.optional(v.boolean(), false) }),
});

/** Works once per token. 404 as above; 422 names the field `password` if it is rejected. */
export const authReset = defineCall('auth.reset', 'POST /auth/local/reset/:token', {
  body: passwordReset,
  answer: accepted,
});
