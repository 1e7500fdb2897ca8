import type { ProductKind, SectionDeclaration, Values } from '#src/reference-api/trade/section-profile.ts';
import {
  chosen,
  content,
  crossed,
  declared,
  measured,
  option,
  table,
} from '#src/reference-api/trade/entries.ts';

const cavity = 'Veneer needs a drained cavity, weeps and flashing at every interruption.';
const growth = 'Brick expands for years; provide expansion joints, never control joints.';
const acid = 'Do not clean with unbuffered muriatic acid.';
const pcr = 'ASTM PCR for Clay Brick, Clay Brick Pavers, and Structural Clay Tile';
const colors = option(
  'Color',
  ['Red range', '#9c4a38'],
  ['Dark red flashed', '#6f3a31'],
  ['Buff', '#cbb083'],
  ['Gray', '#8b8780'],
  ['Brown', '#6d5444'],
);
const faces = ['wire cut', 'smooth', 'sand struck'] as const;
/** Specified sizes of BIA: bed depth, height and length of the face. */
const sizes = [
  { brickSize: 'modular', depth: 3.625, height: 2.25, unitLength: 7.625 },
  { brickSize: 'engineer modular', depth: 3.625, height: 2.8125, unitLength: 7.625 },
  { brickSize: 'queen', depth: 2.75, height: 2.75, unitLength: 7.625 },
  { brickSize: 'norman', depth: 3.625, height: 2.25, unitLength: 11.625 },
  { brickSize: 'roman', depth: 3.625, height: 1.625, unitLength: 11.625 },
  { brickSize: 'utility', depth: 3.625, height: 3.625, unitLength: 11.625 },
];
const dimensions = [
  measured('depth', null, 2.75, 3.625, 0.125),
  measured('height', null, 1.625, 3.625, 0.0625),
  measured('unitLength', null, 7.625, 11.625, 0.125),
];
/** ASTM C216 and C652: severe weathering requires more strength and less absorption. */
const weathering = [
  { grade: 'SW', compressiveStrength: 6000, waterAbsorption: 11 },
  { grade: 'SW', compressiveStrength: 8500, waterAbsorption: 8.5 },
  { grade: 'SW', compressiveStrength: 11500, waterAbsorption: 6 },
];
const moderate: Values = { grade: 'MW', compressiveStrength: 3500, waterAbsorption: 18 };

const face: ProductKind = {
  noun: 'Face brick',
  materials: ['fired shale and clay'],
  descriptions: [
    'Makes a durable veneer that drains, dries and needs no paint.',
    'Gives color fixed at firing that does not fade in sun.',
  ],
  uses: ['cavity wall veneer', 'interior feature walls', 'site walls', 'schools'],
  limitations: [cavity, growth, acid, 'Moderate-weather brick is not suitable below grade or in copings.'],
  attributes: [
    chosen('brickSize', null, ...sizes.map(({ brickSize }) => brickSize)),
    chosen('grade', 'ASTM C216', 'SW', 'MW'),
    chosen('faceType', 'ASTM C216', 'FBS', 'FBX', 'FBA'),
    measured('compressiveStrength', 'ASTM C67', 3500, 11500, 500),
    measured('waterAbsorption', 'ASTM C67', 6, 18, 0.5),
    ...dimensions,
    measured('voids', 'ASTM C216', 0, 25, 5),
    chosen('texture', null, ...faces),
    measured('recycledContent', 'ISO 14021', 0, 20, 5),
  ],
  series: crossed(sizes, [...weathering, moderate]),
  standards: ['ASTM C216', 'ASTM C67', 'ASTM C270', 'TMS 402', 'TMS 602'],
  programs: ['declare', 'recycled', 'baba'],
  epd: declared('1 metric ton', 1000, [180, 320], pcr),
  hpd: [
    content('Clay', '1332-58-7', 'Body', 60, 85, 'LT-UNK'),
    content('Quartz', '14808-60-7', 'Body', 10, 30, 'LT-1'),
    content('Iron oxide', '1309-37-1', 'Colorant', 2, 8, 'BM-2'),
    content('Manganese dioxide', '1313-13-9', 'Colorant', 0, 3, 'LT-P1'),
  ],
  options: [
    option('Size', 'Modular', 'Engineer modular', 'Queen', 'Norman', 'Roman', 'Utility'),
    colors,
    option('Type', 'FBS', 'FBX', 'FBA'),
    option('Lead time', '2 to 8 weeks'),
  ],
};

