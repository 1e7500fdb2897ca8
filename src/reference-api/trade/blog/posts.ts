import { addendaThatBiddersCanFollow } from '#src/reference-api/trade/blog/addenda-that-bidders-can-follow.ts';
import { alternatesAllowancesUnitPrices } from '#src/reference-api/trade/blog/alternates-allowances-unit-prices.ts';
import { annotatedSubstitutionRequest } from '#src/reference-api/trade/blog/annotated-substitution-request.ts';
import { annularSpaceAndSystemNumbers } from '#src/reference-api/trade/blog/annular-space-and-system-numbers.ts';
import { belowGradeWhereItStops } from '#src/reference-api/trade/blog/below-grade-where-it-stops.ts';
import { bimObjectQuarantine } from '#src/reference-api/trade/blog/bim-object-quarantine.ts';
import { clearancesInTheFinishPlane } from '#src/reference-api/trade/blog/clearances-in-the-finish-plane.ts';
import { comparingEpdsFairly } from '#src/reference-api/trade/blog/comparing-epds-fairly.ts';
import { copingJointsAndMetalLength } from '#src/reference-api/trade/blog/coping-joints-and-metal-length.ts';
import { curtainWallMockupSequence } from '#src/reference-api/trade/blog/curtain-wall-mockup-sequence.ts';
import { dxfLayersThatSurvive } from '#src/reference-api/trade/blog/dxf-layers-that-survive.ts';
import { fireGlazingMarksDecoded } from '#src/reference-api/trade/blog/fire-glazing-marks-decoded.ts';
import { fireproofingThicknessByWOverD } from '#src/reference-api/trade/blog/fireproofing-thickness-by-w-over-d.ts';
import { glareAndTheShadeSchedule } from '#src/reference-api/trade/blog/glare-and-the-shade-schedule.ts';
import { hollowMetalFrameAnchors } from '#src/reference-api/trade/blog/hollow-metal-frame-anchors.ts';
import { hpdThresholdsExplained } from '#src/reference-api/trade/blog/hpd-thresholds-explained.ts';
import { keynotesAndTheWordsOnSheets } from '#src/reference-api/trade/blog/keynotes-and-the-words-on-sheets.ts';
import { level5WhereItPays } from '#src/reference-api/trade/blog/level-5-where-it-pays.ts';
import { mapOfTheProjectManual } from '#src/reference-api/trade/blog/map-of-the-project-manual.ts';
import { masterformatFrom16To49 } from '#src/reference-api/trade/blog/masterformat-from-16-to-49.ts';
import { ownerFurnishedContractorConfused } from '#src/reference-api/trade/blog/owner-furnished-contractor-confused.ts';
import { paintSystemsByNumber } from '#src/reference-api/trade/blog/paint-systems-by-number.ts';
import { rainLoadAndTheSecondDrain } from '#src/reference-api/trade/blog/rain-load-and-the-second-drain.ts';
import { readingAnEvaluationReport } from '#src/reference-api/trade/blog/reading-an-evaluation-report.ts';
import { roofEdgeWindArithmetic } from '#src/reference-api/trade/blog/roof-edge-wind-arithmetic.ts';
import { roofHatchAccessChecklist } from '#src/reference-api/trade/blog/roof-hatch-access-checklist.ts';
import { sealantJointWidthWorked } from '#src/reference-api/trade/blog/sealant-joint-width-worked.ts';
import { shelfAnglesAsThermalBridges } from '#src/reference-api/trade/blog/shelf-angles-as-thermal-bridges.ts';
import { sillPanAndEndDam } from '#src/reference-api/trade/blog/sill-pan-and-end-dam.ts';
import { slabMoistureTestPlan } from '#src/reference-api/trade/blog/slab-moisture-test-plan.ts';
import { speechPrivacyBudget } from '#src/reference-api/trade/blog/speech-privacy-budget.ts';
import { standingSeamUpliftNumbers } from '#src/reference-api/trade/blog/standing-seam-uplift-numbers.ts';
import { stcLaboratoryAndField } from '#src/reference-api/trade/blog/stc-laboratory-and-field.ts';
import { submittalStampWords } from '#src/reference-api/trade/blog/submittal-stamp-words.ts';
import { temporaryEnclosureScope } from '#src/reference-api/trade/blog/temporary-enclosure-scope.ts';
import { tileMovementJointLayout } from '#src/reference-api/trade/blog/tile-movement-joint-layout.ts';
import { vaporControlMixedClimate } from '#src/reference-api/trade/blog/vapor-control-mixed-climate.ts';
import { whatChangesAnNfpa285Wall } from '#src/reference-api/trade/blog/what-changes-an-nfpa-285-wall.ts';
import { wholeBuildingAirTest } from '#src/reference-api/trade/blog/whole-building-air-test.ts';
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
  speechPrivacyBudget,
  glareAndTheShadeSchedule,
  clearancesInTheFinishPlane,
  ownerFurnishedContractorConfused,
  alternatesAllowancesUnitPrices,
  annotatedSubstitutionRequest,
  mapOfTheProjectManual,
  masterformatFrom16To49,
  readingAnEvaluationReport,
  bimObjectQuarantine,
  dxfLayersThatSurvive,
  keynotesAndTheWordsOnSheets,
  belowGradeWhereItStops,
  wholeBuildingAirTest,
  whatChangesAnNfpa285Wall,
  copingJointsAndMetalLength,
  sillPanAndEndDam,
  standingSeamUpliftNumbers,
  roofHatchAccessChecklist,
  fireproofingThicknessByWOverD,
];
