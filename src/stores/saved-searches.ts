import { create } from 'zustand';

import type { SavedSearch } from '#src/contracts/saved-searches.ts';
import { unloadedList, type SyncedList } from '#src/stores/synced-list.ts';

/** The signed-in person's searches. State only, to keep the search screen small; `services/saved-search-changes.ts` has the calls. */
export const useSavedSearches = create<SyncedList<SavedSearch>>()(() => unloadedList);

/** Finds the saved search with the same type, terms, and filters. */
export const sameSearch = (
  list: readonly SavedSearch[],
  search: Pick<SavedSearch, 'content_type' | 'search_terms' | 'query'>,
): SavedSearch | undefined =>
  list.find(
    ({ content_type, search_terms, query }) =>
      content_type === search.content_type && search_terms === search.search_terms && query === search.query,
  );
