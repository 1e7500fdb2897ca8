import { convertedMeasure, convertedText, convertedUnit } from '#src/domain/converted-text/converted-text.ts';
import type { PrintedUnits } from '#src/domain/converted-text/converted-text.ts';
import type { Run, SpecInput } from '#src/contracts/spec-sections.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SpecLine } from '#src/domain/specification/section-tree.ts';
import { plainText } from '#src/lib/plain-text.ts';

export type Units = PrintedUnits;

/** A project's names for the contract parties. */
export type Keywords = Readonly<Record<'OWNER' | 'ARCHITECT' | 'CONTRACTOR', string>>;

export const defaultKeywords: Keywords = {
  OWNER: 'Owner',
  ARCHITECT: 'Architect',
  CONTRACTOR: 'Contractor',
};

export interface TextOptions {
  units: Units;
  keywords: Keywords;
}

export const defaultTextOptions: TextOptions = { units: 'ip', keywords: defaultKeywords };

const spans = new Set(['years', 'months', 'weeks', 'days', 'hours', 'minutes']);
/** `1 year`, `5 years`. */
const unitOf = (value: string, unit: string): string =>
  value === '1' && spans.has(unit) ? unit.slice(0, -1) : unit;

/**
 * Printed for an empty blank.
 * @internal
 */
export const blank = '[________]';

/** The value of a blank: the person's, or else the first option. */
export const valueOf = (input: SpecInput, { inputs }: Pick<SectionState, 'inputs'>): string =>
  inputs.get(input.id) ?? input.initial;

/** A run of a line as plain text. */
export function runText(
  run: Run,
  line: Pick<SpecLine, 'inputs'> & Partial<Pick<SpecLine, 'text'>>,
  state: Pick<SectionState, 'inputs'>,
  { units, keywords }: TextOptions = defaultTextOptions,
): string {
  if (typeof run === 'string')
    return isTitle(run, line) ? plainText(run) : convertedText(plainText(run), units);
  if ('input' in run) {
    const input = line.inputs.find(({ id }) => id === run.input);
    const value = input === undefined ? '' : writtenValue(input, state).trim();
    const unit = input?.unit ? plainText(input.unit) : null;
    if (value === '') return `${blank}${unit === null ? '' : ` ${convertedUnit(unit, units)}`}`;
    return convertedText(unit === null ? value : `${value} ${unitOf(value, unit)}`, units);
  }
  if ('reference' in run) return plainText(run.reference);
  if ('section' in run) return sectionText(run.section, run.title);
  if ('keyword' in run) return keywords[run.keyword];
  const ip = plainText(run.ip);
  if (units === 'ip') return ip;
  const si = convertedMeasure(ip, plainText(run.si));
  return units === 'both' && si !== ip ? `${ip} (${si})` : si;
}

/** The title of a standard after its designation, which is not converted. */
function isTitle(run: string, { text = [] }: Partial<Pick<SpecLine, 'text'>>): boolean {
  const [first, second] = text;
  return second === run && typeof first === 'object' && 'reference' in first && /^(?:,| -) \p{Lu}/u.test(run);
}

/** What a person typed is plain text, not HTML; the section's own options may contain HTML. */
function writtenValue(input: SpecInput, state: Pick<SectionState, 'inputs'>): string {
  const isTyped = input.kind !== 'select' && state.inputs.has(input.id);
  const value = valueOf(input, state);
  return isTyped ? value : plainText(value);
}

/** `Section 07 92 00 - Joint Sealants`; in Division 00 they are documents. */
export function sectionText(number: string, title: string): string {
  const kind = number.startsWith('00') ? 'Document' : 'Section';
  return `${kind} ${formatSection(number, '04')} - ${plainText(title)}`;
}

/** A person's text that replaces the manufacturer's or is a paragraph of its own. Plain text, not HTML. */
export const ownWords = (line: SpecLine, { own }: Pick<SectionState, 'own'>): string | undefined =>
  line.id < 0 ? line.text.filter((run) => typeof run === 'string').join('') : own.changed.get(line.id);

/**
 * The line's text in the chosen units. The person's own text replaces the manufacturer's; parts and articles are in
 * capital letters.
 */
export function lineText(
  line: SpecLine,
  state: SectionState,
  options: TextOptions = defaultTextOptions,
): string {
  const own = ownWords(line, state);
  const text = (
    own === undefined
      ? line.text.map((run) => runText(run, line, state, options)).join('')
      : convertedText(own, options.units)
  ).trim();
  return line.kind === 'part' || line.kind === 'article' ? text.toUpperCase() : text;
}

/** The cells of a table's row in the chosen units. */
export const cellTexts = ({ cells }: Pick<SpecLine['rows'][number], 'cells'>, units: Units): string[] =>
  cells.map((cell) => convertedText(plainText(cell), units));
