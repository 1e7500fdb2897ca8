import type { SearchResult } from '#src/contracts/search.ts';
import { rangesInOrder, type Range } from '#src/domain/ranges.ts';
import { facetNames, type Chosen, type FacetName, type SearchState } from '#src/domain/search-state.ts';

/** One selected value of a facet. */
export interface Choice {
  facet: FacetName;
  key: string;
}

const nothing: Chosen = {
  division: [],
  section: [],
  manufacturer: [],
  format: [],
  certification: [],
  declaration: [],
  standard: [],
  building: [],
  updated: [],
  wizard: [],
  host: [],
  fitness: [],
  validity: [],
  kind: [],
  threshold: [],
  disclosed: [],
};

/** Facets that allow only one value at a time. */
const single: ReadonlySet<FacetName> = new Set<FacetName>(['updated']);

/** Adds or removes a value and returns to the first page. Removing a division also removes its sections. */
export function withChoice(state: SearchState, { facet, key }: Choice, isOn: boolean): SearchState {
  const others = single.has(facet) ? [] : state.chosen[facet].filter((value) => value !== key);
  const chosen = { ...state.chosen, [facet]: isOn ? [...others, key].toSorted() : others };
  const section =
    facet === 'division' && !isOn
      ? chosen.section.filter((number) => !number.startsWith(key))
      : chosen.section;
  return { ...state, chosen: { ...chosen, section }, page: 1, typed: null };
}

/** Sets the range of one property, or removes it if null. */
export function withRange(state: SearchState, name: string, range: Range | null): SearchState {
  const others = state.ranges.filter((one) => one.name !== name);
  const ranges = range === null ? others : rangesInOrder([...others, { name, ...range }]);
  return { ...state, ranges, page: 1, typed: null };
}

/** Clears all filters; keeps words, type, and order. */
export function withoutChoices(state: SearchState): SearchState {
  return { ...state, chosen: nothing, ranges: [], page: 1, typed: null };
}

/** Every selected value, facet by facet. */
export function choicesOf({ chosen }: SearchState): readonly Choice[] {
  return facetNames.flatMap((facet) => chosen[facet].map((key) => ({ facet, key })));
}

export const filterCount = (state: SearchState): number => choicesOf(state).length + state.ranges.length;

/** The search for what is nearest, where nothing passes all filters. */
export function nearestSearch(
  state: SearchState,
  { without, terms }: NonNullable<SearchResult['near']>,
): SearchState {
  const names = without.map(({ facet }) => facet);
  const chosen = { ...state.chosen };
  for (const facet of facetNames) if (names.includes(facet)) chosen[facet] = [];
  const ranges = state.ranges.filter(({ name }) => !names.includes(name));
  return { ...state, terms, chosen, ranges, page: 1, typed: null };
}
