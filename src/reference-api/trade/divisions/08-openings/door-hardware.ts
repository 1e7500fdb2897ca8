import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const finishes = ['US26D / 626', 'US32D / 630', 'US10B / 613', 'black / 622'] as const;
const functions = ['passage', 'privacy', 'office', 'classroom', 'classroom security', 'storeroom'] as const;
const swatches = option(
  'Finish',
  ['US26D / 626', '#a8acad'],
  ['US32D / 630', '#b7babb'],
  ['US10B / 613', '#4a3a2f'],
  ['Black / 622', '#222324'],
);

const mortise: ProductKind = {
  noun: 'Mortise lockset',
  materials: ['stainless steel mortise case with a 1-inch throw bolt and stainless steel levers'],
  descriptions: ['Locks and latches heavily used doors from a case in the edge of the door.'],
  uses: ['classrooms', 'hospital rooms', 'stairs and corridors', 'public entrances'],
  limitations: [
    'Mortised labeled doors are prepared at the factory.',
    'Bolts of 1 inch need strikes with a dust box.',
  ],
  attributes: [
    chosen('grade', 'ANSI/BHMA A156.13', 'Grade 1'),
    chosen('hardwareFunction', 'ANSI/BHMA A156.13', ...functions),
    measured('cycles', 'ANSI/BHMA A156.13', 1000000, 10000000, 3000000),
    chosen('fireProtectionRating', 'UL 10C', '180 minutes'),
    chosen('backsetSize', 'ANSI/BHMA A156.115', '2-3/4 in'),
    chosen('finish', 'ANSI/BHMA A156.18', ...finishes),
  ],
  standards: ['ANSI/BHMA A156.13', 'UL 10C', 'NFPA 80', 'ANSI/BHMA A156.18', 'ICC A117.1'],
  programs: ['bhma', 'ul-listed', 'baba', 'declare'],
  epd: declared('1 lockset', 3.1, [16, 34], 'UL PCR Part B: Builders Hardware'),
  options: [
    swatches,
    option('Hand', 'Left', 'Right', 'Left reverse', 'Right reverse'),
    option('Lever', 'Straight', 'Return', 'Curved'),
    option('Lead time', '626: stock', 'Others: 3 weeks'),
    option('Warranty', '10 years'),
  ],
};

const cylindrical: ProductKind = {
  ...mortise,
  noun: 'Cylindrical lockset',
  materials: ['zinc alloy levers on a steel chassis'],
  descriptions: ['Fits a bored door with two holes and serves offices and apartments.'],
  uses: ['offices', 'apartments', 'closets', 'interior doors'],
  limitations: [
    'Grade 2 is not suitable for schools and other heavy use.',
    'Levers need a relief so that they cannot be forced.',
  ],
  attributes: [
    chosen('grade', 'ANSI/BHMA A156.2', 'Grade 1', 'Grade 2'),
    chosen('hardwareFunction', 'ANSI/BHMA A156.2', ...functions),
    measured('cycles', 'ANSI/BHMA A156.2', 400000, 1000000, 600000),
    chosen('fireProtectionRating', 'UL 10C', '90 minutes', '180 minutes'),
    chosen('backsetSize', 'ANSI/BHMA A156.115', '2-3/8 in', '2-3/4 in'),
    chosen('finish', 'ANSI/BHMA A156.18', ...finishes),
  ],
  series: [
    { grade: 'Grade 1', cycles: 1000000, fireProtectionRating: '180 minutes', backsetSize: '2-3/4 in' },
    { grade: 'Grade 2', cycles: 400000, fireProtectionRating: '90 minutes', backsetSize: '2-3/8 in' },
  ],
  standards: ['ANSI/BHMA A156.2', 'UL 10C', 'NFPA 80', 'ANSI/BHMA A156.18', 'ICC A117.1'],
  epd: declared('1 lockset', 2.2, [12, 24], 'UL PCR Part B: Builders Hardware'),
};

const electrified: ProductKind = {
  ...mortise,
  noun: 'Electrified lockset',
  materials: ['stainless steel mortise case with a solenoid and a latch monitor'],
  descriptions: [
    'Ties a door to access control through a hinge with wires, and lets people out at all times.',
  ],
  uses: ['access-controlled doors', 'stairs with reentry', 'laboratories', 'data rooms'],
  limitations: [
    'It needs a power transfer and a coordinated supply.',
    'Stair doors are fail-safe; fire doors stay latched when power fails.',
  ],
  attributes: [
    chosen('grade', 'ANSI/BHMA A156.25', 'Grade 1'),
    chosen('hardwareFunction', 'ANSI/BHMA A156.25', 'fail-safe', 'fail-secure'),
    chosen('voltage', null, '12 V DC', '24 V DC'),
    measured('powerInput', null, 3, 12, 1),
    measured('cycles', 'ANSI/BHMA A156.25', 1000000),
    chosen('fireProtectionRating', 'UL 10C', '180 minutes'),
    chosen('finish', 'ANSI/BHMA A156.18', ...finishes),
  ],
  standards: ['ANSI/BHMA A156.25', 'ANSI/BHMA A156.13', 'UL 294', 'UL 10C', 'NFPA 80'],
};

