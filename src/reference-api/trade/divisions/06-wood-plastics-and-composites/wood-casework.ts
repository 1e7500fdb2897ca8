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

const closed = 'The building must be closed and conditioned before casework is delivered.';
const blocking = 'Wall cabinets need blocking in the partition.';
const match = 'Veneer is a natural material; match is agreed from flitch samples.';
const moist = measured('moistureContent', 'ANSI/AWI 0641', 5, 10, 1);
const laminates = option(
  'Laminate',
  ['White', '#f3f2ee'],
  ['Fog', '#c9ccca'],
  ['Graphite', '#55585a'],
  ['Natural maple', '#d9b98a'],
  ['Walnut', '#6b4a33'],
);
const species = option(
  'Species and cut',
  ['White oak, rift', '#c8a97c'],
  ['Maple, plain sliced', '#dfc39a'],
  ['Walnut, quartered', '#6a4b37'],
  ['Cherry, plain sliced', '#a2623c'],
);
/** Base, wall and tall cabinets as they are drawn. */
const cabinets = [
  { configuration: 'base cabinet', height: 34, depth: 24 },
  { configuration: 'wall cabinet', height: 30, depth: 14 },
  { configuration: 'tall cabinet', height: 84, depth: 24 },
];
const sizes = [
  chosen('configuration', null, ...cabinets.map(({ configuration }) => configuration)),
  measured('width', null, 12, 48, 6),
  measured('height', null, 30, 84, 2),
  measured('depth', null, 14, 24, 2),
];

const laminate: ProductKind = {
  noun: 'Plastic-laminate-clad cabinet',
  materials: ['particleboard with high-pressure decorative laminate'],
  descriptions: ['Stands up to classrooms and clinics with durable edges and hinges.'],
  uses: ['classrooms', 'clinics', 'break rooms', 'laboratories without wet chemistry'],
  limitations: [closed, blocking, 'Particleboard cores are not suitable at sinks without sealed cutouts.'],
  attributes: [
    chosen('grade', 'ANSI/AWI 0641', 'Custom', 'Premium'),
    ...sizes,
    chosen('coreType', 'ANSI A208.1', 'particleboard', 'moisture-resistant particleboard'),
    chosen('facer', 'ANSI/NEMA LD 3', 'HPL, grade VGS'),
    chosen('edgeDetail', null, '1 mm PVC', '3 mm PVC'),
    moist,
  ],
  series: crossed(
    table('grade edgeDetail', ['Custom', '1 mm PVC'], ['Premium', '3 mm PVC']),
    crossed(cabinets, table('width', 18, 24, 30, 36)),
  ),
  standards: ['ANSI/AWI 0641', 'ANSI A208.1', 'ANSI/NEMA LD 3', 'ANSI/BHMA A156.9', 'ICC A117.1'],
  programs: ['awi-qcp', 'cdph', 'greenguard', 'fsc'],
  epd: declared('1 m2', 14, [6, 24], 'UL PCR Part B: Architectural Wood Casework'),
  hpd: [
    content('Wood fiber', '65996-61-4', 'Core', 65, 85, 'LT-UNK'),
    content('Polymethylene diphenyl diisocyanate, cured', '9016-87-9', 'Binder', 3, 6, 'LT-P1'),
    content('Phenol-formaldehyde resin, cured', '9003-35-4', 'Laminate resin', 4, 10, 'LT-P1'),
    content('Melamine-formaldehyde resin, cured', '9003-08-1', 'Surface', 1, 3, 'LT-UNK'),
  ],
  options: [
    laminates,
    option('Edge', '1 mm PVC', '3 mm PVC'),
    option('Hinge', 'Five-knuckle', 'Concealed, 165 degrees'),
    option('Lead time', '8 to 10 weeks after approved drawings'),
  ],
};

