import type { ProductKind } from '#src/reference-api/trade/section-profile.ts';
import { finishes, swatches } from '#src/reference-api/trade/profiles/division-08-door-hardware-locks.ts';
import {
  chosen,
  content,
  declared,
  leadTime,
  measured,
  option,
  table,
  warranties,
} from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

export const exitDevice: ProductKind = {
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
  standards: cited('ANSI/BHMA A156.3', 'UL 305', 'UL 10C', 'NFPA 80', 'ICC A117.1'),
  programs: ['bhma', 'ul-listed', 'florida', 'miami-dade', 'baba'],
  epd: declared('1 device', 5.4, [26, 46], 'UL PCR Part B: Builders Hardware'),
  options: [
    swatches,
    option('Trim', 'None', 'Lever', 'Pull'),
    option('Dogging', 'Hex key', 'Cylinder', 'None, fire exit'),
    leadTime('1 week'),
    warranties('3 years'),
  ],
};

export const closer: ProductKind = {
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
  standards: cited('ANSI/BHMA A156.4', 'UL 10C', 'NFPA 80', 'ICC A117.1'),
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
    leadTime('Stock'),
    warranties('10 years', '30 years, cast iron'),
  ],
};

export const hinge: ProductKind = {
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
  standards: cited('ANSI/BHMA A156.1', 'UL 10C', 'NFPA 80'),
  epd: null,
  options: [
    option('Size', '4-1/2 by 4-1/2 in', '5 by 4-1/2 in'),
    option('Pin', 'Removable', 'Nonremovable'),
    leadTime('Stock'),
  ],
};

export const threshold: ProductKind = {
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
  standards: cited('ANSI/BHMA A156.21', 'ASTM B221', 'ICC A117.1'),
  programs: ['baba', 'recycled'],
  epd: null,
  hpd: [
    content('Aluminum', '7429-90-5', 'Extrusion', 97, 99, 'LT-P1'),
    content('Silicon', '7440-21-3', 'Alloying element', 0.2, 0.6, 'LT-UNK'),
  ],
  options: [
    option('Width', '4 in', '5 in', '6 in', '7 in'),
    option('Finish', ['Mill', '#c3c8ca'], ['Dark bronze', '#463b33']),
    leadTime('Stock'),
  ],
};
