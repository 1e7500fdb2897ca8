import type { RangeFacet, SearchResult } from '#src/contracts/search.ts';
import type { Range } from '#src/domain/ranges.ts';
import type { FacetName, SearchState } from '#src/domain/search-state.ts';

/** A filter to suggest above the results, with how many results it leaves. */
export type PromotedFilter = { count: number } & (
  | { kind: 'value'; facet: FacetName; key: string; label: string }
  | { kind: 'range'; facet: RangeFacet; range: Range }
);

const most = 3;
const maxRanges = 2;
/** So few results are faster to read than to filter. */
const fewResults = 8;
/** Leaves enough to choose from but skips most of the list. */
const idealShare = 1 / 3;
const shares = { least: 0.03, greatest: 0.7 };
const promoted: readonly FacetName[] = ['declaration', 'certification', 'wizard', 'updated'];

function rangeFilter(facet: RangeFacet): PromotedFilter[] {
  if (facet.best === null) return [];
  const { value, doc_count: count } = facet.best;
  const range = facet.better === 'lower' ? { from: null, to: value } : { from: value, to: null };
  return [{ kind: 'range', facet, range, count }];
}

/** Sorts filters that leave about a third of the results first. */
function byShare(filters: readonly PromotedFilter[], total: number): readonly PromotedFilter[] {
  const distance = ({ count }: PromotedFilter) => Math.abs(count / total - idealShare);
  return filters.toSorted((one, other) => distance(one) - distance(other));
}

/** Values of a facet, except those that leave almost nothing or almost everything. */
function valueFilters(facet: FacetName, answer: SearchResult): PromotedFilter[] {
  const total = answer.hits.total.value;
  return (answer.aggregations?.[facet]?.buckets ?? [])
    .filter(({ doc_count }) => doc_count > total * shares.least && doc_count < total * shares.greatest)
    .map(({ key, label, doc_count }): PromotedFilter => ({
      kind: 'value',
      facet,
      key,
      label,
      count: doc_count,
    }));
}

/**
 * The two or three most useful filters for a section: first properties that set its products apart, then any that leave
 * about a third of the results. Only if all results are in one section; never a filter that is already applied.
 */
export function promotedFilters(state: SearchState, answer: SearchResult): readonly PromotedFilter[] {
  const total = answer.hits.total.value;
  if (answer.ranges.length === 0 || total < fewResults) return [];
  const chosen = new Set(state.ranges.map(({ name }) => name));
  const ranges = answer.ranges.filter(({ name }) => !chosen.has(name)).flatMap(rangeFilter);
  const values = promoted
    .filter((facet) => state.chosen[facet].length === 0)
    .flatMap((facet) => byShare(valueFilters(facet, answer), total).slice(0, 1));
  return [...ranges.slice(0, maxRanges), ...byShare(values, total)].slice(0, most);
}
