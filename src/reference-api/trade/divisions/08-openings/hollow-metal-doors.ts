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

const pcr = 'UL PCR Part B: Commercial Steel Doors and Frames';

/** Levels of A250.8 with face gauges, and test cycles of A250.4: 1 standard, 2 heavy, 3 extra heavy, 4 maximum duty. */
const levels = [
  { grade: 'Level 1', gauge: '20 ga', metalThickness: 0.032, cycles: 250000 },
  { grade: 'Level 2', gauge: '18 ga', metalThickness: 0.042, cycles: 500000 },
  { grade: 'Level 3', gauge: '16 ga', metalThickness: 0.053, cycles: 1000000 },
  { grade: 'Level 4', gauge: '14 ga', metalThickness: 0.067, cycles: 1000000 },
];
const sizes = option(
  'Size',
  '3 ft by 7 ft',
  '3 ft by 8 ft',
  '3 ft 6 in by 7 ft',
  '4 ft by 8 ft',
  'Pairs to 8 ft by 8 ft',
);
const sheetSteel = option('Sheet', 'Cold-rolled', 'Galvannealed A40', 'Galvannealed A60');
const preps = option('Hardware preparation', 'Cylindrical, A156.115', 'Mortise, A156.115', 'Rim exit device');

const door: ProductKind = {
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
  standards: ['ANSI/SDI A250.8', 'ANSI A250.4', 'ASTM A1008', 'ASTM A653', 'ANSI/SDI A250.11'],
  programs: ['sdi', 'florida', 'recycled', 'baba'],
  epd: declared('1 door, 3 ft by 7 ft', 48, [120, 190], pcr),
  options: [
    sizes,
    sheetSteel,
    preps,
    option('Lead time', 'Stock sizes: 1 week', 'Made to order: 5 to 6 weeks'),
    option('Warranty', '5 years'),
  ],
};

const frame: ProductKind = {
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
  standards: ['ANSI/SDI A250.8', 'UL 10C', 'NFPA 80', 'ANSI/SDI A250.11', 'ASTM A1008'],
  programs: ['ul-listed', 'warnock-hersey', 'sdi', 'baba'],
  epd: declared('1 frame, 3 ft by 7 ft', 21, [48, 82], pcr),
  hpd: [
    content('Iron', '7439-89-6', 'Frame', 95, 98.5, 'LT-P1'),
    content('Zinc', '7440-66-6', 'Coating', 0.5, 2, 'LT-P1'),
    content('Alkyd resin', '63148-69-6', 'Primer', 0.3, 1, 'LT-UNK'),
  ],
  options: [
    option('Jamb depth', '4-3/4 in', '5-3/4 in', '6-3/4 in', '8-3/4 in'),
    option('Anchors', 'Steel stud', 'Masonry wire', 'Existing opening'),
    sheetSteel,
    option('Lead time', 'Knocked down: 1 week', 'Welded: 5 weeks'),
  ],
};

const fireRated: ProductKind = {
  ...door,
  noun: 'Fire-rated hollow metal door',
  materials: ['steel faces on a honeycomb core', 'steel faces on a mineral core'],
  descriptions: ['Carries a fire label of up to three hours with its frame and hardware.'],
  uses: ['stairs and corridors', 'shafts', 'mechanical rooms', 'fire walls'],
  limitations: [
    'Field cutting of labeled doors voids the label.',
    'Glass in labeled doors is limited to the size on the label.',
    'Factory primer is not a finish coat.',
  ],
  attributes: [
    chosen(
      'fireProtectionRating',
      'UL 10C',
      '20 minutes',
      '45 minutes',
      '60 minutes',
      '90 minutes',
      '180 minutes',
    ),
    chosen('temperatureRise', 'UL 10C', 'not limited', '250 °F', '450 °F'),
    chosen('coreType', null, 'honeycomb', 'steel-stiffened', 'mineral'),
    chosen('grade', 'ANSI/SDI A250.8', 'Level 2', 'Level 3'),
    chosen('gauge', 'ANSI/SDI A250.8', '18 ga', '16 ga'),
    measured('metalThickness', 'ANSI/SDI A250.8', 0.042, 0.053, 0.001),
    measured('soundTransmission', 'ASTM E90', 28, 34, 1),
    measured('cycles', 'ANSI A250.4', 500000, 1000000, 500000),
    measured('recycledContent', 'ISO 14021', 25, 60, 5),
  ],
  series: crossed(
    levels.slice(1, 3),
    table(
      'fireProtectionRating coreType temperatureRise soundTransmission',
      ['20 minutes', 'honeycomb', 'not limited', 28],
      ['45 minutes', 'honeycomb', 'not limited', 28],
      ['60 minutes', 'mineral', '450 °F', 32],
      ['90 minutes', 'mineral', '250 °F', 33],
      ['90 minutes', 'steel-stiffened', 'not limited', 34],
      ['180 minutes', 'steel-stiffened', 'not limited', 34],
    ),
  ),
  standards: ['ANSI/SDI A250.8', 'ANSI A250.4', 'UL 10C', 'NFPA 252', 'NFPA 80', 'ASTM A1008'],
  programs: ['ul-listed', 'warnock-hersey', 'sdi', 'recycled', 'baba'],
};