const thin: ProductKind = {
  ...face,
  noun: 'Thin brick',
  materials: ['extruded shale and clay with a keyed back'],
  descriptions: ['Gives walls and precast panels the face of brick at a fifth of its weight.'],
  uses: ['thin-brick panels', 'precast concrete', 'recladding', 'interior feature walls'],
  limitations: [
    'It is bonded, not tied; follow the adhered veneer rules of TMS 402.',
    'Precast plants need units of the tight tolerance, Type TBX.',
    acid,
  ],
  attributes: [
    chosen('brickSize', null, 'modular', 'norman', 'utility'),
    chosen('grade', 'ASTM C1088', 'Exterior', 'Interior'),
    chosen('faceType', 'ASTM C1088', 'TBS', 'TBX'),
    measured('thickness', 'ASTM C1088', 0.5, 1, 0.125),
    measured('weightPerArea', null, 5.2, 10.3, 0.1),
    measured('waterAbsorption', 'ASTM C67', 4, 12, 0.5),
    measured('height', null, 2.25, 3.625, 0.125),
    measured('unitLength', null, 7.625, 11.625, 0.125),
    chosen('texture', null, ...faces),
  ],
  series: crossed(
    [
      { brickSize: 'modular', height: 2.25, unitLength: 7.625 },
      { brickSize: 'norman', height: 2.25, unitLength: 11.625 },
      { brickSize: 'utility', height: 3.625, unitLength: 11.625 },
    ],
    table('thickness weightPerArea', [0.5, 5.2], [0.75, 7.8], [1, 10.3]),
  ),
  standards: ['ASTM C1088', 'ASTM C67', 'TMS 402', 'ANSI A118.4'],
  epd: declared('1 metric ton', 1000, [220, 360], pcr),
  options: [
    option('Thickness', '1/2 in', '3/4 in', '1 in'),
    option('Shape', 'Flat', 'Corner', 'Edge cap'),
    colors,
    option('Lead time', '4 to 10 weeks'),
  ],
};

const hollow: ProductKind = {
  ...face,
  noun: 'Hollow brick',
  materials: ['extruded shale and clay with cells for grout and reinforcement'],
  descriptions: ['Bears load as a hollow unit with grout and reinforcement.'],
  uses: ['reinforced bearing walls', 'site walls', 'sound walls', 'single-wythe walls'],
  limitations: ['A single wythe needs a water repellent and a drained cell, or it leaks.', growth, acid],
  attributes: [
    chosen('brickSize', null, 'structural 6 in', 'structural 8 in', 'utility through-the-wall 4 in'),
    chosen('grade', 'ASTM C652', 'SW'),
    chosen('faceType', 'ASTM C652', 'HBS', 'HBX'),
    measured('voids', 'ASTM C652', 35, 58, 1),
    chosen('configuration', 'ASTM C652', 'Class H40V', 'Class H60V'),
    measured('compressiveStrength', 'ASTM C67', 3500, 8500, 500),
    measured('waterAbsorption', 'ASTM C67', 6, 12, 0.5),
    measured('depth', null, 3.625, 7.625, 0.125),
    measured('height', null, 3.5, 3.625, 0.125),
    measured('unitLength', null, 11.625, 15.625, 0.125),
  ],
  series: table(
    'brickSize depth height unitLength voids configuration',
    ['utility through-the-wall 4 in', 3.625, 3.625, 11.625, 35, 'Class H40V'],
    ['structural 6 in', 5.5, 3.5, 11.625, 45, 'Class H60V'],
    ['structural 8 in', 7.625, 3.625, 15.625, 55, 'Class H60V'],
  ),
  standards: ['ASTM C652', 'ASTM C67', 'ASTM C476', 'TMS 402', 'TMS 602'],
  options: [option('Size', '4 in', '6 in', '8 in'), colors, option('Lead time', '4 to 8 weeks')],
};

