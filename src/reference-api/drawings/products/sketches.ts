import { fenders } from '#src/reference-api/drawings/products/transportation/fenders.ts';
import { frames } from '#src/reference-api/drawings/products/doors/frames.ts';
import { furringAndShaftWalls } from '#src/reference-api/drawings/products/finishes/furring-and-shaft-walls.ts';
import { paperForms } from '#src/reference-api/drawings/products/general/paper-forms.ts';
import { temporaryBarriers } from '#src/reference-api/drawings/products/general/temporary-barriers.ts';
import { siteSigns } from '#src/reference-api/drawings/products/general/site-signs.ts';
import { demolition } from '#src/reference-api/drawings/products/general/demolition.ts';
import { containers } from '#src/reference-api/drawings/products/general/containers.ts';
import { castInPlace } from '#src/reference-api/drawings/products/concrete/cast-in-place.ts';
import { precast } from '#src/reference-api/drawings/products/concrete/precast.ts';
import { brickAndBlock } from '#src/reference-api/drawings/products/masonry/brick-and-block.ts';
import { structuralSteel } from '#src/reference-api/drawings/products/metals/structural-steel.ts';
import { coldFormedFraming } from '#src/reference-api/drawings/products/metals/cold-formed-framing.ts';
import { railings } from '#src/reference-api/drawings/products/metals/railings.ts';
import { sheathing } from '#src/reference-api/drawings/products/wood/sheathing.ts';
import { casework } from '#src/reference-api/drawings/products/wood/casework.ts';
import { membranes } from '#src/reference-api/drawings/products/roofing/membranes.ts';
import { metalRoofPanels } from '#src/reference-api/drawings/products/roofing/metal-roof-panels.ts';
import { flashings } from '#src/reference-api/drawings/products/roofing/flashings.ts';
import { roofHatches } from '#src/reference-api/drawings/products/roofing/roof-hatches.ts';
import { waterproofing } from '#src/reference-api/drawings/products/envelope/waterproofing.ts';
import { weatherBarriers } from '#src/reference-api/drawings/products/envelope/weather-barriers.ts';
import { insulation } from '#src/reference-api/drawings/products/envelope/insulation.ts';
import { eifs } from '#src/reference-api/drawings/products/envelope/eifs.ts';
import { metalWallPanels } from '#src/reference-api/drawings/products/envelope/metal-wall-panels.ts';
import { siding } from '#src/reference-api/drawings/products/envelope/siding.ts';
import { fireproofing } from '#src/reference-api/drawings/products/envelope/fireproofing.ts';
import { firestopping } from '#src/reference-api/drawings/products/envelope/firestopping.ts';
import { jointSealants } from '#src/reference-api/drawings/products/envelope/joint-sealants.ts';
import { jointCovers } from '#src/reference-api/drawings/products/envelope/joint-covers.ts';
import { doorsAndFrames } from '#src/reference-api/drawings/products/doors/doors-and-frames.ts';
import { overheadDoors } from '#src/reference-api/drawings/products/doors/overhead-doors.ts';
import { accessDoors } from '#src/reference-api/drawings/products/doors/access-doors.ts';
import { entrances } from '#src/reference-api/drawings/products/doors/entrances.ts';
import { doorHardware } from '#src/reference-api/drawings/products/doors/door-hardware.ts';
import { storefrontsAndCurtainWalls } from '#src/reference-api/drawings/products/glazing/storefronts-and-curtain-walls.ts';
import { windows } from '#src/reference-api/drawings/products/glazing/windows.ts';
import { skylights } from '#src/reference-api/drawings/products/glazing/skylights.ts';
import { glass } from '#src/reference-api/drawings/products/glazing/glass.ts';
import { louvers } from '#src/reference-api/drawings/products/glazing/louvers.ts';
import { gypsumBoard } from '#src/reference-api/drawings/products/finishes/gypsum-board.ts';
import { tile } from '#src/reference-api/drawings/products/finishes/tile.ts';
import { ceilings } from '#src/reference-api/drawings/products/finishes/ceilings.ts';
import { resilientFlooring } from '#src/reference-api/drawings/products/finishes/resilient-flooring.ts';
import { resinousFlooring } from '#src/reference-api/drawings/products/finishes/resinous-flooring.ts';
import { carpet } from '#src/reference-api/drawings/products/finishes/carpet.ts';
import { wallFinishes } from '#src/reference-api/drawings/products/finishes/wall-finishes.ts';
import { paint } from '#src/reference-api/drawings/products/finishes/paint.ts';
import { signs } from '#src/reference-api/drawings/products/specialties/signs.ts';
import { toiletCompartments } from '#src/reference-api/drawings/products/specialties/toilet-compartments.ts';
import { wallProtection } from '#src/reference-api/drawings/products/specialties/wall-protection.ts';
import { toiletAccessories } from '#src/reference-api/drawings/products/specialties/toilet-accessories.ts';
import { fireExtinguisherCabinets } from '#src/reference-api/drawings/products/specialties/fire-extinguisher-cabinets.ts';
import { lockers } from '#src/reference-api/drawings/products/specialties/lockers.ts';
import { loadingDocks } from '#src/reference-api/drawings/products/equipment/loading-docks.ts';
import { laboratory } from '#src/reference-api/drawings/products/equipment/laboratory.ts';
import { shades } from '#src/reference-api/drawings/products/furnishings/shades.ts';
import { countertops } from '#src/reference-api/drawings/products/furnishings/countertops.ts';
import { entranceMats } from '#src/reference-api/drawings/products/furnishings/entrance-mats.ts';
import { seatingAndPlanters } from '#src/reference-api/drawings/products/furnishings/seating-and-planters.ts';
import { pools } from '#src/reference-api/drawings/products/special-construction/pools.ts';
import { metalBuildings } from '#src/reference-api/drawings/products/special-construction/metal-buildings.ts';
import { elevators } from '#src/reference-api/drawings/products/conveying/elevators.ts';
import { lifts } from '#src/reference-api/drawings/products/conveying/lifts.ts';
import { sprinklers } from '#src/reference-api/drawings/products/fire-suppression/sprinklers.ts';
import { firePumps } from '#src/reference-api/drawings/products/fire-suppression/fire-pumps.ts';
import { fixtures } from '#src/reference-api/drawings/products/plumbing/fixtures.ts';
import { waterHeaters } from '#src/reference-api/drawings/products/plumbing/water-heaters.ts';
import { terminals } from '#src/reference-api/drawings/products/hvac/terminals.ts';
import { diffusersAndGrilles } from '#src/reference-api/drawings/products/hvac/diffusers-and-grilles.ts';
import { airHandlers } from '#src/reference-api/drawings/products/hvac/air-handlers.ts';
import { controls } from '#src/reference-api/drawings/products/hvac/controls.ts';
import { panelboards } from '#src/reference-api/drawings/products/electrical/panelboards.ts';
import { lighting } from '#src/reference-api/drawings/products/electrical/lighting.ts';
import { siteLighting } from '#src/reference-api/drawings/products/electrical/site-lighting.ts';
import { racksAndCabling } from '#src/reference-api/drawings/products/electrical/racks-and-cabling.ts';
import { accessControl } from '#src/reference-api/drawings/products/electrical/access-control.ts';
import { fireAlarm } from '#src/reference-api/drawings/products/electrical/fire-alarm.ts';
import { erosionControl } from '#src/reference-api/drawings/products/site/erosion-control.ts';
import { geosynthetics } from '#src/reference-api/drawings/products/site/geosynthetics.ts';
import { paving } from '#src/reference-api/drawings/products/site/paving.ts';
import { fencesAndGates } from '#src/reference-api/drawings/products/site/fences-and-gates.ts';
import { treeGratesAndBollards } from '#src/reference-api/drawings/products/site/tree-grates-and-bollards.ts';
import { stormDrainage } from '#src/reference-api/drawings/products/site/storm-drainage.ts';
import { rail } from '#src/reference-api/drawings/products/transportation/rail.ts';
import { roadBarriers } from '#src/reference-api/drawings/products/transportation/road-barriers.ts';
import { marine } from '#src/reference-api/drawings/products/transportation/marine.ts';
import { valves } from '#src/reference-api/drawings/products/process/valves.ts';
import { flowMeters } from '#src/reference-api/drawings/products/process/flow-meters.ts';
import { conveyors } from '#src/reference-api/drawings/products/process/conveyors.ts';
import { cranesAndHoists } from '#src/reference-api/drawings/products/process/cranes-and-hoists.ts';
import { boilers } from '#src/reference-api/drawings/products/process/boilers.ts';
import { heatExchangers } from '#src/reference-api/drawings/products/process/heat-exchangers.ts';
import { pumps } from '#src/reference-api/drawings/products/process/pumps.ts';
import { tanks } from '#src/reference-api/drawings/products/process/tanks.ts';
import { airPollutionControl } from '#src/reference-api/drawings/products/process/air-pollution-control.ts';
import { noiseControl } from '#src/reference-api/drawings/products/process/noise-control.ts';
import { foodProcessing } from '#src/reference-api/drawings/products/process/food-processing.ts';
import { plastics } from '#src/reference-api/drawings/products/process/plastics.ts';
import { waterTreatment } from '#src/reference-api/drawings/products/process/water-treatment.ts';
import { solar } from '#src/reference-api/drawings/products/power/solar.ts';
import { wind } from '#src/reference-api/drawings/products/power/wind.ts';
import type { ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';

/**
 * The sketch of each kind of product; a folder holds a division or trade, a file a family of products.
 * `content/trade/drawings.md` says what each of them stands for.
 */
export const sketches = {
  ...paperForms,
  ...temporaryBarriers,
  ...siteSigns,
  ...demolition,
  ...containers,
  ...castInPlace,
  ...precast,
  ...brickAndBlock,
  ...structuralSteel,
  ...coldFormedFraming,
  ...railings,
  ...sheathing,
  ...casework,
  ...membranes,
  ...metalRoofPanels,
  ...flashings,
  ...roofHatches,
  ...waterproofing,
  ...weatherBarriers,
  ...insulation,
  ...eifs,
  ...metalWallPanels,
  ...siding,
  ...fireproofing,
  ...firestopping,
  ...jointSealants,
  ...jointCovers,
  ...doorsAndFrames,
  ...frames,
  ...overheadDoors,
  ...accessDoors,
  ...entrances,
  ...doorHardware,
  ...storefrontsAndCurtainWalls,
  ...windows,
  ...skylights,
  ...glass,
  ...louvers,
  ...furringAndShaftWalls,
  ...gypsumBoard,
  ...tile,
  ...ceilings,
  ...resilientFlooring,
  ...resinousFlooring,
  ...carpet,
  ...wallFinishes,
  ...paint,
  ...signs,
  ...toiletCompartments,
  ...wallProtection,
  ...toiletAccessories,
  ...fireExtinguisherCabinets,
  ...lockers,
  ...loadingDocks,
  ...laboratory,
  ...shades,
  ...countertops,
  ...entranceMats,
  ...seatingAndPlanters,
  ...pools,
  ...metalBuildings,
  ...elevators,
  ...lifts,
  ...sprinklers,
  ...firePumps,
  ...fixtures,
  ...waterHeaters,
  ...terminals,
  ...diffusersAndGrilles,
  ...airHandlers,
  ...controls,
  ...panelboards,
  ...lighting,
  ...siteLighting,
  ...racksAndCabling,
  ...accessControl,
  ...fireAlarm,
  ...erosionControl,
  ...geosynthetics,
  ...paving,
  ...fencesAndGates,
  ...treeGratesAndBollards,
  ...stormDrainage,
  ...rail,
  ...roadBarriers,
  ...marine,
  ...fenders,
  ...valves,
  ...flowMeters,
  ...conveyors,
  ...cranesAndHoists,
  ...boilers,
  ...heatExchangers,
  ...pumps,
  ...tanks,
  ...airPollutionControl,
  ...noiseControl,
  ...foodProcessing,
  ...plastics,
  ...waterTreatment,
  ...solar,
  ...wind,
} satisfies Record<string, ProductSketch>;
