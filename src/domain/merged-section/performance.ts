import type { Run, SpecNode } from '#src/contracts/spec-sections.ts';
import type { SidedLine } from '#src/domain/merged-section/source.ts';
import { neutralRuns, neutralText } from '#src/domain/merged-section/neutral.ts';
import { isNumber, numberOf, tokensOf } from '#src/domain/merged-section/tokens.ts';
import { canonicalUnit } from '#src/domain/numbers-in-text.ts';
import { inUnit } from '#src/domain/typed-units.ts';
import { fromShown, measureText, shownMeasure } from '#src/domain/units.ts';
import { withUnit } from '#src/domain/unit-text.ts';
import { largest, smallest } from '#src/lib/long-lists.ts';
import { plainText } from '#src/lib/plain-text.ts';

type Stated = NonNullable<SpecNode['attribute']>;

/** Why lines that state the same property are not compared. */
export type Difference = 'standard' | 'value' | 'warranty' | 'wording';

/** How lines of several makers about one thing become one. */
export type Verdict =
  /** They say the same. */
  | { kind: 'same' }
  /** The same property by the same standard: the value that all of them meet. */
  | { kind: 'looser'; chosen: SidedLine; stated: readonly Stated[]; value: Stated }
  | { kind: 'differ'; why: Difference };

/** The standards that a line cites, in order of their letters. */
export function standardsOf({ line }: SidedLine): string {
  const cited = line.text.flatMap((run) =>
    typeof run === 'object' && 'reference' in run ? [plainText(run.reference).trim()] : [],
  );
  return [...new Set(cited)].toSorted().join(', ');
}

/**
 * A value in the unit of another; null where the two are not measured alike.
 * @internal
 */
export function valueIn({ value, unit }: Stated, target: string | null): number | null {
  if (typeof value !== 'number') return null;
  if (unit === target) return value;
  if (unit === null || target === null) return null;
  // The library's own table first: it knows every unit that its records have.
  if (shownMeasure(1, target, 'si').unit === unit) return fromShown(value, target, 'si');
  const si = shownMeasure(1, unit, 'si').unit;
  if (si === target) return shownMeasure(value, unit, 'si').value;
  return inUnit(value, unit, target);
}

/** Lines of several makers about one property or in like words. At most one for each maker. */
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
  // What a value is measured with stands in the words: another method, another number beside it.
  if (new Set(lines.map((at, index) => wordsWithoutValue(at, stated[index]))).size > 1)
    return { kind: 'differ', why };
  const values = stated.map((one) => one && valueIn(one, own?.unit ?? null));
  if (values.some((value) => value === null) || !own) return { kind: 'differ', why: 'value' };
  const known = values.map(Number);
  const at = known.indexOf(own.op === '>=' ? smallest(known) : largest(known));
  const [chosen, value] = [lines[at], stated[at]];
  return chosen && value ? { kind: 'looser', chosen, stated, value } : { kind: 'differ', why: 'value' };
}

/**
 * What each line states. A record may lack the value that its text has: where the words are the same but for the number,
 * the number is the value.
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

/** The same words may stand for another value, where a record and its text disagree. */
function haveOneValue(lines: readonly SidedLine[]): boolean {
  const values = lines.map(({ line: { attribute } }) => attribute && `${attribute.op}${attribute.value}`);
  return new Set(values.filter((value) => value !== null)).size < 2;
}

/** All state a least value, or all a greatest, of one property. */
function isOneMeasure(stated: readonly (Stated | null)[]): stated is Stated[] {
  const [first] = stated;
  if (!first || first.op === '=') return false;
  return stated.every((one) => one?.key === first.key && one.op === first.op);
}

/** A line with `#` in place of the value that it states and its unit: what is left has to be the same before values are compared. */
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
  // A value that is not in the words cannot be taken out of them.
  return left.includes('#') ? left.join(' ') : `${at.side.slot}: ${left.join(' ')}`;
}

/** How many words after a number are its unit: values in other units are converted. */
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
export function statedText({ value, unit }: Stated): string {
  return typeof value === 'number' ? measureText({ value, unit }) : withUnit(value, unit);
}
