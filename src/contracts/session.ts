import * as v from 'valibot';

import { defineCall } from '#src/contracts/define-call.ts';
import { passwordReset } from '#src/contracts/forms/sign-in.ts';
import { token, user } from '#src/contracts/live-session.ts';
import { accepted, isoDate } from '#src/contracts/shapes.ts';

/** 401 for a wrong email or password.  */
export const authLogin = defineCall({
  id: 'auth.login',
  method: 'POST',
  path: '/auth/local',
  body: v.object({ email: v.string(), password: v.string(), rememberMe: v.optional(v.boolean(), false) }),
  answer: v.object({ token }),
});

/** Whose token it is. */
export const usersMe = defineCall({ id: 'users.me', method: 'GET', path: '/api/users/me', answer: user });

/** Opens the server session, an HttpOnly cookie; `loggedInAt` is a moment in ISO form. */
export const sessionCreate = defineCall({
  id: 'session.create',
  method: 'POST',
  path: '/api/auth-utils/session',
  body: v.object({ user, token, loggedInAt: isoDate }),
  answer: accepted,
});

/** Closes the server session. */
export const sessionDelete = defineCall({
  id: 'session.delete',
  method: 'DELETE',
  path: '/api/_auth/session',
  answer: accepted,
});

/** Ends what the token opened; answers even when it is over already. */
export const authSignout = defineCall({
  id: 'auth.signout',
  method: 'GET',
  path: '/auth/local/signout',
  answer: accepted,
});

/** Sends a link to choose a new password; answers the same whether or not the address is known. */
export const authForgot = defineCall({
  id: 'auth.forgot',
  method: 'POST',
  path: '/auth/local/forgot',
  body: v.object({ email: v.string() }),
  answer: accepted,
});

/**
 * Whether a reset token is good: 404 when it is unknown, used or too old, 429 after ten of these. `isSample` where it is the
 * sample world's own, which everyone knows and which is never used up.
 */
export const authResetCheck = defineCall({
  id: 'auth.resetCheck',
  method: 'GET',
  path: '/auth/local/reset/:token',
  answer: v.object({ ...accepted.entries, isSample: v.optional(v.boolean(), false) }),
});

/** Once for each token. 404 as above; 422 names the field `password` when it is refused. */
export const authReset = defineCall({
  id: 'auth.reset',
  method: 'POST',
  path: '/auth/local/reset/:token',
  body: passwordReset,
  answer: accepted,
});
