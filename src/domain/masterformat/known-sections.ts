import { buildingSections } from '#src/domain/masterformat/building-sections.ts';
import { generalSections } from '#src/domain/masterformat/general-sections.ts';
import { findSection, sections } from '#src/domain/masterformat/sections.ts';
import { serviceSections } from '#src/domain/masterformat/service-sections.ts';

/** A MasterFormat section by number and title. */
export interface KnownSection {
  digits: string;
  title: string;
}

/**
 * Sections without products that specifications cite or that a project manual usually has: procurement and general
 * requirements, and work that the library has no manufacturers for.
 */
const others = [...generalSections, ...buildingSections, ...serviceSections];

/** All sections known by number and title, sorted by number: those with products, and those cited. */
export const knownSections: readonly KnownSection[] = [
  ...sections,
  ...others.map(([digits, title]) => ({ digits, title })),
].toSorted((one, other) => (one.digits < other.digits ? -1 : 1));

const otherTitles = new Map(others);

/** The title of a section; null if the number is unknown. */
export function sectionTitle(digits: string): string | null {
  return findSection(digits)?.title ?? otherTitles.get(digits) ?? null;
}
