import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import { activitiesSearch } from '#src/contracts/activities.ts';
import type { Activity } from '#src/contracts/activities.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import { csinosRelated } from '#src/contracts/csi.ts';
import type { CountedSection } from '#src/contracts/csi.ts';
import * as contract from '#src/contracts/search.ts';
import type { SearchQuery, SearchResult } from '#src/contracts/search.ts';
import type { Suggested } from '#src/contracts/suggest.ts';

/** Searches the whole library, or one content type of it. */
export function search(
  terms: string,
  contentType: ContentType | 'company' | null,
  query: SearchQuery,
  signal: AbortSignal,
): Promise<Result<SearchResult>> {
  const online = { online: '1', ...query } as const;
  if (contentType === null) return call(contract.searchTerms, { params: { terms }, query: online, signal });
  return call(contract.searchTermsType, { params: { terms, contentType }, query: online, signal });
}

/** Sections of MasterFormat that have to do with the words, in all content or in that of one type. */
export function listRelatedSections(
  qstr: string,
  type: ContentType | null,
  mf: '04' | '95',
  signal: AbortSignal,
): Promise<Result<CountedSection[]>> {
  return call(csinosRelated, { query: { qstr, mf, type: type ?? undefined }, signal });
}

export function listActivities(
  terms: string,
  size: number,
  signal: AbortSignal,
): Promise<Result<Activity[]>> {
  return call(activitiesSearch, { body: { size, query: { match: { terms } } }, signal });
}

export async function listSuggestions(terms: string, signal: AbortSignal): Promise<Result<Suggested | null>> {
  const query = { online: '1', suggest: '1' } as const;
  const result = await call(contract.searchTerms, { params: { terms }, query, signal });
  return result.error ? result : { data: result.data.suggest ?? null };
}
