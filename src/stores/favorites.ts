import { create } from 'zustand';

import type { Favorite } from '#src/contracts/favorites.ts';
import { unloadedList, type SyncedList } from '#src/stores/synced-list.ts';

/** State only, since every result list imports it; `services/favorite-changes.ts` has the calls. */
export interface Favorites extends SyncedList<Favorite> {
  /** Items being added (true) or removed (false), by key, until the API responds. */
  pending: ReadonlyMap<string, boolean>;
  /** The keys of saved items, with pending changes applied. */
  shown: ReadonlySet<string>;
}

export const useFavorites = create<Favorites>()(() => ({
  ...unloadedList,
  pending: new Map(),
  shown: new Set(),
}));
