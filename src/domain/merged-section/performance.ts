import type { Run, SpecNode } from '#src/contracts/spec-sections.ts';
import type { SidedLine } from '#src/domain/merged-section/source.ts';
import { neutralRuns, neutralText } from '#src/domain/merged-section/neutral.ts';
import { isNumber, numberOf, tokensOf } from '#src/domain/merged-section/tokens.ts';
import { canonicalUnit } from '#src/domain/numbers-in-text.ts';
import { inUnit } from '#src/domain/typed-units.ts';
import { fromShown, measureText, shownMeasure } from '#src/domain/units.ts';
import { withUnit } from '#src/domain/unit-text.ts';
import { plainText } from '#src/lib/plain-text.ts';

type Stated = NonNullable<SpecNode['attribute']>;

/** A line's stated value of a property. */
export interface StatedValue {
  at: SidedLine;
  stated: Stated;
  /** In the unit of the first line. */
  value: number;
}

/** Why lines about the same property aren't merged. */
export type Difference = 'standard' | 'value' | 'warranty' | 'wording';

/** How lines of several manufacturers about the same thing are combined. */
export type Verdict =
  /** All are equal. */
  | { kind: 'same' }
  /** The same property by the same standard, with different values. */
  | { kind: 'measured'; values: readonly StatedValue[] }
  | { kind: 'differ'; why: Difference };

/** The standards that a line cites, sorted alphabetically. */
export function standardsOf({ line }: SidedLine): string {
  const cited = line.text.flatMap((run) =>
    typeof run === 'object' && 'reference' in run ? [plainText(run.reference).trim()] : [],
  );
  return [...new Set(cited)].toSorted().join(', ');
}

/** Converts a value to another unit; null if the units measure different things. */
function valueIn({ value, unit }: Stated, target: string | null): number | null {
  if (typeof value !== 'number') return null;
  if (unit === target) return value;
  if (unit === null || target === null) return null;
  // Tries the library's own table first, which has every unit in its records.
  if (shownMeasure(1, target, 'si').unit === unit) return fromShown(value, target, 'si');
  const si = shownMeasure(1, unit, 'si').unit;
  if (si === target) return shownMeasure(value, unit, 'si').value;
  return inUnit(value, unit, target);
}

/** Compares lines about the same property or with similar words. At most one per manufacturer. */
export function verdictOf(lines: readonly SidedLine[], isWarranty: boolean): Verdict {
  const [first] = lines;
  if (first === undefined) return { kind: 'same' };
  if (new Set(lines.map(neutralText)).size === 1 && haveOneValue(lines)) return { kind: 'same' };
  const stated = statedBy(lines);
  if (new Set(lines.map(standardsOf)).size > 1) return { kind: 'differ', why: 'standard' };
  if (isWarranty || stated.some((one) => one?.key === 'warranty')) return { kind: 'differ', why: 'warranty' };
  const why = differInNumbersAlone(lines) ? 'value' : 'wording';
  if (!isOneMeasure(stated)) return { kind: 'differ', why: stated.every((one) => one) ? 'value' : why };
  const [own] = stated;
  // The remaining words describe the method; a different method or another number means the values can't be compared.
  if (new Set(lines.map((at, index) => wordsWithoutValue(at, stated[index]))).size > 1)
    return { kind: 'differ', why };
  const values = lines.flatMap((at, index): StatedValue[] => {
    const one = stated[index];
    const value = one && valueIn(one, own?.unit ?? null);
    return one && typeof value === 'number' ? [{ at, stated: one, value }] : [];
  });
  if (values.length < lines.length) return { kind: 'differ', why: 'value' };
  return new Set(values.map(({ value }) => value)).size < 2 ? { kind: 'same' } : { kind: 'measured', values };
}

/**
 * The value that each line states. If a record lacks the value that the text has, and the texts differ only in one
 * number, that number is the value.
 */
function statedBy(lines: readonly SidedLine[]): (Stated | null)[] {
  const stating = lines.find(({ line }) => line.attribute !== null && line.attribute.op !== '=');
  const known = stating?.line.attribute ?? null;
  if (stating === undefined || known === null) return lines.map(({ line }) => line.attribute);
  const words = tokensOfLine(stating);
  return lines.map((at) => {
    if (at.line.attribute !== null) return at.line.attribute;
    const own = tokensOfLine(at);
    const places = words.flatMap((word, index) =>
      isNumber(word) && numberOf(word) === known.value ? [index] : [],
    );
    const [place] = places;
    const number = own[place ?? -1];
    const isAlike =
      own.length === words.length &&
      words.every((word, index) => places.includes(index) || word === own[index]) &&
      places.every((index) => own[index] === number);
    return isAlike && number !== undefined && isNumber(number) ? { ...known, value: numberOf(number) } : null;
  });
}

/** Equal texts can still have different values if a record contradicts its text. */
function haveOneValue(lines: readonly SidedLine[]): boolean {
  const values = lines.map(({ line: { attribute } }) => attribute && `${attribute.op}${attribute.value}`);
  return new Set(values.filter((value) => value !== null)).size < 2;
}

/** Whether all state a minimum, or all a maximum, of the same property. */
function isOneMeasure(stated: readonly (Stated | null)[]): stated is Stated[] {
  const [first] = stated;
  if (!first || first.op === '=') return false;
  return stated.every((one) => one?.key === first.key && one.op === first.op);
}

/** The line with `#` in place of its value and unit. Values are compared only if the rest is equal. */
function wordsWithoutValue(at: SidedLine, stated: Stated | null | undefined): string {
  const tokens = tokensOfLine(at);
  const left: string[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] ?? '';
    if (isNumber(token) && numberOf(token) === stated?.value) {
      left.push('#');
      index += unitAfter(tokens.slice(index + 1), stated.unit);
    } else left.push(token);
  }
  // A value that isn't in the text can't be replaced in it.
  return left.includes('#') ? left.join(' ') : `${at.side.slot}: ${left.join(' ')}`;
}

/** How many words after a number make up its unit; values in other units are converted. */
function unitAfter(tokens: readonly string[], unit: string | null): number {
  if (unit === null) return 0;
  const spelled = tokensOf(unit);
  if (spelled.length > 0 && spelled.every((token, index) => token === tokens[index])) return spelled.length;
  return tokens[0] !== undefined && canonicalUnit(tokens[0]) === canonicalUnit(unit) ? 1 : 0;
}

const tokensOfLine = (at: SidedLine): string[] => neutralRuns(at).flatMap((run) => tokensOfRun(run, at));

function tokensOfRun(run: Run, { line }: SidedLine): string[] {
  if (typeof run === 'string') return tokensOf(plainText(run));
  if ('reference' in run) return [run.reference];
  if ('section' in run) return [run.section];
  if ('keyword' in run) return [run.keyword];
  if ('input' in run) return [line.inputs.find(({ id }) => id === run.input)?.label ?? 'blank'];
  return tokensOf(plainText(run.ip));
}

function differInNumbersAlone(lines: readonly SidedLine[]): boolean {
  const words = lines.map((at) => tokensOf(neutralText(at)).map((one) => (isNumber(one) ? '#' : one)));
  return new Set(words.map((one) => one.join(' '))).size === 1;
}

/** `150 psf`, `Class A`. */
export const statedText = ({ value, unit }: Stated): string =>
  typeof value === 'number' ? measureText({ value, unit }) : withUnit(value, unit);
