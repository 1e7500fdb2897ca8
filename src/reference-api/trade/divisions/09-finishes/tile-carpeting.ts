import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const pcr = 'UL PCR Part B: Flooring EPD Requirements';
const perArea = (massKg: number, gwp: readonly [number, number]) => declared('1 m2', massKg, gwp, pcr);
const flux = chosen('fireClass', 'ASTM E648', 'Class I');
const yarns = chosen('materialType', null, 'Nylon 6', 'Nylon 6,6');
const tests = ['ASTM E648', 'ASTM E662', 'ASTM D7330', 'AATCC 134', 'AATCC 16.3', 'CRI 104'];
const face = content('Polyamide 6', '25038-54-4', 'Face yarn', 14, 26, 'LT-UNK');
const chalk = content('Calcium carbonate', '471-34-1', 'Backing filler', 40, 60, 'BM-3');
const primary = content('Polyethylene terephthalate', '25038-59-9', 'Primary backing', 3, 9, 'LT-UNK');
const programs = ['green-label', 'nsf-140', 'declare', 'c2c', 'recycled'];
const pattern = option('Laying', 'Monolithic', 'Quarter turn', 'Brick', 'Ashlar');
const colors = option(
  'Color',
  ['Flint', '#6b6f73'],
  ['Dune', '#b8a68a'],
  ['Loden', '#5d6653'],
  ['Harbor', '#41566b'],
);
const ordered = option('Lead time', 'Stock colors: 1 week', 'Made to order: 4 weeks');
const warranty = option('Warranty', '15 years', 'Lifetime, wear and edge ravel');
const moisture = 'Slabs shall be within the moisture limit of the adhesive or connectors.';

const tile: ProductKind = {
  noun: 'Carpet tile',
  materials: ['solution-dyed nylon, tufted loop, on a thermoplastic composite backing'],
  descriptions: [
    'Covers office floors with tiles that lift for access and are replaced one by one.',
    'Loop pile recovers from chairs and foot traffic.',
  ],
  uses: ['open offices', 'classrooms', 'libraries', 'conference rooms'],
  limitations: [moisture, 'Dye lots differ; order replacement stock with the first delivery.'],
  attributes: [
    measured('faceWeight', 'ASTM D5848', 13, 24, 1),
    measured('pileHeight', 'ASTM D6859', 0.09, 0.18, 0.01),
    measured('width', null, 24),
    yarns,
    flux,
    measured('tuftBind', 'ASTM D1335', 8, 14, 1),
    measured('recycledContent', 'ISO 14021', 30, 70, 5),
    chosen('traffic', 'ASTM D7330', 'Heavy', 'Severe'),
  ],
  standards: [...tests, 'ASTM D5848', 'ASTM D1335'],
  programs,
  epd: perArea(4.1, [3.4, 8.2]),
  hpd: [chalk, face, content('Ethylene vinyl acetate', '24937-78-8', 'Precoat', 5, 14, 'LT-UNK'), primary],
  options: [option('Size', '24 x 24 in', '18 x 36 in'), pattern, colors, ordered, warranty],
};

const plank: ProductKind = {
  noun: 'Carpet plank',
  materials: ['solution-dyed nylon, textured loop, on a polyolefin backing free of PVC'],
  descriptions: ['Long planks mix colors and textures in herringbone and ashlar floors.'],
  uses: ['open offices', 'hotel corridors', 'lounges', 'retail floors'],
  limitations: [moisture, 'Planks show shading where their direction turns.'],
  attributes: [
    measured('faceWeight', 'ASTM D5848', 14, 28, 1),
    measured('pileHeight', 'ASTM D6859', 0.1, 0.22, 0.01),
    measured('width', null, 9, 18, 1),
    yarns,
    flux,
    measured('tuftBind', 'ASTM D1335', 8, 12, 1),
    measured('recycledContent', 'ISO 14021', 30, 70, 5),
    chosen('traffic', 'ASTM D7330', 'Heavy', 'Severe'),
  ],
  series: table('width', 9, 10, 12, 18),
  standards: [...tests, 'ASTM D5848', 'ASTM D1335'],
  programs,
  epd: perArea(3.9, [3.1, 7.8]),
  hpd: [
    content('Polyethylene', '9002-88-4', 'Backing', 18, 30, 'LT-UNK'),
    content('Calcium carbonate', '471-34-1', 'Backing filler', 30, 48, 'BM-3'),
    face,
    primary,
  ],
  options: [
    option('Size', '9 x 36 in', '10 x 40 in', '12 x 48 in', '18 x 36 in'),
    option('Laying', 'Ashlar', 'Herringbone', 'Brick'),
    colors,
    ordered,
    warranty,
  ],
};

