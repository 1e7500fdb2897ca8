import type { ContentType } from '#src/contracts/content-types.ts';
import type { SearchQuery, SearchResult } from '#src/contracts/search.ts';
import { createSearchIndex } from '#src/reference-api/search/search-index.ts';
import { corpus } from '#tests/reference-api/search/corpus.ts';

export const index = createSearchIndex(corpus, '2026-09-30');

export const ask = (terms: string, query: SearchQuery = {}, type: ContentType | 'company' | null = null) =>
  index.search(terms, type, { size: 100, ...query });

export const found = (result: SearchResult): string[] => result.hits.hits.map(({ _id }) => _id);

/** Key → count of one facet. */
export const counts = (result: SearchResult, facet: string): Record<string, number> =>
  Object.fromEntries(
    (result.aggregations?.[facet]?.buckets ?? []).map(({ key, doc_count }) => [key, doc_count]),
  );
