import { call } from '#src/api/call.ts';
import { authLogin, authSignout, sessionCreate, usersMe } from '#src/contracts/session.ts';
import { setToken } from '#src/api/send-request.ts';
import { now } from '#src/browser/clock.ts';
import { identityCookies, readCookie } from '#src/browser/cookies.ts';
import { broadcastSession } from '#src/browser/session-events.ts';
import { notify } from '#src/browser/toasts.ts';
import type { CallError } from '#src/contracts/result.ts';
import type { User } from '#src/contracts/live-session.ts';
import { beginSession } from '#src/services/session-lifecycle.ts';
import { setSignOutPending } from '#src/services/sign-out-pending.ts';

/** The calls that signing in makes, one after another. */
export type SignInStep = 'credentials' | 'person' | 'session';

export type SignInResult =
  | { user: User; error?: never; step?: never }
  | { user?: never; error: CallError; step: SignInStep };

/** A token, the user, and a server session, or nothing if a step fails (requirements: sign-in). */
export async function signIn(email: string, password: string, rememberMe: boolean): Promise<SignInResult> {
  const login = await call(authLogin, { body: { email, password, rememberMe } });
  if (login.error) return { error: login.error, step: 'credentials' };
  const { token } = login.data;
  setToken(token);
  const me = await call(usersMe, { fresh: true });
  if (me.error) return abandonSignIn(me.error, 'person');
  const loggedInAt = new Date(now()).toISOString();
  const session = await call(sessionCreate, { body: { user: me.data, token, loggedInAt } });
  if (session.error) return abandonSignIn(session.error, 'session');
  setSignOutPending(false);
  beginSession(me.data, token);
  broadcastSession('signed in');
  if (readCookie(identityCookies.email) === null) {
    void notify.info(
      'Cookies are blocked in this browser: you stay signed in until you close or reload this page.',
    );
  }
  return { user: me.data };
}

async function abandonSignIn(error: CallError, step: SignInStep): Promise<SignInResult> {
  await call(authSignout, { fresh: true });
  setToken(null);
  return { error, step };
}
