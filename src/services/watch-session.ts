import { hideInBfcache } from '#src/browser/bfcache.ts';
import { hasMissedEvents, onSessionEvent } from '#src/browser/session-events.ts';
import { refreshSession, restoreSession } from '#src/services/restore-session.ts';
import { userIdOf, useSession } from '#src/stores/session.ts';

/** Restores the session once, then follows sign-ins and sign-outs in other tabs and returns from the back-forward cache. */
export function watchSession(): void {
  useSession.subscribe((now, before) => {
    if (userIdOf(now) !== userIdOf(before)) startUserData();
  });
  startUserData();
  onSessionEvent((event) => {
    if (event === 'signed out') void endLocalSession();
    else void refreshSession();
  });
  // A private screen has restored the session already. If that failed, its "Try again" button repeats it.
  const isKnown = useSession.getState().status !== 'unknown';
  void (isKnown ? Promise.resolve() : restoreSession()).then(() =>
    hasMissedEvents() ? resync() : undefined,
  );
  hideInBfcache(
    () => useSession.getState().user !== null,
    () => (hasMissedEvents() ? resync() : refreshSession()),
  );
}

/**
 * This page missed an event of another tab. Signing out locally first is safe even if the server can't be reached; the server then
 * says who is signed in.
 */
async function resync(): Promise<void> {
  await endLocalSession();
  await refreshSession();
}

/** Favorites and saved searches, in the background (requirements: sign-in). */
function startUserData(): void {
  if (!useSession.getState().user) return;
  // If this code can't be loaded, pressing a star loads it again.
  void import('#src/services/user-data.ts').then(
    ({ loadUserData }) => loadUserData(),
    () => undefined,
  );
}

async function endLocalSession(): Promise<void> {
  if (!useSession.getState().user) return;
  const { endSession } = await import('#src/services/session-lifecycle.ts');
  endSession();
}
