import type { SavedSearch } from '#src/contracts/saved-searches.ts';
import type { SearchQuery } from '#src/contracts/search.ts';
import { searchQueryOf, searchStateFrom, type SearchState } from '#src/domain/search-state.ts';

/** The search state; null for a search that another program saved and this site can't run. */
export function savedState({
  content_type,
  search_terms,
  query,
}: Pick<SavedSearch, 'content_type' | 'search_terms' | 'query'>): SearchState | null {
  const contentType = content_type === 'all' ? undefined : content_type;
  return searchStateFrom({ terms: search_terms, contentType }, new URLSearchParams(query), '04');
}

const dayMs = 86_400_000;

/**
 * The first day whose changes count as new: the day after the search was last opened, or saved. Later changes on that
 * same day can't be told apart from ones already seen.
 */
function newSince({ opened_at, created_at }: Pick<SavedSearch, 'opened_at' | 'created_at'>): string {
  const day = Date.parse((opened_at ?? created_at).slice(0, 10));
  return new Date(day + dayMs).toISOString().slice(0, 10);
}

/** Requests only the count, without results. */
export function newResultsQuery(search: SavedSearch, state: SearchState): SearchQuery {
  const query = { ...searchQueryOf(state), from: 0, size: 0 };
  return canBeNew(search) ? { ...query, since: newSince(search) } : query;
}

/** Manufacturers have no modification date. */
export const canBeNew = ({ content_type }: Pick<SavedSearch, 'content_type'>): boolean =>
  content_type !== 'company';
