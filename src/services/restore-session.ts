import { call } from '#src/api/call.ts';
import { sessionGet } from '#src/contracts/live-session.ts';
import { markEventsSeen, sessionEventCount } from '#src/browser/session-events.ts';
import type { CallError } from '#src/contracts/result.ts';
import type { User } from '#src/contracts/live-session.ts';
import { setUser, useSession } from '#src/stores/session.ts';
import { isSignOutPending } from '#src/services/sign-out-pending.ts';

let inFlight: Promise<CallError | null> | null = null;

/**
 * Restores the user from the server session, once. Public screens do not wait for it. On an error no one is signed in;
 * the error is returned. After that, or after a rejection (code that could not be loaded), the next call tries again.
 */
export function restoreSession(): Promise<CallError | null> {
  inFlight ??= restore().catch((thrown: unknown) => {
    inFlight = null;
    throw thrown;
  });
  return inFlight;
}

/** Asks the server again: the user may have changed. An error leaves the state. */
export async function refreshSession(): Promise<void> {
  const news = markEventsSeen();
  // The server does not know yet that someone has left here.
  if (isSignOutPending()) return;
  const { epoch } = useSession.getState();
  const { data } = await call(sessionGet, { fresh: true });
  // What happened meanwhile, here or in another tab, is newer than this answer.
  const isLate = useSession.getState().epoch !== epoch || sessionEventCount() !== news;
  if (data && !isLate) await take(data.user, data.token);
}

async function restore(): Promise<CallError | null> {
  const { epoch } = useSession.getState();
  const news = markEventsSeen();
  if (isSignOutPending()) {
    const { finishSignOut } = await import('#src/services/sign-out.ts');
    await finishSignOut();
    // Someone may have signed in while the server was told.
    if (useSession.getState().epoch === epoch) setUser(null);
    return null;
  }
  const { data, error } = await call(sessionGet, { fresh: true });
  if (error) inFlight = null;
  // Someone signed in meanwhile: that is newer than this answer.
  if (useSession.getState().epoch !== epoch) return error ?? null;
  // Someone signed in or out in another tab: the response may be older than that.
  if (!error && sessionEventCount() !== news) return restore();
  await take(data?.user ?? null, data?.token ?? null);
  return error ?? null;
}

async function take(user: User | null, token: string | null): Promise<void> {
  if (user !== null && token !== null) {
    const { beginSession } = await import('#src/services/session-lifecycle.ts');
    beginSession(user, token);
  } else if (useSession.getState().user) {
    const { endSession } = await import('#src/services/session-lifecycle.ts');
    endSession();
  } else setUser(null);
}
