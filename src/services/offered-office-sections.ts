import type { OfferedSection } from '#src/api/offered-sections.ts';
import { listOfficeSections } from '#src/stores/office-sections.ts';

/** The newest versions of the office's own sections, to take into a project like a manufacturer's; masters first. */
export const offeredOfficeSections = (): OfferedSection[] =>
  listOfficeSections()
    .toSorted((one, other) => Number(other.stored.isMaster) - Number(one.stored.isMaster))
    .map(({ filename, stored: { number, title, lines } }) => ({
      filename,
      section: { number, number95: null, title },
      title,
      company: 'Office section',
      kind: 'office',
      decisions: null,
      lines: lines.length,
    }));
