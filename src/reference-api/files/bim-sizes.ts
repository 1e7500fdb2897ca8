import type { Product } from '#src/contracts/content.ts';
import type { ProductDrawingKey } from '#src/reference-api/drawings/products/drawing-of-noun.ts';
import { nearestKind, type SizedKind } from '#src/reference-api/files/bim-nearest-kind.ts';
import type { BimKind } from '#src/reference-api/trade/bim-classes.ts';
import type { BimDimensions } from '#src/reference-api/files/bim/bim-object.ts';

/** Inches: along the wall, up, and through it. */
type Size = readonly [width: number, height: number, depth: number];

/** The usual size of each kind of product, for what its record does not measure. */
const usualSizes: Readonly<Record<SizedKind, Size>> = {
  'standing-seam-panel': [16, 2, 120],
  'corrugated-panel': [36, 1.5, 120],
  'insulated-panel': [42, 120, 3],
  'membrane-roll': [120, 0.06, 120],
  board: [48, 96, 2],
  pail: [48, 96, 0.125],
  cartridge: [96, 0.5, 0.5],
  'masonry-unit': [96, 96, 7.625],
  'precast-panel': [120, 144, 6],
  stud: [1.625, 120, 3.625],
  'structural-member': [240, 16, 8],
  railing: [96, 42, 2],
  'wood-panel': [48, 96, 0.75],
  casework: [36, 34.5, 24],
  'shingle-siding': [48, 96, 0.625],
  flashing: [120, 6, 4],
  'roof-hatch': [36, 12, 30],
  skylight: [48, 8, 48],
  'firestop-collar': [8, 2, 8],
  'joint-cover': [120, 2, 8],
  door: [36, 84, 1.75],
  'overhead-door': [120, 120, 18],
  'access-door': [24, 24, 2],
  storefront: [120, 108, 4.5],
  'curtain-wall': [150, 144, 7.5],
  window: [48, 60, 3.25],
  'lever-handle': [5, 3, 4],
  'glass-unit': [48, 72, 1],
  louver: [48, 48, 6],
  'ceiling-panel': [24, 0.75, 24],
  tile: [96, 0.375, 96],
  plank: [96, 0.125, 96],
  'carpet-tile': [96, 0.25, 96],
  'acoustic-panel': [48, 96, 2],
  sign: [24, 12, 1],
  'toilet-compartment': [60, 70, 60],
  'wall-guard': [96, 8, 1.5],
  dispenser: [12, 18, 5],
  cabinet: [13, 27, 7],
  locker: [12, 72, 15],
  'dock-leveler': [72, 24, 96],
  workbench: [72, 36, 30],
  'roller-shade': [60, 84, 3],
  countertop: [96, 1.5, 25],
  'floor-mat': [72, 1.5, 48],
  bench: [72, 32, 26],
  'metal-building': [480, 192, 720],
  elevator: [84, 96, 65],
  lift: [42, 60, 60],
  sprinkler: [2.25, 2.25, 2.25],
  basin: [22, 8, 19],
  'water-closet': [15, 28, 27],
  faucet: [6, 8, 7],
  valve: [14, 10, 6],
  pump: [48, 30, 24],
  diffuser: [24, 6, 24],
  'air-handler': [120, 72, 72],
  controller: [7, 5, 2.5],
  luminaire: [48, 4, 8],
  'pole-light': [20, 240, 20],
  panelboard: [20, 48, 5.75],
  generator: [144, 84, 60],
  'cable-tray': [120, 4, 12],
  rack: [24, 84, 42],
  'card-reader': [3, 5, 1],
  paver: [96, 2.375, 96],
  fence: [96, 72, 3],
  grate: [120, 48, 60],
  pipe: [240, 24, 24],
  'geotextile-roll': [180, 0.1, 180],
  'rail-track': [480, 7, 6],
  fender: [40, 60, 36],
  tank: [96, 144, 96],
  conveyor: [240, 36, 30],
  'filter-vessel': [48, 84, 48],
  boiler: [72, 84, 96],
};

/** The record's size, or else the usual size of its kind. */
export function bimSize(
  key: ProductDrawingKey,
  { attributes }: Product,
  own: BimKind['size'],
): BimDimensions {
  const measured = (...names: readonly string[]) => {
    const value = attributes.find((one) => names.includes(one.key) && one.unit?.startsWith('in'))?.value;
    return typeof value === 'number' && value > 0 ? value : null;
  };
  const [width, height, depth] = own ?? usualSizes[nearestKind(key)];
  const isFlat = height < 3 && depth > 12;
  const thickness = measured('thickness');
  return {
    width: measured('width') ?? width,
    height: measured('height') ?? (isFlat ? (thickness ?? height) : height),
    depth: measured('depth') ?? (isFlat ? depth : (thickness ?? depth)),
  };
}
