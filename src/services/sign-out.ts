import { call } from '#src/api/call.ts';
import { authSignout, sessionDelete } from '#src/contracts/session.ts';
import { clearReads } from '#src/api/reads.ts';
import { isOnline } from '#src/browser/online.ts';
import { broadcastSession } from '#src/browser/session-events.ts';
import { resolveAfter } from '#src/lib/resolve-after.ts';
import { endSession } from '#src/services/session-lifecycle.ts';
import { setSignOutPending } from '#src/services/sign-out-pending.ts';

/** Sign-out does not wait longer for the server, in ms. */
const maxMs = 4_000;

let inFlight: Promise<boolean> | null = null;

/**
 * Ends the server session, then the local one. Resolves to whether the server knows; if not, the next start tells it.
 * Parallel calls share one sign-out.
 */
export function signOut(): Promise<boolean> {
  inFlight ??= leave().finally(() => {
    inFlight = null;
  });
  return inFlight;
}

async function leave(): Promise<boolean> {
  // From here on, also when the page is closed meanwhile; what is still being read would be refused.
  setSignOutPending(true);
  clearReads();
  const serverKnows = isOnline() ? await withinTime(endServerSession()) : false;
  setSignOutPending(!serverKnows);
  endSession();
  broadcastSession('signed out');
  return serverKnows;
}

/** Tells the server of a sign-out that it has not heard of. */
export async function finishSignOut(): Promise<void> {
  if (await withinTime(endServerSession())) setSignOutPending(false);
}

/** The server session is what a later visit would be restored from; the token ends by itself where this fails. */
async function endServerSession(): Promise<boolean> {
  const [{ error }] = await Promise.all([call(sessionDelete), call(authSignout, { fresh: true })]);
  return error === undefined || error.status === 401;
}

function withinTime(answer: Promise<boolean>): Promise<boolean> {
  return Promise.race([answer, resolveAfter(maxMs, false)]);
}
