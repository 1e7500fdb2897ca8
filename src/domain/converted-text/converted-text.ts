import { converted, isForeign, measuresIn, type Measure } from '#src/domain/converted-text/measures.ts';
import { canonicalNumber } from '#src/domain/numbers-in-text.ts';
import { composedPattern } from '#src/lib/composed-pattern.ts';
import { decimalText } from '#src/lib/numbers.ts';
import { namedUnits } from '#src/domain/converted-text/unit-names.ts';
import type { UnitSystem } from '#src/domain/units.ts';

/** Units for printed measures. */
export type PrintedUnits = UnitSystem | 'both';

/** Number of cached texts; a long section has some two thousand. */
const mostKept = 5000;
const kept = new Map<string, string>();

/**
 * A text with its measures in the given units. A measure written in both systems is printed once: `2 inches (51 mm)` becomes
 * `51 mm`. Measures that can't be converted stay as written.
 */
export function convertedText(text: string, units: PrintedUnits): string {
  if (!/\d|[½¼¾⅛⅜⅝⅞⅓⅔]|\bper\s/.test(text)) return text;
  const key = `${units} ${text}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = withOnes(written(withLengths(text, units), units), units);
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, made);
  return made;
}

/** `8'-6 1/2"`, `3 ft 6 in`, `10 feet, 6 inches`: feet and inches of one length. */
const lengths =
  /(?<![\d.,/])(\d{1,4})(?:['′’](?:\s?-\s?|\s)?|[\s-]?(?:ft\.?|foot|feet),?\s(?:and\s)?)(\d{1,2}(?:\.\d{1,4}|[\s-]\d{1,2}\/\d{1,2}|\/\d{1,2})?)\s?(?:["″”]|-?in(?:ch|ches)?(?![\p{L}]))/gu;

/** Converts lengths in feet and inches to meters, or adds the meters if both systems are printed. */
function withLengths(text: string, units: PrintedUnits): string {
  if (units === 'ip') return text;
  return text.replaceAll(lengths, (all, feet: string, inches: string) => {
    const meters = Number(feet) * 0.3048 + Number(canonicalNumber(inches)) * 0.0254;
    const length = `${decimalText(Number(meters.toPrecision(3)), 3)} m`;
    return units === 'si' ? length : `${all} (${length})`;
  });
}

/** Reference units: a resistance per inch becomes one per 25 mm. */
const ones: ReadonlyMap<string, string> = new Map([
  ['inch', '25 mm'],
  ['foot', '305 mm'],
  ['square foot', '0.093 m²'],
  ['sq ft', '0.093 m²'],
  ['cubic foot', '0.028 m³'],
  ['cu ft', '0.028 m³'],
  ['gallon', '3.8 L'],
  ['pound', '0.45 kg'],
]);

const withOnes = (text: string, units: PrintedUnits): string =>
  units === 'si'
    ? text.replaceAll(
        /\bper (inch|foot|square foot|sq ft|cubic foot|cu ft|gallon|pound)(?![\p{L}\d/·²³-])/gu,
        (_all, unit: string) => `per ${ones.get(unit) ?? unit}`,
      )
    : text;

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

const words =
  'an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|half|quarter|per|each';
const usUnits =
  'inch(?:es)?|foot|feet|ft|psi[ga]?|psf|ksi|pcf|mph|miles?|lbs?|lbf|pounds?|ounces?|gallons?|gpm|gpf|cfm|yards?|acres?|degrees? F|deg F|°F|grains?|therms?|board feet';
const siUnits =
  'mm|cm|km|kPa|MPa|kN|kg|kgf|lx|km\\/h|m\\/s|L\\/s|millimeters|centimeters|meters|liters|kilograms|degrees? C|deg C|°C';

/** A measure in words or in a unit that nothing converts: `twelve inches`, `R-5.7 per inch`, `two (2) feet`, `500 grains`. */
const leftOf = (units: string): RegExp =>
  composedPattern(
    String.raw`(?:\d[\d,./]{0,12}[ -]?|\b(?:${words})(?: an?)?[ -](?:\(\d{1,4}\) )?)(?:(?:linear|lineal|square|cubic) )?(?:${units})(?![\p{L}\d])`,
    'giu',
  );
const usLeft = leftOf(usUnits);
const siLeft = leftOf(siUnits);

/** Words that aren't measures: foot traffic, and declared units. */
const noMeasure = /^(?:an?|each|one) (?:foot|yard)$|^(?:an?|each|one|per) kg$/i;
/** A quick check: most converted texts have no such word. */
const usWord =
  /inch|foot|feet|\bft\b|psi|psf|ksi|pcf|mph|mile|\blb|pound|ounce|gallon|gp[mf]|cfm|yard|acre|\bF\b|°F|grain|therm/i;

/** The measures of the other system in a text in these units; none if both systems are printed. */
export const foreignUnconvertedIn = (text: string, units: PrintedUnits): string[] =>
  units === 'both' ? [] : unconverted(convertedText(text, units), units);

function unconverted(shown: string, units: UnitSystem): string[] {
  if (units === 'si' && !usWord.test(shown)) return [];
  return [...shown.matchAll(units === 'si' ? usLeft : siLeft)]
    .map(([found]) => found)
    .filter((found) => !noMeasure.test(found));
}

/** Measures that stay as they are in either kind of file. */
export const unconvertedIn = (text: string): string[] => [
  ...new Set([...foreignUnconvertedIn(text, 'si'), ...foreignUnconvertedIn(text, 'ip')]),
];

/** A unit alone, as after a blank: `psf` is `kPa`. */
export function convertedUnit(unit: string, units: PrintedUnits): string {
  const known = namedUnits().get(unit);
  if (known === undefined || units === known.system) return unit;
  return units === 'both' ? `${unit} (${known.other})` : known.other;
}

/** A measure given in both systems, converted as usual; keeps the manufacturer's SI value if it means something else. */
export function convertedMeasure(ip: string, si: string): string {
  const made = convertedText(ip, 'si');
  return made !== ip && isSameAmount(made, si) ? made : si;
}

/** Whether two amounts are equal within rounding; a temperature difference or a nominal size is not. */
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
