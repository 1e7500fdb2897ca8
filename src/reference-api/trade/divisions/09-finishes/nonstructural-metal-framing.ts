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

/** Minimum base steel thickness by designation (ASTM C645, AISI S220). */
const gauges = [
  { gauge: '25 gauge (18 mil)', thickness: 0.0179, yieldStrength: 33 },
  { gauge: '22 gauge (27 mil)', thickness: 0.0269, yieldStrength: 33 },
  { gauge: '20 gauge drywall (30 mil)', thickness: 0.0296, yieldStrength: 33 },
  { gauge: '20 gauge structural (33 mil)', thickness: 0.0329, yieldStrength: 33 },
  { gauge: '18 gauge (43 mil)', thickness: 0.0428, yieldStrength: 33 },
] as const;
const gauge = chosen('gauge', 'AISI S220', ...gauges.map((row) => row.gauge));
const thickness = measured('thickness', 'ASTM C645', 0.0179, 0.0428, 0.0001);
const steel = measured('yieldStrength', 'ASTM A1003', 33);
const recycled = measured('recycledContent', 'ISO 14021', 25, 37, 1);
const galvanized = [
  'cold-formed steel sheet, G40 hot-dip galvanized',
  'cold-formed steel sheet, G60 hot-dip galvanized',
];
const lengths = option('Length', '8 ft', '9 ft', '10 ft', '12 ft', 'Cut to length');
const ordered = option('Lead time', 'Stock lengths: 3 days', 'Cut to length: 2 weeks');
const programs = ['icc-es', 'declare', 'recycled', 'baba', 'iso-9001'];

const stud: ProductKind = {
  noun: 'Steel partition stud',
  materials: galvanized,
  descriptions: [
    'Frames interior nonbearing partitions that carry gypsum board on both faces.',
    'Punched webs let conduit and piping pass through the wall without cutting.',
  ],
  uses: ['interior partitions', 'furred exterior walls', 'ceiling soffits', 'chase walls'],
  limitations: [
    'Studs are not designed for axial load and shall not support floors, roofs or cladding.',
    'Limiting heights depend on depth, gauge, spacing and deflection limit; use the manufacturer’s table.',
    'G40 coating is not suitable for natatoriums or rooms that are hosed down.',
  ],
  attributes: [
    gauge,
    measured('depth', 'ASTM C645', 1.625, 6, 0.125),
    thickness,
    steel,
    chosen('coating', 'ASTM A653', 'G40', 'G60'),
    chosen('deflectionLimit', null, 'L/120', 'L/240', 'L/360'),
    recycled,
  ],
  series: crossed(table('depth', 1.625, 2.5, 3.625, 4, 6), gauges),
  standards: ['ASTM C645', 'ASTM C754', 'ASTM A1003', 'ASTM A653', 'AISI S220'],
  programs: ['icc-es', 'ul-classified', 'declare', 'recycled', 'baba'],
  options: [
    option('Depth', '1-5/8 in', '2-1/2 in', '3-5/8 in', '4 in', '6 in'),
    option('Flange', '1-1/4 in', '1-3/8 in'),
    lengths,
    ordered,
  ],
};

const slottedTrack: ProductKind = {
  noun: 'Slotted deflection track',
  materials: galvanized,
  descriptions: [
    'Holds the tops of studs in slots, so that the floor above deflects without loading the wall.',
  ],
  uses: ['tops of partitions', 'fire-rated head-of-wall joints', 'curtain wall backup', 'tall partitions'],
  limitations: [
    'Fasten studs with one screw at the middle of the slot; never fasten board to the track.',
    'A rated head-of-wall joint needs the firestop of its listed system.',
  ],
  attributes: [
    gauge,
    measured('depth', 'ASTM C645', 2.5, 6, 0.125),
    measured('movement', 'ASTM E1966', 0.5, 1.5, 0.25),
    thickness,
    steel,
    chosen('fireRating', 'UL 2079', '1 hour', '2 hours'),
    recycled,
  ],
  series: crossed(
    crossed(table('depth', 2.5, 3.625, 4, 6), gauges.slice(1)),
    table('movement', 0.5, 0.75, 1, 1.5),
  ),
  standards: ['ASTM C645', 'ASTM C754', 'ASTM E1966', 'UL 2079', 'AISI S220'],
  programs: ['icc-es', 'ul-classified', 'recycled', 'baba'],
  options: [option('Leg', '2-1/2 in', '3 in'), option('Length', '10 ft'), ordered],
};

const furring: ProductKind = {
  noun: 'Furring channel',
  materials: galvanized,
  descriptions: ['Hat-shaped channel that furs concrete and masonry and hangs gypsum board ceilings.'],
  uses: ['furred masonry walls', 'suspended gypsum ceilings', 'soffits', 'rated floor-ceiling assemblies'],
  limitations: [
    'Spans are limited by spacing and board weight; 48 inches is usual for two layers at 16 inches on center.',
  ],
  attributes: [
    gauge,
    measured('depth', 'ASTM C645', 0.875, 1.5, 0.625),
    thickness,
    steel,
    chosen('coating', 'ASTM A653', 'G40', 'G60'),
    recycled,
  ],
  series: crossed(table('depth', 0.875, 1.5), gauges.slice(0, 4)),
  standards: ['ASTM C645', 'ASTM C754', 'ASTM A653', 'AISI S220'],
  programs,
  options: [option('Depth', '7/8 in', '1-1/2 in'), lengths, ordered],
};

