import { create } from 'zustand';

import type { User } from '#src/contracts/live-session.ts';

/**
 * Who is signed in, as far as this tab knows. `unknown` until the server session was asked for; then `user` tells.
 * `epoch` grows with every change of person: what began under another one must not be shown or sent.
 */
export interface Session {
  status: 'unknown' | 'anonymous' | 'signed-in';
  user: User | null;
  epoch: number;
}

export const useSession = create<Session>()(() => ({ status: 'unknown', user: null, epoch: 0 }));

/** The person's number, or null. For subscriptions that begin and end with a person. */
export const userIdOf = ({ user }: Session): number | null => user?.id ?? null;

/** Puts a person in, or nobody. Only the session's own modules call it. */
export function setUser(user: User | null): void {
  const before = useSession.getState();
  const isSame = userIdOf(before) === (user?.id ?? null);
  useSession.setState({
    status: user ? 'signed-in' : 'anonymous',
    user,
    epoch: before.epoch + (isSame ? 0 : 1),
  });
}

/** Calls back when another person, or nobody, has come: what was kept of the last one is to be forgotten. */
export function onUserChange(forget: () => void): void {
  useSession.subscribe((now, before) => {
    if (userIdOf(now) !== userIdOf(before)) forget();
  });
}
