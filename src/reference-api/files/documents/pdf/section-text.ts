import type { CsiSection } from '#src/contracts/shapes.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';

/** `07 54 23 Thermoplastic-Polyolefin Roofing`, several joined by semicolons. */
export const sectionText = (sections: readonly CsiSection[]): string =>
  sections.map(({ number, title }) => `${formatSection(number, '04')} ${title}`).join('; ');
