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

const pcr = 'BIFMA PCR: Storage';
const unit = (massKg: number, gwp: readonly [number, number]) => declared('1 unit', massKg, gwp, pcr);
const base = ['ASTM A1008', 'ADA Standards for Accessible Design', 'ASTM D3359'];
const recycled = measured('recycledContent', 'ISO 14021', 25, 45, 5);
const programs = ['greenguard', 'recycled', 'baba', 'indoor-advantage'];
const colors = option(
  'Color',
  ['Light gray', '#b9bbb9'],
  ['Royal blue', '#27457f'],
  ['Scarlet', '#9e2b2f'],
  ['Tan', '#b7a27d'],
  ['Black', '#26282a'],
);
const ordered = option('Lead time', 'Quick-ship: 2 weeks', 'Made to order: 8 weeks');
const lockOptions = option('Lock', 'Padlock hasp', 'Built-in combination', 'Electronic keypad');
const wet = 'Plain steel is not for rooms with pool air; use galvannealed steel or plastic.';
const access = 'At least 5 percent of the lockers in a room shall be accessible.';
const body = (door: string, sides: string) =>
  chosen('gauge', 'ASTM A1008', `${door} gauge door, ${sides} gauge body`);
const width = (...values: readonly [number, number, number]) => measured('width', null, ...values);
const depth = (...values: readonly [number, number, number]) => measured('depth', null, ...values);
const height = (...values: readonly [number, number, number]) => measured('height', null, ...values);
const years = (value: number) => measured('warranty', null, value);

const singleTier: ProductKind = {
  noun: 'Single-tier metal locker',
  materials: ['cold-rolled steel sheet, louvered doors, knocked down for assembly on site'],
  descriptions: ['Stores coats and bags behind a full-height ventilated door.'],
  uses: ['schools', 'staff rooms', 'plants', 'transit depots'],
  limitations: [
    wet,
    access,
    'Knock-down lockers are not accepted where seismic anchorage needs welded bodies.',
  ],
  attributes: [
    width(9, 18, 3),
    depth(12, 21, 3),
    height(60, 72, 12),
    body('16', '24'),
    chosen('operation', null, 'Recessed single-point latch', 'Multipoint gravity latch'),
    recycled,
    years(5),
  ],
  series: crossed(table('height', 60, 72), [
    { width: 9, depth: 12 },
    { width: 12, depth: 12 },
    { width: 12, depth: 15 },
    { width: 15, depth: 18 },
    { width: 18, depth: 21 },
  ]),
  standards: base,
  programs,
  epd: unit(26, [62, 96]),
  options: [
    option('Size', '12 x 12 x 60 in', '12 x 15 x 72 in', '15 x 18 x 72 in'),
    option('Top', 'Flat', 'Sloped'),
    lockOptions,
    colors,
    ordered,
  ],
};

const box: ProductKind = {
  noun: 'Box locker',
  materials: ['cold-rolled steel sheet, five or six openings to a frame'],
  descriptions: ['Keeps valuables, laptops and helmets in small boxes stacked five or six high.'],
  uses: ['health clubs', 'offices', 'gymnasiums', 'plants'],
  limitations: [wet, 'Openings above 48 inches are out of accessible reach.'],
  attributes: [
    width(12, 15, 3),
    depth(12, 18, 3),
    height(10, 12, 2),
    chosen('configuration', null, 'Five tier', 'Six tier'),
    body('16', '24'),
    chosen('operation', null, 'Friction catch with hasp', 'Electronic lock'),
    recycled,
    years(5),
  ],
  series: crossed(
    table('height configuration', [12, 'Five tier'], [12, 'Six tier'], [10, 'Six tier']),
    table('width depth', [12, 12], [12, 18], [15, 18]),
  ),
  standards: base,
  programs,
  epd: unit(30, [70, 110]),
  options: [option('Tiers', 'Five', 'Six'), lockOptions, colors, ordered],
};

const athletic: ProductKind = {
  noun: 'Athletic locker',
  materials: ['all-welded 16 gauge steel with 14 gauge diamond-perforated doors'],
  descriptions: ['Dries wet equipment by air that passes through door and sides.'],
  uses: ['team rooms', 'gymnasiums', 'field houses', 'police stations'],
  limitations: [wet, access, 'Perforated sides show what is inside.'],
  attributes: [
    width(12, 24, 3),
    depth(15, 24, 3),
    height(36, 72, 12),
    chosen('configuration', null, 'Single tier', 'Double tier'),
    chosen('gauge', 'ASTM A1008', '14 gauge door, 16 gauge body'),
    chosen('operation', null, 'Recessed single-point latch', 'Multipoint gravity latch'),
    recycled,
    years(25),
  ],
  series: crossed(
    table('height configuration', [72, 'Single tier'], [60, 'Single tier'], [36, 'Double tier']),
    table('width depth', [12, 15], [15, 18], [24, 24]),
  ),
  standards: [...base, 'ASTM F1267'],
  programs,
  epd: unit(44, [104, 148]),
  options: [
    option('Tiers', 'Single', 'Double'),
    lockOptions,
    colors,
    ordered,
    option('Warranty', 'Life of the building, workmanship'),
  ],
};