const thermal: ProductKind = {
  ...door,
  noun: 'Thermally broken steel door',
  materials: ['galvannealed steel faces on a polyurethane core, with a thermal break at the edges'],
  descriptions: ['Cuts heat loss at exterior doors with a foamed core and a broken edge and frame.'],
  uses: ['exterior service doors', 'cold climates', 'freezer vestibules', 'schools'],
  limitations: [
    'The stated U-factor needs the frame with the matching break.',
    'It carries no fire label over 20 minutes.',
    'Factory primer is not a finish coat.',
  ],
  series: levels.slice(1, 3).map((level) => ({ ...level, coreType: 'polyurethane' })),
  attributes: [
    measured('uFactor', 'ASTM C1363', 0.19, 0.34, 0.01),
    measured('airLeakage', 'ASTM E283', 0.1, 0.3, 0.05),
    chosen('grade', 'ANSI/SDI A250.8', 'Level 2', 'Level 3'),
    chosen('gauge', 'ANSI/SDI A250.8', '18 ga', '16 ga'),
    measured('metalThickness', 'ANSI/SDI A250.8', 0.042, 0.053, 0.001),
    chosen('coreType', null, 'polyurethane'),
    measured('soundTransmission', 'ASTM E90', 26, 29, 1),
    measured('cycles', 'ANSI A250.4', 500000, 1000000, 500000),
    measured('recycledContent', 'ISO 14021', 25, 60, 5),
  ],
  hpd: [
    content('Iron', '7439-89-6', 'Faces and edges', 80, 90, 'LT-P1'),
    content('Polyurethane foam', '9009-54-5', 'Core', 6, 12, 'LT-UNK'),
    content('Zinc', '7440-66-6', 'Coating', 0.5, 2, 'LT-P1'),
  ],
  epd: declared('1 door, 3 ft by 7 ft', 46, [135, 215], pcr),
};

const stainless: ProductKind = {
  ...door,
  noun: 'Stainless steel door',
  materials: ['Type 304 stainless steel faces, No. 4 finish', 'Type 316 stainless steel faces, No. 4 finish'],
  descriptions: ['Withstands washdown, salt air and cleaning agents without paint.'],
  uses: ['laboratories', 'food plants', 'coastal buildings', 'swimming pools'],
  limitations: [
    'Type 304 is not suitable within pools or spray zones; use Type 316.',
    'Protect faces from carbon steel dust until Substantial Completion.',
  ],
  attributes: [
    chosen('materialType', 'ASTM A666', 'Type 304', 'Type 316'),
    chosen('finish', 'NAAMM AMP 500', 'No. 4 satin'),
    chosen('gauge', null, '18 ga', '16 ga', '14 ga'),
    measured('metalThickness', 'ASTM A666', 0.05, 0.078, 0.001),
    chosen('coreType', null, 'honeycomb', 'polystyrene', 'steel-stiffened'),
    measured('cycles', 'ANSI A250.4', 1000000),
    measured('recycledContent', 'ISO 14021', 60, 80, 5),
  ],
  series: table('gauge metalThickness', ['18 ga', 0.05], ['16 ga', 0.062], ['14 ga', 0.078]),
  standards: ['ASTM A666', 'ANSI A250.4', 'ANSI/SDI A250.11'],
  programs: ['recycled', 'baba', 'florida'],
  epd: declared('1 door, 3 ft by 7 ft', 50, [210, 330], pcr),
  hpd: [
    content('Iron', '7439-89-6', 'Faces and stiffeners', 66, 72, 'LT-P1'),
    content('Chromium', '7440-47-3', 'Alloying element', 17, 19, 'LT-P1'),
    content('Nickel', '7440-02-0', 'Alloying element', 8, 11, 'LT-1'),
  ],
  options: [sizes, preps, option('Lead time', '8 weeks'), option('Warranty', '5 years')],
};

