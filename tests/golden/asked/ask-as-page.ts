import type { SearchHit, SearchResult } from '#src/contracts/search.ts';
import { interpretedSearch } from '#src/domain/interpreted-search.ts';
import { nearestSearch } from '#src/domain/search-choice.ts';
import { searchQueryOf, searchStateFrom } from '#src/domain/search-state.ts';
import type { SearchIndex } from '#src/reference-api/search/search-index.ts';

export interface PageAnswer {
  answer: SearchResult;
  /** The hits that the page shows below «nearest», once it is said that nothing passes all filters. */
  near: readonly SearchHit[];
}

/** The answer that the search page shows for words typed into the box: what it reads out of them, then the calls. */
export function askAsPage(index: SearchIndex, query: string): PageAnswer {
  const typed = searchStateFrom({ terms: query }, new URLSearchParams(), '04');
  if (typed === null) throw new Error(`not searchable: ${query}`);
  const state = interpretedSearch(typed);
  const ask = (asked: typeof state) => index.search(asked.terms, asked.contentType, searchQueryOf(asked));
  const answer = ask(state);
  const nearest = answer.near ? ask(nearestSearch(state, answer.near)) : null;
  return { answer, near: nearest?.hits.hits.map(({ _source }) => _source) ?? [] };
}
