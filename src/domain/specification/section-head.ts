import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { plainText } from '#src/lib/plain-text.ts';

/** Division 00 has documents: bidding and contract forms, which have no section parts. */
const kindOf = (number: string): string => (number.startsWith('00') ? 'DOCUMENT' : 'SECTION');

/** `SECTION 07 54 23` or `DOCUMENT 00 41 13`, for a formatted number. */
export const numberedHead = (number: string): string => `${kindOf(number)} ${number}`;

/** `END OF SECTION` or `END OF DOCUMENT`, the last line. */
export const endOf = (number: string): string => `END OF ${kindOf(number)}`;

/** `SECTION 07 54 23` and the title in capital letters: the heading of every section, on screen and in files. */
export function sectionHead({ section, title }: Pick<SpecSection, 'section' | 'title'>): [string, string] {
  return [numberedHead(formatSection(section.number, '04')), plainText(title).trim().toUpperCase()];
}

/**
 * Comes before PART 1 while notes are shown: whose products the section is based on, and how to contact them. A neutral section
 * names none.
 */
export function manufacturerNote({ coid, manufacturer }: Pick<SpecSection, 'coid' | 'manufacturer'>): string {
  const { name, address, phone, web, introduction } = manufacturer;
  return [
    introduction,
    coid === null ? '' : `This section is based on the products of ${[name, ...address].join(', ')}.`,
    phone === null ? '' : `Phone: ${phone}.`,
    web === null ? '' : `Web: ${web}.`,
  ]
    .map((text) => plainText(text).trim())
    .filter((text) => text !== '')
    .join(' ');
}
