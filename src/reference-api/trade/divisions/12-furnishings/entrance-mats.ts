import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const pcr = 'UL PCR Part B: Flooring EPD Requirements';
const perArea = (massKg: number, gwp: readonly [number, number]) => declared('1 m2', massKg, gwp, pcr);
const flux = measured('criticalRadiantFlux', 'ASTM E648', 0.45, 1, 0.05);
const dcof = measured('slipResistance', 'ANSI A326.3', 0.5, 0.8, 0.01);
const load = measured('wheelLoad', null, 300, 1200, 100);
const recycled = measured('recycledContent', 'ISO 14021', 25, 75, 5);
const base = ['ADA Standards for Accessible Design', 'ANSI A326.3', 'ASTM E648'];
const aluminum = ['ASTM B221'];
const frames = option('Frame finish', 'Mill', 'Clear anodized', 'Bronze anodized');
const inserts = option('Insert color', ['Charcoal', '#3b3d40'], ['Slate', '#59616a'], ['Brown', '#55463a']);
const ordered = option('Lead time', 'Frames: 2 weeks', 'Mats after field measuring: 4 weeks');
const drain = 'Drain pans need a floor drain with a trap primer below.';
const short = 'Mats shorter than 10 feet do not meet the entryway measure of the rating systems.';
const rail = content('Aluminum', '7429-90-5', 'Rails', 58, 78, 'LT-P1');
const yarn = content('Polyamide 6,6', '32131-17-2', 'Tread yarn', 8, 20, 'LT-UNK');
const hinge = content('Polyvinyl chloride', '9002-86-2', 'Cushion strip', 4, 12, 'LT-P1');

const mat: ProductKind = {
  noun: 'Recessed entrance mat',
  materials: ['extruded aluminum 6063-T52 rails with nylon carpet inserts, hinged with vinyl'],
  descriptions: ['Scrapes and wipes shoes at the door, flush with the floor.'],
  uses: ['vestibules', 'hospital entrances', 'schools', 'office lobbies'],
  limitations: ['Wheels heavier than the load stated bend rails; ask for the heavy-duty rail.', short, drain],
  attributes: [
    measured('depth', null, 0.4375, 1.75, 0.0625),
    load,
    dcof,
    flux,
    chosen('mounting', null, 'Recessed, level base', 'Recessed, drain pan'),
    recycled,
  ],
  series: table('depth wheelLoad', [0.4375, 300], [0.75, 400], [1.6875, 1000]),
  standards: [...base, ...aluminum],
  programs: ['declare', 'recycled', 'baba', 'floorscore'],
  epd: perArea(16.5, [58, 112]),
  hpd: [rail, yarn, hinge],
  options: [option('Depth', '7/16 in', '3/4 in', '1-11/16 in'), inserts, frames, ordered],
};

const grille: ProductKind = {
  noun: 'Aluminum entrance grille',
  materials: [
    'extruded aluminum tread rails on support bars, with abrasive or carpet inserts',
    'stainless steel wire on support bars',
  ],
  descriptions: ['Lets soil and water fall through to the pan; panels lift out for cleaning.'],
  uses: ['airport entrances', 'hospital entrances', 'retail entrances', 'transit stations'],
  limitations: ['Openings in the tread shall not exceed 1/2 inch.', drain],
  attributes: [
    measured('depth', null, 1, 1.75, 0.25),
    load,
    measured('openArea', null, 15, 45, 5),
    dcof,
    chosen('materialType', null, 'Aluminum', 'Stainless steel'),
    chosen('mounting', null, 'Recessed, drain pan'),
    recycled,
  ],
  series: [
    { depth: 1, wheelLoad: 500, materialType: 'Aluminum' },
    { depth: 1.75, wheelLoad: 1000, materialType: 'Aluminum' },
    { depth: 1.25, wheelLoad: 1200, materialType: 'Stainless steel' },
  ],
  standards: [...base.slice(0, 2), ...aluminum, 'ASTM A666'],
  programs: ['recycled', 'baba', 'declare'],
  epd: perArea(22, [86, 148]),
  hpd: [content('Aluminum', '7429-90-5', 'Rails and bars', 82, 94, 'LT-P1'), yarn],
  options: [option('Tread', 'Abrasive', 'Carpet', 'Serrated', 'Wire'), frames, ordered],
};

const rollUp: ProductKind = {
  noun: 'Roll-up rail mat',
  materials: [
    'aluminum rails joined by vinyl hinges, with nylon carpet inserts',
    'aluminum rails joined by stainless steel cable, with recycled rubber inserts',
  ],
  descriptions: ['Rolls up in one piece, so that the recess is swept in minutes.'],
  uses: ['vestibules', 'schools', 'retail entrances', 'libraries'],
  limitations: ['Mats wider than 6 feet are rolled by two persons.', short],
  attributes: [
    measured('depth', null, 0.375, 0.75, 0.0625),
    measured('wheelLoad', null, 250, 400, 50),
    dcof,
    flux,
    chosen('mounting', null, 'Recessed, level base', 'Surface, tapered frame'),
    recycled,
  ],
  series: table('depth wheelLoad', [0.375, 250], [0.4375, 300], [0.75, 400]),
  standards: [...base, ...aluminum],
  programs: ['declare', 'recycled', 'baba'],
  epd: perArea(13.5, [46, 88]),
  hpd: [rail, yarn, hinge],
  options: [option('Insert', 'Carpet', 'Recycled rubber', 'Brush'), inserts, frames, ordered],
};

