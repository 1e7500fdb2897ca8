import { measuredNames, type MeasuredName } from '#src/domain/measured-names.ts';
import { canonicalNumber } from '#src/domain/numbers-in-text.ts';
import { feetAndInchesAsInches } from '#src/domain/feet-and-inches.ts';
import { once } from '#src/lib/once.ts';
import { intersectRanges, rangesInOrder, type NamedRange, type Range } from '#src/domain/ranges.ts';
import { goesAroundPipe } from '#src/domain/requirement-rows.ts';
import { type RequirementRule, requirementRules } from '#src/domain/requirement-rules.ts';
import { readRequirementWords } from '#src/domain/requirement-words.ts';
import type { Choice } from '#src/domain/search-choice.ts';
import { requirementPatterns } from '#src/domain/requirement-patterns.ts';
import { inUnit } from '#src/domain/typed-units.ts';

/** Recognized ranges, and the rest as words. */
export interface Requirements {
  ranges: readonly NamedRange[];
  /** Chosen declarations and standards. */
  choices: readonly Choice[];
  /** Empty if everything was recognized. */
  words: string;
}

const longest = 200;
/** Tolerance for equality across units: a 2 in board is sold as 50 mm. */
const tolerance = 0.02;
/** In inches. Sizes in millimeters are rounded: a board of 1/2 in is sold as 13 mm. */
const halfMillimeter = 0.5 / 25.4;
/** More hours than this aren't a fire rating. */
const maxHours = 12;

const byWord = once(
  () =>
    new Map(
      measuredNames.flatMap((measured) =>
        measured.words.map((word) => [word.toLowerCase().replace(/[\s-]+/g, ' '), measured] as const),
      ),
    ),
);

/** The property that a typed name stands for: `R-value`, `r value`, and `R` are the same. */
const namedBy = (typed: string): MeasuredName | undefined =>
  byWord().get(typed.toLowerCase().replace(/[\s-]+/g, ' '));

/** `unit` is undefined if none was typed. */
interface Amount {
  number: string;
  unit: string | null;
}
type Direction = 'least' | 'most' | 'equal';
type Groups = Readonly<Record<string, string | undefined>>;

const shares = new Set(['vt', 'shgc']);
/** Beside these words, letters and a number are a designation, not a value: SDI 100 of doors or alone, R-32 of heat pumps, Group R-2. */
const designations: readonly (readonly [word: RegExp, beside: RegExp])[] = [
  [/^SDI$/iu, /\b(?:doors?|frames?|hollow\smetal|steel)\b|^\s*SDI[\s-]1\d\d\s*$/iu],
  [/^U$/iu, /\bAWPA\b/iu],
  [
    /^R$/iu,
    /\b(?:refrigerants?|heat\spumps?|chillers?|condens(?:ers?|ing)|mini[\s-]?splits?|occupanc(?:y|ies)|group)\b/iu,
  ],
];

/** The amount in the property's unit; null if its unit measures something else. */
function valueOf({ number, unit: typed }: Amount, word: string, { name, unit }: MeasuredName): number | null {
  const value = Number(canonicalNumber(number));
  if (!Number.isFinite(value)) return null;
  if (typed === null && word.toLowerCase() === 'rsi') return inUnit(value, 'rsi', unit);
  // The library writes shares as fractions: VLT 60 is 0.60.
  if (shares.has(name) && (typed === '%' || (typed === null && value > 1))) return value / 100;
  const isMinutes = typed === null && unit === 'h' && value > maxHours;
  return inUnit(value, isMinutes ? 'min' : typed, unit);
}

const exact = (value: number): number => Number(value.toPrecision(5));

/** `Or better` counts as a sign; the property decides which one. */
function directionOf(
  { least, most, orMost, equal, better }: Groups,
  measured: MeasuredName,
): Direction | null {
  if (least !== undefined) return 'least';
  if ((most ?? orMost) !== undefined) return 'most';
  if (better !== undefined) return betterDirection(measured);
  return equal === undefined ? null : 'equal';
}

/** Without a sign, the industry means a minimum. */
function bareDirection({ better }: MeasuredName): Direction {
  if (better === null) return 'equal';
  return better === 'higher' ? 'least' : 'most';
}

const betterDirection = ({ better }: MeasuredName): Direction => (better === 'lower' ? 'most' : 'least');

function rangeOf(direction: Direction, value: number, typed: string, { unit }: MeasuredName): Range {
  if (direction === 'least') return { from: exact(value), to: null };
  if (direction === 'most') return { from: null, to: exact(value) };
  const isConverted = unit !== 'h' && value !== Number(canonicalNumber(typed));
  const least = unit === 'in' ? halfMillimeter : 0;
  const slack = isConverted ? Math.max(Math.abs(value) * tolerance, least) : 0;
  return { from: exact(value - slack), to: exact(value + slack) };
}

/** `4 to 6 in`. */
const stretch = (name: string, from: number, to: number | null): NamedRange | null =>
  to === null || from > to ? null : { name, from: exact(from), to: exact(to) };

/** The property, by its name or by a unit that only one property has. */
function measuredBy({ word, fire, perInch, unit }: Groups): MeasuredName | undefined {
  if (perInch !== undefined) return namedBy('R per inch');
  return namedBy(word ?? (fire === undefined ? (unit ?? '') : 'fire'));
}

