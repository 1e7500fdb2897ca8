import { searchQueryText, type SearchState } from '#src/domain/search-state.ts';
import { to } from '#src/paths.ts';

/** The only address of a search. */
export function searchAddress(state: SearchState): string {
  const query = searchQueryText(state);
  return state.contentType === null
    ? to.search(state.terms, query)
    : to.searchType(state.terms, state.contentType, query);
}

/** The address for search engines: without filters, order, and page. */
export const canonicalAddress = ({ terms, contentType }: SearchState): string =>
  contentType === null ? to.search(terms) : to.searchType(terms, contentType);
