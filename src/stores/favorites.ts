import { create } from 'zustand';

import type { Favorite } from '#src/contracts/favorites.ts';
import type { CallError } from '#src/contracts/result.ts';
import { onUserChange } from '#src/stores/session.ts';

/** What the signed-in person keeps. State only: every list of results carries it; `favorite-changes.ts` has the calls. */
export interface Favorites {
  status: 'none' | 'loading' | 'ready' | 'failed';
  /** Why they did not come. */
  error: CallError | null;
  /** As the API has them, newest first. */
  list: readonly Favorite[];
  /** By item, what was pressed and is not answered yet. */
  pending: ReadonlyMap<string, boolean>;
  /** The items whose stars are on: what is kept, as it will be with what is pending. */
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
