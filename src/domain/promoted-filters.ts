import type { RangeFacet, SearchResult } from '#src/contracts/search.ts';
import type { Range } from '#src/domain/ranges.ts';
import type { FacetName, SearchState } from '#src/domain/search-state.ts';

/** A filter worth offering above the results, and how many it would leave. */
export type PromotedFilter = { count: number } & (
  | { kind: 'value'; facet: FacetName; key: string; label: string }
  | { kind: 'range'; facet: RangeFacet; range: Range }
);

const most = 3;
const maxRanges = 2;
/** Fewer results are read sooner than narrowed. */
const fewResults = 8;
/** Leaves a choice, and spares reading most of the list. */
const idealShare = 1 / 3;
const shares = { least: 0.03, greatest: 0.7 };
const promoted: readonly FacetName[] = ['declaration', 'certification', 'wizard', 'updated'];

function rangeFilter(facet: RangeFacet): PromotedFilter[] {
  if (facet.best === null) return [];
  const { value, doc_count: count } = facet.best;
  const range = facet.better === 'lower' ? { from: null, to: value } : { from: value, to: null };
  return [{ kind: 'range', facet, range, count }];
}

/** Filters that leave about a third of the results come first. */
function byShare(filters: readonly PromotedFilter[], total: number): readonly PromotedFilter[] {
  const distance = ({ count }: PromotedFilter) => Math.abs(count / total - idealShare);
  return filters.toSorted((one, other) => distance(one) - distance(other));
}

/** The values of a facet that leave neither nearly nothing nor nearly everything. */
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
 * The two or three filters that help most in the section at hand: first what tells its products apart, then what
 * else leaves about a third of the results. Only where the results are of one section, and none that is chosen already.
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