const borrowedLight: ProductKind = {
  ...frame,
  noun: 'Borrowed light frame',
  materials: ['cold-rolled steel, mitered and welded, with removable stops'],
  descriptions: ['Frames fixed glass between rooms and brings daylight to corridors.'],
  uses: ['classrooms', 'offices', 'nurse stations', 'corridors'],
  limitations: [
    'Rated frames need fire-rated glazing of the same rating and labeled size.',
    'Factory primer is not a finish coat.',
  ],
  attributes: [
    chosen('gauge', 'ANSI/SDI A250.8', '16 ga', '14 ga'),
    measured('metalThickness', 'ANSI/SDI A250.8', 0.053, 0.067, 0.001),
    chosen('fireProtectionRating', 'UL 9', 'none', '45 minutes', '60 minutes'),
    measured('depth', null, 4.75, 8.75, 0.5),
    measured('width', null, 24, 96, 12),
    measured('height', null, 24, 84, 12),
  ],
  series: table('gauge metalThickness', ['16 ga', 0.053], ['14 ga', 0.067]),
  standards: ['ANSI/SDI A250.8', 'UL 9', 'NFPA 80', 'ANSI/SDI A250.11'],
  bim: { category: 'Windows', ifcClass: 'IfcWindow', host: 'wall' },
  epd: null,
};

export const hollowMetalDoors: SectionDeclaration = {
  number: '081113',
  descriptions: [
    'Gives openings the strength that schools, hospitals and plants need.',
    'Carries a fire label up to three hours with its frame and hardware.',
    'Cuts heat loss at exterior doors with a foamed core and broken frame.',
  ],
  uses: [
    'stairs and corridors',
    'exterior service doors',
    'mechanical rooms',
    'schools',
    'detention support areas',
  ],
  limitations: [
    'Field cutting of labeled doors voids the label.',
    'Honeycomb cores are not suitable for exterior doors in cold climates.',
    'Factory primer is not a finish coat.',
    'Frames in masonry need grout or a coating inside.',
  ],
  standards: [
    'ANSI/SDI A250.8',
    'ANSI A250.4',
    'UL 10C',
    'NFPA 80',
    'ASTM A653',
    'ASTM A1008',
    'ANSI/SDI A250.11',
  ],
  programs: ['ul-listed', 'warnock-hersey', 'sdi', 'florida', 'miami-dade', 'recycled', 'baba'],
  epd: declared('1 door, 3 ft by 7 ft', 48, [120, 265], pcr),
  hpd: [
    content('Iron', '7439-89-6', 'Faces and stiffeners', 82, 94, 'LT-P1'),
    content('Polystyrene', '9003-53-6', 'Core', 2, 6, 'LT-UNK'),
    content('Zinc', '7440-66-6', 'Coating', 0.5, 2, 'LT-P1'),
    content('Alkyd resin', '63148-69-6', 'Primer', 0.3, 1, 'LT-UNK'),
  ],
  bim: { category: 'Doors', ifcClass: 'IfcDoor', host: 'wall' },
  assembly: 'Hollow Metal Door',
  sheetPrefix: 'HMD',
  related: ['042200', '081416', '087100', '088000', '099123'],
  installation: [
    'Set frames plumb, square and braced before walls are built.',
    'Fix three anchors at each jamb and one at the floor.',
    'Grout frames in masonry full, with a mix stiff enough to stay put.',
    'Hang doors with 1/8 inch at head and jambs and 3/4 inch at an uncovered floor.',
    'Sand and touch up primer before painting.',
  ],
  kinds: [door, frame, fireRated, thermal, stainless, borrowedLight],
};
