import * as v from 'valibot';
import { create } from 'zustand';

import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';
import { userIdOf, useSession } from '#src/stores/session.ts';

const lastOwnerKey = 'sections-of';

interface WorkOwner {
  /** A user's number; null for a visitor. */
  owner: number | null;
}

/**
 * Whose work in this browser is shown. Until the server says who is signed in, it is the last user's (unless they signed out), so
 * that the page isn't empty for a moment.
 */
export const useWorkOwner = create<WorkOwner>()(() => ({ owner: currentOwner() }));

export const workOwner = (): number | null => useWorkOwner.getState().owner;

function currentOwner(): number | null {
  const session = useSession.getState();
  if (session.status !== 'unknown') return userIdOf(session);
  return readStored('local', lastOwnerKey, v.nullable(v.number()), null);
}

const callbacks = new Set<() => void>();

/** Calls back before the owner changes, so that what is being typed is still written for the person who typed it. */
export function beforeOwnerChange(callback: () => void): void {
  callbacks.add(callback);
}

useSession.subscribe(() => {
  const owner = currentOwner();
  if (owner === workOwner()) return;
  for (const callback of callbacks) callback();
  if (owner === null) removeStored('local', lastOwnerKey);
  else writeStored('local', lastOwnerKey, owner);
  useWorkOwner.setState({ owner });
});

/**
 * For tests: as after a page load.
 * @internal
 */
export function resetWorkOwner(): void {
  useWorkOwner.setState({ owner: currentOwner() });
}
