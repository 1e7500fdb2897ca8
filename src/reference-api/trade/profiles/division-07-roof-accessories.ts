import { roofHatches } from '#src/reference-api/trade/profiles/division-07-roof-hatches.ts';
import { roofSpecialties } from '#src/reference-api/trade/profiles/division-07-roof-specialties.ts';
import { sheetMetalFlashing } from '#src/reference-api/trade/profiles/division-07-sheet-metal-flashing.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division07RoofAccessories: readonly SectionProfile[] = [
  sheetMetalFlashing,
  roofSpecialties,
  roofHatches,
];
