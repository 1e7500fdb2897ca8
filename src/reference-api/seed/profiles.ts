import { sectionProfiles } from '#src/reference-api/trade/section-profiles.ts';
import { otherSections } from '#src/reference-api/content/masterformat.ts';
import { sectionTitle } from '#src/domain/masterformat/known-sections.ts';
import { findSection } from '#src/domain/masterformat/sections.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Sections without products, to show how the site handles them. */
const EMPTY_SECTIONS = new Set(['024119', '213000', '432100']);

const offeredProfiles = sectionProfiles.filter(({ number }) => !EMPTY_SECTIONS.has(number));
const byNumber = new Map(offeredProfiles.map((profile) => [profile.number, profile]));
const byDivision = Map.groupBy(offeredProfiles, ({ number }) => number.slice(0, 2));

/** The profile of a section in which the sample world has products; null for others. */
export const profileOf = (number: string): SectionProfile | null => byNumber.get(number) ?? null;

export const profilesOfDivision = (division: string): readonly SectionProfile[] =>
  byDivision.get(division) ?? [];

const otherTitles = new Map(otherSections.map(({ number, title }) => [number, title]));
const csiSections = new Map(offeredProfiles.map(({ number }) => [number, toCsiSection(number)]));

/** A section as responses contain it. All items of a section share one object, to save memory. */
export const csiSectionOf = (number: string): CsiSection => csiSections.get(number) ?? toCsiSection(number);

function toCsiSection(number: string): CsiSection {
  const section = findSection(number);
  // Some kinds are also looked for in a section that no specification cites.
  const title = sectionTitle(number) ?? otherTitles.get(number) ?? `Section ${number}`;
  return { number, number95: section?.former ?? null, title };
}
