import rows from '#src/domain/masterformat/other-sections.json' with { type: 'json' };
import { findSection, sections } from '#src/domain/masterformat/sections.ts';

/** A MasterFormat section by number and title. */
export interface KnownSection {
  digits: string;
  title: string;
}

/**
 * Sections without products that specifications cite or that a project manual usually has: procurement and general
 * requirements, and work that the library has no manufacturers for.
 */
const others = rows.map(([digits = '', title = '']) => ({ digits, title }));

/** All sections known by number and title, sorted by number: those with products, and those cited. */
export const knownSections: readonly KnownSection[] = [...sections, ...others].toSorted((one, other) =>
  one.digits < other.digits ? -1 : 1,
);

const otherTitles = new Map(others.map(({ digits, title }) => [digits, title]));

/** The title of a section; null if the number is unknown. */
export const sectionTitle = (digits: string): string | null =>
  findSection(digits)?.title ?? otherTitles.get(digits) ?? null;
