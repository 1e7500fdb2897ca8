import { narrowed, rangesInOrder } from '#src/domain/ranges.ts';
import { readRequirements } from '#src/domain/requirements.ts';
import { everything } from '#src/domain/search-state.ts';
import type { SearchState } from '#src/domain/search-state.ts';

/** Turns requirements in the words into ranges; unchanged without any, or for an exact search. */
export function interpretedSearch(state: SearchState): SearchState {
  if (state.exact) return state;
  const { ranges, words } = readRequirements(state.terms);
  if (ranges.length === 0) return state;
  const chosen = ranges.map((range) => {
    const before = state.ranges.find(({ name }) => name === range.name);
    return { ...range, ...(before === undefined ? null : narrowed(before, range)) };
  });
  return {
    ...state,
    terms: words === '' ? everything : words,
    ranges: rangesInOrder([...state.ranges, ...chosen]),
    typed: state.typed ?? state.terms,
  };
}
