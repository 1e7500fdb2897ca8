import type { Attribute } from '#src/contracts/content.ts';
import { measuredValue } from '#src/domain/measured-value.ts';
import { directionOf, type Direction } from '#src/domain/substitution/direction.ts';
import { fail, pass, unknown, type Judgment } from '#src/domain/substitution/evaluation.ts';
import { sameTest } from '#src/domain/substitution/test-standards.ts';
import { inUnit } from '#src/domain/typed-units.ts';
import { decimalText } from '#src/lib/numbers.ts';
import { fromShown, measureText, shownMeasure, type UnitSystem } from '#src/domain/units.ts';

/** Converted numbers are rounded to three digits; within this relative tolerance they count as equal. */
const rounding = 0.006;

/** Compares a property of the proposed and specified product. `units` affects the wording only. */
export function judgeAttribute(
  specified: Attribute,
  proposed: Attribute | null,
  units: UnitSystem,
): Judgment {
  if (proposed === null) return unknown('Not stated. Ask the contractor for it.');
  const test = sameTest(specified.standard, proposed.standard);
  if (test === 'other') return unknown(otherTest(specified.standard, proposed.standard));
  const judged = judgeValues(specified, proposed, units);
  return test === 'same'
    ? judged
    : { ...judged, why: `${judged.why} Editions differ: ${specified.standard} and ${proposed.standard}.` };
}

function otherTest(specified: string | null, proposed: string | null): string {
  if (proposed === null)
    return `Not comparable: specified to ${specified}, proposed without a test standard.`;
  if (specified === null)
    return `Not comparable: specified without a test standard, proposed to ${proposed}.`;
  return `Not comparable: specified to ${specified}, proposed to ${proposed}.`;
}

function judgeValues(specified: Attribute, proposed: Attribute, units: UnitSystem): Judgment {
  const direction = directionOf(specified);
  const [one, other] = [measuredValue(specified), measuredValue(proposed)];
  if (one === null || other === null) return judgeWords(specified, proposed, direction);
  const value = inUnitOf(other.value, other.unit, one.unit);
  if (value === null)
    return unknown(
      `Not comparable: ${one.unit ?? 'no unit'} can’t be converted from ${other.unit ?? 'no unit'}.`,
    );
  const isConverted = one.unit !== other.unit;
  if (typeof specified.value === 'string' && direction !== 'equal') {
    // A class or a rating in words.
    const { verdict } = judgeNumbers(one.value, value, { direction, text: '', isConverted });
    if (verdict === 'fail') return fail(`Not as good as ${specified.value}.`);
    return pass(one.value === value ? 'Same as specified.' : `Better than ${specified.value}.`);
  }
  const text = measureText(shownMeasure(one.value, one.unit, units));
  return judgeNumbers(one.value, value, { direction, text, isConverted });
}

/** Words have no order: `PVDF` is neither more nor less than `SMP`. */
function judgeWords(specified: Attribute, proposed: Attribute, direction: Direction): Judgment {
  const [one, other] = [String(specified.value), String(proposed.value)];
  if (
    normalizedWords(one) === normalizedWords(other) &&
    normalizedWords(specified.unit ?? '') === normalizedWords(proposed.unit ?? '')
  )
    return pass('Same as specified.');
  return direction === 'equal' && typeof specified.value === typeof proposed.value
    ? fail('Differs from specified.')
    : unknown('Not comparable: the values aren’t stated the same way.');
}

interface How {
  direction: Direction;
  /** The specified value as shown. */
  text: string;
  isConverted?: boolean;
}

/** Compares two numbers in the same unit. */
export function judgeNumbers(
  specified: number,
  proposed: number,
  { direction, text, isConverted = false }: How,
): Judgment {
  const slack = isConverted ? rounding * Math.max(Math.abs(specified), Math.abs(proposed)) : 0;
  const above = proposed - specified;
  if (Math.abs(above) <= slack) return pass('Same as specified.');
  if (direction === 'equal') return fail(`Differs from ${text}.`);
  const isBetter = direction === 'higher' ? above > 0 : above < 0;
  if (isBetter) return pass(`${above > 0 ? 'Above' : 'Below'} ${text}.`);
  return fail(`${above > 0 ? 'Above' : 'Below'} ${text}${byHowMuch(specified, proposed)}.`);
}

/** In percent, or from twice as much on as a multiple; empty where there is no ratio. */
function byHowMuch(specified: number, proposed: number): string {
  const times = specified > 0 ? proposed / specified : 0;
  if (times >= 2) return `: ${decimalText(times, 1)} times as high`;
  const percent = specified === 0 ? 0 : Math.round(Math.abs(proposed / specified - 1) * 100);
  return percent > 0 ? ` by ${percent}%` : '';
}

/** Converts a number to the specified one's unit; null if the units measure different things. */
function inUnitOf(value: number, unit: string | null, target: string | null): number | null {
  if (unit === target) return value;
  if (unit === null || target === null) return null;
  if (shownMeasure(1, target, 'si').unit === unit) return fromShown(value, target, 'si');
  const inSi = shownMeasure(value, unit, 'si');
  return inSi.unit === target ? inSi.value : inUnit(value, unit, target);
}

/** Normalizes spelling, so that variants of the same words are equal. */
export const normalizedWords = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}]+/gu, ' ')
    .trim();
