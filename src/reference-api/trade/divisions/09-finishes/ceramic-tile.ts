import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import {
  chosen,
  content,
  crossed,
  declared,
  measured,
  option,
  table,
} from '#src/reference-api/trade/entries.ts';

const pcr = 'UL PCR Part B: Flooring EPD Requirements';
const perArea = (massKg: number, gwp: readonly [number, number]) => declared('1 m2', massKg, gwp, pcr);
const grade = chosen('grade', 'ANSI A137.1', 'Standard grade');
const dcof = (least: number, greatest: number) =>
  measured('slipResistance', 'ANSI A326.3', least, greatest, 0.01);
const recycled = measured('recycledContent', 'ISO 14021', 0, 40, 5);
const tests = ['ANSI A137.1', 'ASTM C373', 'ASTM C648', 'ANSI A108', 'ANSI A118.4'];
const programs = ['ansi-a118', 'greenguard', 'recycled', 'declare'];
const porcelainBody = [
  content('Feldspar', '68476-25-5', 'Flux', 38, 48, 'LT-UNK'),
  content('Kaolin', '1332-58-7', 'Body', 28, 38, 'LT-UNK'),
  content('Quartz, bound in the fired body', '14808-60-7', 'Filler', 12, 22, 'LT-1'),
];
const stones = option(
  'Color',
  ['Bone', '#e4ddcf'],
  ['Fog', '#b9bab7'],
  ['Slate', '#5f6468'],
  ['Umber', '#6d5443'],
);
const ordered = option('Lead time', 'In stock', 'Made to order: 8 weeks');

const porcelain: ProductKind = {
  noun: 'Porcelain floor tile',
  materials: ['rectified porcelain with a through body', 'pressed porcelain with a glazed face'],
  descriptions: [
    'Finishes floors with a hard, washable surface that does not burn or emit.',
    'Dense body takes heavy traffic, water and frost.',
  ],
  uses: ['lobbies', 'toilet rooms', 'corridors', 'retail floors'],
  limitations: [
    'Substrates shall not vary more than 1/8 inch in 10 feet where any tile edge exceeds 15 inches.',
    'Polished faces are not for floors that get wet.',
    'Movement joints are required; tile cracks where they are omitted.',
  ],
  attributes: [
    measured('width', 'ASTM C499', 12, 24, 6),
    measured('thickness', 'ASTM C499', 0.344, 0.406, 0.031),
    dcof(0.42, 0.62),
    measured('waterAbsorption', 'ASTM C373', 0.1, 0.5, 0.1),
    measured('abrasionResistance', 'ASTM C1027', 2100, 12000, 100),
    measured('breakingStrength', 'ASTM C648', 300, 500, 25),
    recycled,
    grade,
    chosen('edgeDetail', null, 'Rectified', 'Calibrated'),
  ],
  series: crossed(
    table('width thickness', [12, 0.344], [18, 0.375], [24, 0.406]),
    table('abrasionResistance', 2100, 6000, 12000),
  ),
  standards: [...tests, 'ANSI A326.3', 'ASTM C499', 'ASTM C1027'],
  programs,
  epd: perArea(20.5, [10.5, 16.8]),
  hpd: [...porcelainBody, content('Zirconium silicate', '10101-52-7', 'Opacifier', 0.3, 2, 'LT-UNK')],
  options: [
    option('Size', '12 x 12 in', '12 x 24 in', '24 x 24 in', '24 x 48 in'),
    option('Finish', 'Matte', 'Textured', 'Polished'),
    stones,
    ordered,
  ],
};

