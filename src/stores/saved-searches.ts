import { create } from 'zustand';

import type { SavedSearch } from '#src/contracts/saved-searches.ts';
import { unreadList } from '#src/stores/synced-list.ts';
import type { SyncedList } from '#src/stores/synced-list.ts';

/** The signed-in person's searches. State only: the search screen carries it; `saved-search-changes.ts` has the calls. */
export const useSavedSearches = create<SyncedList<SavedSearch>>()(() => unreadList);

/** Undefined when there is none. */
export function sameSearch(
  list: readonly SavedSearch[],
  search: Pick<SavedSearch, 'content_type' | 'search_terms' | 'query'>,
): SavedSearch | undefined {
  return list.find(
    ({ content_type, search_terms, query }) =>
      content_type === search.content_type && search_terms === search.search_terms && query === search.query,
  );
}