const shaftStud: ProductKind = {
  noun: 'Shaft wall stud',
  materials: galvanized,
  descriptions: [
    'Holds 1 inch shaft liner between its tabs, so that shafts are closed from the floor side alone.',
    'Carries the pressure of elevator cars and duct shafts without scaffolding inside.',
  ],
  uses: ['elevator shafts', 'stair enclosures', 'duct shafts', 'horizontal duct enclosures'],
  limitations: [
    'Limiting heights fall with the pressure of the shaft; elevators need 7.5 psf at least.',
    'Only the liner and face layers of the listed design give the rating.',
  ],
  attributes: [
    gauge,
    measured('depth', 'ASTM C645', 2.5, 6, 0.5),
    thickness,
    measured('designPressure', 'ASTM C754', 5, 15, 2.5),
    steel,
    chosen('fireRating', 'ASTM E119', '2 hours'),
    recycled,
  ],
  series: crossed(
    crossed(table('depth', 2.5, 4, 6), gauges.slice(0, 4)),
    table('designPressure', 5, 7.5, 10, 15),
  ),
  standards: ['ASTM C645', 'ASTM C754', 'ASTM E119', 'AISI S220', 'GA-600'],
  programs: ['ul-classified', 'icc-es', 'recycled', 'baba'],
  options: [option('Profile', 'C-H stud', 'C-T stud', 'E stud', 'J-track'), lengths, ordered],
};

const resilient: ProductKind = {
  noun: 'Resilient channel',
  materials: ['cold-formed steel sheet, G40 hot-dip galvanized, with a slotted leg'],
  descriptions: ['Holds gypsum board off the framing on one leg and so raises the rating of the partition.'],
  uses: ['party walls', 'hotel partitions', 'music rooms', 'conference rooms'],
  limitations: [
    'Screws that reach the stud, and cabinets hung through the channel, undo the gain.',
    'The rating is that of the whole partition tested with insulation and sealed edges.',
  ],
  attributes: [
    chosen('gauge', 'AISI S220', '25 gauge (18 mil)'),
    measured('depth', 'ASTM C645', 0.5),
    measured('thickness', 'ASTM C645', 0.0179),
    measured('soundTransmission', 'ASTM E90', 50, 57, 1),
    steel,
    recycled,
  ],
  standards: ['ASTM C645', 'ASTM C754', 'ASTM E90', 'ASTM E413'],
  programs,
  options: [
    option('Profile', 'Single leg', 'Double leg'),
    option('Length', '8 ft', '10 ft', '12 ft'),
    ordered,
  ],
};

export const metalFraming: SectionDeclaration = {
  number: '092216',
  descriptions: [
    'Frames interior nonbearing partitions, soffits and furred walls that carry gypsum board.',
    'Carries its own weight, finishes and a 5 psf lateral load while the structure above moves freely.',
    'Separates gypsum board from the structure to raise the sound rating of a partition.',
  ],
  uses: ['interior partitions', 'shaft walls', 'furred exterior walls', 'ceiling soffits', 'chase walls'],
  limitations: [
    'Members are not designed for axial load and shall not support floors, roofs or exterior cladding.',
    'Embossed studs thinner than 0.030 inch need a manufacturer’s limiting height table of their own.',
    'G40 coating is not suitable for natatoriums, coastal parking levels or rooms that are hosed down.',
    'Fire-rated assemblies are valid only with the stud depth and spacing of the listed design.',
  ],
  standards: ['ASTM C645', 'ASTM C754', 'ASTM A1003', 'ASTM A653', 'ASTM E119', 'ASTM E90', 'AISI S220'],
  programs: ['icc-es', 'ccrr', 'ul-classified', 'declare', 'baba', 'iso-9001'],
  epd: declared('1 metric ton', 1000, [1850, 2780], 'UL PCR Part B: Designated Steel Construction Product'),
  hpd: [
    content('Iron', '7439-89-6', 'Base steel', 94, 97, 'LT-P1'),
    content('Zinc', '7440-66-6', 'Coating', 1.5, 4, 'LT-P1'),
    content('Manganese', '7439-96-5', 'Alloying element', 0.3, 1.2, 'LT-P1'),
    content('Carbon', '7440-44-0', 'Alloying element', 0.05, 0.25, 'LT-UNK'),
  ],
  bim: { category: 'Walls', ifcClass: 'IfcMember', host: 'wall' },
  assembly: 'Steel Stud Partition',
  sheetPrefix: 'SSP',
  related: ['054000', '061600', '078413', '092900', '079200'],
  installation: [
    'Install framing in accordance with ASTM C754; where a listed fire or sound assembly is indicated, follow its design number.',
    'Anchor runner tracks at 24 inches on center maximum and within 2 inches of each end and corner.',
    'Hold studs down from the underside of slotted deflection track to allow the movement indicated, 3/4 inch minimum; do not fasten studs or board to the track.',
    'Frame openings with doubled jamb studs that run full height, and brace door heads to the structure.',
    'Isolate framing from exterior concrete and masonry with an asphalt-felt strip or sealant bed.',
  ],
  kinds: [stud, slottedTrack, furring, shaftStud, resilient],
};
