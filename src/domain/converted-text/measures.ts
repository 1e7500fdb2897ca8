import { canonicalNumber } from '#src/domain/numbers-in-text.ts';
import { namedUnits, type NamedUnit } from '#src/domain/converted-text/unit-names.ts';
import { unitSeparator } from '#src/domain/unit-text.ts';
import type { UnitSystem } from '#src/domain/units.ts';
import { decimalText } from '#src/lib/numbers.ts';
import { once } from '#src/lib/once.ts';

/** One or several numbers with one unit: `4 by 6 inches`, `60 to 80 deg F`. */
export interface Measure {
  start: number;
  end: number;
  text: string;
  unit: NamedUnit;
  /** As written, with the words between them: `4`, ` by `, `6`. */
  numbers: readonly string[];
}

/** `4`, `1,450`, `1 050`, `0.040`, `1-1/2`, `5/8`, `1½`. */
const number =
  /\d{1,3}(?: 0\d\d|[\u00a0\u202f]\d{3})(?![\d.,/⁄])|\d{1,9}(?:,\d{3}){0,3}(?:\.\d{1,9})?(?:(?:[\s\u00a0-]\d{1,2})?[/⁄]\d{1,2}(?!\d)|[\s\u00a0-]?[½¼¾⅛⅜⅝⅞⅓⅔])?|[½¼¾⅛⅜⅝⅞⅓⅔]|\.\d{1,9}/gu;

interface Written {
  start: number;
  end: number;
}

/** The measures of a text, in either system. */
export function measuresIn(text: string): Measure[] {
  if (!/\d|[½¼¾⅛⅜⅝⅞⅓⅔]/.test(text)) return [];
  const numbers = [...text.matchAll(number)].map(({ 0: { length }, index }): Written => ({
    start: index,
    end: index + length,
  }));
  const measures: Measure[] = [];
  for (let at = 0; at < numbers.length; at += 1) {
    const found = measureAt(text, numbers, at);
    if (found === null) continue;
    measures.push(found.measure);
    at += found.count - 1;
  }
  return measures;
}

const joins = [/^°?(?:\s(?:to|by|x|×|and|or)\s|[-–x×])$/, /^(?:\s(?:by|x|×)\s|[x×])$/];

/** The longest measure that begins with that number: `2 by 4 by 6 inches`, `1/4 or 1/2 inch`, `6 inches`. */
function measureAt(
  text: string,
  numbers: readonly Written[],
  at: number,
): { measure: Measure; count: number } | null {
  const first = numbers[at];
  const start = first && signedStart(text, first.start);
  if (first === undefined || start === null || start === undefined) return null;
  const parts = [text.slice(start, first.end)];
  const tries = [{ parts: [...parts], end: first.end }];
  for (const [index, join] of joins.entries()) {
    const [before, next] = [numbers[at + index], numbers[at + index + 1]];
    const word = before && next && text.slice(before.end, next.start);
    if (!next || word === undefined || !join.test(word)) break;
    parts.push(word, text.slice(next.start, next.end));
    tries.push({ parts: [...parts], end: next.end });
  }
  for (const one of tries.toReversed()) {
    const found = unitAt(text, one.end);
    // Carbon is counted in kilograms everywhere.
    if (found === null || text.startsWith(' CO', found.end)) continue;
    const { unit, end } = found;
    const measure = { start, end, text: text.slice(start, end), unit, numbers: one.parts };
    return { measure: inContext(text, measure), count: (one.parts.length + 1) / 2 };
  }
  return null;
}

/** Where the number begins, including its sign; null if it is part of a word or of another number. */
function signedStart(text: string, start: number): number | null {
  const before = text.slice(Math.max(0, start - 6), start);
  const sign = /(?:[-−±]|minus\s)$/.exec(before)?.[0] ?? '';
  const last = text[start - sign.length - 1] ?? ' ';
  return /[\p{L}\d.,/·²³-]/u.test(last) ? null : start - sign.length;
}

const byLength = once(() =>
  [...namedUnits()].toSorted(([one], [other]) => other.length - one.length || (one < other ? -1 : 1)),
);

