import { bidForm } from '#src/reference-api/trade/profiles/division-00-bid-forms.ts';
import { bondForm } from '#src/reference-api/trade/profiles/division-00-bond-forms.ts';
import { barriers } from '#src/reference-api/trade/profiles/division-01-barriers.ts';
import { projectSigns } from '#src/reference-api/trade/profiles/division-01-project-signs.ts';
import { selectiveDemolition } from '#src/reference-api/trade/profiles/division-02-demolition.ts';
import { asbestosAbatement } from '#src/reference-api/trade/profiles/division-02-abatement.ts';
import { castInPlace } from '#src/reference-api/trade/profiles/division-03-cast-in-place.ts';
import { precast } from '#src/reference-api/trade/profiles/division-03-precast.ts';
import { brickMasonry } from '#src/reference-api/trade/profiles/division-04-brick.ts';
import { unitMasonry } from '#src/reference-api/trade/profiles/division-04-concrete-masonry.ts';
import { structuralSteel } from '#src/reference-api/trade/profiles/division-05-structural-steel.ts';
import { coldFormedFraming } from '#src/reference-api/trade/profiles/division-05-cold-formed.ts';
import { pipeRailings } from '#src/reference-api/trade/profiles/division-05-pipe-railings.ts';
import { decorativeMetal } from '#src/reference-api/trade/profiles/division-05-decorative.ts';
import { sheathing } from '#src/reference-api/trade/profiles/division-06-sheathing.ts';
import { frpPaneling } from '#src/reference-api/trade/profiles/division-06-frp.ts';
import { woodCasework } from '#src/reference-api/trade/profiles/division-06-wood-casework.ts';
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
import { hollowMetalDoors } from '#src/reference-api/trade/profiles/division-08-hollow-metal-doors.ts';
import { flushWoodDoors } from '#src/reference-api/trade/profiles/division-08-flush-wood-doors.ts';
import { accessDoors } from '#src/reference-api/trade/profiles/division-08-access-doors.ts';
import { coilingDoors } from '#src/reference-api/trade/profiles/division-08-coiling-doors.ts';
import { sectionalDoors } from '#src/reference-api/trade/profiles/division-08-sectional-doors.ts';
import { automaticEntrances } from '#src/reference-api/trade/profiles/division-08-automatic-entrances.ts';
import { storefronts } from '#src/reference-api/trade/profiles/division-08-storefronts.ts';
import { curtainWalls } from '#src/reference-api/trade/profiles/division-08-curtain-walls.ts';
import { aluminumWindows } from '#src/reference-api/trade/profiles/division-08-aluminum-windows.ts';
import { unitSkylights } from '#src/reference-api/trade/profiles/division-08-unit-skylights.ts';
import { doorHardware } from '#src/reference-api/trade/profiles/division-08-door-hardware.ts';
import { glazing } from '#src/reference-api/trade/profiles/division-08-glazing.ts';
import { louvers } from '#src/reference-api/trade/profiles/division-08-wall-louvers.ts';
import { metalFraming } from '#src/reference-api/trade/profiles/division-09-metal-framing.ts';
import { gypsumBoard } from '#src/reference-api/trade/profiles/division-09-gypsum.ts';
import { ceramicTiling } from '#src/reference-api/trade/profiles/division-09-ceramic-tile.ts';
import { panelCeilings } from '#src/reference-api/trade/profiles/division-09-ceilings.ts';
import { resilientTile } from '#src/reference-api/trade/profiles/division-09-resilient-tile.ts';
import { resinousFlooring } from '#src/reference-api/trade/profiles/division-09-resinous-flooring.ts';
import { tileCarpeting } from '#src/reference-api/trade/profiles/division-09-tile-carpeting.ts';
import { soundPanels } from '#src/reference-api/trade/profiles/division-09-sound-panels.ts';
import { interiorPainting } from '#src/reference-api/trade/profiles/division-09-interior-painting.ts';
import { signage } from '#src/reference-api/trade/profiles/division-10-signs.ts';
import { toiletCompartments } from '#src/reference-api/trade/profiles/division-10-toilet-compartments.ts';
import { wallProtection } from '#src/reference-api/trade/profiles/division-10-wall-protection.ts';
import { toiletAccessories } from '#src/reference-api/trade/profiles/division-10-toilet-accessories.ts';
import { fireCabinets } from '#src/reference-api/trade/profiles/division-10-fire-cabinets.ts';
import { metalLockers } from '#src/reference-api/trade/profiles/division-10-lockers.ts';
import { dockEquipment } from '#src/reference-api/trade/profiles/division-11-dock-equipment.ts';
import { laboratoryEquipment } from '#src/reference-api/trade/profiles/division-11-laboratory.ts';
import { rollerShades } from '#src/reference-api/trade/profiles/division-12-roller-shades.ts';
import { stoneCountertops } from '#src/reference-api/trade/profiles/division-12-countertops.ts';
import { entranceMats } from '#src/reference-api/trade/profiles/division-12-entrance-mats.ts';
import { publicFurnishings } from '#src/reference-api/trade/profiles/division-12-public-furnishings.ts';
import { swimmingPools } from '#src/reference-api/trade/profiles/division-13-swimming-pools.ts';
import { metalBuildings } from '#src/reference-api/trade/profiles/division-13-metal-buildings.ts';
import { hydraulicElevators } from '#src/reference-api/trade/profiles/division-14-hydraulic-elevators.ts';
import { wheelchairLifts } from '#src/reference-api/trade/profiles/division-14-wheelchair-lifts.ts';
import { wetPipeSprinklers } from '#src/reference-api/trade/profiles/division-21-sprinklers.ts';
import { firePumps } from '#src/reference-api/trade/profiles/division-21-fire-pumps.ts';
import { waterHeaters } from '#src/reference-api/trade/profiles/division-22-water-heaters.ts';
import { plumbingFixtures } from '#src/reference-api/trade/profiles/division-22-plumbing-fixtures.ts';
import { airTerminals } from '#src/reference-api/trade/profiles/division-23-air-terminals.ts';
import { airOutlets } from '#src/reference-api/trade/profiles/division-23-air-outlets.ts';
import { airHandlers } from '#src/reference-api/trade/profiles/division-23-air-handlers.ts';
import { localControllers } from '#src/reference-api/trade/profiles/division-25-local-controllers.ts';
import { controlInstruments } from '#src/reference-api/trade/profiles/division-25-control-instruments.ts';
import { panelboards } from '#src/reference-api/trade/profiles/division-26-panelboards.ts';
import { interiorLighting } from '#src/reference-api/trade/profiles/division-26-interior-lighting.ts';
import { exteriorLighting } from '#src/reference-api/trade/profiles/division-26-exterior-lighting.ts';
import { racksAndCabinets } from '#src/reference-api/trade/profiles/division-27-racks.ts';
import { horizontalCabling } from '#src/reference-api/trade/profiles/division-27-cabling.ts';
import { accessControl } from '#src/reference-api/trade/profiles/division-28-access-control.ts';
import { fireAlarm } from '#src/reference-api/trade/profiles/division-28-fire-alarm.ts';
import { erosionControls } from '#src/reference-api/trade/profiles/division-31-erosion-controls.ts';
import { geosynthetics } from '#src/reference-api/trade/profiles/division-31-geosynthetics.ts';
import { porousPaving } from '#src/reference-api/trade/profiles/division-32-porous-paving.ts';
import { unitPaving } from '#src/reference-api/trade/profiles/division-32-unit-paving.ts';
import { fencesAndGates } from '#src/reference-api/trade/profiles/division-32-fences.ts';
import { siteFurnishings } from '#src/reference-api/trade/profiles/division-32-site-furnishings.ts';
import { stormwaterConveyance } from '#src/reference-api/trade/profiles/division-33-conveyance.ts';
import { stormwaterStorage } from '#src/reference-api/trade/profiles/division-33-stormwater-storage.ts';
import { trackRails } from '#src/reference-api/trade/profiles/division-34-track-rails.ts';
import { vehicleBarriers } from '#src/reference-api/trade/profiles/division-34-vehicle-barriers.ts';
import { floatingPiers } from '#src/reference-api/trade/profiles/division-35-floating-piers.ts';
import { marineFenders } from '#src/reference-api/trade/profiles/division-35-marine-fenders.ts';
import { processValves } from '#src/reference-api/trade/profiles/division-40-process-valves.ts';
import { flowMeters } from '#src/reference-api/trade/profiles/division-40-flow-meters.ts';
import { conveyors } from '#src/reference-api/trade/profiles/division-41-conveyors.ts';
import { cranes } from '#src/reference-api/trade/profiles/division-41-cranes.ts';
import { processBoilers } from '#src/reference-api/trade/profiles/division-42-process-boilers.ts';
import { heatExchangers } from '#src/reference-api/trade/profiles/division-42-heat-exchangers.ts';
import { processPumps } from '#src/reference-api/trade/profiles/division-43-process-pumps.ts';
import { gasAndLiquidStorage } from '#src/reference-api/trade/profiles/division-43-storage.ts';
import { dustCollectors } from '#src/reference-api/trade/profiles/division-44-dust-collectors.ts';
import { noiseControl } from '#src/reference-api/trade/profiles/division-44-noise-control.ts';
import { foodEquipment } from '#src/reference-api/trade/profiles/division-45-food-equipment.ts';
import { plasticsMachinery } from '#src/reference-api/trade/profiles/division-45-plastics-machinery.ts';
import { chemicalFeed } from '#src/reference-api/trade/profiles/division-46-chemical-feed.ts';
import { ultravioletEquipment } from '#src/reference-api/trade/profiles/division-46-ultraviolet-equipment.ts';
import { solarEquipment } from '#src/reference-api/trade/profiles/division-48-solar.ts';
import { windEquipment } from '#src/reference-api/trade/profiles/division-48-wind.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** One profile for every listed section, in order of number. */
export const sectionProfiles: readonly SectionProfile[] = [
  bidForm,
  bondForm,
  barriers,
  projectSigns,
  selectiveDemolition,
  asbestosAbatement,
  castInPlace,
  precast,
  brickMasonry,
  unitMasonry,
  structuralSteel,
  coldFormedFraming,
  pipeRailings,
  decorativeMetal,
  sheathing,
  frpPaneling,
  woodCasework,
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
  hollowMetalDoors,
  flushWoodDoors,
  accessDoors,
  coilingDoors,
  sectionalDoors,
  automaticEntrances,
  storefronts,
  curtainWalls,
  aluminumWindows,
  unitSkylights,
  doorHardware,
  glazing,
  louvers,
  metalFraming,
  gypsumBoard,
  ceramicTiling,
  panelCeilings,
  resilientTile,
  resinousFlooring,
  tileCarpeting,
  soundPanels,
  interiorPainting,
  signage,
  toiletCompartments,
  wallProtection,
  toiletAccessories,
  fireCabinets,
  metalLockers,
  dockEquipment,
  laboratoryEquipment,
  rollerShades,
  stoneCountertops,
  entranceMats,
  publicFurnishings,
  swimmingPools,
  metalBuildings,
  hydraulicElevators,
  wheelchairLifts,
  wetPipeSprinklers,
  firePumps,
  waterHeaters,
  plumbingFixtures,
  airTerminals,
  airOutlets,
  airHandlers,
  localControllers,
  controlInstruments,
  panelboards,
  interiorLighting,
  exteriorLighting,
  racksAndCabinets,
  horizontalCabling,
  accessControl,
  fireAlarm,
  erosionControls,
  geosynthetics,
  porousPaving,
  unitPaving,
  fencesAndGates,
  siteFurnishings,
  stormwaterConveyance,
  stormwaterStorage,
  trackRails,
  vehicleBarriers,
  floatingPiers,
  marineFenders,
  processValves,
  flowMeters,
  conveyors,
  cranes,
  processBoilers,
  heatExchangers,
  processPumps,
  gasAndLiquidStorage,
  dustCollectors,
  noiseControl,
  foodEquipment,
  plasticsMachinery,
  chemicalFeed,
  ultravioletEquipment,
  solarEquipment,
  windEquipment,
].toSorted((one, other) => (one.number < other.number ? -1 : 1));
