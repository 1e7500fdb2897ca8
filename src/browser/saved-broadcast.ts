import { readStored, writeStored } from '#src/browser/storage.ts';

/** What a person keeps, and may keep or drop in another tab. */
export type SavedKind = 'favorites' | 'searches';

/** Only its change says something: that there was one, and nothing of what. */
const flag = (kind: SavedKind): boolean =>
  readStored('local', kind, (value) => (typeof value === 'boolean' ? value : null), false);

/** Tells the other tabs that what is kept has changed. */
export function broadcastSaved(kind: SavedKind): void {
  writeStored('local', kind, !flag(kind));
}

/** Calls back when another tab has changed it. */
export function onSavedBroadcast(kind: SavedKind, listen: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === kind) listen();
  });
}