const frame: ProductKind = {
  noun: 'Mat frame',
  materials: [
    'extruded aluminum 6063-T5, mitered and keyed at the corners',
    'Type 304 stainless steel angle',
  ],
  descriptions: ['Holds the edge of the floor finish and the mat at one level.'],
  uses: ['vestibules', 'lobbies', 'ramps', 'elevator lobbies'],
  limitations: [
    'Aluminum cast into concrete needs its shop coat of bitumen.',
    'Curved frames are shop work; allow for templates.',
  ],
  attributes: [
    measured('depth', null, 0.375, 1.75, 0.0625),
    measured('width', null, 0.125, 1.5, 0.125),
    chosen('materialType', null, 'Aluminum', 'Stainless steel'),
    chosen('mounting', null, 'Cast in', 'Surface, tapered'),
  ],
  series: [
    { depth: 0.375, width: 1.5, mounting: 'Surface, tapered', materialType: 'Aluminum' },
    { depth: 0.4375, width: 0.125, mounting: 'Cast in', materialType: 'Aluminum' },
    { depth: 0.75, width: 0.25, mounting: 'Cast in', materialType: 'Stainless steel' },
    { depth: 1.75, width: 0.25, mounting: 'Cast in', materialType: 'Aluminum' },
  ],
  standards: [...aluminum, 'ASTM A666', 'ADA Standards for Accessible Design'],
  programs: ['recycled', 'baba'],
  epd: null,
  hpd: [
    content('Aluminum', '7429-90-5', 'Extrusion', 97, 99, 'LT-P1'),
    content('Magnesium', '7439-95-4', 'Alloying element', 0.4, 0.9, 'LT-UNK'),
  ],
  options: [
    option('Depth', '3/8 in', '7/16 in', '3/4 in', '1-3/4 in'),
    frames,
    option('Lead time', '2 weeks'),
  ],
};

const insert: ProductKind = {
  noun: 'Entrance carpet insert',
  materials: [
    'solution-dyed nylon with scraper fibers on a rubber backing',
    'recycled rubber strips with polyester fiber',
  ],
  descriptions: ['Renews the treads of a mat without taking out its rails.'],
  uses: ['worn entrance mats', 'vestibules', 'schools', 'airports'],
  limitations: ['Inserts fit the rails of one maker; measure the groove first.'],
  attributes: [measured('faceWeight', 'ASTM D5848', 24, 42, 2), flux, dcof, recycled],
  standards: [...base, 'ASTM D5848'],
  programs: ['green-label', 'recycled', 'declare'],
  epd: perArea(4.6, [8.2, 14.6]),
  hpd: [
    content('Polyamide 6,6', '32131-17-2', 'Face yarn', 34, 48, 'LT-UNK'),
    content('Styrene-butadiene rubber', '9003-55-8', 'Backing', 30, 44, 'LT-UNK'),
    content('Calcium carbonate', '471-34-1', 'Filler', 10, 22, 'BM-3'),
  ],
  options: [inserts, option('Lead time', 'In stock')],
};

export const entranceMats: SectionDeclaration = {
  number: '124813',
  descriptions: [
    'Scrapes and wipes shoes at the door and holds soil and water below the tread.',
    'Lies flush with the floor and rolls up or lifts for cleaning.',
    'Carries carts, wheelchairs and snow-laden traffic.',
  ],
  uses: ['vestibules', 'hospital entrances', 'airport entrances', 'schools', 'retail entrances'],
  limitations: [
    'Rolling loads above 500 pounds per wheel need a heavy-duty rail or grille.',
    'Openings in the tread shall not exceed 1/2 inch in the direction of travel.',
    'Mats shorter than 10 feet do not earn the entryway credit of the rating systems.',
    'Drain pans require a floor drain with a trap primer below.',
  ],
  standards: [
    'ADA Standards for Accessible Design - Section 302, Floor or Ground Surfaces',
    'ASTM B221',
    'ASTM E648',
    'ASTM D2047',
    'ASTM A666',
  ],
  programs: ['declare', 'green-label', 'recycled', 'floorscore', 'baba'],
  epd: declared('1 m2', 16.5, [34, 118], pcr),
  hpd: [
    content('Aluminum', '7429-90-5', 'Rails', 55, 78, 'LT-P1'),
    content('Polyamide 6,6', '32131-17-2', 'Tread yarn', 8, 20, 'LT-UNK'),
    content('Polyvinyl chloride', '9002-86-2', 'Cushion strip', 4, 14, 'LT-P1'),
    content('Magnesium', '7439-95-4', 'Alloying element', 0.3, 0.9, 'LT-UNK'),
  ],
  bim: { category: 'Floors', ifcClass: 'IfcCovering', host: 'floor' },
  assembly: 'Recessed Entrance Mat',
  sheetPrefix: 'EFM',
  related: ['093013', '096813', '084113', '033000'],
  installation: [
    'Furnish frames for casting into the slab and protect the recess with plywood until floors are finished.',
    'Block out the recess, grout the base level within 1/8 inch in 6 feet, and let it cure before setting rails.',
    'Set frames flush with the finish floor and anchor at 24 inches on center and within 4 inches of each corner.',
    'Field-measure for mats, allow 1/8 inch at each side, and run rails across the path of travel.',
    'Install carpet inserts only when the building is ready for occupancy.',
  ],
  kinds: [mat, grille, rollUp, frame, insert],
};
