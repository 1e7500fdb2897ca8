import { bidForm } from '#src/reference-api/trade/divisions/00-procurement-and-contracting/bid-forms.ts';
import { bondForm } from '#src/reference-api/trade/divisions/00-procurement-and-contracting/bond-forms.ts';
import { barriers } from '#src/reference-api/trade/divisions/01-general-requirements/temporary-barriers.ts';
import { projectSigns } from '#src/reference-api/trade/divisions/01-general-requirements/project-signs.ts';
import { selectiveDemolition } from '#src/reference-api/trade/divisions/02-existing-conditions/selective-demolition.ts';
import { asbestosAbatement } from '#src/reference-api/trade/divisions/02-existing-conditions/asbestos-abatement.ts';
import { castInPlace } from '#src/reference-api/trade/divisions/03-concrete/cast-in-place-concrete.ts';
import { precast } from '#src/reference-api/trade/divisions/03-concrete/architectural-precast-concrete.ts';
import { brickMasonry } from '#src/reference-api/trade/divisions/04-masonry/brick-masonry.ts';
import { unitMasonry } from '#src/reference-api/trade/divisions/04-masonry/concrete-masonry.ts';
import { structuralSteel } from '#src/reference-api/trade/divisions/05-metals/structural-steel.ts';
import { coldFormedFraming } from '#src/reference-api/trade/divisions/05-metals/cold-formed-metal-framing.ts';
import { pipeRailings } from '#src/reference-api/trade/divisions/05-metals/pipe-railings.ts';
import { decorativeMetal } from '#src/reference-api/trade/divisions/05-metals/decorative-metal.ts';
import { sheathing } from '#src/reference-api/trade/divisions/06-wood-plastics-and-composites/sheathing.ts';
import { woodCasework } from '#src/reference-api/trade/divisions/06-wood-plastics-and-composites/wood-casework.ts';
import { frpPaneling } from '#src/reference-api/trade/divisions/06-wood-plastics-and-composites/fiberglass-reinforced-paneling.ts';
import { sheetWaterproofing } from '#src/reference-api/trade/divisions/07-thermal-and-moisture-protection/sheet-waterproofing.ts';
import { boardInsulation } from '#src/reference-api/trade/divisions/07-thermal-and-moisture-protection/board-insulation.ts';
import { finishSystems } from '#src/reference-api/trade/divisions/07-thermal-and-moisture-protection/exterior-insulation-and-finish-systems.ts';
import { weatherBarriers } from '#src/reference-api/trade/divisions/07-thermal-and-moisture-protection/weather-barriers.ts';
import { airBarriers } from '#src/reference-api/trade/divisions/07-thermal-and-moisture-protection/air-barriers.ts';
import { metalRoofPanels } from '#src/reference-api/trade/divisions/07-thermal-and-moisture-protection/metal-roof-panels.ts';
import { metalWallPanels } from '#src/reference-api/trade/divisions/07-thermal-and-moisture-protection/metal-wall-panels.ts';
import { compositePanels } from '#src/reference-api/trade/divisions/07-thermal-and-moisture-protection/composite-panels.ts';
import { fiberCementSiding } from '#src/reference-api/trade/divisions/07-thermal-and-moisture-protection/fiber-cement-siding.ts';
import { sbsRoofing } from '#src/reference-api/trade/divisions/07-thermal-and-moisture-protection/sbs-roofing.ts';
import { epdmRoofing } from '#src/reference-api/trade/divisions/07-thermal-and-moisture-protection/epdm-roofing.ts';
import { tpoRoofing } from '#src/reference-api/trade/divisions/07-thermal-and-moisture-protection/tpo-roofing.ts';
import { sheetMetalFlashing } from '#src/reference-api/trade/divisions/07-thermal-and-moisture-protection/sheet-metal-flashing.ts';
import { roofSpecialties } from '#src/reference-api/trade/divisions/07-thermal-and-moisture-protection/roof-specialties.ts';
import { roofHatches } from '#src/reference-api/trade/divisions/07-thermal-and-moisture-protection/roof-hatches.ts';
import { appliedFireproofing } from '#src/reference-api/trade/divisions/07-thermal-and-moisture-protection/applied-fireproofing.ts';
import { penetrationFirestopping } from '#src/reference-api/trade/divisions/07-thermal-and-moisture-protection/penetration-firestopping.ts';
import { jointSealants } from '#src/reference-api/trade/divisions/07-thermal-and-moisture-protection/joint-sealants.ts';
import { jointCovers } from '#src/reference-api/trade/divisions/07-thermal-and-moisture-protection/expansion-joint-covers.ts';
import { hollowMetalDoors } from '#src/reference-api/trade/divisions/08-openings/hollow-metal-doors.ts';
import { flushWoodDoors } from '#src/reference-api/trade/divisions/08-openings/flush-wood-doors.ts';
import { accessDoors } from '#src/reference-api/trade/divisions/08-openings/access-doors.ts';
import { coilingDoors } from '#src/reference-api/trade/divisions/08-openings/coiling-doors.ts';
import { sectionalDoors } from '#src/reference-api/trade/divisions/08-openings/sectional-doors.ts';
import { storefronts } from '#src/reference-api/trade/divisions/08-openings/storefronts.ts';
import { automaticEntrances } from '#src/reference-api/trade/divisions/08-openings/automatic-entrances.ts';
import { curtainWalls } from '#src/reference-api/trade/divisions/08-openings/curtain-walls.ts';
import { aluminumWindows } from '#src/reference-api/trade/divisions/08-openings/aluminum-windows.ts';
import { unitSkylights } from '#src/reference-api/trade/divisions/08-openings/unit-skylights.ts';
import { doorHardware } from '#src/reference-api/trade/divisions/08-openings/door-hardware.ts';
import { glazing } from '#src/reference-api/trade/divisions/08-openings/glazing.ts';
import { louvers } from '#src/reference-api/trade/divisions/08-openings/wall-louvers.ts';
import { metalFraming } from '#src/reference-api/trade/divisions/09-finishes/nonstructural-metal-framing.ts';
import { gypsumBoard } from '#src/reference-api/trade/divisions/09-finishes/gypsum-board.ts';
import { ceramicTiling } from '#src/reference-api/trade/divisions/09-finishes/ceramic-tile.ts';
import { panelCeilings } from '#src/reference-api/trade/divisions/09-finishes/acoustical-panel-ceilings.ts';
import { resilientTile } from '#src/reference-api/trade/divisions/09-finishes/resilient-tile-flooring.ts';
import { resinousFlooring } from '#src/reference-api/trade/divisions/09-finishes/resinous-flooring.ts';
import { tileCarpeting } from '#src/reference-api/trade/divisions/09-finishes/tile-carpeting.ts';
import { soundPanels } from '#src/reference-api/trade/divisions/09-finishes/sound-absorptive-panels.ts';
import { interiorPainting } from '#src/reference-api/trade/divisions/09-finishes/interior-painting.ts';
import { signage } from '#src/reference-api/trade/divisions/10-specialties/signage.ts';
import { toiletCompartments } from '#src/reference-api/trade/divisions/10-specialties/toilet-compartments.ts';
import { wallProtection } from '#src/reference-api/trade/divisions/10-specialties/wall-protection.ts';
import { toiletAccessories } from '#src/reference-api/trade/divisions/10-specialties/toilet-accessories.ts';
import { fireCabinets } from '#src/reference-api/trade/divisions/10-specialties/fire-protection-cabinets.ts';
import { metalLockers } from '#src/reference-api/trade/divisions/10-specialties/metal-lockers.ts';
import { dockEquipment } from '#src/reference-api/trade/divisions/11-equipment/loading-dock-equipment.ts';
import { laboratoryEquipment } from '#src/reference-api/trade/divisions/11-equipment/laboratory-equipment.ts';
import { rollerShades } from '#src/reference-api/trade/divisions/12-furnishings/roller-shades.ts';
import { stoneCountertops } from '#src/reference-api/trade/divisions/12-furnishings/stone-countertops.ts';
import { entranceMats } from '#src/reference-api/trade/divisions/12-furnishings/entrance-mats.ts';
import { publicFurnishings } from '#src/reference-api/trade/divisions/12-furnishings/public-furnishings.ts';
import { swimmingPools } from '#src/reference-api/trade/divisions/13-special-construction/swimming-pools.ts';
import { metalBuildings } from '#src/reference-api/trade/divisions/13-special-construction/metal-buildings.ts';
import { hydraulicElevators } from '#src/reference-api/trade/divisions/14-conveying-equipment/hydraulic-elevators.ts';
import { wheelchairLifts } from '#src/reference-api/trade/divisions/14-conveying-equipment/wheelchair-lifts.ts';
import { wetPipeSprinklers } from '#src/reference-api/trade/divisions/21-fire-suppression/wet-pipe-sprinklers.ts';
import { firePumps } from '#src/reference-api/trade/divisions/21-fire-suppression/fire-pumps.ts';
import { waterHeaters } from '#src/reference-api/trade/divisions/22-plumbing/water-heaters.ts';
import { plumbingFixtures } from '#src/reference-api/trade/divisions/22-plumbing/plumbing-fixtures.ts';
import { airTerminals } from '#src/reference-api/trade/divisions/23-heating-ventilating-and-air-conditioning/air-terminals.ts';
import { airOutlets } from '#src/reference-api/trade/divisions/23-heating-ventilating-and-air-conditioning/air-outlets.ts';
import { airHandlers } from '#src/reference-api/trade/divisions/23-heating-ventilating-and-air-conditioning/air-handlers.ts';
import { localControllers } from '#src/reference-api/trade/divisions/25-integrated-automation/local-controllers.ts';
import { controlInstruments } from '#src/reference-api/trade/divisions/25-integrated-automation/control-instruments.ts';
import { panelboards } from '#src/reference-api/trade/divisions/26-electrical/panelboards.ts';
import { interiorLighting } from '#src/reference-api/trade/divisions/26-electrical/interior-lighting.ts';
import { exteriorLighting } from '#src/reference-api/trade/divisions/26-electrical/exterior-lighting.ts';
import { racksAndCabinets } from '#src/reference-api/trade/divisions/27-communications/cabinets-and-racks.ts';
import { horizontalCabling } from '#src/reference-api/trade/divisions/27-communications/horizontal-cabling.ts';
import { accessControl } from '#src/reference-api/trade/divisions/28-electronic-safety-and-security/access-control.ts';
import { fireAlarm } from '#src/reference-api/trade/divisions/28-electronic-safety-and-security/fire-alarm.ts';
import { erosionControls } from '#src/reference-api/trade/divisions/31-earthwork/erosion-controls.ts';
import { geosynthetics } from '#src/reference-api/trade/divisions/31-earthwork/geosynthetics.ts';
import { porousPaving } from '#src/reference-api/trade/divisions/32-exterior-improvements/porous-paving.ts';
import { unitPaving } from '#src/reference-api/trade/divisions/32-exterior-improvements/unit-paving.ts';
import { fencesAndGates } from '#src/reference-api/trade/divisions/32-exterior-improvements/fences-and-gates.ts';
import { siteFurnishings } from '#src/reference-api/trade/divisions/32-exterior-improvements/site-furnishings.ts';
import { stormwaterConveyance } from '#src/reference-api/trade/divisions/33-utilities/stormwater-conveyance.ts';
import { stormwaterStorage } from '#src/reference-api/trade/divisions/33-utilities/stormwater-storage.ts';
import { trackRails } from '#src/reference-api/trade/divisions/34-transportation/track-rails.ts';
import { vehicleBarriers } from '#src/reference-api/trade/divisions/34-transportation/vehicle-barriers.ts';
import { floatingPiers } from '#src/reference-api/trade/divisions/35-waterway-and-marine-construction/floating-piers.ts';
import { marineFenders } from '#src/reference-api/trade/divisions/35-waterway-and-marine-construction/marine-fenders.ts';
import { processValves } from '#src/reference-api/trade/divisions/40-process-interconnections/process-valves.ts';
import { flowMeters } from '#src/reference-api/trade/divisions/40-process-interconnections/flow-meters.ts';
import { conveyors } from '#src/reference-api/trade/divisions/41-material-processing-and-handling/conveyors.ts';
import { cranes } from '#src/reference-api/trade/divisions/41-material-processing-and-handling/cranes.ts';
import { processBoilers } from '#src/reference-api/trade/divisions/42-process-heating-cooling-and-drying/process-boilers.ts';
import { heatExchangers } from '#src/reference-api/trade/divisions/42-process-heating-cooling-and-drying/heat-exchangers.ts';
import { processPumps } from '#src/reference-api/trade/divisions/43-process-gas-and-liquid-handling/process-pumps.ts';
import { gasAndLiquidStorage } from '#src/reference-api/trade/divisions/43-process-gas-and-liquid-handling/gas-and-liquid-storage.ts';
import { dustCollectors } from '#src/reference-api/trade/divisions/44-pollution-and-waste-control/dust-collectors.ts';
import { noiseControl } from '#src/reference-api/trade/divisions/44-pollution-and-waste-control/noise-control.ts';
import { foodEquipment } from '#src/reference-api/trade/divisions/45-industry-specific-manufacturing/food-equipment.ts';
import { plasticsMachinery } from '#src/reference-api/trade/divisions/45-industry-specific-manufacturing/plastics-machinery.ts';
import { chemicalFeed } from '#src/reference-api/trade/divisions/46-water-and-wastewater/chemical-feed.ts';
import { ultravioletEquipment } from '#src/reference-api/trade/divisions/46-water-and-wastewater/ultraviolet-equipment.ts';
import { solarEquipment } from '#src/reference-api/trade/divisions/48-electrical-power-generation/solar-energy-equipment.ts';
import { windEquipment } from '#src/reference-api/trade/divisions/48-electrical-power-generation/wind-energy-equipment.ts';
import { profileOf } from '#src/reference-api/trade/profile-of-section.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

const sections = [
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
  woodCasework,
  frpPaneling,
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
  storefronts,
  automaticEntrances,
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
];

/** One profile for every listed section, in order of number. */
export const sectionProfiles: readonly SectionProfile[] = sections
  .map(profileOf)
  .toSorted((one, other) => (one.number < other.number ? -1 : 1));
