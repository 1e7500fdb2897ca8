import { sectionProfiles } from '#src/reference-api/trade/section-profiles.ts';
import { findSection } from '#src/domain/masterformat/sections.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Sections without products, to show what an empty section looks like. */
const DESERTED = new Set(['024119', '213000', '432100']);

const offered = sectionProfiles.filter(({ number }) => !DESERTED.has(number));
const byNumber = new Map(offered.map((profile) => [profile.number, profile]));
const byDivision = Map.groupBy(offered, ({ number }) => number.slice(0, 2));

/** The profile of a section that the sample world makes products for. */
export function profileOf(number: string): SectionProfile | null {
  return byNumber.get(number) ?? null;
}

export function profilesOfDivision(division: string): readonly SectionProfile[] {
  return byDivision.get(division) ?? [];
}

const shapes = new Map(offered.map(({ number }) => [number, toCsiSection(number)]));

/** A section as in responses. All items of a section share one object. */
export function csiSectionOf(number: string): CsiSection {
  return shapes.get(number) ?? toCsiSection(number);
}

function toCsiSection(number: string): CsiSection {
  const section = findSection(number);
  return { number, number95: section?.former ?? null, title: section?.title ?? `Section ${number}` };
}
