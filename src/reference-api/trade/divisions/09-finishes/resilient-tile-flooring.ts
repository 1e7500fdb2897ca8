import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { content, crossed, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const pcr = 'UL PCR Part B: Flooring EPD Requirements';
const perArea = (massKg: number, gwp: readonly [number, number]) => declared('1 m2', massKg, gwp, pcr);
const flux = (least: number) => measured('criticalRadiantFlux', 'ASTM E648', least, 1, 0.05);
const dcof = measured('slipResistance', 'ANSI A326.3', 0.42, 0.62, 0.01);
const base = ['ASTM F970', 'ASTM E648', 'ASTM F710', 'ASTM F2170'];
const colors = option(
  'Color',
  ['Chalk', '#dedbd3'],
  ['Pewter', '#8f9194'],
  ['Moss', '#7c836a'],
  ['Ink', '#2e3440'],
);
const moisture = 'Slab moisture and alkalinity shall be within the limits of the adhesive.';
const heelLoads = 'Indentation is not covered by warranty; use rests under furniture.';
const ordered = option('Lead time', 'In stock', 'Made to order: 5 weeks');

const luxuryVinyl = {
  descriptions: [
    'Covers floors with a printed film below a clear wear layer; worn tiles are replaced one by one.',
    'Glue-down tile for traffic of stores, schools and offices.',
  ],
  uses: ['retail stores', 'offices', 'patient rooms', 'apartments'],
  limitations: [moisture, heelLoads, 'Sunlight through unshaded glass discolors and warps the tile.'],
  attributes: [
    measured('wearLayer', 'ASTM F410', 12, 40, 4),
    measured('thickness', 'ASTM F386', 0.098, 0.197, 0.001),
    measured('width', null, 4, 36, 1),
    measured('staticLoad', 'ASTM F970', 250, 2000, 250),
    dcof,
    flux(0.45),
    measured('recycledContent', 'ISO 14021', 10, 45, 5),
    measured('warranty', null, 10, 20, 5),
  ],
  standards: ['ASTM F1700', ...base, 'ASTM F410', 'ASTM F386', 'ANSI A326.3'],
  programs: ['floorscore', 'nsf-332', 'declare', 'cdph'],
  hpd: [
    content('Calcium carbonate', '1317-65-3', 'Filler', 48, 68, 'LT-UNK'),
    content('Polyvinyl chloride', '9002-86-2', 'Binder', 20, 34, 'LT-P1'),
    content('Bis(2-ethylhexyl) terephthalate', '6422-86-2', 'Plasticizer', 6, 14, 'BM-3'),
    content('Titanium dioxide, bound', '13463-67-7', 'Pigment', 0.3, 2, 'LT-1'),
  ],
} as const;
const wearLayers = [
  { wearLayer: 12, thickness: 0.098, staticLoad: 250, warranty: 10 },
  { wearLayer: 20, thickness: 0.098, staticLoad: 750, warranty: 15 },
  { wearLayer: 20, thickness: 0.118, staticLoad: 1000, warranty: 15 },
  { wearLayer: 28, thickness: 0.118, staticLoad: 1500, warranty: 20 },
  { wearLayer: 40, thickness: 0.197, staticLoad: 2000, warranty: 20 },
];

const vinylTile: ProductKind = {
  ...luxuryVinyl,
  noun: 'Luxury vinyl tile',
  materials: ['solid vinyl with a printed film and a urethane-coated wear layer'],
  series: crossed(wearLayers, table('width', 12, 18, 24, 36)),
  epd: perArea(6.1, [8.2, 13.4]),
  options: [
    option('Size', '12 x 24 in', '18 x 18 in', '24 x 24 in', '18 x 36 in'),
    colors,
    option('Wear layer', '12 mil', '20 mil', '28 mil', '40 mil'),
    ordered,
  ],
};

const vinylPlank: ProductKind = {
  ...luxuryVinyl,
  noun: 'Luxury vinyl plank',
  materials: [
    'solid vinyl with a wood-grain film, embossed in register',
    'a rigid mineral-filled core with a vinyl wear layer and locking edges',
  ],
  series: crossed(wearLayers, table('width', 4, 6, 7, 9)),
  epd: perArea(6.4, [8.6, 14.2]),
  options: [
    option('Size', '6 x 36 in', '6 x 48 in', '7 x 48 in', '9 x 60 in'),
    option(
      'Color',
      ['Pale oak', '#cdb590'],
      ['Honey oak', '#b48a55'],
      ['Smoked oak', '#6f5640'],
      ['Gray ash', '#9d978e'],
    ),
    option('Wear layer', '12 mil', '20 mil', '28 mil', '40 mil'),
    ordered,
  ],
};

const compositionTile: ProductKind = {
  noun: 'Vinyl composition tile',
  materials: ['limestone, fillers and pigments in a vinyl binder, with color through the thickness'],
  descriptions: ['Through-color tile that is stripped and polished for decades.'],
  uses: ['school corridors', 'supermarkets', 'storage rooms', 'multipurpose rooms'],
  limitations: ['Needs polish and regular stripping; it has no wear layer of its own.', moisture, heelLoads],
  attributes: [
    measured('thickness', 'ASTM F386', 0.125),
    measured('width', 'ASTM F1066', 12),
    measured('staticLoad', 'ASTM F970', 125, 150, 25),
    flux(0.45),
    measured('recycledContent', 'ISO 14021', 10, 30, 5),
    measured('warranty', null, 5),
  ],
  standards: ['ASTM F1066', ...base, 'ASTM F386'],
  programs: ['floorscore', 'cdph', 'recycled', 'baba'],
  epd: perArea(7.2, [4.2, 6.1]),
  hpd: [
    content('Limestone', '1317-65-3', 'Filler', 78, 86, 'LT-UNK'),
    content('Polyvinyl chloride', '9002-86-2', 'Binder', 8, 13, 'LT-P1'),
    content('Bis(2-ethylhexyl) terephthalate', '6422-86-2', 'Plasticizer', 2, 5, 'BM-3'),
  ],
  options: [option('Size', '12 x 12 in'), colors, ordered],
};

const rubberTile: ProductKind = {
  noun: 'Rubber tile',
  materials: [
    'vulcanized synthetic rubber, homogeneous',
    'vulcanized synthetic rubber with raised round studs',
  ],
  descriptions: ['Quiet and sure underfoot; wears evenly through its whole thickness and takes no finish.'],
  uses: ['stairs and landings', 'hospital corridors', 'airport concourses', 'fitness rooms'],
  limitations: ['Petroleum products and animal fats attack rubber.', moisture],
  attributes: [
    measured('thickness', 'ASTM F386', 0.125, 0.25, 0.001),
    measured('hardness', 'ASTM D2240', 80, 90, 1),
    measured('staticLoad', 'ASTM F970', 250, 600, 50),
    dcof,
    measured('impactInsulation', 'ASTM E492', 48, 54, 1),
    flux(0.45),
    measured('recycledContent', 'ISO 14021', 0, 20, 5),
    measured('warranty', null, 5, 15, 5),
  ],
  series: table('thickness impactInsulation staticLoad', [0.125, 48, 400], [0.157, 51, 350], [0.25, 54, 250]),
  standards: ['ASTM F1344', ...base, 'ASTM D2240', 'ASTM E492'],
  programs: ['floorscore', 'nsf-332', 'declare', 'cdph'],
  epd: perArea(5.6, [10.2, 15.6]),
  hpd: [
    content('Styrene-butadiene rubber', '9003-55-8', 'Binder', 25, 38, 'LT-UNK'),
    content('Kaolin', '1332-58-7', 'Filler', 35, 52, 'LT-UNK'),
    content('Silica, amorphous', '7631-86-9', 'Filler', 5, 14, 'LT-UNK'),
    content('Zinc oxide', '1314-13-2', 'Vulcanizing agent', 1, 3, 'LT-P1'),
    content('Carbon black, bound', '1333-86-4', 'Pigment', 0.1, 0.6, 'BM-1'),
  ],
  options: [
    option('Size', '24 x 24 in', '36 x 36 in'),
    option('Surface', 'Smooth', 'Hammered', 'Raised studs'),
    colors,
    ordered,
  ],
};

const linoleum: ProductKind = {
  noun: 'Linoleum tile',
  materials: ['oxidized linseed oil, rosin, wood flour and limestone on a polyester backing'],
  descriptions: ['Floor of renewable raw materials, with color through to the backing.'],
  uses: ['schools', 'libraries', 'clinics', 'civic buildings'],
  limitations: [
    'Not for wet rooms or below-grade slabs without moisture control.',
    'Strippers with a pH above 10 damage linoleum.',
    moisture,
  ],
  attributes: [
    measured('thickness', 'ASTM F386', 0.08, 0.1, 0.02),
    measured('width', null, 12, 20, 4),
    measured('staticLoad', 'ASTM F970', 450),
    measured('slipResistance', 'ANSI A326.3', 0.42, 0.52, 0.01),
    flux(0.45),
    measured('biobasedContent', 'ASTM D6866', 68, 82, 2),
    measured('warranty', null, 5, 10, 5),
  ],
  standards: ['ASTM F2195', ...base, 'ASTM D6866'],
  programs: ['floorscore', 'declare', 'cdph', 'biobased', 'c2c'],
  epd: perArea(2.9, [1.1, 3.2]),
  hpd: [
    content('Wood flour', '9004-34-6', 'Filler', 28, 38, 'LT-UNK'),
    content('Linseed oil, oxidized', '8001-26-1', 'Binder', 18, 28, 'NoGS'),
    content('Limestone', '1317-65-3', 'Filler', 16, 24, 'LT-UNK'),
    content('Rosin', '8050-09-7', 'Binder', 3, 8, 'LT-P1'),
  ],
  options: [option('Size', '12 x 12 in', '20 x 20 in', '12 x 36 in'), colors, ordered],
};

export const resilientTile: SectionDeclaration = {
  number: '096519',
  descriptions: [
    'Covers floors with a resilient, quiet surface that is repaired tile by tile.',
    'Resists rolling loads and daily wet cleaning in health-care and retail floors.',
    'Needs no wax where the factory urethane finish is kept.',
  ],
  uses: ['patient rooms', 'retail sales floors', 'classrooms', 'corridors', 'multifamily units'],
  limitations: [
    'Concrete shall test at or below the moisture limit of the adhesive before installation begins.',
    'Material is for interior use only and is not suitable where direct sun heats the floor above 85 degrees Fahrenheit.',
    'Point loads from heels or furniture legs above the static load limit leave lasting indentations.',
    'Rubber staining occurs under mats with rubber backs; use nonstaining mats.',
  ],
  standards: ['ASTM F1700', 'ASTM F1066', 'ASTM F2195', 'ASTM F970', 'ASTM F710', 'ASTM F2170', 'ASTM E648'],
  programs: ['floorscore', 'nsf-332', 'declare', 'cdph', 'indoor-advantage', 'biobased', 'iso-14001'],
  epd: declared('1 m2', 6.1, [5.8, 15.2], pcr),
  hpd: [
    content('Calcium carbonate', '1317-65-3', 'Filler', 45, 70, 'LT-UNK'),
    content('Polyvinyl chloride', '9002-86-2', 'Binder', 18, 35, 'LT-P1'),
    content('Bis(2-ethylhexyl) terephthalate', '6422-86-2', 'Plasticizer', 6, 14, 'BM-3'),
    content('Titanium dioxide, bound', '13463-67-7', 'Pigment', 0.3, 2, 'LT-1'),
    content('Carbon black, bound', '1333-86-4', 'Pigment', 0.1, 0.6, 'BM-1'),
  ],
  bim: { category: 'Floors', ifcClass: 'IfcCovering', host: 'floor' },
  assembly: 'Resilient Tile Flooring',
  sheetPrefix: 'RTF',
  related: ['093013', '096813', '096723', '079513'],
  installation: [
    'Test slabs in accordance with ASTM F2170 at the frequency stated there, and submit results before starting.',
    'Condition flooring, adhesive and rooms at 65 to 85 degrees Fahrenheit for 48 hours before, during and after installation.',
    'Grind high spots and fill low ones to 3/16 inch in 10 feet; reflect no joint or ridge through the finished floor.',
    'Spread adhesive with the notched trowel stated on the pail, lay tile within its open time, and roll with a 100 pound roller in both directions.',
    'Carry floor patterns through doorways and stop at the center of the closed door where materials change.',
  ],
  kinds: [vinylTile, vinylPlank, compositionTile, rubberTile, linoleum],
};
