import { create } from 'zustand';

import type { User } from '#src/contracts/live-session.ts';

/**
 * `unknown` until the server has responded. `epoch` increases with every change of user, so that work begun for another user is
 * neither shown nor sent.
 */
export interface Session {
  status: 'unknown' | 'anonymous' | 'signed-in';
  user: User | null;
  epoch: number;
}

export const useSession = create<Session>()(() => ({ status: 'unknown', user: null, epoch: 0 }));

/** The user's number; null if no one is signed in. Compare it to learn whether the user changed. */
export const userIdOf = ({ user }: Session): number | null => user?.id ?? null;

/** For the services that begin, restore, end, or rename a session; others react to the change. */
export function setUser(user: User | null): void {
  const before = useSession.getState();
  const isSame = userIdOf(before) === (user?.id ?? null);
  useSession.setState({
    status: user ? 'signed-in' : 'anonymous',
    user,
    epoch: before.epoch + (isSame ? 0 : 1),
  });
}

/** Calls back when the user changes, also on sign-out, to clear the previous user's data. */
export function onUserChange(forget: () => void): void {
  useSession.subscribe((now, before) => {
    if (userIdOf(now) !== userIdOf(before)) forget();
  });
}

/** Returns a function that tells whether the user is still the same: drop responses that arrive for another user. */
export function sameUserCheck(): () => boolean {
  const { epoch } = useSession.getState();
  return () => useSession.getState().epoch === epoch;
}
