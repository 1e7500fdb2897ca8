import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';
import { acousticalPanelCeilingsExecution } from '#src/reference-api/trade/sections/acoustical-panel-ceilings/execution.ts';
import { acousticalPanelCeilingsGeneral } from '#src/reference-api/trade/sections/acoustical-panel-ceilings/general.ts';
import { acousticalPanelCeilingsProducts } from '#src/reference-api/trade/sections/acoustical-panel-ceilings/products.ts';
import { ceramicTilingExecution } from '#src/reference-api/trade/sections/ceramic-tiling/execution.ts';
import { ceramicTilingGeneral } from '#src/reference-api/trade/sections/ceramic-tiling/general.ts';
import { ceramicTilingProducts } from '#src/reference-api/trade/sections/ceramic-tiling/products.ts';
import { commercialPlumbingFixturesExecution } from '#src/reference-api/trade/sections/commercial-plumbing-fixtures/execution.ts';
import { commercialPlumbingFixturesGeneral } from '#src/reference-api/trade/sections/commercial-plumbing-fixtures/general.ts';
import { commercialPlumbingFixturesOtherProducts } from '#src/reference-api/trade/sections/commercial-plumbing-fixtures/products-other.ts';
import { commercialPlumbingFixturesProducts } from '#src/reference-api/trade/sections/commercial-plumbing-fixtures/products.ts';
import { entrancesAndStorefrontsExecution } from '#src/reference-api/trade/sections/entrances-and-storefronts/execution.ts';
import { entrancesAndStorefrontsGeneral } from '#src/reference-api/trade/sections/entrances-and-storefronts/general.ts';
import { entrancesAndStorefrontsProducts } from '#src/reference-api/trade/sections/entrances-and-storefronts/products.ts';
import { epdmRoofingExecution } from '#src/reference-api/trade/sections/epdm-roofing/execution.ts';
import { epdmRoofingGeneral } from '#src/reference-api/trade/sections/epdm-roofing/general.ts';
import { epdmRoofingProducts } from '#src/reference-api/trade/sections/epdm-roofing/products.ts';
import { glazedCurtainWallsExecution } from '#src/reference-api/trade/sections/glazed-curtain-walls/execution.ts';
import { glazedCurtainWallsGeneral } from '#src/reference-api/trade/sections/glazed-curtain-walls/general.ts';
import { glazedCurtainWallsProducts } from '#src/reference-api/trade/sections/glazed-curtain-walls/products.ts';
import { gypsumBoardExecution } from '#src/reference-api/trade/sections/gypsum-board/execution.ts';
import { gypsumBoardGeneral } from '#src/reference-api/trade/sections/gypsum-board/general.ts';
import { gypsumBoardProducts } from '#src/reference-api/trade/sections/gypsum-board/products.ts';
import { hollowMetalDoorsExecution } from '#src/reference-api/trade/sections/hollow-metal-doors/execution.ts';
import { hollowMetalDoorsGeneral } from '#src/reference-api/trade/sections/hollow-metal-doors/general.ts';
import { hollowMetalDoorsProducts } from '#src/reference-api/trade/sections/hollow-metal-doors/products.ts';
import { interiorLightingExecution } from '#src/reference-api/trade/sections/interior-lighting/execution.ts';
import { interiorLightingGeneral } from '#src/reference-api/trade/sections/interior-lighting/general.ts';
import { interiorLightingProducts } from '#src/reference-api/trade/sections/interior-lighting/products.ts';
import { interiorLightingSchedule } from '#src/reference-api/trade/sections/interior-lighting/schedule.ts';
import { jointSealantsExecution } from '#src/reference-api/trade/sections/joint-sealants/execution.ts';
import { jointSealantsGeneral } from '#src/reference-api/trade/sections/joint-sealants/general.ts';
import { jointSealantsProducts } from '#src/reference-api/trade/sections/joint-sealants/products.ts';
import { metalRoofPanelsExecution } from '#src/reference-api/trade/sections/metal-roof-panels/execution.ts';
import { metalRoofPanelsGeneral } from '#src/reference-api/trade/sections/metal-roof-panels/general.ts';
import { metalRoofPanelsProducts } from '#src/reference-api/trade/sections/metal-roof-panels/products.ts';
import { metalWallPanelsExecution } from '#src/reference-api/trade/sections/metal-wall-panels/execution.ts';
import { metalWallPanelsGeneral } from '#src/reference-api/trade/sections/metal-wall-panels/general.ts';
import { metalWallPanelsProducts } from '#src/reference-api/trade/sections/metal-wall-panels/products.ts';
import { penetrationFirestoppingExecution } from '#src/reference-api/trade/sections/penetration-firestopping/execution.ts';
import { penetrationFirestoppingGeneral } from '#src/reference-api/trade/sections/penetration-firestopping/general.ts';
import { penetrationFirestoppingProducts } from '#src/reference-api/trade/sections/penetration-firestopping/products.ts';
import { tpoRoofingExecution } from '#src/reference-api/trade/sections/tpo-roofing/execution.ts';
import { tpoRoofingGeneral } from '#src/reference-api/trade/sections/tpo-roofing/general.ts';
import { tpoRoofingProducts } from '#src/reference-api/trade/sections/tpo-roofing/products.ts';
import { referencesFromAstmD } from '#src/reference-api/trade/sections/references/from-astm-d.ts';
import { referencesThroughAstmC } from '#src/reference-api/trade/sections/references/through-astm-c.ts';

