import { getLiveSession } from '#src/api/live-session.ts';
import type { User } from '#src/contracts/session.ts';
import { setPerson, useSession } from '#src/stores/session.ts';

let underWay: Promise<User | null> | null = null;

/**
 * Who is signed in, from the live server session; asked once, and anew after `forgetRestored()`. Public screens do not
 * wait for it. When the API cannot tell, nobody is signed in.
 */
export function restoredSession(): Promise<User | null> {
  underWay ??= restore();
  return underWay;
}

/** The next one who wants to know asks the server again. */
export function forgetRestored(): void {
  underWay = null;
}

async function restore(): Promise<User | null> {
  if (useSession.getState().user) return useSession.getState().user;
  const { data } = await getLiveSession();
  const present = useSession.getState();
  // Somebody signed in meanwhile: that is newer than this answer.
  if (present.user) return present.user;
  if (!data || data.user === null) {
    setPerson(null);
    return null;
  }
  const { beginSession } = await import('#src/stores/session-life.ts');
  beginSession(data.user, data.token);
  return data.user;
}
