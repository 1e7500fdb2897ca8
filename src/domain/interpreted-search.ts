import { intersectRanges, rangesInOrder } from '#src/domain/ranges.ts';
import { readRequirements } from '#src/domain/requirements.ts';
import { withChoice } from '#src/domain/search-choice.ts';
import { matchAllQuery, type SearchState } from '#src/domain/search-state.ts';

/** Turns requirements in the search words into filters. The same state if none, or if the search is exact. */
export function interpretedSearch(state: SearchState): SearchState {
  if (state.exact) return state;
  const { ranges, choices, words } = readRequirements(state.terms);
  if (ranges.length + choices.length === 0) return state;
  const chosen = ranges.map((range) => {
    const before = state.ranges.find(({ name }) => name === range.name);
    return { ...range, ...(before === undefined ? null : intersectRanges(before, range)) };
  });
  const filtered = choices.reduce((before, choice) => withChoice(before, choice, true), state);
  return {
    ...filtered,
    page: state.page,
    terms: words === '' ? matchAllQuery : words,
    ranges: rangesInOrder([...state.ranges, ...chosen]),
    typed: state.typed ?? state.terms,
  };
}