const wallTile: ProductKind = {
  noun: 'Glazed wall tile',
  materials: [
    'a pressed white nonvitreous body with a gloss glaze',
    'a pressed white nonvitreous body with a matte glaze',
  ],
  descriptions: ['Lines walls with a glaze that wipes clean and does not stain.'],
  uses: ['toilet room walls', 'shower walls', 'kitchen walls', 'wainscots'],
  limitations: [
    'Wall tile is not rated for floors.',
    'The nonvitreous body is not for exterior walls that freeze.',
  ],
  attributes: [
    measured('width', 'ASTM C499', 3, 12, 1),
    measured('thickness', 'ASTM C499', 0.3125),
    measured('waterAbsorption', 'ASTM C373', 8, 16, 1),
    measured('breakingStrength', 'ASTM C648', 125, 200, 25),
    grade,
    chosen('edgeDetail', null, 'Cushioned', 'Rectified'),
    recycled,
  ],
  series: table('width', 3, 4, 6, 12),
  standards: [...tests, 'ASTM C499'],
  programs,
  epd: perArea(13.5, [8.2, 12.6]),
  hpd: [
    content('Kaolin', '1332-58-7', 'Body', 38, 50, 'LT-UNK'),
    content('Talc', '14807-96-6', 'Body', 18, 30, 'BM-U'),
    content('Calcium carbonate', '471-34-1', 'Body', 8, 14, 'LT-UNK'),
    content('Frits, chemicals', '65997-18-4', 'Glaze', 2, 6, 'LT-UNK'),
  ],
  bim: { category: 'Walls', ifcClass: 'IfcCovering', host: 'wall' },
  options: [
    option('Size', '3 x 6 in', '4-1/4 x 4-1/4 in', '6 x 18 in', '12 x 24 in'),
    option('Color', ['White', '#f5f5f1'], ['Almond', '#e9dfc9'], ['Sage', '#a9b39b'], ['Navy', '#26344d']),
    ordered,
  ],
};

const quarry: ProductKind = {
  noun: 'Quarry tile',
  materials: ['extruded red shale clay, unglazed'],
  descriptions: ['Withstands grease, acids and thermal shock in commercial kitchens.'],
  uses: ['commercial kitchens', 'dish rooms', 'food plants', 'restaurant entries'],
  limitations: [
    'Unsealed joints stain; use epoxy or furan grout where acids and fats are spilled.',
    'Abrasive grain catches mops; use it only where floors are greasy.',
  ],
  attributes: [
    measured('width', 'ASTM C499', 6, 8, 2),
    measured('thickness', 'ASTM C499', 0.5),
    dcof(0.5, 0.7),
    measured('waterAbsorption', 'ASTM C373', 2, 5, 0.5),
    measured('breakingStrength', 'ASTM C648', 275, 400, 25),
    grade,
    recycled,
  ],
  standards: [...tests, 'ANSI A326.3', 'ASTM C499'],
  programs: ['ansi-a118', 'baba', 'recycled', 'iso-14001'],
  epd: perArea(25, [9.4, 14.2]),
  hpd: [
    content('Shale clay', '1332-58-7', 'Body', 92, 99, 'LT-UNK'),
    content('Quartz, bound in the fired body', '14808-60-7', 'Body', 1, 6, 'LT-1'),
  ],
  options: [
    option('Size', '6 x 6 in', '8 x 8 in', '4 x 8 in'),
    option('Surface', 'Plain', 'Abrasive grain'),
    option('Color', ['Red', '#8d4a3a'], ['Gray', '#8a8883'], ['Brown flash', '#6b4636']),
    ordered,
  ],
};

const mosaic: ProductKind = {
  noun: 'Unglazed mosaic tile',
  materials: ['unglazed porcelain, mounted on mesh in 12 inch sheets'],
  descriptions: ['Follows slopes to drains, and grips wet feet at its many joints.'],
  uses: ['shower floors', 'pool decks', 'toilet rooms', 'locker rooms'],
  limitations: [
    'Perforated paper mounting shall not be used in pools.',
    'Sheets show where joints are not matched.',
  ],
  attributes: [
    measured('width', 'ASTM C499', 1, 2, 1),
    measured('thickness', 'ASTM C499', 0.25),
    dcof(0.5, 0.68),
    measured('waterAbsorption', 'ASTM C373', 0.1, 0.5, 0.1),
    measured('breakingStrength', 'ASTM C648', 250, 300, 25),
    grade,
    recycled,
  ],
  standards: [...tests, 'ANSI A326.3', 'ASTM C499'],
  programs,
  epd: perArea(13.8, [7.6, 12.1]),
  hpd: porcelainBody,
  options: [option('Size', '1 x 1 in', '2 x 2 in', '1 in hexagon'), stones, ordered],
};

