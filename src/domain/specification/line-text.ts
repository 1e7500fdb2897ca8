import type { Run, SpecInput } from '#src/contracts/spec-sections.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SpecLine } from '#src/domain/specification/section-tree.ts';
import { plainText } from '#src/lib/plain-text.ts';

/** Units for printed measures. */
export type Units = 'ip' | 'si' | 'both';

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

/**
 * Printed for an empty blank.
 * @internal
 */
export const blank = '[________]';

/** The value of a blank: the person's, or else the first option. */
export function valueOf(input: SpecInput, { inputs }: Pick<SectionState, 'inputs'>): string {
  return inputs.get(input.id) ?? input.initial;
}

/** A run of a line as plain text. */
export function runText(
  run: Run,
  line: Pick<SpecLine, 'inputs'>,
  state: Pick<SectionState, 'inputs'>,
  { units, keywords }: TextOptions = defaultTextOptions,
): string {
  if (typeof run === 'string') return plainText(run);
  if ('input' in run) {
    const input = line.inputs.find(({ id }) => id === run.input);
    const value = input === undefined ? '' : writtenValue(input, state).trim();
    const unit = input?.unit ?? null;
    return `${value === '' ? blank : value}${unit === null ? '' : ` ${plainText(unit)}`}`;
  }
  if ('reference' in run) return plainText(run.reference);
  if ('section' in run) return sectionText(run.section, run.title);
  if ('keyword' in run) return keywords[run.keyword];
  if (units === 'both') return `${plainText(run.ip)} (${plainText(run.si)})`;
  return plainText(units === 'ip' ? run.ip : run.si);
}

/** What a person typed is plain text, not HTML; the section's own options may contain HTML. */
function writtenValue(input: SpecInput, state: Pick<SectionState, 'inputs'>): string {
  const isTyped = input.kind !== 'select' && state.inputs.has(input.id);
  const value = valueOf(input, state);
  return isTyped ? value : plainText(value);
}

/** `Section 07 92 00 - Joint Sealants`. */
export function sectionText(number: string, title: string): string {
  return `Section ${formatSection(number, '04')} - ${plainText(title)}`;
}

/** A person's text that replaces the manufacturer's or is a paragraph of its own. Plain text, not HTML. */
export function ownWords(line: SpecLine, { own }: Pick<SectionState, 'own'>): string | undefined {
  return line.id < 0 ? line.text.filter((run) => typeof run === 'string').join('') : own.changed.get(line.id);
}

/**
 * The line's text in the chosen units. The person's own text replaces the manufacturer's; parts and articles are in
 * capital letters.
 */
export function lineText(
  line: SpecLine,
  state: SectionState,
  options: TextOptions = defaultTextOptions,
): string {
  const text = (
    ownWords(line, state) ?? line.text.map((run) => runText(run, line, state, options)).join('')
  ).trim();
  return line.kind === 'part' || line.kind === 'article' ? text.toUpperCase() : text;
}
