import type { SearchHit, SearchResult } from '#src/contracts/search.ts';
import { titleOf } from '#src/reference-api/search/document-fields.ts';
import { type MatchedTerms, highlightMatches } from '#src/reference-api/search/highlight-matches.ts';
import { recordNumber } from '#src/reference-api/search/result-order.ts';

type Hit = SearchResult['hits']['hits'][number];

/** A document as a hit, with the matched words of its title, summary and manufacturer marked. */
export function toHit(hit: SearchHit, score: number, matched: MatchedTerms): Hit {
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
  return {
    _index: hit.content_type,
    _id: `${hit.content_type}-${recordNumber(hit)}`,
    _score: Math.round(score * 100) / 100,
    _source: hit,
    ...(Object.keys(highlight).length > 0 ? { highlight } : {}),
  };
}