const veneer: ProductKind = {
  ...laminate,
  noun: 'Wood veneer casework',
  materials: ['veneer-core plywood with hardwood veneer faces and a catalyzed clear finish'],
  descriptions: ['Gives counters, desks and walls a matched run of veneer.'],
  uses: ['reception areas', 'courtrooms', 'libraries', 'executive offices'],
  limitations: [closed, blocking, match],
  attributes: [
    chosen('grade', 'ANSI/AWI 0641', 'Custom', 'Premium'),
    ...sizes,
    chosen('coreType', 'ANSI/HPVA HP-1', 'veneer-core plywood', 'combination core'),
    chosen('facer', 'ANSI/HPVA HP-1', 'wood veneer, Grade A', 'wood veneer, Grade AA'),
    chosen('pattern', 'ANSI/HPVA HP-1', 'book match', 'slip match', 'running match'),
    chosen('edgeDetail', null, '1/8 in solid wood', '3/4 in solid wood'),
    moist,
  ],
  series: crossed(
    table('grade facer', ['Custom', 'wood veneer, Grade A'], ['Premium', 'wood veneer, Grade AA']),
    crossed(cabinets, table('width', 18, 24, 30, 36)),
  ),
  standards: ['ANSI/AWI 0641', 'ANSI/HPVA HP-1', 'ANSI/BHMA A156.9', 'ICC A117.1'],
  programs: ['awi-qcp', 'fsc', 'cdph', 'declare'],
  hpd: [
    content('Hardwood veneer and plies', '65996-61-4', 'Core and faces', 85, 92, 'LT-UNK'),
    content('Soy flour adhesive, cured', '68513-95-1', 'Binder', 4, 8, 'LT-UNK'),
    content('Acrylic-urethane finish', '9009-54-5', 'Finish', 1, 2, 'LT-UNK'),
  ],
  options: [species, option('Match', 'Book', 'Slip', 'Running'), option('Lead time', '10 to 12 weeks')],
};

const desk: ProductKind = {
  ...veneer,
  noun: 'Reception desk',
  materials: ['wood veneer panels on a plywood frame with a solid surfacing transaction top'],
  descriptions: ['Greets visitors at two heights, one of them for people who sit.'],
  uses: ['reception areas', 'hotel lobbies', 'clinics', 'libraries'],
  limitations: [
    closed,
    match,
    'The accessible part is 36 inches long at least and no higher than 36 inches.',
    'Bring power and data through the floor before the desk is set.',
  ],
  attributes: [
    chosen('grade', 'ANSI/AWI 0641', 'Premium'),
    measured('width', null, 96, 168, 12),
    measured('height', null, 42, 44, 2),
    measured('depth', null, 30, 36, 2),
    chosen(
      'accessibility',
      'ICC A117.1',
      '34-inch counter, 36 inches long',
      '30-inch counter with knee space',
    ),
    chosen('facer', 'ANSI/HPVA HP-1', 'wood veneer, Grade AA'),
    chosen('coreType', 'ANSI/HPVA HP-1', 'veneer-core plywood'),
    moist,
  ],
  series: [],
  epd: null,
  hpd: null,
  bim: { category: 'Casework', ifcClass: 'IfcFurniture', host: 'floor' },
  options: [
    option('Shape', 'Straight', 'L', 'Curved'),
    species,
    option('Transaction top', 'Solid surfacing', 'Quartz', 'Glass'),
    option('Lead time', '12 to 14 weeks'),
  ],
};

const display: ProductKind = {
  ...laminate,
  noun: 'Display cabinet',
  materials: ['plywood with wood veneer, tempered glass doors and adjustable glass shelves'],
  descriptions: ['Shows trophies and objects behind locked glass in even light.'],
  uses: ['school lobbies', 'museums', 'libraries', 'athletic facilities'],
  limitations: [
    blocking,
    'Provide a circuit for the lights and air around their drivers.',
    'It is not sealed for museum objects that need controlled humidity.',
  ],
  attributes: [
    chosen('grade', 'ANSI/AWI 0641', 'Custom', 'Premium'),
    measured('width', null, 36, 96, 12),
    measured('height', null, 48, 84, 12),
    measured('depth', null, 14, 20, 2),
    chosen('glazingType', 'ASTM C1048', 'tempered glass'),
    chosen('operation', null, 'sliding doors', 'hinged doors'),
    measured('colorTemperature', null, 3000, 4000, 500),
  ],
  series: [],
  standards: ['ANSI/AWI 0641', 'ANSI/HPVA HP-1', 'ASTM C1048', 'ANSI/BHMA A156.9'],
  programs: ['awi-qcp', 'fsc'],
  epd: null,
  hpd: null,
  options: [
    option('Doors', 'Sliding', 'Hinged'),
    option('Back', 'Tackable fabric', 'Mirror', 'Veneer'),
    option('Lead time', '10 weeks'),
  ],
};

