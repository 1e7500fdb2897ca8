import type { SearchResult } from '#src/contracts/search.ts';
import { interpretedSearch } from '#src/domain/interpreted-search.ts';
import { searchQueryOf, searchStateFrom } from '#src/domain/search-state.ts';
import type { SearchIndex } from '#src/reference-api/search/search-index.ts';

/** The answer that the search page shows for words typed into the box: what it reads out of them, then the call. */
export function askAsPage(index: SearchIndex, query: string): SearchResult {
  const typed = searchStateFrom({ terms: query }, new URLSearchParams(), '04');
  if (typed === null) throw new Error(`not searchable: ${query}`);
  const state = interpretedSearch(typed);
  const type = state.contentType;
  return index.search(state.terms, type, searchQueryOf(state));
}
