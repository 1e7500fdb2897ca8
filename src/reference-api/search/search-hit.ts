import * as v from 'valibot';

import { searchHit, type SearchResult } from '#src/contracts/search.ts';
import { titleOf } from '#src/reference-api/search/document-fields.ts';
import { type MatchedTerms, highlightMatches } from '#src/reference-api/search/highlight-matches.ts';
import { recordNumber } from '#src/reference-api/search/result-order.ts';
import type { FoundHit } from '#src/reference-api/search/search-engine.ts';

type Hit = SearchResult['hits']['hits'][number];

/** The most pages of a document that a hit names. */
const mostPages = 3;

/**
 * A document as a hit, with matches marked in its title, summary, and manufacturer, and in its best pages: `page.12`.
 */
export function toHit({ hit, pages, score }: FoundHit, matched: MatchedTerms): Hit {
  const texts = {
    title: titleOf(hit),
    summary: hit.content_type === 'company' ? hit.about : hit.summary,
    company: hit.company,
  };
  const highlight: Record<string, string[]> = {};
  for (const [field, text] of Object.entries(texts)) {
    const marked = highlightMatches(text, matched);
    if (marked !== null) highlight[field] = [marked];
  }
  for (const [page, marked] of bestPages(pages, matched)) highlight[`page.${page}`] = [marked];
  return {
    _index: hit.content_type,
    _id: `${hit.content_type}-${recordNumber(hit)}`,
    _score: Math.round(score * 100) / 100,
    _source: v.parse(searchHit, hit),
    ...(Object.keys(highlight).length > 0 ? { highlight } : {}),
  };
}

/** The pages that match the most different words, in page order, with matches marked. */
function bestPages(
  pages: readonly string[],
  matched: MatchedTerms,
): readonly (readonly [page: number, marked: string])[] {
  if (pages.length === 0 || matched.size === 0) return [];
  return pages
    .flatMap((text, index) => {
      const marked = highlightMatches(text, matched);
      if (marked === null) return [];
      const words = new Set(marked.toLowerCase().match(/<em>[^<]*<\/em>/g));
      return [{ page: index + 1, marked, words: words.size }];
    })
    .toSorted((one, other) => other.words - one.words || one.page - other.page)
    .slice(0, mostPages)
    .toSorted((one, other) => one.page - other.page)
    .map(({ page, marked }) => [page, marked] as const);
}
