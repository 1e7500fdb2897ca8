import type { ProductKind, SectionDeclaration, Values } from '#src/reference-api/trade/section-profile.ts';
import {
  chosen,
  crossed,
  declared,
  measured,
  numberIn,
  option,
  table,
} from '#src/reference-api/trade/entries.ts';

const pcr = 'UL PCR Part B: Fabricated Metal Products';
const miters = 'Changes of direction need factory-mitered pieces.';
/** Smallest and largest joint width, from the movement capability as a share of the nominal width. */
const range = (values: Values) => {
  const [nominal, share] = [numberIn(values, 'jointWidth'), numberIn(values, 'movementCapability') / 100];
  return {
    leastJointWidth: Number((nominal * (1 - share)).toFixed(2)),
    greatestJointWidth: Number((nominal * (1 + share)).toFixed(2)),
  };
};
const widths = (least: number, greatest: number, low: number, high: number) => [
  measured('jointWidth', 'ASTM E1399', least, greatest, 1),
  measured('movementCapability', 'ASTM E1399', low, high, 5),
  measured('leastJointWidth', 'ASTM E1399', 0, greatest, 0.01),
  measured('greatestJointWidth', 'ASTM E1399', least, greatest * 2, 0.01),
];
const sizes = option('Nominal joint', '2 in', '3 in', '4 in', '6 in', '8 in');

const floorCover: ProductKind = {
  noun: 'Interior floor joint cover',
  materials: ['extruded aluminum frames with a center plate flush to the floor'],
  descriptions: ['Bridges the gap between two structures and lets both move.'],
  uses: ['hospitals', 'airports', 'schools', 'building additions'],
  limitations: [
    'Covers need a blockout cast to the depth on the drawings.',
    'It carries no fire rating; add a fire barrier below.',
    miters,
    'Set it to the joint width at the temperature of the day.',
  ],
  attributes: [
    ...widths(1, 6, 25, 50),
    chosen('loadClass', null, 'pedestrian', 'light cart', 'forklift'),
    measured('wheelLoad', null, 500, 4000, 500),
    measured('cycles', 'ASTM E1399', 500, 5000, 4500),
    chosen('finish', null, 'mill', 'clear anodized', 'dark bronze anodized'),
  ],
  series: crossed(
    table('jointWidth movementCapability', [1, 50], [2, 50], [3, 35], [4, 25], [6, 25]),
    table('loadClass wheelLoad', ['pedestrian', 500], ['light cart', 1500], ['forklift', 4000]),
  ),
  deriveValues: range,
  standards: ['ASTM E1399', 'ASTM B221', 'AAMA 611', 'ICC A117.1'],
  programs: ['recycled', 'baba'],
  epd: declared('1 m', 6, [32, 70], pcr),
  options: [
    sizes,
    option('Insert', 'Bare plate', 'Recess for tile', 'Recess for carpet'),
    option('Lead time', '4 to 6 weeks'),
  ],
};

const wallCover: ProductKind = {
  ...floorCover,
  noun: 'Exterior wall joint cover',
  materials: ['extruded aluminum frames with two silicone seals'],
  descriptions: ['Closes a moving joint in a facade with one seal for weather and one for drainage.'],
  uses: ['building additions', 'high-rise setbacks', 'parking structures', 'stadiums'],
  limitations: [
    'Tie the frames into the air barrier on both sides.',
    miters,
    'It carries no load of wheels or people.',
  ],
  attributes: [
    ...widths(2, 8, 25, 50),
    measured('designPressure', 'ASTM E330', 30, 60, 5),
    measured('waterResistance', 'ASTM E331', 6.24, 12, 5.76),
    measured('cycles', 'ASTM E1399', 500, 5000, 4500),
    chosen('finish', 'AAMA 611', 'clear anodized', 'dark bronze anodized'),
  ],
  series: crossed(
    table('jointWidth movementCapability', [2, 50], [4, 50], [6, 35], [8, 25]),
    table('waterResistance', 6.24, 12),
  ),
  standards: ['ASTM E1399', 'ASTM E330', 'ASTM E331', 'ASTM B221', 'AAMA 611'],
  epd: declared('1 m', 4, [24, 52], pcr),
  bim: { category: 'Generic Models', ifcClass: 'IfcDiscreteAccessory', host: 'wall' },
  options: [
    sizes,
    option('Seal', ['Gray', '#8b8d8f'], ['Bronze', '#4a3f36'], ['Limestone', '#cfc5ae']),
    option('Lead time', '5 to 6 weeks'),
  ],
};

