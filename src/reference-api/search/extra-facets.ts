import { bimFitness } from '#src/domain/bim-fitness.ts';
import { daysBetween } from '#src/lib/dates.ts';
import { facetKey } from '#src/reference-api/search/facet-key.ts';
import type { SearchDocument } from '#src/reference-api/search/search-document.ts';

export interface FacetValue {
  key: string;
  label: string;
}

const updatedWithin: readonly (readonly [days: number, label: string])[] = [
  [30, 'Last 30 days'],
  [90, 'Last 90 days'],
  [365, 'Last 12 months'],
];
const fitnessLabels = { fit: 'Fit for use', check: 'Check first', unfit: 'Not recommended' } as const;

export const facetValuesOf = (names: readonly string[]): FacetValue[] =>
  names.map((name) => ({ key: facetKey(name), label: name }));

/** `ASTM E84 - Surface Burning …` is known as `ASTM E84`. */
const designation = (standard: string): string =>
  (standard.split(/\s[-–]\s/)[0] ?? standard).trim().slice(0, 40);

export const standards = ({ hit, products }: SearchDocument): FacetValue[] =>
  facetValuesOf(
    [
      ...products.flatMap((product) => product.standards),
      ...(hit.content_type === 'epd' ? [hit.standard] : []),
    ]
      .map(designation)
      .filter((name) => name !== ''),
  );

export const buildings = ({ products }: SearchDocument): FacetValue[] =>
  facetValuesOf(products.flatMap(({ buildingTypes }) => buildingTypes));

/** Counted back from `today`. What was updated this month was also updated this year. */
export function updated({ hit }: SearchDocument, today: string): FacetValue[] {
  if (hit.content_type === 'company') return [];
  const age = daysBetween(hit.updated_at, today);
  return updatedWithin.flatMap(([days, label]) =>
    age !== null && age <= days ? [{ key: String(days), label }] : [],
  );
}

/** A SpecWizard writes its section, or it is one itself. */
export function wizard({ hit, products }: SearchDocument): FacetValue[] {
  const has =
    hit.content_type === 'sw' ||
    (hit.content_type === 'spec' && hit.specWizard !== null) ||
    products.some(({ counts }) => (counts.sw ?? 0) > 0);
  return has ? [{ key: '1', label: 'With SpecWizard' }] : [];
}

export const bimHosts = ({ hit }: SearchDocument): FacetValue[] =>
  hit.content_type === 'bim'
    ? [{ key: hit.host, label: hit.host.charAt(0).toUpperCase() + hit.host.slice(1) }]
    : [];

export function fitness({ hit }: SearchDocument): FacetValue[] {
  if (hit.content_type !== 'bim') return [];
  const found = bimFitness(hit);
  return [{ key: found.fitness, label: fitnessLabels[found.fitness] }];
}
