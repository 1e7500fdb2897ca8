import type { ProductKind } from '#src/reference-api/trade/section-profile.ts';
import {
  chosen,
  content,
  leadTime,
  measured,
  option,
  warranties,
} from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

export const pcr = 'UL PCR Part B: Commercial Steel Doors and Frames';

/** Levels of A250.8 with their faces and what A250.4 cycles them: 1 standard, 2 heavy, 3 extra heavy, 4 maximum duty. */
export const levels = [
  { grade: 'Level 1', gauge: '20 ga', metalThickness: 0.032, cycles: 250000 },
  { grade: 'Level 2', gauge: '18 ga', metalThickness: 0.042, cycles: 500000 },
  { grade: 'Level 3', gauge: '16 ga', metalThickness: 0.053, cycles: 1000000 },
  { grade: 'Level 4', gauge: '14 ga', metalThickness: 0.067, cycles: 1000000 },
];
export const sizes = option(
  'Size',
  '3 ft by 7 ft',
  '3 ft by 8 ft',
  '3 ft 6 in by 7 ft',
  '4 ft by 8 ft',
  'Pairs to 8 ft by 8 ft',
);
const sheetSteel = option('Sheet', 'Cold-rolled', 'Galvannealed A40', 'Galvannealed A60');
export const preps = option(
  'Hardware preparation',
  'Cylindrical, A156.115',
  'Mortise, A156.115',
  'Rim exit device',
);

export const door: ProductKind = {
  noun: 'Hollow metal door',
  materials: [
    'cold-rolled steel faces on a honeycomb core',
    'galvannealed steel faces on a polystyrene core',
  ],
  descriptions: [
    'Gives openings the strength that schools, hospitals and plants need.',
    'Comes reinforced and prepared for the hardware that is scheduled.',
  ],
  uses: ['mechanical rooms', 'schools', 'exterior service doors', 'corridors without a rating'],
  limitations: [
    'Honeycomb cores are not suitable for exterior doors in cold climates.',
    'Factory primer is not a finish coat.',
    'It carries no fire label.',
  ],
  attributes: [
    chosen('grade', 'ANSI/SDI A250.8', 'Level 1', 'Level 2', 'Level 3', 'Level 4'),
    chosen('gauge', 'ANSI/SDI A250.8', '20 ga', '18 ga', '16 ga', '14 ga'),
    measured('metalThickness', 'ANSI/SDI A250.8', 0.032, 0.067, 0.001),
    chosen('coreType', null, 'honeycomb', 'polystyrene', 'steel-stiffened'),
    measured('uFactor', 'ASTM C1363', 0.36, 0.62, 0.01),
    measured('soundTransmission', 'ASTM E90', 26, 32, 1),
    measured('cycles', 'ANSI A250.4', 250000, 1000000, 250000),
    measured('recycledContent', 'ISO 14021', 25, 60, 5),
  ],
  series: levels.flatMap((level) => [
    { ...level, coreType: 'honeycomb', uFactor: 0.56, soundTransmission: 28 },
    { ...level, coreType: 'polystyrene', uFactor: 0.4, soundTransmission: 27 },
    { ...level, coreType: 'steel-stiffened', uFactor: 0.6, soundTransmission: 32 },
  ]),
  standards: cited('ANSI/SDI A250.8', 'ANSI A250.4', 'ASTM A1008', 'ASTM A653', 'ANSI/SDI A250.11'),
  programs: ['sdi', 'florida', 'recycled', 'baba'],
  epd: { declaredUnit: '1 door, 3 ft by 7 ft', massKg: 48, gwp: [120, 190], pcr },
  options: [
    sizes,
    sheetSteel,
    preps,
    leadTime('Stock sizes: 1 week', 'Made to order: 5 to 6 weeks'),
    warranties('5 years'),
  ],
};

export const frame: ProductKind = {
  noun: 'Hollow metal frame',
  materials: ['cold-rolled steel, mitered and welded', 'galvannealed steel, knocked down'],
  descriptions: ['Carries the door and its hardware in walls of stud, masonry or concrete.'],
  uses: ['steel stud partitions', 'masonry openings', 'concrete walls', 'stairs and corridors'],
  limitations: [
    'Frames in masonry need grout or a coating inside.',
    'Drywall frames that slip on are not suitable for exterior openings.',
    'Factory primer is not a finish coat.',
  ],
  attributes: [
    chosen('gauge', 'ANSI/SDI A250.8', '16 ga', '14 ga', '12 ga'),
    measured('metalThickness', 'ANSI/SDI A250.8', 0.053, 0.093, 0.001),
    chosen('grade', 'ANSI/SDI A250.8', 'Level 2', 'Level 3', 'Level 4'),
    chosen('configuration', null, 'knocked down', 'face welded', 'fully welded'),
    measured('depth', null, 4.75, 8.75, 0.5),
    chosen('fireProtectionRating', 'UL 10C', '90 minutes', '180 minutes'),
    measured('recycledContent', 'ISO 14021', 25, 60, 5),
  ],
  series: [
    { gauge: '16 ga', metalThickness: 0.053, grade: 'Level 2' },
    { gauge: '14 ga', metalThickness: 0.067, grade: 'Level 3' },
    { gauge: '12 ga', metalThickness: 0.093, grade: 'Level 4' },
  ],
  standards: cited('ANSI/SDI A250.8', 'UL 10C', 'NFPA 80', 'ANSI/SDI A250.11', 'ASTM A1008'),
  programs: ['ul-listed', 'warnock-hersey', 'sdi', 'baba'],
  epd: { declaredUnit: '1 frame, 3 ft by 7 ft', massKg: 21, gwp: [48, 82], pcr },
  hpd: [
    content('Iron', '7439-89-6', 'Frame', 95, 98.5, 'LT-P1'),
    content('Zinc', '7440-66-6', 'Coating', 0.5, 2, 'LT-P1'),
    content('Alkyd resin', '63148-69-6', 'Primer', 0.3, 1, 'LT-UNK'),
  ],
  options: [
    option('Jamb depth', '4-3/4 in', '5-3/4 in', '6-3/4 in', '8-3/4 in'),
    option('Anchors', 'Steel stud', 'Masonry wire', 'Existing opening'),
    sheetSteel,
    leadTime('Knocked down: 1 week', 'Welded: 5 weeks'),
  ],
};
