import type { RangeFacet } from '#src/contracts/search.ts';
import type { Range } from '#src/domain/ranges.ts';
import { measureText, shownMeasure, type UnitSystem } from '#src/domain/units.ts';

/** Acronyms that specifiers know better than the full label: `STC`, `R`. */
const isAcronym = /^(?:R|[A-Z]{3,4})$/;
/** A longer unit takes more room than it is worth. */
const maxUnitLength = 8;

type Head = Pick<RangeFacet, 'label' | 'symbol' | 'unit'>;

const rangeTitle = ({ label, symbol }: Head): string => (isAcronym.test(symbol) ? symbol : label);

/** `STC ≥ 50`, `Thickness 2–4 in`, `GWP ≤ 12 kg CO2e`, in the visitor's units. */
export function rangeWords(head: Head, { from, to }: Range, system: UnitSystem): string {
  if (head.unit === 'class') return `Class ${'ABC'.charAt((to ?? 1) - 1)}${to === 1 ? '' : ' or better'}`;
  const shown = (value: number) => shownMeasure(value, head.unit, system);
  const text = (value: number) => {
    const measure = shown(value);
    const isShort = measure.unit !== null && measure.unit.length <= maxUnitLength;
    return measureText(isShort ? measure : { ...measure, unit: null });
  };
  const title = rangeTitle(head);
  if (from === null) return to === null ? title : `${title} ≤ ${text(to)}`;
  if (to === null) return `${title} ≥ ${text(from)}`;
  if (shown(from).value === shown(to).value) return `${title} ${text(from)}`;
  return `${title} ${measureText({ ...shown(from), unit: null })}–${text(to)}`;
}
