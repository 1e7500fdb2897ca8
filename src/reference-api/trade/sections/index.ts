import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';
import { acousticalPanelCeilings } from '#src/reference-api/trade/sections/acoustical-panel-ceilings.ts';
import { ceramicTiling } from '#src/reference-api/trade/sections/ceramic-tiling.ts';
import { commercialPlumbingFixtures } from '#src/reference-api/trade/sections/commercial-plumbing-fixtures.ts';
import { entrancesAndStorefronts } from '#src/reference-api/trade/sections/entrances-and-storefronts.ts';
import { epdmRoofing } from '#src/reference-api/trade/sections/epdm-roofing.ts';
import { glazedCurtainWalls } from '#src/reference-api/trade/sections/glazed-curtain-walls.ts';
import { gypsumBoard } from '#src/reference-api/trade/sections/gypsum-board.ts';
import { hollowMetalDoors } from '#src/reference-api/trade/sections/hollow-metal-doors.ts';
import { interiorLighting } from '#src/reference-api/trade/sections/interior-lighting.ts';
import { jointSealants } from '#src/reference-api/trade/sections/joint-sealants.ts';
import { metalRoofPanels } from '#src/reference-api/trade/sections/metal-roof-panels.ts';
import { metalWallPanels } from '#src/reference-api/trade/sections/metal-wall-panels.ts';
import { penetrationFirestopping } from '#src/reference-api/trade/sections/penetration-firestopping.ts';
import { tpoRoofing } from '#src/reference-api/trade/sections/tpo-roofing.ts';

/** The sections written in full, in order of number. The others are made from their profiles. */
export const sectionMasters: readonly SectionMaster[] = [
  metalRoofPanels,
  metalWallPanels,
  epdmRoofing,
  tpoRoofing,
  penetrationFirestopping,
  jointSealants,
  hollowMetalDoors,
  entrancesAndStorefronts,
  glazedCurtainWalls,
  gypsumBoard,
  ceramicTiling,
  acousticalPanelCeilings,
  commercialPlumbingFixtures,
  interiorLighting,
];