/** The unit right after a number. */
function unitAt(text: string, end: number): { unit: NamedUnit; end: number } | null {
  const at = /[\s\u00a0-]/.test(text[end] ?? '') ? end + 1 : end;
  for (const [name, unit] of byLength()) {
    if (!text.startsWith(name, at)) continue;
    const after = text.slice(at + name.length, at + name.length + 12);
    if (/^[\p{L}\d/·²³(]/u.test(after) || (name === 'in' && !afterInch.test(after))) continue;
    if (isPartOfCompound(text.slice(at + name.length, at + name.length + 40))) return null;
    // `316L` is a grade of steel, `316 L` a volume.
    if (name === 'L' && at === end) continue;
    if (quotes.has(name) && /(?:^|[\s(])['‘’]/.test(text.slice(0, at))) continue;
    // An abbreviation includes its period; a sentence's period stays.
    const isShort = shortened.has(name) && /^\.(?:\s[\p{Ll}\d(×]|[,;)])/u.test(after);
    return { unit, end: at + name.length + (isShort ? 1 : 0) };
  }
  return null;
}

/** Foot marks that are also quotation marks. */
const quotes: ReadonlySet<string> = new Set(["'", '’']);
const shortened: ReadonlySet<string> = new Set(['in', 'ft', 'lb', 'lbs', 'oz', 'gal']);

/** `10 in./in.`, `0.5 lb-in`, `3 lb per yard`: a compound unit, which is not converted. */
const isPartOfCompound = (after: string): boolean =>
  /^(?:\.?\/\s?\p{L}|[-·](?:lbf?|lbs|in|inch(?:es)?|ft|foot|feet|pounds?|hours?|hr|°F)\b|\sper\s(?:(?:square|cubic|linear|lineal|running|sq\.?|cu\.?)\s)?(?:inch|foot|ft|feet|yard|yd|pound|lb|gallon|gal|mm|m|meter|kg|L|liter)\b)/u.test(
    after,
  );

/** Text after `in` as a unit, unlike in `5 in the last` and `2 in 12`. */
const afterInch = /^(?:$|[.,;:)]|\s(?:by|x|high|wide|deep|long|thick|above|rim|diameter|on)\b)/;

const inContext = (text: string, measure: Measure): Measure =>
  isDifference(text, measure)
    ? { ...measure, unit: { ...measure.unit, offset: 0 } }
    : withoutName(text, measure);

/** A range or a rise of temperature has no zero point: 90 °F more are 50 °C more. */
const isDifference = (text: string, { start, end, unit }: Measure): boolean =>
  unit.offset !== 0 &&
  (/\b(?:range|rise|difference|drop|change|swing) of $/.test(text.slice(0, start)) ||
    /^,? (?:above|below|warmer|colder|higher|lower|difference|rise)\b/.test(text.slice(end)));

/** `Grade 2 and 6 inches`: the first number belongs to a name. */
function withoutName(text: string, measure: Measure): Measure {
  const [first = '', word = '', ...others] = measure.numbers;
  const before = text.slice(0, measure.start).trimEnd().split(/\s/).at(-1) ?? '';
  if (!/^\s(?:and|or)\s$/.test(word) || !/^\p{Lu}/u.test(before)) return measure;
  const start = measure.start + first.length + word.length;
  return { ...measure, start, text: text.slice(start, measure.end), numbers: others };
}

/** Test pressures, which standards set in pascals. */
const nominal: ReadonlyMap<string, string> = new Map([
  ['1.57 psf', '75 Pa'],
  ['6.27 psf', '300 Pa'],
]);

/** A measure in the other system: `102 by 152 mm`. */
export function converted({ unit, numbers, text }: Measure): string {
  const known = nominal.get(text);
  if (known !== undefined) return known;
  const values = numbers.map((part, index) => (index % 2 === 0 ? convertedNumber(part, unit) : part));
  const joined = values.join('');
  if (unit.other === 'kPa' && Number(joined) < 0.5) return `${decimalText(Number(joined) * 1000, 6)} Pa`;
  const other = unit.other === 'inch' && !/^(?:0?\.\d+|1)$/.test(joined) ? 'inches' : unit.other;
  return `${joined}${unitSeparator(other)}${other}`;
}

/** One number in the other system, as precise as it is written. */
function convertedNumber(written: string, unit: NamedUnit): string {
  const [, sign = '', spaced = ''] = /^([-−±]|minus\s)?(.*)$/u.exec(written) ?? [];
  const digits = spaced.replace(/^(\d{1,3})[ \u00a0\u202f](\d{3})$/, '$1$2');
  const number = Number(canonicalNumber(digits).replaceAll(',', ''));
  // A tolerance is a difference, which has no zero point.
  const offset = sign === '±' ? 0 : unit.offset;
  const value = (sign === '' || sign === '±' ? number : -number) * unit.factor + offset;
  return `${sign === '±' ? '±' : ''}${decimalText(rounded(value, digits, unit), 6)}`;
}

/**
 * Keeps the written number's significant digits: at least two, and one more if the result begins with less than 1.5, which
 * would lose too much. 60 mils are 1.5 mm, 45 mils 1.14 mm, 72 mph 116 km/h.
 */
function rounded(value: number, written: string, { isWhole, other }: NamedUnit): number {
  const isDegree = /°|^deg/.test(other);
  const size = Math.abs(value);
  if (size === 0) return 0;
  if (isWhole && (size >= 10 || isDegree) && !written.includes('.')) return Math.round(value);
  const exponent = Math.floor(Math.log10(size));
  const digits = Math.max(2, significantDigits(written)) + (size / 10 ** exponent < 1.5 ? 1 : 0);
  const scale = 10 ** (digits - 1 - exponent);
  // Halves go up, although their binary value may be lower.
  return Math.round(Number((value * scale).toPrecision(12))) / scale;
}

/** `60` has one, `1,450` three, `0.040` two, a fraction two. */
function significantDigits(written: string): number {
  if (/[/⁄½¼¾⅛⅜⅝⅞⅓⅔]/.test(written)) return 2;
  const digits = written.replaceAll(/[^\d.]/g, '').replace(/^[0.]{1,20}/, '');
  const isDecimal = written.includes('.');
  return (isDecimal ? digits : digits.replace(/0{1,20}$/, '')).replace('.', '').length;
}

/** Whether a unit belongs to the other system. */
export const isForeign = ({ unit }: Measure, system: UnitSystem): boolean => unit.system !== system;
