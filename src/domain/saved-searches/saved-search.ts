import type { SavedSearch } from '#src/contracts/saved-searches.ts';
import type { SearchQuery } from '#src/contracts/search.ts';
import { searchQueryOf, searchStateFrom } from '#src/domain/search-state.ts';
import type { SearchState } from '#src/domain/search-state.ts';

/** The search again; null for what another program saved and this site cannot ask. */
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
 * The first day whose changes are new: the one after the search was opened, or saved. What changed later on that same
 * day is not told apart from what was seen.
 */
function newSince({ opened_at, created_at }: Pick<SavedSearch, 'opened_at' | 'created_at'>): string {
  const day = Date.parse((opened_at ?? created_at).slice(0, 10));
  return new Date(day + dayMs).toISOString().slice(0, 10);
}

/** Asks for the count only, without results. */
export function newResultsQuery(search: SavedSearch, state: SearchState): SearchQuery {
  const query = { ...searchQueryOf(state), from: 0, size: 0 };
  return canBeNew(search) ? { ...query, since: newSince(search) } : query;
}

/** Manufacturers have no day of their last change. */
export function canBeNew({ content_type }: Pick<SavedSearch, 'content_type'>): boolean {
  return content_type !== 'company';
}
