import { call } from '#src/api/call.ts';
import { authSignout, sessionDelete } from '#src/contracts/session.ts';
import { clearReads } from '#src/api/reads.ts';
import { isOnline } from '#src/browser/online.ts';
import { broadcastSession } from '#src/browser/session-events.ts';
import { resolveAfter } from '#src/lib/resolve-after.ts';
import { endSession } from '#src/services/session-lifecycle.ts';
import { setSignOutPending } from '#src/services/sign-out-pending.ts';

/** How long a sign-out waits for the server, in ms. */
const serverTimeoutMs = 4_000;

let inFlight: Promise<boolean> | null = null;

/**
 * Ends the server session, then the local one. Resolves to whether the server confirmed it; if not, the next page load tells it
 * again. Calls made meanwhile share the same sign-out.
 */
export function signOut(): Promise<boolean> {
  inFlight ??= endBothSessions().finally(() => {
    inFlight = null;
  });
  return inFlight;
}

async function endBothSessions(): Promise<boolean> {
  // Set first, in case the page is closed before the server answers. Reads under way would be refused now.
  setSignOutPending(true);
  clearReads();
  const serverKnows = isOnline() ? await withinTime(endServerSession()) : false;
  setSignOutPending(!serverKnows);
  endSession();
  broadcastSession('signed out');
  return serverKnows;
}

/** Tells the server of an earlier sign-out that did not reach it. */
export async function finishSignOut(): Promise<void> {
  if (await withinTime(endServerSession())) setSignOutPending(false);
}

/** Resolves to whether the server session is gone, which would sign the person in again on a later visit. Tokens expire anyway. */
async function endServerSession(): Promise<boolean> {
  const [{ error }] = await Promise.all([call(sessionDelete), call(authSignout, { fresh: true })]);
  return error === undefined || error.status === 401;
}

const withinTime = (answer: Promise<boolean>): Promise<boolean> =>
  Promise.race([answer, resolveAfter(serverTimeoutMs, false)]);
