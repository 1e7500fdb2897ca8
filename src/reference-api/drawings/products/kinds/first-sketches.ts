import { only } from '#src/reference-api/drawings/products/parts.ts';
import type { Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import { diffuser, airHandler } from '#src/reference-api/drawings/products/kinds/air.ts';
import { casework, workbench } from '#src/reference-api/drawings/products/kinds/casework.ts';
import { ceilingPanel, acousticPanel } from '#src/reference-api/drawings/products/kinds/ceilings.ts';
import { toiletCompartment, locker } from '#src/reference-api/drawings/products/kinds/compartments.ts';
import { controller, panelboard } from '#src/reference-api/drawings/products/kinds/controls.ts';
import { door } from '#src/reference-api/drawings/products/kinds/doors.ts';
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

/** The drawings that more than one kind goes back to. */
export const firstSketches: Sketches = {
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
  railing: only(railing, 'cables'),
  'wood-panel': woodPanel,
  casework,
  'shingle-siding': shingleSiding,
  flashing,
  'roof-hatch': roofHatch,
  skylight,
  'firestop-collar': firestopCollar,
  'joint-cover': jointCover,
  door,
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