/** One match in a text as a range; null if it isn't a requirement and stays in the words. */
function rangeFromMeasure(groups: Groups, text: string): NamedRange | null {
  const { word = '', single = '', number = single, unit = null, upTo, upToUnit = null } = groups;
  const measured = measuredBy(groups);
  if (measured === undefined) return null;
  const direction = directionOf(groups, measured);
  // `2..4 in` has one unit, after the second number.
  const value = valueOf({ number, unit: unit ?? upToUnit }, word, measured);
  if (value === null) return null;
  if (direction === null) {
    if (designations.some(([name, beside]) => name.test(word) && beside.test(text))) return null;
    // A unit says enough: `40 psf live load`.
    const [least, greatest] = measured.bare ?? (unit === null ? [1, 0] : [0, Infinity]);
    // A time is a fire rating only with a unit: `fire 2` could mean anything.
    if (value < least || value > greatest || (measured.unit === 'h' && unit === null)) return null;
  }
  const { name } = measured;
  if (upTo === undefined)
    return { name, ...rangeOf(direction ?? bareDirection(measured), value, number, measured) };
  const end = valueOf({ number: upTo, unit: upToUnit ?? unit }, word, measured);
  return stretch(name, value, end);
}

const coveringPanels =
  /\b(?:standing\sseam|snap[\s-]?lock|(?:metal|roof|ribbed|corrugated)\s(?:roof\s|wall\s)?panels?)\b/iu;

/** Replaces removed text, so that the words on either side don't run together. */
const gap = '\u0001';

type Found = Map<string, NamedRange>;

/** Removes what the pattern matches and `read` understands; leaves matches that contradict an earlier one. */
function extractRanges(
  text: string,
  pattern: RegExp,
  found: Found,
  read: (groups: Groups) => NamedRange | null,
): string {
  let left = '';
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    const range = read(match.groups ?? {});
    if (range === null) continue;
    const both = intersectRanges(found.get(range.name) ?? range, range);
    if (both === null) continue;
    found.set(range.name, { name: range.name, ...both });
    left += `${text.slice(at, match.index)}${gap}`;
    at = match.index + match[0].length;
  }
  return left + text.slice(at);
}

/** Recognizes a unit with the noun next to it: the mils of a membrane, the inches of a stud. */
function rangeFromRule(
  { name, bare, valueOf: inOwnUnit }: RequirementRule,
  groups: Groups,
): NamedRange | null {
  const measured = measuredNames.find((one) => one.name === name);
  const { number = '', from, least, most, orMore, orLess, orBetter } = groups;
  const typed = Number(canonicalNumber(number));
  if (measured === undefined || !Number.isFinite(typed)) return null;
  const value = inOwnUnit(typed);
  if (Number.isNaN(value)) return null;
  const isRating = measured.unit === 'h';
  if (isRating && (value < 0.25 || value > 4)) return null;
  if (from !== undefined) return stretch(name, inOwnUnit(Number(canonicalNumber(from))), value);
  const signs = { least: least ?? orMore, most: most ?? orLess, better: orBetter };
  const direction = directionOf(signs, measured) ?? bare;
  return { name, ...rangeOf(direction, value, number, measured) };
}

/**
 * Finds requirements in typed text: `STC>=50 fire=2h gwp<=12 07 42 13` gives three ranges and the words `07 42 13`.
 * Uses general rules, not a list of known queries; anything ambiguous stays in the words. Safe for any text.
 */
export function readRequirements(text: string): Requirements {
  if (text.length > 2 * longest || text.includes(gap)) return { ranges: [], choices: [], words: text.trim() };
  const said = readRequirementWords(feetAndInchesAsInches(text));
  let rest = said.words;
  const found: Found = new Map(said.ranges.map((range) => [range.name, range]));
  // Most searches have no number, and these patterns are the most expensive part of the loader.
  if (/\d/.test(rest)) {
    for (const pattern of requirementPatterns())
      rest = extractRanges(rest, pattern, found, (groups) => rangeFromMeasure(groups, text));
    for (const rule of requirementRules()) {
      if (rule.of !== null && !rule.of.test(rest)) continue;
      if (rule.name === 'diameter' && goesAroundPipe.test(rest)) continue;
      rest = extractRanges(rest, rule.pattern, found, (groups) => rangeFromRule(rule, groups));
    }
  }
  // The property's name may stand apart from its years: `warranty 20 year roof`.
  if (found.has('warranty'))
    rest = rest.replaceAll(/(?<!\p{L})warrant(?:y|ies)(?!\p{L})(?: of(?!\p{L}))?/giu, gap);
  // `60 mil TPO min`: the sign may stand apart.
  if (found.size > 0)
    rest = rest.replaceAll(/(?<![\p{L}\p{N}])(?:min|max)(?:imum)?\.?(?![\p{L}\p{N}])/giu, gap);
  // The width of a metal panel is what it covers.
  const width = found.get('width');
  if (width !== undefined && coveringPanels.test(text)) {
    found.delete('width');
    found.set('coverage', { ...width, name: 'coverage' });
  }
  const words = rest.replaceAll(gap, ' ').trim().split(/\s+/);
  if (/^(?:and|with)$/.test(words.at(-1) ?? '')) words.pop();
  return {
    ranges: rangesInOrder([...found.values()]),
    choices: said.choices,
    words: words.filter((word) => !/^[,;&.…]+$/.test(word)).join(' '),
  };
}
