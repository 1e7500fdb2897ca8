import { addendaThatBiddersCanFollow } from '#src/reference-api/trade/blog/addenda-that-bidders-can-follow.ts';
import { annularSpaceAndSystemNumbers } from '#src/reference-api/trade/blog/annular-space-and-system-numbers.ts';
import { comparingEpdsFairly } from '#src/reference-api/trade/blog/comparing-epds-fairly.ts';
import { curtainWallMockupSequence } from '#src/reference-api/trade/blog/curtain-wall-mockup-sequence.ts';
import { fireGlazingMarksDecoded } from '#src/reference-api/trade/blog/fire-glazing-marks-decoded.ts';
import { hollowMetalFrameAnchors } from '#src/reference-api/trade/blog/hollow-metal-frame-anchors.ts';
import { hpdThresholdsExplained } from '#src/reference-api/trade/blog/hpd-thresholds-explained.ts';
import { level5WhereItPays } from '#src/reference-api/trade/blog/level-5-where-it-pays.ts';
import { paintSystemsByNumber } from '#src/reference-api/trade/blog/paint-systems-by-number.ts';
import { rainLoadAndTheSecondDrain } from '#src/reference-api/trade/blog/rain-load-and-the-second-drain.ts';
import { roofEdgeWindArithmetic } from '#src/reference-api/trade/blog/roof-edge-wind-arithmetic.ts';
import { sealantJointWidthWorked } from '#src/reference-api/trade/blog/sealant-joint-width-worked.ts';
import { shelfAnglesAsThermalBridges } from '#src/reference-api/trade/blog/shelf-angles-as-thermal-bridges.ts';
import { slabMoistureTestPlan } from '#src/reference-api/trade/blog/slab-moisture-test-plan.ts';
import { stcLaboratoryAndField } from '#src/reference-api/trade/blog/stc-laboratory-and-field.ts';
import { submittalStampWords } from '#src/reference-api/trade/blog/submittal-stamp-words.ts';
import { temporaryEnclosureScope } from '#src/reference-api/trade/blog/temporary-enclosure-scope.ts';
import { tileMovementJointLayout } from '#src/reference-api/trade/blog/tile-movement-joint-layout.ts';
import { vaporControlMixedClimate } from '#src/reference-api/trade/blog/vapor-control-mixed-climate.ts';
import { writingHardwareSets } from '#src/reference-api/trade/blog/writing-hardware-sets.ts';
import type { WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

/** All posts, the latest first. */
export const writtenPosts: readonly WrittenPost[] = [
  roofEdgeWindArithmetic,
  vaporControlMixedClimate,
  stcLaboratoryAndField,
  hollowMetalFrameAnchors,
  level5WhereItPays,
  comparingEpdsFairly,
  hpdThresholdsExplained,
  addendaThatBiddersCanFollow,
  temporaryEnclosureScope,
  submittalStampWords,
  sealantJointWidthWorked,
  annularSpaceAndSystemNumbers,
  shelfAnglesAsThermalBridges,
  curtainWallMockupSequence,
  tileMovementJointLayout,
  rainLoadAndTheSecondDrain,
  fireGlazingMarksDecoded,
  writingHardwareSets,
  slabMoistureTestPlan,
  paintSystemsByNumber,
];
