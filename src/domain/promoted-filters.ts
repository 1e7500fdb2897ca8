import type { RangeFacet, SearchResult } from '#src/contracts/search.ts';
import type { Range } from '#src/domain/ranges.ts';
import type { FacetName, SearchState } from '#src/domain/search-state.ts';

/** A filter worth offering above the results, and how many it would leave. */
export type PromotedFilter = { count: number } & (
  | { kind: 'value'; facet: FacetName; key: string; label: string }
  | { kind: 'range'; facet: RangeFacet; range: Range }
);

const most = 3;
const mostRanges = 2;
/** Fewer results are read sooner than narrowed. */
const fewResults = 8;
/** Leaves a choice, and spares reading most of the list. */
const idealShare = 1 / 3;
const shares = { least: 0.03, greatest: 0.7 };
const promoted: readonly FacetName[] = ['declaration', 'certification', 'wizard', 'updated'];

/** The better part of what is offered: the edge of a bucket beyond which a third of the results lies. */
function bestRange(facet: RangeFacet, total: number): PromotedFilter | null {
  const { better, buckets } = facet;
  if (better === null) return null;
  const candidates = buckets.slice(1).map(({ from: edge }): PromotedFilter => {
    const kept = buckets.filter(({ from }) => (better === 'higher' ? from >= edge : from < edge));
    const count = kept.reduce((sum, { doc_count }) => sum + doc_count, 0);
    const range = better === 'higher' ? { from: edge, to: null } : { from: null, to: edge };
    return { kind: 'range', facet, range, count };
  });
  return inOrder(candidates, total)[0] ?? null;
}

function inOrder(filters: readonly PromotedFilter[], total: number): readonly PromotedFilter[] {
  const distance = ({ count }: PromotedFilter) => Math.abs(count / total - idealShare);
  return filters
    .filter(({ count }) => count > total * shares.least && count < total * shares.greatest)
    .toSorted((one, other) => distance(one) - distance(other));
}

/**
 * The two or three filters that help most in the section at hand: those that leave about a third of the results. Only
 * where the results are of one section, and none that is chosen already.
 */
export function promotedFilters(state: SearchState, answer: SearchResult): readonly PromotedFilter[] {
  const total = answer.hits.total.value;
  if (answer.ranges.length === 0 || total < fewResults) return [];
  const chosen = new Set(state.ranges.map(({ name }) => name));
  const ranges = answer.ranges
    .filter(({ name }) => !chosen.has(name))
    .flatMap((facet) => bestRange(facet, total) ?? []);
  const values = promoted
    .filter((facet) => state.chosen[facet].length === 0)
    .flatMap((facet) =>
      inOrder(
        (answer.aggregations?.[facet]?.buckets ?? []).map(({ key, label, doc_count }) => ({
          kind: 'value',
          facet,
          key,
          label,
          count: doc_count,
        })),
        total,
      ).slice(0, 1),
    );
  return [...inOrder(ranges, total).slice(0, mostRanges), ...inOrder(values, total)].slice(0, most);
}
