import { create } from 'zustand';

import type { Favorite } from '#src/contracts/favorites.ts';
import { unreadList } from '#src/stores/synced-list.ts';
import type { SyncedList } from '#src/stores/synced-list.ts';

/** State only, since every result list imports it; `favorite-changes.ts` has the calls. */
export interface Favorites extends SyncedList<Favorite> {
  /** By item, what was pressed and is not answered yet. */
  pending: ReadonlyMap<string, boolean>;
  /** Saved items, with pending changes applied. */
  shown: ReadonlySet<string>;
}

export const useFavorites = create<Favorites>()(() => ({
  ...unreadList,
  pending: new Map(),
  shown: new Set(),
}));
