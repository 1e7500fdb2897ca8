import { gypsumBoardAndFraming } from '#src/reference-api/drawings/products/finishes/gypsum-board-and-framing.ts';
import { paperForms } from '#src/reference-api/drawings/products/general/paper-forms.ts';
import { temporaryWorks } from '#src/reference-api/drawings/products/general/temporary-works.ts';
import { containers } from '#src/reference-api/drawings/products/general/containers.ts';
import { concrete } from '#src/reference-api/drawings/products/concrete/concrete.ts';
import { brickAndBlock } from '#src/reference-api/drawings/products/masonry/brick-and-block.ts';
import { steelFraming } from '#src/reference-api/drawings/products/metals/steel-framing.ts';
import { railings } from '#src/reference-api/drawings/products/metals/railings.ts';
import { wood } from '#src/reference-api/drawings/products/wood/wood.ts';
import { membranes } from '#src/reference-api/drawings/products/roofing/membranes.ts';
import { metalRoofsAndHatches } from '#src/reference-api/drawings/products/roofing/metal-roofs-and-hatches.ts';
import { flashings } from '#src/reference-api/drawings/products/roofing/flashings.ts';
import { barriersAndCladding } from '#src/reference-api/drawings/products/envelope/barriers-and-cladding.ts';
import { insulationAndFirestopping } from '#src/reference-api/drawings/products/envelope/insulation-and-firestopping.ts';
import { metalWallPanels } from '#src/reference-api/drawings/products/envelope/metal-wall-panels.ts';
import { jointSealants } from '#src/reference-api/drawings/products/envelope/joint-sealants.ts';
import { jointCovers } from '#src/reference-api/drawings/products/envelope/joint-covers.ts';
import { doorsAndFrames } from '#src/reference-api/drawings/products/doors/doors-and-frames.ts';
import { overheadDoors } from '#src/reference-api/drawings/products/doors/overhead-doors.ts';
import { entrancesAndAccessDoors } from '#src/reference-api/drawings/products/doors/entrances-and-access-doors.ts';
import { doorHardware } from '#src/reference-api/drawings/products/doors/door-hardware.ts';
import { storefrontsAndCurtainWalls } from '#src/reference-api/drawings/products/glazing/storefronts-and-curtain-walls.ts';
import { windowsAndSkylights } from '#src/reference-api/drawings/products/glazing/windows-and-skylights.ts';
import { glassAndLouvers } from '#src/reference-api/drawings/products/glazing/glass-and-louvers.ts';
import { tileAndFlooring } from '#src/reference-api/drawings/products/finishes/tile-and-flooring.ts';
import { ceilingsAndWalls } from '#src/reference-api/drawings/products/finishes/ceilings-and-walls.ts';
import { coatings } from '#src/reference-api/drawings/products/finishes/coatings.ts';
import { carpet } from '#src/reference-api/drawings/products/finishes/carpet.ts';
import { signsAndWallProtection } from '#src/reference-api/drawings/products/specialties/signs-and-wall-protection.ts';
import { toiletPartitionsAndAccessories } from '#src/reference-api/drawings/products/specialties/toilet-partitions-and-accessories.ts';
import { cabinetsAndLockers } from '#src/reference-api/drawings/products/specialties/cabinets-and-lockers.ts';
import { equipment } from '#src/reference-api/drawings/products/equipment/equipment.ts';
import { countertopsAndShades } from '#src/reference-api/drawings/products/furnishings/countertops-and-shades.ts';
import { entranceMats } from '#src/reference-api/drawings/products/furnishings/entrance-mats.ts';
import { seatingAndPlanters } from '#src/reference-api/drawings/products/furnishings/seating-and-planters.ts';
import { pools } from '#src/reference-api/drawings/products/special-construction/pools.ts';
import { metalBuildings } from '#src/reference-api/drawings/products/special-construction/metal-buildings.ts';
import { elevatorsAndLifts } from '#src/reference-api/drawings/products/conveying/elevators-and-lifts.ts';
import { fireSuppression } from '#src/reference-api/drawings/products/fire-suppression/fire-suppression.ts';
import { fixtures } from '#src/reference-api/drawings/products/plumbing/fixtures.ts';
import { waterHeaters } from '#src/reference-api/drawings/products/plumbing/water-heaters.ts';
import { airDistribution } from '#src/reference-api/drawings/products/hvac/air-distribution.ts';
import { airHandlers } from '#src/reference-api/drawings/products/hvac/air-handlers.ts';
import { controls } from '#src/reference-api/drawings/products/hvac/controls.ts';
import { panelboards } from '#src/reference-api/drawings/products/electrical/panelboards.ts';
import { lighting } from '#src/reference-api/drawings/products/electrical/lighting.ts';
import { siteLighting } from '#src/reference-api/drawings/products/electrical/site-lighting.ts';
import { racksAndCabling } from '#src/reference-api/drawings/products/electrical/racks-and-cabling.ts';
import { accessControlAndAlarms } from '#src/reference-api/drawings/products/electrical/access-control-and-alarms.ts';
import { erosionControlAndGeosynthetics } from '#src/reference-api/drawings/products/site/erosion-control-and-geosynthetics.ts';
import { paving } from '#src/reference-api/drawings/products/site/paving.ts';
import { fencesAndBollards } from '#src/reference-api/drawings/products/site/fences-and-bollards.ts';
import { stormDrainage } from '#src/reference-api/drawings/products/site/storm-drainage.ts';
import { railAndRoad } from '#src/reference-api/drawings/products/transportation/rail-and-road.ts';
import { marine } from '#src/reference-api/drawings/products/transportation/marine.ts';
import { valvesAndMeters } from '#src/reference-api/drawings/products/process/valves-and-meters.ts';
import { materialHandling } from '#src/reference-api/drawings/products/process/material-handling.ts';
import { boilersAndExchangers } from '#src/reference-api/drawings/products/process/boilers-and-exchangers.ts';
import { pumps } from '#src/reference-api/drawings/products/process/pumps.ts';
import { tanks } from '#src/reference-api/drawings/products/process/tanks.ts';
import { pollutionControl } from '#src/reference-api/drawings/products/process/pollution-control.ts';
import { manufacturing } from '#src/reference-api/drawings/products/process/manufacturing.ts';
import { waterTreatment } from '#src/reference-api/drawings/products/process/water-treatment.ts';
import { solarAndWind } from '#src/reference-api/drawings/products/power/solar-and-wind.ts';
import type { ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';

/**
 * The sketch of each kind of product; a folder holds a division or trade, a file a family of products.
 * `content/trade/drawings.md` says what each of them stands for.
 */
export const sketches = {
  ...paperForms,
  ...temporaryWorks,
  ...containers,
  ...concrete,
  ...brickAndBlock,
  ...steelFraming,
  ...railings,
  ...wood,
  ...membranes,
  ...metalRoofsAndHatches,
  ...flashings,
  ...barriersAndCladding,
  ...insulationAndFirestopping,
  ...metalWallPanels,
  ...jointSealants,
  ...jointCovers,
  ...doorsAndFrames,
  ...overheadDoors,
  ...entrancesAndAccessDoors,
  ...doorHardware,
  ...storefrontsAndCurtainWalls,
  ...windowsAndSkylights,
  ...glassAndLouvers,
  ...gypsumBoardAndFraming,
  ...tileAndFlooring,
  ...ceilingsAndWalls,
  ...coatings,
  ...carpet,
  ...signsAndWallProtection,
  ...toiletPartitionsAndAccessories,
  ...cabinetsAndLockers,
  ...equipment,
  ...countertopsAndShades,
  ...entranceMats,
  ...seatingAndPlanters,
  ...pools,
  ...metalBuildings,
  ...elevatorsAndLifts,
  ...fireSuppression,
  ...fixtures,
  ...waterHeaters,
  ...airDistribution,
  ...airHandlers,
  ...controls,
  ...panelboards,
  ...lighting,
  ...siteLighting,
  ...racksAndCabling,
  ...accessControlAndAlarms,
  ...erosionControlAndGeosynthetics,
  ...paving,
  ...fencesAndBollards,
  ...stormDrainage,
  ...railAndRoad,
  ...marine,
  ...valvesAndMeters,
  ...materialHandling,
  ...boilersAndExchangers,
  ...pumps,
  ...tanks,
  ...pollutionControl,
  ...manufacturing,
  ...waterTreatment,
  ...solarAndWind,
} satisfies Record<string, ProductSketch>;