const welded: ProductKind = {
  noun: 'Welded locker',
  materials: ['all-welded 16 gauge steel sheet with 14 gauge louvered doors'],
  descriptions: ['Arrives welded in groups, plumb and square, for the roughest corridors.'],
  uses: ['middle schools', 'high schools', 'correctional facilities', 'plants'],
  limitations: [wet, access, 'Groups up to 48 inches wide need a clear path from dock to corridor.'],
  attributes: [
    width(12, 18, 3),
    depth(12, 18, 3),
    height(36, 72, 12),
    chosen('configuration', null, 'Single tier', 'Double tier'),
    chosen('gauge', 'ASTM A1008', '14 gauge door, 16 gauge body'),
    chosen('operation', null, 'Recessed single-point latch', 'Multipoint gravity latch', 'Electronic lock'),
    recycled,
    years(25),
  ],
  series: crossed(
    table('height configuration', [72, 'Single tier'], [60, 'Single tier'], [36, 'Double tier']),
    table('width depth', [12, 12], [12, 15], [15, 15]),
  ),
  standards: [...base, 'ASTM A653'],
  programs,
  epd: unit(48, [112, 156]),
  options: [
    option('Size', '12 x 12 x 60 in', '12 x 15 x 72 in', '15 x 15 x 72 in'),
    option('Top', 'Flat', 'Sloped'),
    lockOptions,
    colors,
    ordered,
  ],
};

const gear: ProductKind = {
  noun: 'Gear locker',
  materials: [
    'welded steel wire grid on a steel frame, powder coated',
    'all-welded steel with an open front, seat and foot box',
  ],
  descriptions: ['Open locker that airs turnout gear and shoulder pads, with a lockable box.'],
  uses: ['fire stations', 'team rooms', 'police stations', 'ski lodges'],
  limitations: ['Gear that gives off contaminants needs a ventilated room of its own.', access],
  attributes: [
    width(18, 36, 6),
    depth(18, 24, 6),
    height(72, 76, 4),
    chosen('gauge', 'ASTM A1008', '16 gauge frame'),
    chosen('operation', null, 'Open front with lockable box', 'Open front'),
    recycled,
    years(10),
  ],
  series: table('width depth height', [18, 18, 72], [24, 24, 72], [30, 24, 76], [36, 24, 76]),
  standards: [...base, 'NFPA 1851'],
  programs,
  epd: unit(41, [92, 138]),
  options: [
    option('Width', '18 in', '24 in', '30 in', '36 in'),
    option('Seat', 'None', 'Hinged with foot box'),
    colors,
    ordered,
  ],
};

export const metalLockers: SectionDeclaration = {
  number: '105113',
  descriptions: [
    'Stores clothing, books and gear behind ventilated, lockable doors.',
    'Dries wet equipment by air that passes from base to top.',
    'Gives every student or worker one place with one key.',
  ],
  uses: ['schools', 'gymnasiums', 'fire stations', 'plants', 'health clubs'],
  limitations: [
    'Plain steel bodies are not suitable for rooms with pool air; use galvannealed steel or plastic.',
    'Knock-down lockers are not accepted where seismic anchorage requires welded bodies.',
    access,
    'Sloped tops need 6 inches more headroom than flat tops.',
  ],
  standards: ['ASTM A1008', 'ASTM A653', 'ASTM D3359', 'ADA Standards for Accessible Design', 'ASTM B117'],
  programs: ['greenguard', 'recycled', 'baba', 'iso-9001', 'indoor-advantage'],
  epd: declared('1 unit', 34, [78, 148], pcr),
  hpd: [
    content('Iron', '7439-89-6', 'Base steel', 93, 97, 'LT-P1'),
    content('Epoxy-polyester powder', '25068-38-6', 'Coating', 1, 3, 'LT-P1'),
    content('Zinc', '7440-66-6', 'Coating', 0, 2, 'LT-P1'),
    content('Polyamide 6', '25038-54-4', 'Door bumpers', 0.1, 0.4, 'LT-UNK'),
  ],
  bim: { category: 'Furniture', ifcClass: 'IfcFurniture', host: 'floor' },
  assembly: 'Metal Locker',
  sheetPrefix: 'LKR',
  related: ['096519', '092216', '102113', '129300'],
  installation: [
    'Set lockers on a level base, plumb within 1/8 inch in 6 feet, and shim with steel.',
    'Bolt units to each other at 36 inches on center and anchor to floor and wall at the spacing of the seismic calculation.',
    'Close gaps to walls and columns with fillers of the locker finish.',
    'Anchor bench pedestals with two expansion bolts each, 48 inches on center maximum.',
    'Adjust doors and latches, touch up marred finish, and deliver key and combination lists under seal.',
  ],
  kinds: [singleTier, box, athletic, welded, gear],
};
