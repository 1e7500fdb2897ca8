import { pluralInSentence } from '#src/domain/item-count-text.ts';
import type { SearchResult } from '#src/contracts/search.ts';
import type { Choice } from '#src/domain/search-choice.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { matchAllQuery } from '#src/domain/search-state.ts';
import type { FacetName, SearchState, SearchType } from '#src/domain/search-state.ts';

type WithAggregations = Pick<SearchResult, 'aggregations'>;

/** Headings of the facets. */
export const facetLabels: Readonly<Record<FacetName, string>> = {
  division: 'Division',
  section: 'Section',
  manufacturer: 'Manufacturer',
  format: 'Format',
  certification: 'Certification',
  declaration: 'Declarations',
  standard: 'Standard',
  building: 'Building type',
  updated: 'Updated',
  wizard: 'SpecWizard',
  host: 'BIM host',
  fitness: 'BIM fitness',
  validity: 'Validity',
  kind: 'EPD kind',
  threshold: 'HPD threshold',
  disclosed: 'HPD disclosure',
};

/** Values with a natural order, which reads better than most results first: shortest time, best verdict. */
const ranks: Readonly<Partial<Record<FacetName | 'content_type', (key: string) => number>>> = {
  updated: Number,
  fitness: (key) => ['fit', 'check', 'unfit'].indexOf(key),
  threshold: Number,
  disclosed: (key) => -Number(key),
};

export type Buckets = NonNullable<SearchResult['aggregations']>[string]['buckets'];

export function bucketsOf(answer: WithAggregations, facet: FacetName | 'content_type'): Buckets {
  const buckets = answer.aggregations?.[facet]?.buckets ?? [];
  const rank = ranks[facet];
  return rank === undefined ? buckets : buckets.toSorted((one, other) => rank(one.key) - rank(other.key));
}

/** The label from the response, or from the address if there is no response. */
export function labelOf(
  answer: WithAggregations & Pick<SearchResult, 'without'>,
  { facet, key }: Choice,
): string {
  const known =
    bucketsOf(answer, facet).find((bucket) => bucket.key === key)?.label ??
    answer.without.find((one) => one.facet === facet && one.key === key)?.label ??
    key;
  return facet === 'division' ? `${key} ${known === key ? '' : known}`.trim() : known;
}

export function typeLabel(type: SearchType | null): string {
  if (type === null) return 'Results';
  return type === 'company' ? 'Manufacturers' : contentTypeWords[type].plural;
}

/** The heading of the results: `CAD details for “roof”`. */
export function headingOf({ contentType, terms }: SearchState): string {
  if (terms !== matchAllQuery) return `${typeLabel(contentType)} for “${terms}”`;
  return contentType === null ? 'Entire library' : `All ${pluralInSentence(typeLabel(contentType))}`;
}

/** The search words as shown on a page. */
export const wordsOf = ({ terms }: SearchState): string =>
  terms === matchAllQuery ? 'Everything' : `“${terms}”`;
