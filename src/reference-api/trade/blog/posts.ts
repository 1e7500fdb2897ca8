import { addendaThatBiddersCanFollow } from '#src/reference-api/trade/blog/addenda-that-bidders-can-follow.ts';
import { alternatesAllowancesUnitPrices } from '#src/reference-api/trade/blog/alternates-allowances-unit-prices.ts';
import { annotatedSubstitutionRequest } from '#src/reference-api/trade/blog/annotated-substitution-request.ts';
import { annularSpaceAndSystemNumbers } from '#src/reference-api/trade/blog/annular-space-and-system-numbers.ts';
import { belowGradeWhereItStops } from '#src/reference-api/trade/blog/below-grade-where-it-stops.ts';
import { bimObjectQuarantine } from '#src/reference-api/trade/blog/bim-object-quarantine.ts';
import { brickGrowsBlockShrinks } from '#src/reference-api/trade/blog/brick-grows-block-shrinks.ts';
import { caseworkAndTheHumidMonth } from '#src/reference-api/trade/blog/casework-and-the-humid-month.ts';
import { clearancesInTheFinishPlane } from '#src/reference-api/trade/blog/clearances-in-the-finish-plane.ts';
import { comparingEpdsFairly } from '#src/reference-api/trade/blog/comparing-epds-fairly.ts';
import { copingJointsAndMetalLength } from '#src/reference-api/trade/blog/coping-joints-and-metal-length.ts';
import { curtainWallMockupSequence } from '#src/reference-api/trade/blog/curtain-wall-mockup-sequence.ts';
import { dxfLayersThatSurvive } from '#src/reference-api/trade/blog/dxf-layers-that-survive.ts';
import { electricalRoomClearances } from '#src/reference-api/trade/blog/electrical-room-clearances.ts';
import { elevatorWorkByOthers } from '#src/reference-api/trade/blog/elevator-work-by-others.ts';
import { fireGlazingMarksDecoded } from '#src/reference-api/trade/blog/fire-glazing-marks-decoded.ts';
import { fireShuttersAndTheDropTest } from '#src/reference-api/trade/blog/fire-shutters-and-the-drop-test.ts';
import { fireproofingThicknessByWOverD } from '#src/reference-api/trade/blog/fireproofing-thickness-by-w-over-d.ts';
import { floorFlatnessNumbers } from '#src/reference-api/trade/blog/floor-flatness-numbers.ts';
import { fourDoorsWithCardReaders } from '#src/reference-api/trade/blog/four-doors-with-card-readers.ts';
import { glareAndTheShadeSchedule } from '#src/reference-api/trade/blog/glare-and-the-shade-schedule.ts';
import { guardPostByHand } from '#src/reference-api/trade/blog/guard-post-by-hand.ts';
import { hollowMetalFrameAnchors } from '#src/reference-api/trade/blog/hollow-metal-frame-anchors.ts';
import { hpdThresholdsExplained } from '#src/reference-api/trade/blog/hpd-thresholds-explained.ts';
import { keynotesAndTheWordsOnSheets } from '#src/reference-api/trade/blog/keynotes-and-the-words-on-sheets.ts';
import { level5WhereItPays } from '#src/reference-api/trade/blog/level-5-where-it-pays.ts';
import { louversRainAndFreeArea } from '#src/reference-api/trade/blog/louvers-rain-and-free-area.ts';
import { mapOfTheProjectManual } from '#src/reference-api/trade/blog/map-of-the-project-manual.ts';
import { masterformatFrom16To49 } from '#src/reference-api/trade/blog/masterformat-from-16-to-49.ts';
import { metalBuildingReactionsFirst } from '#src/reference-api/trade/blog/metal-building-reactions-first.ts';
import { ncOnTheDiffuserSchedule } from '#src/reference-api/trade/blog/nc-on-the-diffuser-schedule.ts';
import { ownerFurnishedContractorConfused } from '#src/reference-api/trade/blog/owner-furnished-contractor-confused.ts';
import { paintSystemsByNumber } from '#src/reference-api/trade/blog/paint-systems-by-number.ts';
import { paversFromTheBottomUp } from '#src/reference-api/trade/blog/pavers-from-the-bottom-up.ts';
import { rainLoadAndTheSecondDrain } from '#src/reference-api/trade/blog/rain-load-and-the-second-drain.ts';
import { readingAnEvaluationReport } from '#src/reference-api/trade/blog/reading-an-evaluation-report.ts';
import { readingLedLifeClaims } from '#src/reference-api/trade/blog/reading-led-life-claims.ts';
import { roofEdgeWindArithmetic } from '#src/reference-api/trade/blog/roof-edge-wind-arithmetic.ts';
import { roofHatchAccessChecklist } from '#src/reference-api/trade/blog/roof-hatch-access-checklist.ts';
import { roofWarrantySideBySide } from '#src/reference-api/trade/blog/roof-warranty-side-by-side.ts';
import { roomSignsThatPass } from '#src/reference-api/trade/blog/room-signs-that-pass.ts';
import { sealantJointWidthWorked } from '#src/reference-api/trade/blog/sealant-joint-width-worked.ts';
import { shelfAnglesAsThermalBridges } from '#src/reference-api/trade/blog/shelf-angles-as-thermal-bridges.ts';
import { sillPanAndEndDam } from '#src/reference-api/trade/blog/sill-pan-and-end-dam.ts';
import { slabMoistureTestPlan } from '#src/reference-api/trade/blog/slab-moisture-test-plan.ts';
import { solarOnAMembraneRoof } from '#src/reference-api/trade/blog/solar-on-a-membrane-roof.ts';
import { speechPrivacyBudget } from '#src/reference-api/trade/blog/speech-privacy-budget.ts';
import { sprinklerHeadsAndCeilingGrids } from '#src/reference-api/trade/blog/sprinkler-heads-and-ceiling-grids.ts';
import { stairRisersAndFinishThickness } from '#src/reference-api/trade/blog/stair-risers-and-finish-thickness.ts';
import { standingSeamUpliftNumbers } from '#src/reference-api/trade/blog/standing-seam-uplift-numbers.ts';
import { stcLaboratoryAndField } from '#src/reference-api/trade/blog/stc-laboratory-and-field.ts';
import { submittalStampWords } from '#src/reference-api/trade/blog/submittal-stamp-words.ts';
import { surveysBeforeSelectiveDemolition } from '#src/reference-api/trade/blog/surveys-before-selective-demolition.ts';
import { temporaryEnclosureScope } from '#src/reference-api/trade/blog/temporary-enclosure-scope.ts';
import { tileMovementJointLayout } from '#src/reference-api/trade/blog/tile-movement-joint-layout.ts';
import { trenchDrainByTheGallon } from '#src/reference-api/trade/blog/trench-drain-by-the-gallon.ts';
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
  brickGrowsBlockShrinks,
  guardPostByHand,
  floorFlatnessNumbers,
  caseworkAndTheHumidMonth,
  roomSignsThatPass,
  elevatorWorkByOthers,
  sprinklerHeadsAndCeilingGrids,
  ncOnTheDiffuserSchedule,
  readingLedLifeClaims,
  electricalRoomClearances,
  fourDoorsWithCardReaders,
  paversFromTheBottomUp,
  trenchDrainByTheGallon,
  metalBuildingReactionsFirst,
  solarOnAMembraneRoof,
  surveysBeforeSelectiveDemolition,
  stairRisersAndFinishThickness,
  louversRainAndFreeArea,
  fireShuttersAndTheDropTest,
  roofWarrantySideBySide,
];
