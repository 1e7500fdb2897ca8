import { setToken } from '#src/api/send-request.ts';
import { invalidateReads, clearReads } from '#src/api/reads.ts';
import { identityCookies, removeCookie, writeCookie } from '#src/browser/cookies.ts';
import { whenIdle } from '#src/browser/idle.ts';
import { preloadToasts, notify } from '#src/browser/toasts.ts';
import type { User } from '#src/contracts/live-session.ts';
import { clearDrafts } from '#src/services/drafts.ts';
import { setUser, useSession } from '#src/stores/session.ts';

/**
 * Starts a user's session. Another user's data is cleared. Data read before anyone signed in is only marked stale, so that a
 * screen that is loading can finish.
 */
export function beginSession(user: User, token: string): void {
  const former = useSession.getState().user;
  if (former === null) invalidateReads();
  else if (former.id !== user.id) clearReads();
  setToken(token, expireSession);
  writeCookie(identityCookies.firstName, user.firstName);
  writeCookie(identityCookies.lastName, user.lastName);
  writeCookie(identityCookies.email, user.email);
  setUser(user);
  // So that the sign-out toast can be shown even offline.
  whenIdle(preloadToasts);
}

/** Ends the session and clears all of the user's data. */
export function endSession(): void {
  clearSession();
  clearDrafts();
  for (const name of Object.values(identityCookies)) removeCookie(name);
}

/**
 * The API no longer accepts the token. Ends the session once, however many calls were refused. A private screen then leads to
 * sign-in and back, and drafts stay for the same person.
 */
function expireSession(): void {
  clearSession();
  void notify.warning('Your session has ended. Sign in to continue.');
}

function clearSession(): void {
  setToken(null);
  clearReads();
  setUser(null);
}