const seismic: ProductKind = {
  ...floorCover,
  noun: 'Seismic joint cover',
  materials: ['stainless steel plate on self-centering bars in aluminum frames'],
  descriptions: ['Carries people and carts over joints that open and close in an earthquake.'],
  uses: ['hospitals', 'base-isolated buildings', 'airports', 'pedestrian bridges'],
  limitations: [
    'Pop-up seismic plates must be reset after an event.',
    'Keep the path of the plate clear of walls and columns.',
    miters,
  ],
  attributes: [
    ...widths(4, 24, 50, 100),
    chosen('loadClass', null, 'pedestrian', 'light cart', 'forklift'),
    measured('wheelLoad', null, 500, 4000, 500),
    measured('cycles', 'ASTM E1399', 100),
    chosen('finish', null, 'mill', 'clear anodized'),
  ],
  series: crossed(table('jointWidth', 4, 6, 8, 12, 16, 24), [
    { movementCapability: 50, loadClass: 'forklift', wheelLoad: 4000 },
    { movementCapability: 75, loadClass: 'light cart', wheelLoad: 1500 },
    { movementCapability: 100, loadClass: 'pedestrian', wheelLoad: 500 },
  ]),
  standards: ['ASTM E1399', 'ASTM B221', 'ASCE 7', 'ICC A117.1'],
  epd: declared('1 m', 18, [70, 140], pcr),
  options: [
    option('Nominal joint', '4 in', '6 in', '8 in', '12 in', '16 in', '24 in'),
    option('Infill', 'Plate', 'Pan for stone', 'Pan for tile'),
    option('Lead time', '8 weeks'),
  ],
};

const compressionSeal: ProductKind = {
  ...floorCover,
  noun: 'Compression seal',
  materials: ['extruded neoprene with internal webs, set in adhesive'],
  descriptions: ['Stays squeezed between two faces of concrete and keeps water and stones out.'],
  uses: ['parking structures', 'stadium ramps', 'sidewalks', 'bridge approaches'],
  limitations: [
    'It works in compression only; choose it so that it stays 15% squeezed at the widest joint.',
    'Joint faces must be parallel and sound.',
    'It carries no wheels by itself; keep it 1/4 inch below the surface.',
  ],
  attributes: [
    ...widths(1, 4, 30, 35),
    measured('tensileStrength', 'ASTM D412', 2000, 2200, 100),
    measured('elongation', 'ASTM D412', 250, 300, 50),
    measured('hardness', 'ASTM D2240', 50, 60, 5),
  ],
  series: table('jointWidth', 1, 2, 3, 4),
  standards: ['ASTM D2628', 'ASTM D412', 'ASTM D2240', 'ASTM E1399'],
  programs: ['baba', 'iso-9001'],
  epd: null,
  bim: { category: 'Generic Models', ifcClass: 'IfcBuildingElementPart', host: 'floor' },
  options: [option('Nominal joint', '1 in', '2 in', '3 in', '4 in'), option('Lead time', '2 weeks')],
};

