import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import { searchTerms, searchTermsType, type SearchQuery, type SearchResult } from '#src/contracts/search.ts';

/** Searches the whole library, or one content type of it. */
export function search(
  terms: string,
  contentType: ContentType | 'company' | null,
  query: SearchQuery,
  signal: AbortSignal,
): Promise<Result<SearchResult>> {
  const online = { online: '1', ...query } as const;
  if (contentType === null) return call(searchTerms, { params: { terms }, query: online, signal });
  return call(searchTermsType, { params: { terms, contentType }, query: online, signal });
}