const exitDevice: ProductKind = {
  noun: 'Rim exit device',
  materials: ['stainless steel push pad on an extruded aluminum rail'],
  descriptions: ['Lets people out with one push and keeps others out.'],
  uses: ['exit doors', 'assembly rooms', 'schools', 'stairs'],
  limitations: [
    'Exit devices on fire doors shall have no dogging.',
    'Pairs of doors need a mullion or vertical rods.',
  ],
  attributes: [
    chosen('grade', 'ANSI/BHMA A156.3', 'Grade 1'),
    chosen('configuration', 'UL 305', 'panic', 'fire exit'),
    chosen('fireProtectionRating', 'UL 10C', 'none', '180 minutes'),
    measured('cycles', 'ANSI/BHMA A156.3', 500000, 1000000, 500000),
    measured('width', null, 36, 48, 12),
    chosen('finish', 'ANSI/BHMA A156.18', ...finishes),
  ],
  series: table('configuration fireProtectionRating', ['panic', 'none'], ['fire exit', '180 minutes']),
  standards: ['ANSI/BHMA A156.3', 'UL 305', 'UL 10C', 'NFPA 80', 'ICC A117.1'],
  programs: ['bhma', 'ul-listed', 'florida', 'miami-dade', 'baba'],
  epd: declared('1 device', 5.4, [26, 46], 'UL PCR Part B: Builders Hardware'),
  options: [
    swatches,
    option('Trim', 'None', 'Lever', 'Pull'),
    option('Dogging', 'Hex key', 'Cylinder', 'None, fire exit'),
    option('Lead time', '1 week'),
    option('Warranty', '3 years'),
  ],
};

const closer: ProductKind = {
  ...exitDevice,
  noun: 'Surface door closer',
  materials: ['cast iron body with a steel spindle', 'cast aluminum body with a steel spindle'],
  descriptions: ['Closes and latches the door at a speed that is set by two valves.'],
  uses: ['fire doors', 'corridors', 'entrances', 'toilet rooms'],
  limitations: [
    'Accessible interior doors open with 5 lbf at most; exterior ones need a larger spring.',
    'Keep valves closed to three turns out at most.',
  ],
  attributes: [
    chosen('grade', 'ANSI/BHMA A156.4', 'Grade 1'),
    chosen('configuration', 'ANSI/BHMA A156.4', 'size 1 to 4, adjustable', 'size 1 to 6, adjustable'),
    measured('cycles', 'ANSI/BHMA A156.4', 2000000, 10000000, 4000000),
    chosen('accessibility', 'ICC A117.1', '5 lbf opening force'),
    chosen('mounting', null, 'regular arm', 'parallel arm', 'top jamb'),
    chosen('finish', 'ANSI/BHMA A156.18', 'aluminum / 689', 'dark bronze / 695', 'black / 693'),
  ],
  series: [],
  standards: ['ANSI/BHMA A156.4', 'UL 10C', 'NFPA 80', 'ICC A117.1'],
  epd: declared('1 closer', 4.6, [18, 34], 'UL PCR Part B: Builders Hardware'),
  hpd: null,
  options: [
    option(
      'Finish',
      ['Aluminum / 689', '#b4b8ba'],
      ['Dark bronze / 695', '#463b33'],
      ['Black / 693', '#232425'],
    ),
    option('Arm', 'Regular', 'Parallel', 'Hold open', 'Stop'),
    option('Lead time', 'Stock'),
    option('Warranty', '10 years', '30 years, cast iron'),
  ],
};

const hinge: ProductKind = {
  ...exitDevice,
  noun: 'Five-knuckle hinge',
  materials: ['steel with ball bearings', 'Type 304 stainless steel with ball bearings'],
  descriptions: ['Hangs doors on ball bearings, in the weight that the door and its traffic need.'],
  uses: ['hollow metal doors', 'wood doors', 'fire doors'],
  limitations: [
    'Fire doors need steel or stainless steel.',
    'Outswinging exterior doors need nonremovable pins.',
    'Doors over 36 inches wide need the 5-inch heavy weight.',
  ],
  attributes: [
    chosen('grade', 'ANSI/BHMA A156.1', 'Grade 1', 'Grade 2'),
    chosen('configuration', null, 'standard weight', 'heavy weight'),
    measured('height', 'ANSI/BHMA A156.1', 4.5, 5, 0.5),
    measured('metalThickness', 'ANSI/BHMA A156.1', 0.134, 0.19, 0.001),
    measured('cycles', 'ANSI/BHMA A156.1', 1500000, 2500000, 1000000),
    chosen('materialType', null, 'steel', 'stainless steel'),
    chosen('finish', 'ANSI/BHMA A156.18', 'US26D / 652', 'US32D / 630', 'US10B / 639'),
  ],
  series: table(
    'grade configuration height metalThickness cycles materialType finish',
    ['Grade 2', 'standard weight', 4.5, 0.134, 1500000, 'steel', 'US26D / 652'],
    ['Grade 1', 'heavy weight', 4.5, 0.18, 2500000, 'stainless steel', 'US32D / 630'],
    ['Grade 1', 'heavy weight', 5, 0.19, 2500000, 'steel', 'US10B / 639'],
  ),
  standards: ['ANSI/BHMA A156.1', 'UL 10C', 'NFPA 80'],
  epd: null,
  options: [
    option('Size', '4-1/2 by 4-1/2 in', '5 by 4-1/2 in'),
    option('Pin', 'Removable', 'Nonremovable'),
    option('Lead time', 'Stock'),
  ],
};

