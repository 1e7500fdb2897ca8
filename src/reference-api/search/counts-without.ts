import type { SearchResult } from '#src/contracts/search.ts';
import { rangeText } from '#src/domain/ranges.ts';
import type { FacetChoice, RangeChoice } from '#src/reference-api/search/facet-choice.ts';
import { type FacetName, facetNames } from '#src/reference-api/search/facet-tables.ts';
import type { LabelOf } from '#src/reference-api/search/library-reading.ts';
import type { Narrowing } from '#src/reference-api/search/search-engine.ts';

type Dropped = Omit<SearchResult['without'][number], 'doc_count'>;

/** A narrowing without some of its values, and which. */
export interface Drop extends Narrowing {
  without: readonly Dropped[];
}

const maxValues = 20;
const finiteOrNull = (end: number) => (Number.isFinite(end) ? end : null);

const droppedRange = ({ name, label, from, to }: RangeChoice): Dropped => ({
  facet: name,
  key: rangeText({ from: finiteOrNull(from), to: finiteOrNull(to) }),
  label,
});

function choiceWithout(choice: FacetChoice, facet: FacetName, key: string): FacetChoice {
  const left = (choice[facet] ?? []).filter((value) => value !== key);
  const { [facet]: _left, ...others } = choice;
  return left.length === 0 ? others : { ...others, [facet]: left };
}

/** Each chosen range and value left out alone. */
export function valueDrops({ choice, ranges }: Narrowing, labelOf: LabelOf): Drop[] {
  const ofRanges = ranges.map((range) => ({
    without: [droppedRange(range)],
    choice,
    ranges: ranges.filter(({ name }) => name !== range.name),
  }));
  const ofFacets = facetNames
    .flatMap((facet) => (choice[facet] ?? []).map((key) => ({ facet, key })))
    .slice(0, maxValues)
    .map(({ facet, key }) => ({
      without: [{ facet, key, label: labelOf(facet, key) ?? key }],
      choice: choiceWithout(choice, facet, key),
      ranges,
    }));
  return [...ofRanges, ...ofFacets];
}

/** Each chosen range and facet, but for the type, left out alone; a facet with all its values. */
export function facetDrops({ choice, ranges }: Narrowing, labelOf: LabelOf): Drop[] {
  const ofRanges = ranges.map((range) => ({
    without: [droppedRange(range)],
    choice,
    ranges: ranges.filter((other) => other !== range),
  }));
  const ofFacets = facetNames
    .filter((name) => name !== 'content_type' && choice[name] !== undefined)
    .map((facet) => {
      const { [facet]: values = [], ...others } = choice;
      const without = values.map((key) => ({ facet, key, label: labelOf(facet, key) ?? key }));
      return { without, choice: others, ranges };
    });
  return [...ofRanges, ...ofFacets];
}
