import { clearReads } from '#src/api/call.ts';
import { deleteSession, endToken } from '#src/api/session.ts';
import { isOnline } from '#src/browser/online.ts';
import { broadcastSession } from '#src/browser/session-events.ts';
import { endSession } from '#src/stores/session-lifecycle.ts';
import { setSignOutPending } from '#src/stores/sign-out-pending.ts';

/** Whoever signs out does not wait longer than this for the server, in milliseconds. */
const maxMs = 4_000;

let inFlight: Promise<boolean> | null = null;

/**
 * Signs out: the server session first, then everything here. Answers whether the server knows; where it does not, it
 * is told at the next start. Two calls at once are one.
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
  const serverKnows = isOnline() ? await withinTime(tellServer()) : false;
  setSignOutPending(!serverKnows);
  endSession();
  broadcastSession('signed out');
  return serverKnows;
}

/** Tells the server of a sign-out that it has not heard of. */
export async function finishSignOut(): Promise<void> {
  if (await withinTime(tellServer())) setSignOutPending(false);
}

/** The server session is what a later visit would be restored from; the token ends by itself where this fails. */
async function tellServer(): Promise<boolean> {
  const [{ error }] = await Promise.all([deleteSession(), endToken()]);
  return error === undefined || error.status === 401;
}

function withinTime(answer: Promise<boolean>): Promise<boolean> {
  return Promise.race([
    answer,
    new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), maxMs);
    }),
  ]);
}
