import type { Drawing } from '#src/reference-api/drawings/geometry.ts';
import type { ProductDrawingKey } from '#src/reference-api/drawings/keys.ts';
import { nearestKind } from '#src/reference-api/drawings/products/nearest-kind.ts';
import { brickSketches } from '#src/reference-api/drawings/products/kinds/brick.ts';
import { concreteSketches } from '#src/reference-api/drawings/products/kinds/concrete.ts';
import { siteWorksSketches } from '#src/reference-api/drawings/products/kinds/site-works.ts';
import { steelSketches } from '#src/reference-api/drawings/products/kinds/steel.ts';
import { doorSketches } from '#src/reference-api/drawings/products/kinds/doors-wood-and-metal.ts';
import { glazingSketches } from '#src/reference-api/drawings/products/kinds/glazing.ts';
import { boardSketches } from '#src/reference-api/drawings/products/kinds/boards.ts';
import { panelSketches } from '#src/reference-api/drawings/products/kinds/roof-and-wall-panels.ts';
import { rollSketches } from '#src/reference-api/drawings/products/kinds/sheets-and-rolls.ts';
import { flashingSketches } from '#src/reference-api/drawings/products/kinds/flashings.ts';
import { glassSketches } from '#src/reference-api/drawings/products/kinds/glass-and-louvers.ts';
import { finishSketches } from '#src/reference-api/drawings/products/kinds/finishes.ts';
import { specialtySketches } from '#src/reference-api/drawings/products/kinds/specialties.ts';
import { buildingSketches } from '#src/reference-api/drawings/products/kinds/building-and-lifts.ts';
import { furnishingSketches } from '#src/reference-api/drawings/products/kinds/furnishing-pieces.ts';
import { electricalSketches } from '#src/reference-api/drawings/products/kinds/electrical.ts';
import { mechanicalSketches } from '#src/reference-api/drawings/products/kinds/mechanical.ts';
import { siteSketches } from '#src/reference-api/drawings/products/kinds/site-and-rail.ts';
import { processSketches } from '#src/reference-api/drawings/products/kinds/process.ts';
import { hardwareSketches } from '#src/reference-api/drawings/products/kinds/door-hardware.ts';
import { plumbingSketches } from '#src/reference-api/drawings/products/kinds/plumbing.ts';
import { renewableSketches } from '#src/reference-api/drawings/products/kinds/renewables.ts';
import type { ProductSketch, Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import { choicesFrom } from '#src/reference-api/drawings/products/variation.ts';
import { diffuser, airHandler } from '#src/reference-api/drawings/products/kinds/air.ts';
import { casework, workbench } from '#src/reference-api/drawings/products/kinds/casework.ts';
import { ceilingPanel, acousticPanel } from '#src/reference-api/drawings/products/kinds/ceilings.ts';
import { toiletCompartment, locker } from '#src/reference-api/drawings/products/kinds/compartments.ts';
import { controller, panelboard } from '#src/reference-api/drawings/products/kinds/controls.ts';
import { door, overheadDoor } from '#src/reference-api/drawings/products/kinds/doors.ts';
import { grate } from '#src/reference-api/drawings/products/kinds/drainage.ts';
import { elevator } from '#src/reference-api/drawings/products/kinds/elevators.ts';
import { faucet } from '#src/reference-api/drawings/products/kinds/faucets.ts';
import { basin, waterCloset } from '#src/reference-api/drawings/products/kinds/fixtures.ts';
import { tile, plank, carpetTile } from '#src/reference-api/drawings/products/kinds/floor-finishes.ts';
import { stud, structuralMember } from '#src/reference-api/drawings/products/kinds/framing.ts';
import { rollerShade, bench } from '#src/reference-api/drawings/products/kinds/furnishings.ts';
import { storefront, curtainWall } from '#src/reference-api/drawings/products/kinds/glazed-walls.ts';
import { conveyor, rack } from '#src/reference-api/drawings/products/kinds/handling.ts';
import { leverHandle, cardReader } from '#src/reference-api/drawings/products/kinds/hardware.ts';
import { board, batt, geotextileRoll } from '#src/reference-api/drawings/products/kinds/insulation.ts';
import { jointCover, firestopCollar } from '#src/reference-api/drawings/products/kinds/joints.ts';
import { dockLeveler, lift } from '#src/reference-api/drawings/products/kinds/loading.ts';
import { luminaire } from '#src/reference-api/drawings/products/kinds/luminaires.ts';
import { masonryUnit, paver } from '#src/reference-api/drawings/products/kinds/masonry.ts';
import {
  standingSeamPanel,
  corrugatedPanel,
  metalBuilding,
} from '#src/reference-api/drawings/products/kinds/metal-panels.ts';
import { pail, cartridge } from '#src/reference-api/drawings/products/kinds/packages.ts';
import { pipe, sprinkler } from '#src/reference-api/drawings/products/kinds/piping.ts';
import { boiler, pump } from '#src/reference-api/drawings/products/kinds/plant.ts';
import { generator, cableTray } from '#src/reference-api/drawings/products/kinds/power.ts';
import { railing, fence } from '#src/reference-api/drawings/products/kinds/railings.ts';
import {
  membraneRoll,
  shingleSiding,
  flashing,
} from '#src/reference-api/drawings/products/kinds/roof-coverings.ts';
import { roofHatch, skylight } from '#src/reference-api/drawings/products/kinds/roof-openings.ts';
import { sign } from '#src/reference-api/drawings/products/kinds/signs.ts';
import { poleLight } from '#src/reference-api/drawings/products/kinds/site-lighting.ts';
import { countertop, floorMat } from '#src/reference-api/drawings/products/kinds/tops-and-mats.ts';
import { valve } from '#src/reference-api/drawings/products/kinds/valves.ts';
import { tank, filterVessel } from '#src/reference-api/drawings/products/kinds/vessels.ts';
import { dispenser, cabinet } from '#src/reference-api/drawings/products/kinds/wall-cabinets.ts';
import { wallGuard } from '#src/reference-api/drawings/products/kinds/wall-guards.ts';
import { accessDoor, louver, glassUnit } from '#src/reference-api/drawings/products/kinds/wall-openings.ts';
import {
  insulatedPanel,
  precastPanel,
  woodPanel,
} from '#src/reference-api/drawings/products/kinds/wall-panels.ts';
import { fender, railTrack } from '#src/reference-api/drawings/products/kinds/waterway-and-rail.ts';
import { windowUnit } from '#src/reference-api/drawings/products/kinds/windows.ts';

const firstSketches: Partial<Record<ProductDrawingKey, ProductSketch>> = {
  'standing-seam-panel': standingSeamPanel,
  'corrugated-panel': corrugatedPanel,
  'insulated-panel': insulatedPanel,
  'membrane-roll': membraneRoll,
  board,
  batt,
  pail,
  cartridge,
  'masonry-unit': masonryUnit,
  'precast-panel': precastPanel,
  stud,
  'structural-member': structuralMember,
  railing,
  'wood-panel': woodPanel,
  casework,
  'shingle-siding': shingleSiding,
  flashing,
  'roof-hatch': roofHatch,
  skylight,
  'firestop-collar': firestopCollar,
  'joint-cover': jointCover,
  door,
  'overhead-door': overheadDoor,
  'access-door': accessDoor,
  storefront,
  'curtain-wall': curtainWall,
  window: windowUnit,
  'lever-handle': leverHandle,
  'glass-unit': glassUnit,
  louver,
  'ceiling-panel': ceilingPanel,
  tile,
  plank,
  'carpet-tile': carpetTile,
  'acoustic-panel': acousticPanel,
  sign,
  'toilet-compartment': toiletCompartment,
  'wall-guard': wallGuard,
  dispenser,
  cabinet,
  locker,
  'dock-leveler': dockLeveler,
  workbench,
  'roller-shade': rollerShade,
  countertop,
  'floor-mat': floorMat,
  bench,
  'metal-building': metalBuilding,
  elevator,
  lift,
  sprinkler,
  basin,
  'water-closet': waterCloset,
  faucet,
  valve,
  pump,
  diffuser,
  'air-handler': airHandler,
  controller,
  luminaire,
  'pole-light': poleLight,
  panelboard,
  generator,
  'cable-tray': cableTray,
  rack,
  'card-reader': cardReader,
  paver,
  fence,
  grate,
  pipe,
  'geotextile-roll': geotextileRoll,
  'rail-track': railTrack,
  fender,
  tank,
  conveyor,
  'filter-vessel': filterVessel,
  boiler,
};

const sketches: Sketches = {
  ...firstSketches,
  ...hardwareSketches,
  ...processSketches,
  ...siteSketches,
  ...mechanicalSketches,
  ...electricalSketches,
  ...furnishingSketches,
  ...buildingSketches,
  ...specialtySketches,
  ...finishSketches,
  ...glassSketches,
  ...flashingSketches,
  ...rollSketches,
  ...panelSketches,
  ...boardSketches,
  ...glazingSketches,
  ...doorSketches,
  ...steelSketches,
  ...siteWorksSketches,
  ...concreteSketches,
  ...brickSketches,
  ...plumbingSketches,
  ...renewableSketches,
};

/**
 * The line drawing of a product of this kind. The integer picks its sizes and forms; the same pair always
 * gives the same drawing.
 */
export const drawProduct = (key: ProductDrawingKey, variation: number): Drawing =>
  (sketches[key] ?? sketches[nearestKind(key)] ?? board)(choicesFrom(variation)).toDrawing();
