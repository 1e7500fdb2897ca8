import { filesIn } from '#src/reference-api/content/files.ts';
import { titledStandards } from '#src/reference-api/content/standards.ts';
import { texts } from '#src/reference-api/content/texts.ts';
import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';

/** The masters in a folder, by number. Their references are the standards that the text cites. */
const mastersIn = (folder: string): SectionMaster[] =>
  filesIn(folder).map(({ path, refuse }) => {
    const [, number] = /\/(\d{6}(?:\d{2})?)-/.exec(path) ?? [];
    const text = texts.get(path) ?? '';
    const cited = new Set(Array.from(text.matchAll(/\{([^{}]+)\}/g), ([, name]) => name));
    return {
      number: number ?? refuse('name', 'It begins with the number of the section.'),
      text,
      references: titledStandards.filter(([designation]) => cited.has(designation)),
    };
  });

/** The sections written in full. The others are made from their profiles. */
export const sectionMasters: readonly SectionMaster[] = mastersIn('sections');

/** General requirements of Division 01, which are no manufacturer's. */
export const generalMasters: readonly SectionMaster[] = mastersIn('neutral');

/** Forms of Division 00: nothing is built, so PART 2 is not used. */
export const formMasters: readonly SectionMaster[] = mastersIn('forms');