const threshold: ProductKind = {
  ...exitDevice,
  noun: 'Door threshold',
  materials: ['extruded aluminum, Alloy 6063-T5, fluted'],
  descriptions: ['Bridges the sill at a height that wheels pass, with or without a thermal break.'],
  uses: ['exterior doors', 'accessible entrances', 'doors with weatherstripping'],
  limitations: [
    'Rise is 1/2 inch at most on accessible routes, beveled above 1/4 inch.',
    'Set in full beds of sealant outdoors.',
  ],
  attributes: [
    measured('height', 'ICC A117.1', 0.25, 0.5, 0.25),
    measured('width', null, 4, 7, 1),
    chosen('accessibility', 'ICC A117.1', 'beveled, 1:2'),
    chosen('configuration', null, 'saddle', 'latching', 'thermal break'),
    chosen('finish', null, 'mill', 'dark bronze anodized'),
  ],
  series: [],
  standards: ['ANSI/BHMA A156.21', 'ASTM B221', 'ICC A117.1'],
  programs: ['baba', 'recycled'],
  epd: null,
  hpd: [
    content('Aluminum', '7429-90-5', 'Extrusion', 97, 99, 'LT-P1'),
    content('Silicon', '7440-21-3', 'Alloying element', 0.2, 0.6, 'LT-UNK'),
  ],
  options: [
    option('Width', '4 in', '5 in', '6 in', '7 in'),
    option('Finish', ['Mill', '#c3c8ca'], ['Dark bronze', '#463b33']),
    option('Lead time', 'Stock'),
  ],
};

export const doorHardware: SectionDeclaration = {
  number: '087100',
  descriptions: [
    'Locks, latches and closes doors through a million cycles.',
    'Lets people out with one motion and keeps others out.',
    'Ties a door to access control without extra wiring in the leaf.',
  ],
  uses: ['classrooms', 'exit doors', 'hospital rooms', 'offices', 'hotel guest rooms'],
  limitations: [
    'Exit devices on fire doors shall have no dogging.',
    'Grade 3 locks are not suitable for public buildings.',
    'Electrified hardware needs a power transfer and a coordinated supply.',
    'Closers on exterior doors need a larger spring than accessible force allows inside.',
  ],
  standards: [
    'ANSI/BHMA A156.13',
    'ANSI/BHMA A156.2',
    'ANSI/BHMA A156.3',
    'ANSI/BHMA A156.4',
    'ANSI/BHMA A156.1',
    'UL 305',
    'NFPA 80',
    'ICC A117.1',
  ],
  programs: ['bhma', 'ul-listed', 'florida', 'declare', 'baba', 'iso-9001'],
  epd: declared('1 lockset', 2.2, [12, 34], 'UL PCR Part B: Builders Hardware'),
  hpd: [
    content('Steel', '7439-89-6', 'Case and works', 45, 65, 'LT-P1'),
    content('Zinc', '7440-66-6', 'Trim', 10, 30, 'LT-P1'),
    content('Brass', '63338-02-3', 'Cylinder', 8, 20, 'LT-1'),
    content('Chromium', '7440-47-3', 'Plating', 0.05, 0.3, 'LT-P1'),
  ],
  bim: { category: 'Generic Models', ifcClass: 'IfcDiscreteAccessory', host: 'face' },
  assembly: 'Door Hardware',
  sheetPrefix: 'DHW',
  related: ['081113', '081416', '084113', '084229', '281000'],
  installation: [
    'Mount locks at 38 inches and exit devices at 41 inches to centerline unless scheduled.',
    'Drill and tap on site for surface hardware only.',
    'Set thresholds in full beds of sealant.',
    'Adjust closers to accessible force and sweep, and again before occupancy.',
    'Deliver permanent keys to the Owner, never through the trades.',
  ],
  kinds: [mortise, cylindrical, exitDevice, closer, hinge, electrified, threshold],
};