const closet: ProductKind = {
  ...laminate,
  noun: 'Closet shelving unit',
  materials: ['particleboard with thermally fused laminate on both faces'],
  descriptions: ['Fits a closet with shelves, rods and drawers that move on a line of holes.'],
  uses: ['apartments', 'dormitories', 'hotel rooms', 'storage rooms'],
  limitations: [blocking, 'Shelves over 30 inches sag under books; add a panel between.', closed],
  attributes: [
    chosen('grade', 'ANSI/AWI 0641', 'Economy', 'Custom'),
    measured('width', null, 18, 36, 6),
    measured('height', null, 72, 96, 12),
    measured('depth', null, 12, 16, 2),
    measured('thickness', 'ANSI A208.1', 0.75),
    chosen('coreType', 'ANSI A208.1', 'particleboard'),
    chosen('facer', null, 'thermally fused laminate'),
    measured('liveLoad', null, 20, 50, 10),
    chosen('edgeDetail', null, '0.5 mm PVC', '1 mm PVC'),
  ],
  series: table('width liveLoad', [18, 50], [24, 40], [30, 30], [36, 20]),
  standards: ['ANSI/AWI 0641', 'ANSI A208.1', 'ANSI/BHMA A156.9', 'ICC A117.1'],
  programs: ['cdph', 'greenguard'],
  epd: null,
  options: [
    option('Width', '18 in', '24 in', '30 in', '36 in'),
    option('Fittings', 'Rod', 'Drawers', 'Shoe shelves'),
    laminates,
    option('Lead time', '4 weeks'),
  ],
};

export const woodCasework: SectionDeclaration = {
  number: '064100',
  descriptions: [
    'Stores and displays in cabinets made to the drawings of one room.',
    'Gives counters, desks and walls a matched run of veneer.',
    'Stands up to classrooms and clinics with durable edges and hinges.',
  ],
  uses: ['classrooms', 'clinics', 'reception areas', 'residential kitchens', 'break rooms'],
  limitations: [
    closed,
    'Particleboard cores are not suitable at sinks without sealed cutouts.',
    match,
    blocking,
  ],
  standards: [
    'ANSI/AWI 0641',
    'ANSI A208.1',
    'ANSI A208.2',
    'ANSI/HPVA HP-1',
    'ANSI/BHMA A156.9',
    'ANSI/NEMA LD 3',
    'ASTM C1048',
    'ICC A117.1',
  ],
  programs: ['awi-qcp', 'fsc', 'cdph', 'greenguard', 'declare'],
  epd: declared('1 m2', 14, [6, 24], 'UL PCR Part B: Architectural Wood Casework'),
  hpd: laminate.hpd ?? null,
  bim: { category: 'Casework', ifcClass: 'IfcFurniture', host: 'wall' },
  assembly: 'Wood Casework',
  sheetPrefix: 'AWC',
  related: ['087100', '092900', '099123', '115300', '123661'],
  installation: [
    'Condition casework to the room for 72 hours.',
    'Set base cabinets level to 1/8 inch in 8 feet with concealed shims.',
    'Fasten wall cabinets through hanging rails into blocking.',
    'Scribe fillers to walls and keep gaps under 1/32 inch.',
    'Adjust doors and drawers after hardware is mounted.',
  ],
  kinds: [laminate, veneer, desk, display, closet],
};
