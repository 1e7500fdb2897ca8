import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const grip = measured('slipResistance', 'ANSI A326.3', 0.5, 0.75, 0.01);
const reflect = measured('solarReflectanceIndex', 'ASTM E1980', 15, 45, 1);
const blends = option(
  'Color',
  ['Charcoal blend', '#55565a'],
  ['Gray', '#9a9a97'],
  ['Tan', '#b9a283'],
  ['Red', '#8f4f40'],
);
const patterns = (...names: readonly string[]) => chosen('pattern', null, ...names);
const loads = chosen('loadClass', null, 'Pedestrian', 'Vehicular');

const concrete: ProductKind = {
  noun: 'Concrete paver',
  materials: [
    'dry-cast concrete with integral color',
    'dry-cast concrete with a ground and blasted granite face',
  ],
  descriptions: ['Paves plazas and drives on sand, and is lifted and laid again over utilities.'],
  attributes: [
    measured('compressiveStrength', 'ASTM C936', 8000, 9500, 100),
    measured('waterAbsorption', 'ASTM C936', 3, 5, 0.5),
    measured('thickness', 'ASTM C936', 2.375, 3.125, 0.25),
    loads,
    grip,
    reflect,
    patterns('Herringbone', 'Running bond', 'Basket weave'),
  ],
  series: table('thickness loadClass', [2.375, 'Pedestrian'], [3.125, 'Vehicular']),
  options: [option('Thickness', '2-3/8 in', '3-1/8 in'), blends],
};

const permeable: ProductKind = {
  noun: 'Permeable interlocking paver',
  materials: ['dry-cast concrete with spacers that keep the joints open'],
  descriptions: ['Rain passes its stone-filled joints into the reservoir below.'],
  attributes: [
    measured('compressiveStrength', 'ASTM C936', 8000, 9500, 100),
    measured('infiltrationRate', 'ASTM C1781', 100, 600, 50),
    measured('openArea', null, 5, 12, 1),
    measured('thickness', 'ASTM C936', 3.125),
    chosen('loadClass', null, 'Vehicular'),
    reflect,
    patterns('Herringbone', 'Running bond'),
  ],
  options: [option('Joint', '1/4 in', '3/8 in', '1/2 in'), blends],
};

const brick: ProductKind = {
  noun: 'Clay brick paver',
  materials: ['extruded fired clay, through-body color'],
  descriptions: ['Keeps its color for generations because the clay itself is colored.'],
  attributes: [
    measured('compressiveStrength', 'ASTM C902', 8000, 12000, 500),
    measured('waterAbsorption', 'ASTM C902', 3, 8, 0.5),
    measured('thickness', 'ASTM C902', 1.375, 2.75, 0.125),
    chosen('grade', 'ASTM C902', 'Class SX'),
    measured('frostResistance', 'ASTM C67', 50),
    grip,
    patterns('Herringbone', 'Running bond', 'Basket weave'),
  ],
  series: table('thickness', 1.375, 2.25, 2.75),
  epd: declared('1 m2', 118, [26, 42], 'EPD International PCR 2019:14: Construction Products'),
  options: [
    option('Color', ['Red', '#8f4638'], ['Brown', '#6a4636'], ['Buff', '#c3a077'], ['Gray flash', '#77716b']),
  ],
};

const porcelain: ProductKind = {
  noun: 'Porcelain roof paver',
  materials: ['pressed porcelain, 2 cm thick, rectified'],
  descriptions: ['Thin, dense paver that lies on pedestals over roof membranes.'],
  attributes: [
    measured('thickness', 'ANSI A137.1', 0.787),
    measured('waterAbsorption', 'ASTM C373', 0.1, 0.5, 0.1),
    measured('breakingStrength', 'ASTM C648', 1800, 3000, 100),
    measured('weightPerArea', null, 9, 9.5, 0.5),
    grip,
    reflect,
    chosen('loadClass', null, 'Pedestrian'),
  ],
  epd: declared('1 m2', 45, [16, 26], 'UL PCR Part B: Flooring EPD Requirements'),
  options: [option('Size', '24 x 24 in', '24 x 48 in', '16 x 48 in'), blends],
};

const sett: ProductKind = {
  noun: 'Granite sett',
  materials: ['split granite with a flamed top', 'sawn granite with a flamed top'],
  descriptions: ['Granite blocks for streets and edges that are walked and driven on for centuries.'],
  attributes: [
    measured('compressiveStrength', 'ASTM C170', 19000, 30000, 500),
    measured('waterAbsorption', 'ASTM C97', 0.1, 0.4, 0.1),
    measured('thickness', null, 2, 5, 1),
    measured('flexuralStrength', 'ASTM C880', 1200, 2000, 100),
    loads,
    patterns('Coursed', 'Segmental arc', 'Running bond'),
  ],
  series: table('thickness loadClass', [2, 'Pedestrian'], [4, 'Vehicular'], [5, 'Vehicular']),
  epd: null,
  options: [
    option('Size', '4 x 4 in', '5 x 5 in', '4 x 8 in'),
    option('Color', ['Gray', '#8f9092'], ['Pink', '#b99a90'], ['Black', '#3b3c3f']),
  ],
};

export const unitPaving: SectionDeclaration = {
  number: '321400',
  descriptions: [
    'Paves walks, plazas and drives with units that are lifted and relaid.',
    'Lets stormwater through open joints into a stone reservoir.',
    'Finishes roof terraces on pedestals above the membrane.',
  ],
  uses: ['plazas', 'streetscapes', 'driveways', 'roof terraces', 'crosswalks'],
  limitations: [
    'Units over 24 inches or with an aspect ratio above 4 are not suitable for vehicles.',
    'Pedestal-set pavers need a ballast or restraint check for wind at parapets and corners.',
    'Deicing salt in the first winter scales units that do not meet the freeze-thaw test.',
    'Permeable joints shall be vacuumed each year, or they clog.',
  ],
  standards: ['ASTM C936', 'ASTM C902', 'ASTM C1272', 'ASTM C140', 'ASTM C1645', 'ASTM C1781', 'ASCE 58'],
  programs: ['recycled', 'declare', 'baba', 'iso-9001'],
  epd: declared('1 m2', 178, [18, 46], 'ASTM PCR: Manufactured Concrete and Concrete Masonry Products'),
  hpd: [
    content('Limestone', '1317-65-3', 'Aggregate', 45, 62, 'LT-UNK'),
    content('Quartz, bound', '14808-60-7', 'Sand', 20, 34, 'LT-1'),
    content('Portland cement', '65997-15-1', 'Binder', 12, 18, 'LT-P1'),
    content('Iron oxide', '1309-37-1', 'Pigment', 0.2, 2, 'BM-2'),
  ],
  bim: { category: 'Floors', ifcClass: 'IfcSlab', host: 'floor' },
  assembly: 'Unit Paving',
  sheetPrefix: 'UPV',
  related: ['321243', '313219', '334600', '323300', '071326'],
  installation: [
    'Compact the base in 4 inch lifts to 98 percent of standard Proctor, within 3/8 inch of grade in 10 feet.',
    'Screed 1 inch of washed concrete sand and do not disturb it; never fill low spots with bedding sand.',
    'Lay pavers hand-tight against the edge restraint, cut none smaller than one third, and keep bond lines straight.',
    'Compact with a plate of 5,000 pounds force, sweep joints full of sand, and compact again until they stay full.',
    'Finish 1/8 to 1/4 inch above inlets and collars to allow for settlement.',
  ],
  kinds: [concrete, permeable, brick, porcelain, sett],
};