const bellows: ProductKind = {
  ...floorCover,
  noun: 'Roof joint bellows',
  materials: ['EPDM bellows over foam, bonded to metal flanges'],
  descriptions: ['Carries a roof membrane over a joint on curbs and moves in all directions.'],
  uses: ['roof expansion joints', 'roof-to-wall joints', 'building additions'],
  limitations: [
    'Set it on curbs 8 inches above the roof.',
    'Flash the flange with the material that the roof membrane’s maker approves.',
    miters,
  ],
  attributes: [
    ...widths(2, 6, 50, 50),
    measured('membraneThickness', null, 60),
    chosen('materialType', null, 'EPDM bellows, galvanized flanges', 'EPDM bellows, stainless flanges'),
    measured('width', null, 8, 16, 1),
    measured('length', null, 10, 50, 10),
  ],
  series: table('jointWidth width', [2, 10], [4, 12], [6, 16]),
  standards: ['ASTM E1399', 'ASTM D4637', 'ASTM A653', 'ASTM D412'],
  epd: null,
  bim: { category: 'Generic Models', ifcClass: 'IfcDiscreteAccessory', host: 'roof' },
  options: [
    option('Flange', 'Curb', 'Curb to wall', 'Low profile'),
    option('Flange metal', 'Galvanized steel', 'Stainless steel', 'Copper'),
    option('Lead time', '3 weeks'),
  ],
};

const fireBarrier: ProductKind = {
  ...floorCover,
  noun: 'Fire barrier blanket',
  materials: ['ceramic fiber blanket in stainless steel mesh with metal carriers'],
  descriptions: ['Keeps the fire rating of floor and wall through a joint that moves.'],
  uses: ['hospitals', 'high-rise floors', 'stadiums', 'data centers'],
  limitations: [
    'Install it before the cover, with the laps of the listed system.',
    'Wet blankets lose their rating; drain the joint above it.',
    'The rating is that of the system, never of the blanket alone.',
  ],
  attributes: [
    ...widths(2, 16, 25, 50),
    chosen('fireRating', 'UL 2079', '1 hour', '2 hours', '3 hours', '4 hours'),
    measured('thickness', null, 1, 4, 0.5),
    measured('cycles', 'UL 2079', 500),
  ],
  series: crossed(
    table('jointWidth movementCapability', [2, 50], [4, 50], [8, 35], [16, 25]),
    table('fireRating thickness', ['1 hour', 1], ['2 hours', 2], ['3 hours', 3], ['4 hours', 4]),
  ),
  standards: ['UL 2079', 'ASTM E1966', 'ASTM E1399'],
  programs: ['ul-classified', 'warnock-hersey'],
  epd: null,
  options: [
    option('Rating', '1 hour', '2 hours', '3 hours', '4 hours'),
    option('Joint', 'Floor to floor', 'Wall to wall', 'Floor to wall'),
    option('Lead time', '3 weeks'),
  ],
};

export const jointCovers: SectionDeclaration = {
  number: '079513',
  descriptions: [
    'Bridges the gap between two structures and lets both move.',
    'Carries carts and lifts over joints that open in an earthquake.',
    'Keeps the fire rating of the floor through the joint.',
  ],
  uses: ['hospitals', 'airports', 'stadium ramps', 'parking structures', 'building additions'],
  limitations: [
    'Covers need a blockout cast to the depth on the drawings.',
    'Pop-up seismic plates must be reset after an event.',
    'It is not suitable for forklift traffic unless rated for it.',
    miters,
  ],
  standards: [
    'ASTM E1399',
    'UL 2079',
    'ASTM E1966',
    'ASTM B221',
    'ASTM E330',
    'ASTM D2628',
    'ASTM D412',
    'ASTM D2240',
    'ICC A117.1',
    'AAMA 611',
    'ASTM E331',
    'ASCE 7',
    'ASTM D4637',
    'ASTM A653',
  ],
  programs: ['ul-classified', 'warnock-hersey', 'recycled', 'baba', 'iso-9001'],
  epd: declared('1 m', 6, [22, 88], pcr),
  hpd: null,
  bim: { category: 'Generic Models', ifcClass: 'IfcDiscreteAccessory', host: 'floor' },
  assembly: 'Expansion Joint Cover',
  sheetPrefix: 'EJC',
  related: ['033000', '042200', '078413', '079200', '093013'],
  installation: [
    'Verify joint width at the temperature of the day and set the cover to match.',
    'Install the fire barrier before the cover, with lapped splices.',
    'Bed frames in grout, flush within 1/16 inch of the finish.',
    'Anchor at 18 inches on center and 3 inches from ends.',
    'Protect plates until Substantial Completion.',
  ],
  kinds: [floorCover, wallCover, seismic, compressionSeal, bellows, fireBarrier],
};
