import { hideInBfcache } from '#src/browser/bfcache.ts';
import { hasMissedEvents, onSessionEvent } from '#src/browser/session-events.ts';
import { refreshSession, restoreSession } from '#src/services/restore-session.ts';
import { userIdOf, useSession } from '#src/stores/session.ts';

/** Restores the session once, then follows other tabs and the back-forward cache. */
export function watchSession(): void {
  useSession.subscribe((now, before) => {
    if (userIdOf(now) !== userIdOf(before)) startUserData();
  });
  startUserData();
  onSessionEvent((news) => {
    if (news === 'signed out') void leave();
    else void refreshSession();
  });
  // A private screen has asked already. Where that failed, its "Try again" asks once more.
  const isKnown = useSession.getState().status !== 'unknown';
  void (isKnown ? Promise.resolve() : restoreSession()).then(() =>
    hasMissedEvents() ? resync() : undefined,
  );
  hideInBfcache(
    () => useSession.getState().user !== null,
    () => (hasMissedEvents() ? resync() : refreshSession()),
  );
}

/** After news that this page missed. What another tab did is known here; where the server cannot be asked, it alone counts. */
async function resync(): Promise<void> {
  await leave();
  await refreshSession();
}

/** Favorites and saved searches, in the background (requirements: sign-in). */
function startUserData(): void {
  if (!useSession.getState().user) return;
  // Code that does not come is asked for again by the first star that is pressed.
  void import('#src/services/user-data.ts').then(
    ({ loadUserData }) => loadUserData(),
    () => undefined,
  );
}

async function leave(): Promise<void> {
  if (!useSession.getState().user) return;
  const { endSession } = await import('#src/services/session-lifecycle.ts');
  endSession();
}
