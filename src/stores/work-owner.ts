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
 * Whose work in this browser is shown. Until the server has said who is signed in, that of the last user, unless they
 * signed out: the page must not begin empty and fill a moment later.
 */
export const useWorkOwner = create<WorkOwner>()(() => ({ owner: currentOwner() }));

export const workOwner = (): number | null => useWorkOwner.getState().owner;

function currentOwner(): number | null {
  const session = useSession.getState();
  if (session.status !== 'unknown') return userIdOf(session);
  return readStored('local', lastOwnerKey, v.nullable(v.number()), null);
}

const leaving = new Set<() => void>();

/** Calls back while the work still belongs to the one who leaves: what they are typing is written now. */
export function onOwnerLeaving(callback: () => void): void {
  leaving.add(callback);
}

useSession.subscribe(() => {
  const owner = currentOwner();
  if (owner === workOwner()) return;
  for (const callback of leaving) callback();
  if (owner === null) removeStored('local', lastOwnerKey);
  else writeStored('local', lastOwnerKey, owner);
  useWorkOwner.setState({ owner });
});

/**
 * As a page that has just begun.
 * @internal
 */
export function resetWorkOwner(): void {
  useWorkOwner.setState({ owner: currentOwner() });
}
