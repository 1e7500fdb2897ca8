import type { ProductKind } from '#src/reference-api/trade/section-profile.ts';
import {
  chosen,
  declared,
  leadTime,
  measured,
  option,
  warranties,
} from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

export const finishes = ['US26D / 626', 'US32D / 630', 'US10B / 613', 'black / 622'] as const;
const functions = ['passage', 'privacy', 'office', 'classroom', 'classroom security', 'storeroom'] as const;
export const swatches = option(
  'Finish',
  ['US26D / 626', '#a8acad'],
  ['US32D / 630', '#b7babb'],
  ['US10B / 613', '#4a3a2f'],
  ['Black / 622', '#222324'],
);
const handing = option('Hand', 'Left', 'Right', 'Left reverse', 'Right reverse');

export const mortise: ProductKind = {
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
  standards: cited('ANSI/BHMA A156.13', 'UL 10C', 'NFPA 80', 'ANSI/BHMA A156.18', 'ICC A117.1'),
  programs: ['bhma', 'ul-listed', 'baba', 'declare'],
  epd: declared('1 lockset', 3.1, [16, 34], 'UL PCR Part B: Builders Hardware'),
  options: [
    swatches,
    handing,
    option('Lever', 'Straight', 'Return', 'Curved'),
    leadTime('626: stock', 'Others: 3 weeks'),
    warranties('10 years'),
  ],
};

export const cylindrical: ProductKind = {
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
  standards: cited('ANSI/BHMA A156.2', 'UL 10C', 'NFPA 80', 'ANSI/BHMA A156.18', 'ICC A117.1'),
  epd: declared('1 lockset', 2.2, [12, 24], 'UL PCR Part B: Builders Hardware'),
};

export const electrified: ProductKind = {
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
    measured('cycles', 'ANSI/BHMA A156.25', 1000000, 1000000, 1),
    chosen('fireProtectionRating', 'UL 10C', '180 minutes'),
    chosen('finish', 'ANSI/BHMA A156.18', ...finishes),
  ],
  standards: cited('ANSI/BHMA A156.25', 'ANSI/BHMA A156.13', 'UL 294', 'UL 10C', 'NFPA 80'),
};
