import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';
import { tpoRoofing } from '#src/reference-api/trade/sections/tpo-roofing.ts';

/** The sections written in full, in order of number. The others are made from their profiles. */
export const sectionMasters: readonly SectionMaster[] = [tpoRoofing];
