import { create } from 'zustand';

import type { User } from '#src/contracts/live-session.ts';

/**
 * `unknown` until the server answered. `epoch` grows with every change of user: work that began under another one must
 * not be shown or sent.
 */
export interface Session {
  status: 'unknown' | 'anonymous' | 'signed-in';
  user: User | null;
  epoch: number;
}

export const useSession = create<Session>()(() => ({ status: 'unknown', user: null, epoch: 0 }));

/** The person's number, or null. For subscriptions that begin and end with a person. */
export const userIdOf = ({ user }: Session): number | null => user?.id ?? null;

/** Only the session's own modules call it. */
export function setUser(user: User | null): void {
  const before = useSession.getState();
  const isSame = userIdOf(before) === (user?.id ?? null);
  useSession.setState({
    status: user ? 'signed-in' : 'anonymous',
    user,
    epoch: before.epoch + (isSame ? 0 : 1),
  });
}

/** Also on sign-out: clear the previous user's data. */
export function onUserChange(forget: () => void): void {
  useSession.subscribe((now, before) => {
    if (userIdOf(now) !== userIdOf(before)) forget();
  });
}

/** Returns a check that the user has not changed: responses for another user are dropped. */
export function sameUser(): () => boolean {
  const { epoch } = useSession.getState();
  return () => useSession.getState().epoch === epoch;
}
