import { create } from 'zustand';

import type { Favorite } from '#src/contracts/favorites.ts';
import type { OwnList } from '#src/stores/own-list.ts';
import { onUserChange } from '#src/stores/session.ts';

/** State only, since every result list imports it; `favorite-changes.ts` has the calls. */
export interface Favorites extends OwnList<Favorite> {
  /** By item, what was pressed and is not answered yet. */
  pending: ReadonlyMap<string, boolean>;
  /** Saved items, with pending changes applied. */
  shown: ReadonlySet<string>;
}

const initial: Favorites = {
  status: 'none',
  error: null,
  list: [],
  pending: new Map(),
  shown: new Set(),
};

export const useFavorites = create<Favorites>()(() => initial);

onUserChange(() => useFavorites.setState(initial));
