import type { SavedSearch } from '#src/contracts/saved-searches.ts';
import { searchQueryText, type SearchState } from '#src/domain/search-state.ts';

/** Saves words, type, filters, and order; not the page or the typed text. */
export const searchToSave = (
  state: SearchState,
): Pick<SavedSearch, 'content_type' | 'search_terms' | 'query'> => ({
  content_type: state.contentType ?? 'all',
  search_terms: state.terms,
  query: searchQueryText({ ...state, page: 1, typed: null }),
});
