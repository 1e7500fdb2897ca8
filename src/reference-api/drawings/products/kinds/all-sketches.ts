import { firstSketches } from '#src/reference-api/drawings/products/kinds/first-sketches.ts';
import type { Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import { brickSketches } from '#src/reference-api/drawings/products/kinds/brick.ts';
import { concreteFromReadyMixTruck } from '#src/reference-api/drawings/products/kinds/concrete/ready-mix-truck-to-fiber-bag.ts';
import { concreteFromTote } from '#src/reference-api/drawings/products/kinds/concrete/tote-to-drum.ts';
import { siteWorksFromBidForm } from '#src/reference-api/drawings/products/kinds/site-works/bid-form-to-wayfinding-sign.ts';
import { siteWorksFromShoringFrame } from '#src/reference-api/drawings/products/kinds/site-works/shoring-frame-to-negative-air-machine.ts';
import { steelFromWideFlange } from '#src/reference-api/drawings/products/kinds/steel/wide-flange-to-slotted-track.ts';
import { steelFromFurringChannel } from '#src/reference-api/drawings/products/kinds/steel/furring-channel-to-shaft-wall-stud.ts';
import { doorsWoodAndMetalFromDoor } from '#src/reference-api/drawings/products/kinds/doors-wood-and-metal/door-to-high-speed-door.ts';
import { doorsWoodAndMetalFromSecurityGrille } from '#src/reference-api/drawings/products/kinds/doors-wood-and-metal/security-grille-to-wood-sectional-door.ts';
import { glazingFromEntranceDoor } from '#src/reference-api/drawings/products/kinds/glazing/entrance-door-to-window.ts';
import { glazingFromProjectedWindow } from '#src/reference-api/drawings/products/kinds/glazing/projected-window-to-translucent-skylight.ts';
import { boardsFromGypsumSheathing } from '#src/reference-api/drawings/products/kinds/boards/gypsum-sheathing-to-foil-faced-board.ts';
import { boardsFromGypsumBoard } from '#src/reference-api/drawings/products/kinds/boards/gypsum-board-to-high-impact-eifs.ts';
import { roofAndWallPanelsFromStandingSeamPanel } from '#src/reference-api/drawings/products/kinds/roof-and-wall-panels/standing-seam-panel-to-panel-siding.ts';
import { roofAndWallPanelsFromSoffitPanel } from '#src/reference-api/drawings/products/kinds/roof-and-wall-panels/soffit-panel.ts';
import { sheetsAndRollsFromMembraneRoll } from '#src/reference-api/drawings/products/kinds/sheets-and-rolls/membrane-roll-to-backer-rod.ts';
import { sheetsAndRollsFromWalkwayPad } from '#src/reference-api/drawings/products/kinds/sheets-and-rolls/walkway-pad-to-turf-mat.ts';
import { flashingsFromSheetMetalFlashing } from '#src/reference-api/drawings/products/kinds/flashings/sheet-metal-flashing-to-seismic-joint-cover.ts';
import { flashingsFromFireBlanket } from '#src/reference-api/drawings/products/kinds/flashings/fire-blanket-to-cast-in-sleeve.ts';
import { flashingsFromCablePathway } from '#src/reference-api/drawings/products/kinds/flashings/cable-pathway.ts';
import { glassAndLouversFromGlassUnit } from '#src/reference-api/drawings/products/kinds/glass-and-louvers/glass-unit-to-gypsum-access-door.ts';
import { glassAndLouversFromFloorAccessDoor } from '#src/reference-api/drawings/products/kinds/glass-and-louvers/floor-access-door.ts';
import { finishesFromTile } from '#src/reference-api/drawings/products/kinds/finishes/tile-to-urethane-floor.ts';
import { finishesFromDissipativeFloor } from '#src/reference-api/drawings/products/kinds/finishes/dissipative-floor-to-pail.ts';
import { finishesFromPaintCan } from '#src/reference-api/drawings/products/kinds/finishes/paint-can-to-enamel-can.ts';
import { specialtiesFromSign } from '#src/reference-api/drawings/products/kinds/specialties/sign-to-changing-station.ts';
import { specialtiesFromMirror } from '#src/reference-api/drawings/products/kinds/specialties/mirror-to-gear-locker.ts';
import { buildingAndLiftsFromDockLeveler } from '#src/reference-api/drawings/products/kinds/building-and-lifts/dock-leveler-to-metal-building.ts';
import { buildingAndLiftsFromBuildingFrame } from '#src/reference-api/drawings/products/kinds/building-and-lifts/building-frame-to-stair-lift.ts';
import { buildingAndLiftsFromEnclosedLift } from '#src/reference-api/drawings/products/kinds/building-and-lifts/enclosed-lift-to-elevator-cab-panel.ts';
import { furnishingPiecesFromCasework } from '#src/reference-api/drawings/products/kinds/furnishing-pieces/casework-to-blackout-shade.ts';
import { furnishingPiecesFromSkylightShade } from '#src/reference-api/drawings/products/kinds/furnishing-pieces/skylight-shade-to-beam-seating.ts';
import { furnishingPiecesFromPlanter } from '#src/reference-api/drawings/products/kinds/furnishing-pieces/planter-to-bench.ts';
import { electricalFromController } from '#src/reference-api/drawings/products/kinds/electrical/controller-to-distribution-panelboard.ts';
import { electricalFromLoadCenter } from '#src/reference-api/drawings/products/kinds/electrical/load-center-to-in-grade-light.ts';
import { electricalFromLightPole } from '#src/reference-api/drawings/products/kinds/electrical/light-pole-to-fiber-cable.ts';
import { electricalFromCardReader } from '#src/reference-api/drawings/products/kinds/electrical/card-reader-to-duct-detector.ts';
import { mechanicalFromSprinkler } from '#src/reference-api/drawings/products/kinds/mechanical/sprinkler-to-pump-controller.ts';
import { mechanicalFromWaterHeater } from '#src/reference-api/drawings/products/kinds/mechanical/water-heater-to-displacement-diffuser.ts';
import { mechanicalFromReturnGrille } from '#src/reference-api/drawings/products/kinds/mechanical/return-grille-to-pump.ts';
import { siteAndRailFromSiltFence } from '#src/reference-api/drawings/products/kinds/site-and-rail/silt-fence-to-ornamental-fence.ts';
import { siteAndRailFromMeshFence } from '#src/reference-api/drawings/products/kinds/site-and-rail/mesh-fence-to-detention-chamber.ts';
import { siteAndRailFromHydrodynamicSeparator } from '#src/reference-api/drawings/products/kinds/site-and-rail/hydrodynamic-separator-to-rail-fastener.ts';
import { siteAndRailFromRailBoot } from '#src/reference-api/drawings/products/kinds/site-and-rail/rail-boot-to-guiderail.ts';
import { siteAndRailFromConcreteBarrier } from '#src/reference-api/drawings/products/kinds/site-and-rail/concrete-barrier-to-foam-fender.ts';
import { siteAndRailFromFenderPanel } from '#src/reference-api/drawings/products/kinds/site-and-rail/fender-panel-to-metal-screen.ts';
import { processFromValve } from '#src/reference-api/drawings/products/kinds/process/valve-to-underhung-crane.ts';
import { processFromJibCrane } from '#src/reference-api/drawings/products/kinds/process/jib-crane-to-scraped-exchanger.ts';
import { processFromPlateExchanger } from '#src/reference-api/drawings/products/kinds/process/plate-exchanger-to-self-priming-pump.ts';
import { processFromBoltedTank } from '#src/reference-api/drawings/products/kinds/process/bolted-tank-to-scrubber.ts';
import { processFromPrecipitator } from '#src/reference-api/drawings/products/kinds/process/precipitator-to-dough-mixer.ts';
import { processFromCipSkid } from '#src/reference-api/drawings/products/kinds/process/cip-skid-to-day-tank.ts';
import { processFromUvReactor } from '#src/reference-api/drawings/products/kinds/process/uv-reactor-to-generator.ts';
import { hardwareSketches } from '#src/reference-api/drawings/products/kinds/door-hardware.ts';
import { plumbingSketches } from '#src/reference-api/drawings/products/kinds/plumbing.ts';
import { renewableSketches } from '#src/reference-api/drawings/products/kinds/renewables.ts';
import { devicesToldApart } from '#src/reference-api/drawings/products/kinds/told-apart/devices.ts';
import { floorsToldApart } from '#src/reference-api/drawings/products/kinds/told-apart/floors.ts';
import { framesAndPipes } from '#src/reference-api/drawings/products/kinds/told-apart/frames-and-pipes.ts';
import { jointsAndWalls } from '#src/reference-api/drawings/products/kinds/told-apart/joints-and-walls.ts';
import { matsAndCeilings } from '#src/reference-api/drawings/products/kinds/told-apart/mats-and-ceilings.ts';
import { sheetsAndUnits } from '#src/reference-api/drawings/products/kinds/told-apart/sheets-and-units.ts';

/** Every drawing by its key. */
export const sketches: Sketches = {
  ...firstSketches,
  ...hardwareSketches,
  ...processFromValve,
  ...processFromJibCrane,
  ...processFromPlateExchanger,
  ...processFromBoltedTank,
  ...processFromPrecipitator,
  ...processFromCipSkid,
  ...processFromUvReactor,
  ...siteAndRailFromSiltFence,
  ...siteAndRailFromMeshFence,
  ...siteAndRailFromHydrodynamicSeparator,
  ...siteAndRailFromRailBoot,
  ...siteAndRailFromConcreteBarrier,
  ...siteAndRailFromFenderPanel,
  ...mechanicalFromSprinkler,
  ...mechanicalFromWaterHeater,
  ...mechanicalFromReturnGrille,
  ...electricalFromController,
  ...electricalFromLoadCenter,
  ...electricalFromLightPole,
  ...electricalFromCardReader,
  ...furnishingPiecesFromCasework,
  ...furnishingPiecesFromSkylightShade,
  ...furnishingPiecesFromPlanter,
  ...buildingAndLiftsFromDockLeveler,
  ...buildingAndLiftsFromBuildingFrame,
  ...buildingAndLiftsFromEnclosedLift,
  ...specialtiesFromSign,
  ...specialtiesFromMirror,
  ...finishesFromTile,
  ...finishesFromDissipativeFloor,
  ...finishesFromPaintCan,
  ...glassAndLouversFromGlassUnit,
  ...glassAndLouversFromFloorAccessDoor,
  ...flashingsFromSheetMetalFlashing,
  ...flashingsFromFireBlanket,
  ...flashingsFromCablePathway,
  ...sheetsAndRollsFromMembraneRoll,
  ...sheetsAndRollsFromWalkwayPad,
  ...roofAndWallPanelsFromStandingSeamPanel,
  ...roofAndWallPanelsFromSoffitPanel,
  ...boardsFromGypsumSheathing,
  ...boardsFromGypsumBoard,
  ...glazingFromEntranceDoor,
  ...glazingFromProjectedWindow,
  ...doorsWoodAndMetalFromDoor,
  ...doorsWoodAndMetalFromSecurityGrille,
  ...steelFromWideFlange,
  ...steelFromFurringChannel,
  ...siteWorksFromBidForm,
  ...siteWorksFromShoringFrame,
  ...concreteFromReadyMixTruck,
  ...concreteFromTote,
  ...brickSketches,
  ...plumbingSketches,
  ...renewableSketches,
  ...devicesToldApart,
  ...floorsToldApart,
  ...framesAndPipes,
  ...jointsAndWalls,
  ...matsAndCeilings,
  ...sheetsAndUnits,
};