const entry: ProductKind = {
  noun: 'Entry carpet tile',
  materials: ['coarse solution-dyed nylon with scraper yarns, on a rubber backing'],
  descriptions: ['Scrapes and dries shoes inside the door and hides the soil until it is vacuumed.'],
  uses: ['vestibules', 'elevator lobbies', 'school entrances', 'retail entrances'],
  limitations: [
    'Not for exterior use; it takes the place of a walk-off mat, not of a recessed grille.',
    moisture,
  ],
  attributes: [
    measured('faceWeight', 'ASTM D5848', 24, 42, 2),
    measured('pileHeight', 'ASTM D6859', 0.2, 0.35, 0.01),
    measured('width', null, 24),
    yarns,
    flux,
    measured('recycledContent', 'ISO 14021', 20, 50, 5),
    chosen('traffic', 'ASTM D7330', 'Severe'),
  ],
  standards: [...tests, 'ASTM D5848'],
  programs,
  epd: perArea(5.2, [6.4, 11.6]),
  hpd: [chalk, face, content('Styrene-butadiene rubber', '9003-55-8', 'Backing', 8, 16, 'LT-UNK'), primary],
  options: [
    option('Size', '24 x 24 in'),
    option('Color', ['Charcoal', '#3a3d40'], ['Peat', '#54473b']),
    ordered,
    warranty,
  ],
};

const cushion: ProductKind = {
  noun: 'Cushion-back carpet tile',
  materials: ['solution-dyed nylon, tufted loop, on an attached polyurethane cushion'],
  descriptions: ['An attached cushion quiets steps, eases standing and lengthens the life of the pile.'],
  uses: ['libraries', 'senior living', 'classrooms', 'call centers'],
  limitations: ['Rolling loads of hospital beds and carts need a hard backing.', moisture],
  attributes: [
    measured('faceWeight', 'ASTM D5848', 15, 26, 1),
    measured('pileHeight', 'ASTM D6859', 0.1, 0.2, 0.01),
    measured('width', null, 24),
    measured('noiseReduction', 'ASTM C423', 0.25, 0.35, 0.05),
    measured('impactInsulation', 'ASTM E492', 60, 70, 1),
    yarns,
    flux,
    measured('recycledContent', 'ISO 14021', 20, 60, 5),
  ],
  standards: [...tests, 'ASTM D5848', 'ASTM C423', 'ASTM E492'],
  programs,
  epd: perArea(4.4, [4.8, 9.6]),
  hpd: [
    content('Calcium carbonate', '471-34-1', 'Backing filler', 34, 50, 'BM-3'),
    face,
    content('Polyurethane', '9009-54-5', 'Cushion', 12, 20, 'LT-UNK'),
    primary,
  ],
  options: [option('Size', '24 x 24 in', '18 x 36 in'), pattern, colors, ordered, warranty],
};

export const tileCarpeting: SectionDeclaration = {
  number: '096813',
  descriptions: [
    'Covers floors with a soft, sound-absorbing surface that is replaced tile by tile.',
    'Gives access to flat cable and raised floor below without cutting.',
    'Stops soil and water at the door before they reach the field carpet.',
  ],
  uses: ['open offices', 'conference rooms', 'classrooms', 'hotel corridors', 'libraries'],
  limitations: [
    'Carpet tile is not suitable for rooms below grade with hydrostatic pressure or for wet areas.',
    'Dye lots shall not be mixed in one room unless the product is made for mergeable dye lots.',
    'Cushion backing raises rolling resistance for wheelchairs and beds.',
    'Tile laid before the heating and air conditioning runs will open at the joints.',
  ],
  standards: ['ASTM E648', 'ASTM E662', 'ASTM D7330', 'AATCC 134', 'AATCC 16.3', 'CRI 104', 'NSF/ANSI 140'],
  programs: ['green-label', 'nsf-140', 'declare', 'c2c', 'living-product', 'iso-14001'],
  epd: declared('1 m2', 4.1, [2.1, 11.6], pcr),
  hpd: [
    content('Calcium carbonate', '471-34-1', 'Backing filler', 38, 60, 'BM-3'),
    content('Polyamide 6,6', '32131-17-2', 'Face yarn', 14, 28, 'LT-UNK'),
    content('Ethylene vinyl acetate', '24937-78-8', 'Precoat', 5, 14, 'LT-UNK'),
    content('Polyethylene terephthalate', '25038-59-9', 'Primary backing', 3, 9, 'LT-UNK'),
    content('Glass fiber', '65997-17-3', 'Stabilizer', 1, 3, 'LT-UNK'),
  ],
  bim: { category: 'Floors', ifcClass: 'IfcCovering', host: 'floor' },
  assembly: 'Tile Carpeting',
  sheetPrefix: 'CPT',
  related: ['096519', '124813', '093013'],
  installation: [
    'Comply with CRI 104, Section 14, and the layout indicated; snap lines from the center of each room.',
    'Do not install until slabs meet the moisture and alkalinity limits of the tile backing and adhesive.',
    'Lay tiles tight without peaking: measured over ten joints, the gain shall match the manufacturer’s table.',
    'Use releasable pressure-sensitive adhesive or corner tabs; permanent adhesive is not accepted over raised floor.',
    'Stock attic material of 2 percent of each pattern and dye lot, in unopened cartons.',
  ],
  kinds: [tile, plank, entry, cushion],
};
