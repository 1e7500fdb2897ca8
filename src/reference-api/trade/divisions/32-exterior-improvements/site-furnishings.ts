import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, declared, measured, option } from '#src/reference-api/trade/entries.ts';

const mounting = chosen('mounting', null, 'Surface anchors', 'Embedded', 'Freestanding');
const years = measured('warranty', null, 3, 10, 1);
const recycled = measured('recycledContent', 'ISO 14021', 20, 90, 10);
const colors = option(
  'Color',
  ['Black', '#242628'],
  ['Bronze', '#4a3f35'],
  ['Silver', '#a9adb0'],
  ['Green', '#2f4436'],
);

const bench: ProductKind = {
  noun: 'Cast aluminum bench',
  materials: ['cast aluminum ends with ipe slats', 'cast aluminum ends with powder-coated steel straps'],
  descriptions: ['Seats two to four along a walk, with a back and arms to rise by.'],
  attributes: [
    measured('length', null, 4, 8, 2),
    measured('weight', null, 95, 210, 5),
    measured('loadCapacity', null, 500, 1000, 250),
    mounting,
    recycled,
    years,
  ],
  series: [
    { length: 4, weight: 95, loadCapacity: 500 },
    { length: 6, weight: 140, loadCapacity: 750 },
    { length: 8, weight: 190, loadCapacity: 1000 },
  ],
  options: [option('Length', '4 ft', '6 ft', '8 ft'), colors],
};

const receptacle: ProductKind = {
  noun: 'Litter receptacle',
  materials: ['galvanized steel slats, powder coated, with a polyethylene liner'],
  descriptions: ['Holds a lined bin behind a side door, under a hood that keeps rain out.'],
  attributes: [
    measured('receptacleVolume', null, 24, 45, 1),
    measured('height', null, 34, 48, 2),
    measured('weight', null, 90, 180, 5),
    mounting,
    measured('corrosionResistance', 'ASTM B117', 1000, 3500, 500),
    years,
  ],
  series: [
    { receptacleVolume: 24, height: 34, weight: 90 },
    { receptacleVolume: 32, height: 40, weight: 130 },
    { receptacleVolume: 45, height: 48, weight: 175 },
  ],
  options: [option('Capacity', '24 gal', '32 gal', '45 gal'), colors],
};

const rack: ProductKind = {
  noun: 'Bicycle rack',
  materials: ['bent steel pipe, hot-dip galvanized', 'bent steel pipe, galvanized and powder coated'],
  descriptions: ['Holds two bicycles by frame and wheel.'],
  attributes: [
    measured('bicycles', null, 2, 12, 2),
    measured('height', null, 32, 36, 2),
    measured('pipeDiameter', 'ASTM A53', 1.9, 2.375, 0.475),
    chosen('mounting', null, 'Surface anchors', 'Embedded'),
    chosen('coating', 'ASTM A123', 'Hot-dip galvanized', 'Galvanized and powder coated'),
    years,
  ],
  options: [option('Form', 'Inverted U', 'Loop', 'Post and ring'), colors],
};

const picnicTable: ProductKind = {
  noun: 'Picnic table',
  materials: [
    'perforated steel, thermoplastic coated, on a galvanized frame',
    'recycled plastic planks on an aluminum frame',
  ],
  descriptions: ['Table and benches in one frame, with a place for a wheelchair at the end.'],
  attributes: [
    measured('length', null, 6, 8, 2),
    measured('weight', null, 190, 320, 10),
    measured('seats', null, 6, 8, 2),
    chosen('accessibility', 'ADA Standards 902', 'Wheelchair place at one end'),
    mounting,
    recycled,
    years,
  ],
  series: [
    { length: 6, seats: 6, weight: 210 },
    { length: 8, seats: 8, weight: 280 },
  ],
  options: [option('Length', '6 ft', '8 ft'), colors],
};

