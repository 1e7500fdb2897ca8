import type { ContentType } from '#src/contracts/content-types.ts';
import type { SearchQuery } from '#src/contracts/search.ts';
import { parseSectionNumber } from '#src/domain/masterformat/number.ts';
import { rangesFrom } from '#src/domain/ranges.ts';
import type { FacetName } from '#src/reference-api/search/facet-tables.ts';
import type { RangeHead } from '#src/reference-api/search/range-tables.ts';

/** The chosen values of each facet, as its keys are spelled. */
export type FacetChoice = Partial<Record<FacetName, readonly string[]>>;

const maxValues = 50;

const listed = (values: string | undefined) =>
  [
    ...new Set(
      (values ?? '')
        .split(',')
        .map((value) => value.trim())
        .filter((value) => value !== ''),
    ),
  ].slice(0, maxValues);

/** Section numbers in any spelling. Facets without a choice are omitted. */
export function facetChoice(contentType: ContentType | 'company' | null, query: SearchQuery): FacetChoice {
  const choice: Record<FacetName, readonly string[]> = {
    content_type: contentType === null ? [] : [contentType],
    division: listed(query.division).map((value) => value.padStart(2, '0')),
    section: listed(query.section).map((value) => parseSectionNumber(value)?.digits ?? value),
    manufacturer: listed(query.manufacturer),
    format: listed(query.format).map((value) => value.toLowerCase()),
    certification: listed(query.certification),
    declaration: listed(query.declaration).map((value) => value.toUpperCase()),
    standard: listed(query.standard),
    building: listed(query.building),
    updated: listed(query.updated),
    wizard: listed(query.wizard),
    host: listed(query.host),
    fitness: listed(query.fitness),
    validity: listed(query.validity),
    kind: listed(query.kind),
    threshold: listed(query.threshold),
    disclosed: listed(query.disclosed),
  };
  return Object.fromEntries(Object.entries(choice).filter(([, values]) => values.length > 0));
}

/** A range chosen in the query, of a property that the library knows. An open end is infinite. */
export interface RangeChoice {
  name: string;
  label: string;
  from: number;
  to: number;
}

export const rangeChoices = (query: SearchQuery, properties: ReadonlyMap<string, RangeHead>): RangeChoice[] =>
  rangesFrom(query.ranges ?? '').flatMap(({ name, from, to }) => {
    const head = properties.get(name);
    return head === undefined
      ? []
      : [
          {
            name,
            label: head.label,
            from: from ?? Number.NEGATIVE_INFINITY,
            to: to ?? Number.POSITIVE_INFINITY,
          },
        ];
  });
