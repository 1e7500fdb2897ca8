import { sheetWaterproofing } from '#src/reference-api/trade/profiles/division-07-sheet-waterproofing.ts';
import { boardInsulation } from '#src/reference-api/trade/profiles/division-07-board-insulation.ts';
import { finishSystems } from '#src/reference-api/trade/profiles/division-07-finish-systems.ts';
import { weatherBarriers } from '#src/reference-api/trade/profiles/division-07-weather-barriers.ts';
import { airBarriers } from '#src/reference-api/trade/profiles/division-07-air-barriers.ts';
import { metalRoofPanels } from '#src/reference-api/trade/profiles/division-07-metal-roof-panels.ts';
import { metalWallPanels } from '#src/reference-api/trade/profiles/division-07-metal-wall-panels.ts';
import { compositePanels } from '#src/reference-api/trade/profiles/division-07-composite-panels.ts';
import { fiberCementSiding } from '#src/reference-api/trade/profiles/division-07-fiber-cement-siding.ts';
import { sbsRoofing } from '#src/reference-api/trade/profiles/division-07-sbs-roofing.ts';
import { epdmRoofing } from '#src/reference-api/trade/profiles/division-07-epdm-roofing.ts';
import { tpoRoofing } from '#src/reference-api/trade/profiles/division-07-tpo-roofing.ts';
import { sheetMetalFlashing } from '#src/reference-api/trade/profiles/division-07-sheet-metal-flashing.ts';
import { roofSpecialties } from '#src/reference-api/trade/profiles/division-07-roof-specialties.ts';
import { roofHatches } from '#src/reference-api/trade/profiles/division-07-roof-hatches.ts';
import { appliedFireproofing } from '#src/reference-api/trade/profiles/division-07-applied-fireproofing.ts';
import { penetrationFirestopping } from '#src/reference-api/trade/profiles/division-07-penetration-firestopping.ts';
import { jointSealants } from '#src/reference-api/trade/profiles/division-07-joint-sealants.ts';
import { jointCovers } from '#src/reference-api/trade/profiles/division-07-joint-covers.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division07: readonly SectionProfile[] = [
  sheetWaterproofing,
  boardInsulation,
  finishSystems,
  weatherBarriers,
  airBarriers,
  metalRoofPanels,
  metalWallPanels,
  compositePanels,
  fiberCementSiding,
  sbsRoofing,
  epdmRoofing,
  tpoRoofing,
  sheetMetalFlashing,
  roofSpecialties,
  roofHatches,
  appliedFireproofing,
  penetrationFirestopping,
  jointSealants,
  jointCovers,
];
