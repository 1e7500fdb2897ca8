import * as v from 'valibot';

import { readStored, writeStored } from '#src/browser/storage.ts';

export type SavedKind = 'favorites' | 'searches' | 'projects' | 'specwizard-projects' | 'saved-work';

/** Only the fact that something changed is broadcast, never what. */
const flag = (kind: SavedKind): boolean => readStored('local', kind, v.boolean(), false);

/** Tells other tabs, which listen with `onChangedInOtherTab`, that saved items changed. */
export function broadcastSaved(kind: SavedKind): void {
  writeStored('local', kind, !flag(kind));
}