const glazed: ProductKind = {
  ...face,
  noun: 'Glazed brick',
  materials: ['fired clay with a ceramic glaze'],
  descriptions: ['Gives a wall a bright, impervious face that water and soap clean.'],
  uses: ['transit stations', 'swimming pools', 'schools', 'street fronts'],
  limitations: [
    cavity,
    growth,
    'The back must dry; do not seal it in on both sides.',
    'Glaze does not belong in copings and sills that freeze.',
  ],
  attributes: [
    chosen('brickSize', null, 'modular', 'norman', 'utility'),
    chosen('grade', 'ASTM C1405', 'Exterior', 'Interior'),
    chosen('faceType', 'ASTM C1405', 'Class TS', 'Class TD'),
    measured('compressiveStrength', 'ASTM C67', 6000, 11500, 500),
    measured('waterAbsorption', 'ASTM C67', 5, 7, 0.5),
    ...dimensions,
    chosen('finish', 'ASTM C1405', 'gloss', 'satin', 'matte'),
  ],
  series: sizes.filter(({ brickSize }) => ['modular', 'norman', 'utility'].includes(brickSize)),
  standards: ['ASTM C1405', 'ASTM C67', 'ASTM C270', 'TMS 402'],
  programs: ['declare', 'baba'],
  epd: declared('1 metric ton', 1000, [260, 420], pcr),
  options: [
    option('Size', 'Modular', 'Norman', 'Utility'),
    option(
      'Glaze',
      ['White', '#f2f1ec'],
      ['Celadon', '#a9c0aa'],
      ['Cobalt', '#27427a'],
      ['Black', '#232323'],
    ),
    option('Lead time', '12 to 16 weeks'),
  ],
};

const special: ProductKind = {
  ...face,
  noun: 'Special shape brick',
  materials: ['molded clay from the same body as the field brick'],
  descriptions: ['Turns corners, caps walls and makes sills with a brick made to shape.'],
  uses: ['water tables', 'arches', 'radial walls', 'restorations'],
  limitations: [
    'Order shapes with the field brick, so that they are fired alike.',
    'Tolerances of hand-molded shapes are those of Type FBA.',
    acid,
  ],
  attributes: [
    chosen('configuration', null, 'bullnose', 'water table', 'sill', 'radial', 'arch', 'angle'),
    chosen('brickSize', null, 'modular', 'engineer modular', 'norman', 'utility'),
    chosen('grade', 'ASTM C216', 'SW'),
    chosen('faceType', 'ASTM C216', 'FBS', 'FBA'),
    measured('compressiveStrength', 'ASTM C67', 6000, 11500, 500),
    measured('waterAbsorption', 'ASTM C67', 6, 11, 0.5),
    ...dimensions,
  ],
  series: crossed(
    sizes.filter(({ brickSize }) => !['queen', 'roman'].includes(brickSize)),
    weathering,
  ),
  options: [
    option('Shape', 'Bullnose', 'Water table', 'Sill', 'Radial', 'Arch', 'Angle'),
    colors,
    option('Lead time', '8 to 12 weeks'),
  ],
};

export const brickMasonry: SectionDeclaration = {
  number: '042113',
  descriptions: [
    'Makes a durable veneer that drains, dries and needs no paint.',
    'Bears load as a hollow unit with grout and reinforcement.',
    'Gives color fixed at firing that does not fade in sun.',
  ],
  uses: [
    'cavity wall veneer',
    'reinforced bearing walls',
    'interior feature walls',
    'site walls',
    'thin-brick panels',
  ],
  limitations: [cavity, 'Moderate-weather brick is not suitable below grade or in copings.', growth, acid],
  standards: [
    'ASTM C216',
    'ASTM C652',
    'ASTM C1088',
    'ASTM C1405',
    'ASTM C67',
    'ASTM C270',
    'TMS 402',
    'TMS 602',
    'ASTM C476',
    'ANSI A118.4',
  ],
  programs: ['declare', 'c2c', 'recycled', 'baba', 'iso-14001'],
  epd: declared('1 metric ton', 1000, [180, 340], pcr),
  hpd: face.hpd ?? null,
  bim: { category: 'Walls', ifcClass: 'IfcWall', host: 'wall' },
  assembly: 'Brick Veneer Wall',
  sheetPrefix: 'BRK',
  related: ['042200', '054000', '072113', '072726', '076200', '079200'],
  installation: [
    'Lay out courses dry to avoid cuts shorter than half a brick.',
    'Fill head and bed joints solid and keep the cavity clean of droppings.',
    'Set anchors at 16 inches each way and within 12 inches of openings.',
    'Install flashing with end dams and weeps at 24 inches on center.',
    'Tool joints concave when thumbprint hard.',
    'Clean a sample area first, wetting the wall before and after.',
  ],
  kinds: [face, thin, hollow, glazed, special],
};
