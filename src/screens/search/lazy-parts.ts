import type { SearchResult } from '#src/contracts/search.ts';
import type { Requirements } from '#src/domain/requirements.ts';
import { filterCount } from '#src/domain/search-choice.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import { firstScreenful, loadOtherRows } from '#src/screens/search/first-rows.ts';

/**
 * Code that only some responses need. The loader requests it along with the response, possibly before React has loaded.
 */
export const lazyParts = {
  rows: loadOtherRows,
  hints: () => import('#src/screens/search/hints.tsx'),
  narrowing: () => import('#src/screens/search/narrowing.tsx'),
  missing: () => import('#src/screens/search/no-match-help.tsx'),
};

interface Found {
  state: SearchState;
  answer: SearchResult;
  required: Requirements | null;
}

/** The parts needed at the top of the page for a response. */
export function lazyPartsOf({ state, answer, required }: Found): readonly (keyof typeof lazyParts)[] {
  const { hits, corrected, section, understood = [], neutral = [], ranges, lacking, near } = answer;
  const needs = {
    rows: hits.hits.slice(0, firstScreenful).some(({ _source }) => _source.content_type !== 'product'),
    hints:
      required !== null || corrected !== null || section !== null || understood.length + neutral.length > 0,
    narrowing: filterCount(state) > 0 || ranges.length > 0 || state.contentType === 'spec',
    missing: Boolean(lacking ?? near) || hits.hits.length === 0,
  };
  return (['rows', 'hints', 'narrowing', 'missing'] as const).filter((part) => needs[part]);
}

/** Never rejects: the component that renders a failed part shows the error. */
export function requestLazyParts(needed: readonly (keyof typeof lazyParts)[]): void {
  void Promise.allSettled(needed.map((part) => lazyParts[part]()));
}