const gauged: ProductKind = {
  noun: 'Gauged porcelain panel',
  materials: [
    'pressed porcelain, gauged, with a fiberglass mesh on the back',
    'pressed porcelain, gauged, without mesh',
  ],
  descriptions: ['Covers walls and floors in panels as tall as a story, with few joints.'],
  uses: ['lobby walls', 'shower walls', 'elevator lobbies', 'remodeled floors'],
  limitations: [
    'Panels under 3/16 inch are for walls only.',
    'Setting needs crews trained on panels, and full mortar contact without voids.',
  ],
  attributes: [
    measured('width', 'ASTM C499', 39, 63, 1),
    measured('thickness', 'ASTM C499', 0.138, 0.236, 0.001),
    dcof(0.42, 0.55),
    measured('waterAbsorption', 'ASTM C373', 0.1, 0.5, 0.1),
    measured('breakingStrength', 'ASTM C648', 175, 300, 25),
    chosen('grade', 'ANSI A137.3', 'Class P1, walls', 'Class P2, floors and walls'),
    chosen('edgeDetail', null, 'Rectified'),
  ],
  series: crossed(
    [
      { thickness: 0.138, breakingStrength: 175, grade: 'Class P1, walls' },
      { thickness: 0.217, breakingStrength: 250, grade: 'Class P2, floors and walls' },
      { thickness: 0.236, breakingStrength: 300, grade: 'Class P2, floors and walls' },
    ],
    table('width', 39, 48, 63),
  ),
  deriveValues: ({ grade: of }) => (of === 'Class P1, walls' ? { slipResistance: null } : {}),
  standards: [
    'ANSI A137.3',
    'ANSI A108',
    'ANSI A118.15',
    'ASTM C373',
    'ASTM C648',
    'ASTM C499',
    'ANSI A326.3',
  ],
  programs,
  epd: perArea(12.8, [8.8, 13.4]),
  hpd: [...porcelainBody, content('Glass fiber mesh', '65997-17-3', 'Backing', 1, 3, 'LT-UNK')],
  bim: { category: 'Walls', ifcClass: 'IfcCovering', host: 'wall' },
  options: [option('Size', '39 x 118 in', '48 x 110 in', '63 x 126 in'), stones, ordered],
};

export const ceramicTiling: SectionDeclaration = {
  number: '093013',
  descriptions: [
    'Finishes floors and walls with a hard, washable surface that does not burn or emit.',
    'Gives wet rooms a surface of tested slip resistance that survives daily cleaning.',
    'Withstands grease, acids and thermal shock in commercial kitchens.',
  ],
  uses: ['toilet rooms', 'lobbies', 'commercial kitchens', 'shower walls', 'pool decks'],
  limitations: [
    'Glazed wall tile is not rated for floors or for exterior freezing conditions.',
    'Substrates shall not vary more than 1/8 inch in 10 feet where any tile edge exceeds 15 inches.',
    'A DCOF of 0.42 is a minimum for level interior wet floors; ramps, kitchens and pool decks need more.',
    'Movement joints are required; tile over them will crack if they are omitted.',
  ],
  standards: [
    'ANSI A137.1',
    'ANSI A326.3',
    'ANSI A108',
    'ANSI A118.4',
    'ASTM C373',
    'ASTM C648',
    'ASTM C1027',
  ],
  programs: ['ansi-a118', 'declare', 'greenguard', 'recycled', 'baba', 'iso-14001'],
  epd: declared('1 m2', 19.5, [8.4, 17.5], pcr),
  hpd: [
    content('Kaolin', '1332-58-7', 'Body', 30, 45, 'LT-UNK'),
    content('Feldspar', '68476-25-5', 'Flux', 30, 42, 'LT-UNK'),
    content('Quartz, bound in the fired body', '14808-60-7', 'Filler', 12, 25, 'LT-1'),
    content('Frits, chemicals', '65997-18-4', 'Glaze', 2, 6, 'LT-UNK'),
    content('Zirconium silicate', '10101-52-7', 'Opacifier', 0.3, 2, 'LT-UNK'),
  ],
  bim: { category: 'Floors', ifcClass: 'IfcCovering', host: 'floor' },
  assembly: 'Ceramic Tile',
  sheetPrefix: 'TIL',
  related: ['092900', '079200', '071326', '096519'],
  installation: [
    'Install tile in accordance with ANSI A108 and the handbook method indicated; test floors for moisture before setting.',
    'Back-butter tile with any edge over 15 inches and reach 95 percent mortar contact in wet areas, 80 percent elsewhere.',
    'Lay out from centerlines so that no cut is narrower than half a tile, and align wall and floor joints.',
    'Place movement joints at 20 to 25 feet each way indoors, 8 to 12 feet in sun or outdoors, and at every change of plane.',
    'Keep traffic off floors for 72 hours after grouting and cover with kraft paper until acceptance.',
  ],
  kinds: [porcelain, wallTile, quarry, mosaic, gauged],
};
