import { identityCookies, writeCookie } from '#src/browser/cookies.ts';
import { broadcastSession } from '#src/browser/session-events.ts';
import type { User } from '#src/contracts/live-session.ts';
import { setUser, useSession } from '#src/stores/session.ts';

/** Updates the signed-in person's name and email in the header, in the identity cookies, and in other tabs. */
export function renameUser(names: Pick<User, 'firstName' | 'lastName' | 'email'>): void {
  const { user } = useSession.getState();
  if (user === null) return;
  const { firstName, lastName, email } = names;
  setUser({ ...user, firstName, lastName, email });
  writeCookie(identityCookies.firstName, firstName);
  writeCookie(identityCookies.lastName, lastName);
  writeCookie(identityCookies.email, email);
  broadcastSession('signed in');
}
