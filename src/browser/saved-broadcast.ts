import * as v from 'valibot';

import { readStored, writeStored } from '#src/browser/storage.ts';

export type SavedKind = 'favorites' | 'searches' | 'projects';

/** Only its change says something: that there was one, and nothing of what. */
const flag = (kind: SavedKind): boolean => readStored('local', kind, v.boolean(), false);

/** Tells other tabs that saved items changed. */
export function broadcastSaved(kind: SavedKind): void {
  writeStored('local', kind, !flag(kind));
}

/** Calls back when another tab has changed it. */
export function onSavedBroadcast(kind: SavedKind, listen: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === kind) listen();
  });
}
