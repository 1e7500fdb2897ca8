import type { Spec, Sw } from '#src/contracts/content.ts';
import { genericMaster } from '#src/reference-api/specifications/generic-master.ts';
import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';
import { sectionMasters } from '#src/reference-api/trade/sections/index.ts';

const byNumber = new Map(sectionMasters.map((master) => [master.number, master]));

/** The master of a section: the one written for it, else one made from its profile. */
export function masterFor(_written: Spec | Sw, profile: SectionProfile): SectionMaster {
  return byNumber.get(profile.number) ?? genericMaster(profile);
}
