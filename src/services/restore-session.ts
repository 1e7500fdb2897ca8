import { call } from '#src/api/call.ts';
import { sessionGet, type User } from '#src/contracts/live-session.ts';
import { markEventsSeen, sessionEventCount } from '#src/browser/session-events.ts';
import type { CallError } from '#src/contracts/result.ts';
import { setUser, useSession } from '#src/stores/session.ts';
import { isSignOutPending } from '#src/services/sign-out-pending.ts';

let restoring: Promise<CallError | null> | null = null;

/**
 * Restores the user from the server session, once. Public screens don't wait for it. On an error, no one is signed in and the
 * error is returned. After an error or a rejection (code that couldn't be loaded), the next call tries again.
 */
export function restoreSession(): Promise<CallError | null> {
  restoring ??= restore().catch((thrown: unknown) => {
    restoring = null;
    throw thrown;
  });
  return restoring;
}

/** Asks the server again, since the user may have changed. On an error, the state stays as it is. */
export async function refreshSession(): Promise<void> {
  const eventCount = markEventsSeen();
  // The server has not heard of this browser's sign-out yet, so it would still name the user.
  if (isSignOutPending()) return;
  const { epoch } = useSession.getState();
  const { data } = await call(sessionGet, { fresh: true });
  // A sign-in or sign-out during the request, here or in another tab, is newer than this response.
  const isLate = useSession.getState().epoch !== epoch || sessionEventCount() !== eventCount;
  if (data && !isLate) await applySession(data.user, data.token);
}

async function restore(): Promise<CallError | null> {
  const { epoch } = useSession.getState();
  const eventCount = markEventsSeen();
  if (isSignOutPending()) {
    const { finishSignOut } = await import('#src/services/sign-out.ts');
    await finishSignOut();
    // Someone may have signed in during the request.
    if (useSession.getState().epoch === epoch) setUser(null);
    return null;
  }
  const { data, error } = await call(sessionGet, { fresh: true });
  if (error) restoring = null;
  // A sign-in during the request is newer than this response.
  if (useSession.getState().epoch !== epoch) return error ?? null;
  // Someone signed in or out in another tab meanwhile, and the response may be older than that.
  if (!error && sessionEventCount() !== eventCount) return restore();
  await applySession(data?.user ?? null, data?.token ?? null);
  return error ?? null;
}

async function applySession(user: User | null, token: string | null): Promise<void> {
  if (user !== null && token !== null) {
    const { beginSession } = await import('#src/services/session-lifecycle.ts');
    beginSession(user, token);
  } else if (useSession.getState().user) {
    const { endSession } = await import('#src/services/session-lifecycle.ts');
    endSession();
  } else setUser(null);
}
