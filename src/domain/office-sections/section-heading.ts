import { composedPattern } from '#src/lib/composed-pattern.ts';
import { pairsOfDigits, plainSigns } from '#src/domain/masterformat/number-signs.ts';
import { excerptOf } from '#src/domain/office-sections/found-text.ts';
import type { FoundLine, FoundText, Remark } from '#src/domain/office-sections/found-text.ts';
import { withoutTrailing } from '#src/lib/without-trailing.ts';

/** Number and title as the file states them; empty where it doesn't. */
export interface SectionHeading {
  /** Six or eight digits. */
  number: string;
  title: string;
}

const head =
  /^(?:SECTION|DOCUMENT)[ \t]{0,9}(?:NO\.?|NUMBER)?[ \t:-]{0,9}(\d[\d ._\t/-]{3,16}\d)(?!\d)[ \t\n:.-]{0,20}(.*)$/is;
const end = /^[*\s–—-]{0,9}END OF (?:SECTION|DOCUMENT)/i;
const placeholder = /^(?:SECTION|DOCUMENT)[ \t_[\]]*$/i;

/** The six or eight digits of a number in any spelling; empty for anything else. */
export function sectionDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length === 6 || digits.length === 8 ? digits : '';
}

/**
 * Removes lines that aren't the section's text: its heading, `END OF SECTION` and everything after it, contents, running
 * headers. Reports them as remarks, unless every section has them.
 */
export function headOf(
  { lines, remarks: before, edges }: FoundText,
  isPart: (line: FoundLine) => boolean,
): { heading: SectionHeading; rest: FoundLine[]; remarks: Remark[] } {
  const remarks = [...before];
  const heading = { number: '', title: '' };
  const rest: FoundLine[] = [];
  let awaitsTitle = false;
  let hasPart = false;
  let hasEnded = false;
  const setAside = (text: string, problem: string): void => {
    remarks.push({ line: 0, text: excerptOf(text), problem });
  };
  for (const line of lines) {
    const text = line.text.trim();
    hasPart ||= line.kind === 'line' && isPart(line);
    if (line.kind === 'line' && end.test(text)) {
      hasEnded = true;
      continue;
    }
    if (hasEnded || line.place === 'end') {
      if (text !== '') setAside(text, 'Stands after the end of the section; left out.');
      continue;
    }
    if (line.place === 'aside') {
      setAside(text, 'Contents or a running head; left out.');
      continue;
    }
    const found =
      hasPart || heading.number !== '' || line.kind !== 'line' ? null : head.exec(plainSigns(text));
    const number = sectionDigits(found?.[1] ?? '');
    if (found && number !== '') {
      heading.number = number;
      // Normalizing keeps the length, so positions match the original text.
      heading.title = titleOf(text.slice(text.length - (found[2] ?? '').length));
      awaitsTitle = heading.title === '';
      continue;
    }
    if (!hasPart && line.kind === 'line' && line.label === '' && placeholder.test(text)) {
      awaitsTitle = true;
      continue;
    }
    const isTitle = awaitsTitle || (line.place === 'title' && !hasPart);
    if (isTitle && line.kind === 'line' && !hasPart && text !== '') {
      heading.title = titleOf(heading.title === '' ? text : `${heading.title} ${text}`);
      awaitsTitle = false;
      continue;
    }
    const before = rest.at(-1);
    if (line.kind === 'table' && line.text === '' && before?.place === 'caption')
      rest[rest.length - 1] = { ...line, text: before.text };
    else if (text !== '' || line.rows.length > 0) rest.push(line);
  }
  if (heading.number === '' || heading.title === '') fillFromEdges(heading, edges);
  for (const edge of edges) setAside(edge, 'Header or footer; the document’s own are written instead.');
  return { heading, rest, remarks };
}

const titleOf = (text: string): string => withoutTrailing(text.replace(/\s+/g, ' ').trim(), /[\s.:–—-]/);

const edgeNumber = composedPattern(String.raw`(?<!\d)${pairsOfDigits}(?!\d)`, 'u');

/** A footer often has `JOINT SEALANTS  07 92 00 - 1`. */
function fillFromEdges(heading: SectionHeading, edges: readonly string[]): void {
  for (const edge of edges) {
    const found = edgeNumber.exec(plainSigns(edge))?.[0];
    const number = sectionDigits(found ?? '');
    if (heading.number === '' && number !== '') heading.number = number;
  }
}
