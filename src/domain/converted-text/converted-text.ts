import { converted, isForeign, measuresIn } from '#src/domain/converted-text/measures.ts';
import type { Measure } from '#src/domain/converted-text/measures.ts';
import { canonicalNumber } from '#src/domain/numbers-in-text.ts';
import { decimalText } from '#src/lib/numbers.ts';
import { namedUnits } from '#src/domain/converted-text/unit-names.ts';
import type { UnitSystem } from '#src/domain/units.ts';

/** Units for printed measures. */
export type PrintedUnits = UnitSystem | 'both';

/** How many texts are kept; a long section has some two thousand. */
const mostKept = 5000;
const kept = new Map<string, string>();

/**
 * A text with its measures in the given units. A measure that is written in both systems is printed once: `2 inches (51
 * mm)` is `51 mm`. What can't be converted stays as it is written.
 */
export function convertedText(text: string, units: PrintedUnits): string {
  if (!/\d/.test(text)) return text;
  const key = `${units} ${text}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = written(text, units);
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, made);
  return made;
}

function written(text: string, units: PrintedUnits): string {
  const measures = measuresIn(text);
  if (measures.length === 0) return text;
  let result = '';
  let end = 0;
  for (let index = 0; index < measures.length; index += 1) {
    const measure = measures[index];
    if (measure === undefined) continue;
    const next = measures[index + 1];
    const pair = next ? pairEnd(text, measure, next) : null;
    const length = next && units === 'si' ? feetAndInches(text, measure, next) : null;
    result += text.slice(end, measure.start);
    if (next && length !== null) {
      result += length;
      ({ end } = next);
      index += 1;
    } else if (next && pair !== null) {
      result +=
        units === 'both'
          ? text.slice(measure.start, pair)
          : isForeign(measure, units)
            ? next.text
            : measure.text;
      end = pair;
      index += 1;
    } else {
      result += inUnits(measure, units);
      ({ end } = measure);
    }
  }
  return result + text.slice(end);
}

function inUnits(measure: Measure, units: PrintedUnits): string {
  if (units === 'both')
    return measure.unit.system === 'ip' ? `${measure.text} (${converted(measure)})` : measure.text;
  return isForeign(measure, units) ? converted(measure) : measure.text;
}

/** Where `2 inches (51 mm)` ends; null if the second measure is not the first one again. */
function pairEnd(text: string, one: Measure, other: Measure): number | null {
  const isPair = one.unit.system !== other.unit.system;
  if (!isPair || text.slice(one.end, other.start) !== ' (' || text[other.end] !== ')') return null;
  return other.end + 1;
}

/** `13 feet 6 inches` as one length; null if the measures aren't one. */
function feetAndInches(text: string, one: Measure, other: Measure): string | null {
  if (one.unit.other !== 'm' || other.unit.other !== 'mm' || !other.unit.isWhole) return null;
  if (text.slice(one.end, other.start) !== ' ') return null;
  const [feet, inches] = [one, other].map(({ numbers }) => Number(canonicalNumber(numbers[0] ?? '')));
  const meters = (feet ?? 0) * one.unit.factor + ((inches ?? 0) * other.unit.factor) / 1000;
  return `${decimalText(Number(meters.toPrecision(3)), 3)} m`;
}

/** Measures with a unit that one system has and nothing is known to convert. */
export const unconvertedIn = (text: string): string[] =>
  [...text.matchAll(unknownUnits)].map(([found]) => found);

const unknownUnits =
  /\d[\d,.]{0,12}[ -]?(?:psi[ga]|acres?|grains?|therms?|BTUs?|ft-lbs?|lb-ft|in-lbs?|foot-pounds?|inch-pounds?|fl oz|board feet|pints?\/\w{1,6}|bars?|hectares?|ha|dyn|kgf)(?![\p{L}\d/])/gu;

/** Those that a file in these units would show in the other system; none where both are printed. */
export const foreignUnconvertedIn = (text: string, units: PrintedUnits): string[] =>
  units === 'both'
    ? []
    : unconvertedIn(text).filter((measure) => metricUnit.test(measure) === (units === 'ip'));

const metricUnit = /(?:bars?|hectares?|ha|dyn|kgf)$/;

/** A unit alone, as after a blank: `psf` is `kPa`. */
export function convertedUnit(unit: string, units: PrintedUnits): string {
  const known = namedUnits().get(unit);
  if (known === undefined || units === known.system) return unit;
  return units === 'both' ? `${unit} (${known.other})` : known.other;
}

/** A measure given in both systems, printed as everywhere; the manufacturer's own SI where it means something else. */
export function convertedMeasure(ip: string, si: string): string {
  const made = convertedText(ip, 'si');
  return made !== ip && isSameAmount(made, si) ? made : si;
}

/** Within what rounding does: a difference of temperatures, or a nominal size, stays the manufacturer's. */
function isSameAmount(one: string, other: string): boolean {
  const [own, theirs] = [amountsOf(one), amountsOf(other)];
  return (
    own.length > 0 &&
    own.length === theirs.length &&
    own.every(({ value, isTemperature }, index) => {
      const given = theirs[index]?.value ?? 0;
      const most = isTemperature ? 1 : 0.09 * Math.max(Math.abs(value), Math.abs(given));
      return Math.abs(value - given) <= most;
    })
  );
}

interface Amount {
  /** In a base unit. */
  value: number;
  isTemperature: boolean;
}

/** The numbers of a text with the unit that follows each. */
function amountsOf(text: string): Amount[] {
  const amounts: Amount[] = [];
  let open: number[] = [];
  const close = (unit: string): void => {
    for (const number of open)
      amounts.push({ value: number * (scales[unit] ?? 1), isTemperature: /^(?:°C|deg)/.test(unit) });
    open = [];
  };
  for (const word of text
    .replaceAll('sq m', 'm²')
    .replaceAll('cu m', 'm³')
    .replaceAll('%', ' percent')
    .split(/\s+/)) {
    const [, number, unit] = /^\(?([-−]?\d[\d,]{0,12}(?:\.\d{1,9})?)(.*)$/.exec(word) ?? [];
    if (number !== undefined) open.push(Number(number.replaceAll(',', '').replace('−', '-')));
    if (number === undefined && !between.has(word)) close(word.replace(/[.,;:)]$/, ''));
    else if (unit !== undefined && unit !== '') close(unit);
  }
  close('');
  return amounts;
}

const between: ReadonlySet<string> = new Set(['by', 'to', 'x', 'and', 'or', '×']);

const scales: Readonly<Record<string, number>> = {
  mm: 0.001,
  microns: 1e-6,
  µm: 1e-6,
  cm: 0.01,
  kPa: 1000,
  kN: 1000,
  MPa: 1_000_000,
  'L/min': 1 / 60,
  'L/h': 1 / 3600,
};
