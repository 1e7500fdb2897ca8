import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';
import { tpoRoofing } from '#src/reference-api/trade/sections/tpo-roofing.ts';
import { acousticalPanelCeilings } from '#src/reference-api/trade/sections/acoustical-panel-ceilings.ts';
import { ceramicTiling } from '#src/reference-api/trade/sections/ceramic-tiling.ts';
import { gypsumBoard } from '#src/reference-api/trade/sections/gypsum-board.ts';

/** The sections written in full, in order of number. The others are made from their profiles. */
export const sectionMasters: readonly SectionMaster[] = [
  tpoRoofing,
  gypsumBoard,
  ceramicTiling,
  acousticalPanelCeilings,
];
