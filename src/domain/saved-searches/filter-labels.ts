import type { SearchResult } from '#src/contracts/search.ts';
import { rangeWords } from '#src/domain/range-label.ts';
import { rangeText } from '#src/domain/ranges.ts';
import { findDivision } from '#src/domain/masterformat/divisions.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { choicesOf, type Choice } from '#src/domain/search-choice.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import { facetLabels, labelOf } from '#src/domain/search-labels.ts';
import type { UnitSystem } from '#src/domain/units.ts';

/** Labels of the applied filters, as on their chips; uses the address alone if there is no response. */
export const filterWords = (
  state: SearchState,
  answer: Pick<SearchResult, 'aggregations' | 'without' | 'ranges'> | null,
  system: UnitSystem,
): readonly string[] => [
  ...state.ranges.map((range) => {
    const facet = answer?.ranges.find(({ name }) => name === range.name);
    return facet ? rangeWords(facet, range, system) : `${range.name} ${rangeText(range)}`;
  }),
  ...choicesOf(state).map((choice) => (answer === null ? plainWords(choice) : labelOf(answer, choice))),
];

/** A label from the address alone. */
function plainWords({ facet, key }: Choice): string {
  if (facet === 'division') return `${key} ${findDivision(key)?.title ?? ''}`.trim();
  if (facet === 'section') return formatSection(key, key.length === 5 ? '95' : '04');
  if (facet === 'format') return key.toUpperCase();
  return `${facetLabels[facet]}: ${key}`;
}