const grate: ProductKind = {
  noun: 'Tree grate',
  materials: ['cast gray iron, Class 35', 'cast ductile iron'],
  descriptions: ['Carries feet over roots and lets water and air through; the middle grows with the trunk.'],
  limitations: [
    'Openings are 1/4 inch in walks where heels and canes pass.',
    'Cast iron rusts to brown on purpose; it is not painted.',
    'Vehicle loads need the heavy grate and a frame in concrete.',
  ],
  attributes: [
    measured('width', null, 36, 72, 12),
    measured('weight', null, 180, 960, 10),
    chosen('loadClass', 'AASHTO M 306', 'Pedestrian', 'H-20'),
    chosen('materialType', 'ASTM A48', 'Gray iron, Class 35', 'Ductile iron'),
    measured('slotWidth', 'ADA Standards 302', 0.25),
  ],
  series: [
    { width: 36, weight: 180, loadClass: 'Pedestrian' },
    { width: 48, weight: 320, loadClass: 'Pedestrian' },
    { width: 60, weight: 640, loadClass: 'H-20' },
    { width: 72, weight: 960, loadClass: 'H-20' },
  ],
  options: [
    option('Size', '36 in', '48 in', '60 in', '72 in'),
    option('Tree opening', '12 in', '16 in', 'Expandable'),
  ],
};

const bollard: ProductKind = {
  noun: 'Steel bollard',
  materials: ['Schedule 40 steel pipe with concrete fill', 'Type 316 stainless steel pipe with a dome cap'],
  descriptions: ['Keeps cars off walks and doors at parking speed.'],
  limitations: [
    'Not crash rated; see vehicle barriers where attack is a threat.',
    'Embedment is two fifths of the length or as shown.',
    'Isolate stainless steel from carbon steel rebar.',
  ],
  attributes: [
    measured('height', null, 36, 48, 6),
    measured('outsideDiameter', 'ASTM A53', 4.5, 8.625, 0.001),
    measured('wallThickness', 'ASTM A53', 0.237, 0.322, 0.001),
    chosen('mounting', null, 'Embedded', 'Removable', 'Surface anchors'),
    chosen('coating', 'ASTM A123', 'Hot-dip galvanized', 'Galvanized and powder coated'),
  ],
  series: [
    { outsideDiameter: 4.5, wallThickness: 0.237 },
    { outsideDiameter: 6.625, wallThickness: 0.28 },
    { outsideDiameter: 8.625, wallThickness: 0.322 },
  ],
  options: [
    option('Pipe', '4 in', '6 in', '8 in'),
    option('Sleeve', ['Yellow', '#e0b21f'], ['Black', '#242628'], ['None', '#a9adb0']),
  ],
};

export const siteFurnishings: SectionDeclaration = {
  number: '323300',
  descriptions: [
    'Furnishes parks, streets and campuses with seats, receptacles and racks.',
    'Holds two bicycles upright by frame and wheel.',
    'Protects tree roots from feet while air and water pass through.',
  ],
  uses: ['parks', 'streetscapes', 'transit stops', 'campuses', 'courtyards'],
  limitations: [
    'Raw cast iron stains paving for the first season; this is not a defect.',
    'Half the benches of a site, and at least one in each group, shall meet the accessible seat height and have clear space beside them.',
    'Bollards without a crash rating do not stop vehicles.',
    'Wood slats gray and check in the sun unless they are oiled each year.',
  ],
  standards: [
    'ASTM A48',
    'ASTM B26',
    'ASTM D6662',
    'ASTM B117',
    'ADA Standards for Accessible Design',
    'ABA Accessibility Guidelines',
  ],
  programs: ['fsc', 'recycled', 'declare', 'baba', 'iso-14001'],
  epd: declared('1 unit', 74, [120, 390], 'EPD International PCR: Street Furniture'),
  hpd: null,
  bim: { category: 'Site', ifcClass: 'IfcFurniture', host: 'floor' },
  assembly: 'Site Furnishing',
  sheetPrefix: 'SFN',
  related: ['321400', '265600', '129300', '347113', '323100'],
  installation: [
    'Lay out furnishings with the Landscape Architect before holes are drilled.',
    'Anchor to concrete with stainless steel expansion or adhesive anchors, not to pavers alone.',
    'Level on stainless shims and seal base plates against water with clear silicone.',
    'Set bicycle racks 36 inches apart and 24 inches from walls.',
    'Bed tree grate frames in concrete, flush with paving, and turn bolts with tamper-resistant heads.',
  ],
  kinds: [bench, receptacle, rack, picnicTable, grate, bollard],
};