const references = Object.entries({ ...referencesThroughAstmC, ...referencesFromAstmD });

/** The sections written in full, in order of number. The others are made from their profiles. */
export const sectionMasters: readonly SectionMaster[] = [
  master('074113', metalRoofPanelsGeneral + metalRoofPanelsProducts + metalRoofPanelsExecution),
  master('074213', metalWallPanelsGeneral + metalWallPanelsProducts + metalWallPanelsExecution),
  master('075323', epdmRoofingGeneral + epdmRoofingProducts + epdmRoofingExecution),
  master('075423', tpoRoofingGeneral + tpoRoofingProducts + tpoRoofingExecution),
  master(
    '078413',
    penetrationFirestoppingGeneral + penetrationFirestoppingProducts + penetrationFirestoppingExecution,
  ),
  master('079200', jointSealantsGeneral + jointSealantsProducts + jointSealantsExecution),
  master('081113', hollowMetalDoorsGeneral + hollowMetalDoorsProducts + hollowMetalDoorsExecution),
  master(
    '084113',
    entrancesAndStorefrontsGeneral + entrancesAndStorefrontsProducts + entrancesAndStorefrontsExecution,
  ),
  master('084413', glazedCurtainWallsGeneral + glazedCurtainWallsProducts + glazedCurtainWallsExecution),
  master('092900', gypsumBoardGeneral + gypsumBoardProducts + gypsumBoardExecution),
  master('093013', ceramicTilingGeneral + ceramicTilingProducts + ceramicTilingExecution),
  master(
    '095113',
    acousticalPanelCeilingsGeneral + acousticalPanelCeilingsProducts + acousticalPanelCeilingsExecution,
  ),
  master(
    '224200',
    commercialPlumbingFixturesGeneral +
      commercialPlumbingFixturesProducts +
      commercialPlumbingFixturesOtherProducts +
      commercialPlumbingFixturesExecution,
  ),
  master(
    '265100',
    interiorLightingGeneral + interiorLightingProducts + interiorLightingExecution + interiorLightingSchedule,
  ),
];

/** Its references are the standards that the text cites. */
function master(number: string, text: string): SectionMaster {
  const cited = new Set(Array.from(text.matchAll(/\{([^{}]+)\}/g), ([, name]) => name));
  return { number, text, references: references.filter(([designation]) => cited.has(designation)) };
}
