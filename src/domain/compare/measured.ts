import type { Attribute } from '#src/contracts/content.ts';

type Measured = Pick<Attribute, 'value' | 'unit' | 'si'>;

/** Which units figures are shown in: US customary, as manufacturers state them here, or SI where the figure converts. */
export type Units = 'ip' | 'si';

/** A figure in the wanted units, unit apart. */
export function measured(
  { value, unit, si }: Measured,
  units: Units,
): { value: string | number; unit: string } {
  return units === 'si' && si !== null ? si : { value, unit: unit ?? '' };
}
