import { expiryStatus } from '#src/lib/dates.ts';
import { countText } from '#src/lib/numbers.ts';
import { facetValuesOf, type FacetValue } from '#src/reference-api/search/extra-facets.ts';
import type { SearchDocument } from '#src/reference-api/search/search-document.ts';

/** Disclosure thresholds, in percent, that rating systems and specifiers ask for. */
const disclosedAtLeast: readonly (readonly [percent: number, label: string])[] = [
  [100, 'All of the contents'],
  [99, '99% or more'],
  [95, '95% or more'],
];

/** A document without an end date stays valid. */
export function validity({ hit }: SearchDocument, today: string): FacetValue[] {
  if (hit.content_type !== 'epd' && hit.content_type !== 'hpd' && hit.content_type !== 'certificate')
    return [];
  const isExpired = hit.validUntil !== null && expiryStatus(hit.validUntil, today) === 'expired';
  return [isExpired ? { key: 'expired', label: 'Expired' } : { key: 'valid', label: 'Valid' }];
}

export const epdKind = ({ hit }: SearchDocument): FacetValue[] =>
  hit.content_type === 'epd' ? facetValuesOf([hit.epdType]) : [];

export const threshold = ({ hit }: SearchDocument): FacetValue[] =>
  hit.content_type === 'hpd'
    ? [{ key: String(hit.thresholdPpm), label: `${countText(hit.thresholdPpm)} ppm` }]
    : [];

/** Full disclosure also counts for 95% and lower thresholds. */
export const disclosureThresholds = ({ hit }: SearchDocument): FacetValue[] =>
  hit.content_type === 'hpd'
    ? disclosedAtLeast.flatMap(([percent, label]) =>
        hit.disclosedPercent >= percent ? [{ key: String(percent), label }] : [],
      )
    : [];
