import type { ContentType } from '#src/contracts/content-types.ts';
import type { CountedSection } from '#src/contracts/csi.ts';
import type { SearchQuery, SearchResult } from '#src/contracts/search.ts';
import { matchAllQuery } from '#src/domain/search-state.ts';
import { countFacets } from '#src/reference-api/search/count-facets.ts';
import { facetChoice, rangeChoices } from '#src/reference-api/search/facet-choice.ts';
import { buildFacetTables } from '#src/reference-api/search/facet-tables.ts';
import { type FoundDocuments, findDocuments } from '#src/reference-api/search/find-documents.ts';
import { firstInOrder } from '#src/reference-api/search/first-in-order.ts';
import { buildRangeTables } from '#src/reference-api/search/range-tables.ts';
import { nearResults } from '#src/reference-api/search/near-results.ts';
import { readQueryRequirements } from '#src/reference-api/search/query-requirements.ts';
import { nearestSections } from '#src/reference-api/search/nearest-sections.ts';
import { countSections } from '#src/reference-api/search/related-sections.ts';
import { buildRanks } from '#src/reference-api/search/result-order.ts';
import type { SearchDocument } from '#src/reference-api/search/search-document.ts';
import { toHit } from '#src/reference-api/search/search-hit.ts';
import { visibleRanges } from '#src/reference-api/search/visible-ranges.ts';
import { suggestFrom } from '#src/reference-api/search/suggest.ts';
import { countsWithout, countsWithoutWords } from '#src/reference-api/search/counts-without.ts';

export interface SearchIndex {
  /** Answers like Elasticsearch. Any terms are safe; empty ones find nothing. */
  search: (terms: string, contentType: ContentType | 'company' | null, query: SearchQuery) => SearchResult;
  /** Sections related to the words, largest first. `type` counts only that type. */
  relatedSections: (words: string, type?: string) => CountedSection[];
}

const defaultSize = 24;
const maxNearestSections = 4;

/** Keeps one manufacturer's content without the manufacturer itself, or everyone else's. */
function keepOwner(found: Uint32Array, documents: readonly SearchDocument[], query: SearchQuery) {
  if (query.coid === undefined) return found;
  const isExcluding = query.isExcluding === 'true';
  return found.filter((document) => {
    const hit = documents[document]?.hit;
    return isExcluding
      ? hit?.coid !== query.coid
      : hit?.coid === query.coid && hit?.content_type !== 'company';
  });
}

/** Keeps what was last changed within a range of days. A missing day leaves that end open. */
function keepPeriod(found: Uint32Array, days: readonly string[], { since, until }: SearchQuery) {
  if (since === undefined && until === undefined) return found;
  const [first, last] = [since ?? '0000', until ?? '9999-12-31'];
  return found.filter((document) => {
    const day = days[document] ?? '';
    return day !== '' && day >= first && day <= last;
  });
}

/** Indexes all content once; the documents must not change afterward. "Updated within" counts back from `today`. */
export function createSearchIndex(documents: readonly SearchDocument[], today: string): SearchIndex {
  const find = findDocuments(documents);
  const all = Uint32Array.from(documents.keys());
  const days = documents.map(({ hit }) =>
    hit.content_type === 'company' ? '' : hit.updated_at.slice(0, 10),
  );
  const tables = buildFacetTables(documents, today);
  const rangeTables = buildRangeTables(documents);
  const ranks = buildRanks(documents);
  const products = new Map<string, number>();
  for (const { hit } of documents) {
    const [section] = hit.content_type === 'product' ? hit.csi : [];
    if (section) products.set(section.number, (products.get(section.number) ?? 0) + 1);
  }
  const lackingIn = ({ lacking, documents: found, sections }: FoundDocuments): SearchResult['lacking'] => {
    if (lacking === null) return null;
    const { words, section, number } = lacking;
    const near =
      number === null
        ? countSections(found, tables['04'].section, sections).slice(0, maxNearestSections)
        : nearestSections(number, products, sections);
    return { words, section: section ?? (number === null ? null : sections.find(number)), sections: near };
  };

  return {
    search(asked, contentType, given) {
      const start = performance.now();
      const { terms, query, understood } = readQueryRequirements(asked, given, rangeTables);
      const found = find(terms, { isExact: query.exact === '1', isTyping: query.suggest === '1' });
      const matching = terms.trim() === matchAllQuery ? all : found.documents;
      const inReach = keepPeriod(keepOwner(matching, documents, query), days, query);
      const editionTables = tables[query.mf ?? '04'];
      if (query.suggest === '1') {
        return {
          hits: { total: { value: inReach.length, relation: 'eq' }, hits: [] },
          corrected: found.corrected,
          section: found.section,
          without: [],
          ranges: [],
          suggest: suggestFrom(terms, { ...found, documents: inReach }, documents, tables['04'].section),
          took: Math.round(performance.now() - start),
        };
      }
      const choice = facetChoice(contentType, query);
      const ranges = rangeChoices(query, rangeTables);
      const counted = countFacets(inReach, editionTables, choice, ranges);

      const sort = query.sort ?? 'relevance';
      const rank = ranks[sort];
      const score = (document: number) => (sort === 'relevance' ? (found.scores[document] ?? 0) : 0);
      const isBefore = (a: number, b: number) => {
        const difference = score(a) - score(b);
        return difference === 0 ? (rank[a] ?? 0) < (rank[b] ?? 0) : difference > 0;
      };
      const { from = 0, size = defaultSize } = query;
      const page = firstInOrder(counted.documents, from + size, isBefore).slice(from);
      const isEmpty = counted.documents.length === 0;

      return {
        hits: {
          total: { value: counted.documents.length, relation: 'eq' },
          hits: page.flatMap((document) => {
            const one = documents[document];
            return one === undefined ? [] : [toHit(one, found.scores[document] ?? 0, found.matched)];
          }),
        },
        aggregations: Object.fromEntries(
          Object.entries(counted.buckets).map(([facet, buckets]) => [facet, { buckets }]),
        ),
        corrected: found.corrected,
        section: found.section,
        understood: [...understood, ...found.understood],
        lacking: lackingIn(found),
        near:
          (found.lacking?.section ?? null) === null
            ? nearResults(found, inReach, counted.documents, { choice, ranges, tables: editionTables })
            : null,
        ranges: visibleRanges(counted, choice, ranges, found.section?.number ?? null, rangeTables),
        without: isEmpty
          ? [
              ...countsWithout(inReach, editionTables, choice, ranges),
              ...countsWithoutWords(terms, keepPeriod(keepOwner(all, documents, query), days, query), {
                tables: editionTables,
                choice,
                ranges,
              }),
            ]
          : [],
        took: Math.round(performance.now() - start),
      };
    },
    relatedSections(words, type) {
      const found = find(words, { isExact: false, isTyping: false });
      const choice = type === undefined || type === '' ? {} : { content_type: [type] };
      const narrowed = countFacets(found.documents, tables['04'], choice).documents;
      return countSections(narrowed, tables['04'].section, found.sections);
    },
  };
}
