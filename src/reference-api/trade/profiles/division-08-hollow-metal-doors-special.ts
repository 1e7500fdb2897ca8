import type { ProductKind } from '#src/reference-api/trade/section-profile.ts';
import {
  pcr,
  levels,
  sizes,
  preps,
  door,
  frame,
} from '#src/reference-api/trade/profiles/division-08-hollow-metal-doors-plain.ts';
import {
  chosen,
  content,
  leadTime,
  measured,
  table,
  warranties,
} from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

export const fireRated: ProductKind = {
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
  series: levels.slice(1, 3).flatMap((level) => [
    {
      ...level,
      fireProtectionRating: '20 minutes',
      coreType: 'honeycomb',
      temperatureRise: 'not limited',
      soundTransmission: 28,
    },
    {
      ...level,
      fireProtectionRating: '45 minutes',
      coreType: 'honeycomb',
      temperatureRise: 'not limited',
      soundTransmission: 28,
    },
    {
      ...level,
      fireProtectionRating: '60 minutes',
      coreType: 'mineral',
      temperatureRise: '450 °F',
      soundTransmission: 32,
    },
    {
      ...level,
      fireProtectionRating: '90 minutes',
      coreType: 'mineral',
      temperatureRise: '250 °F',
      soundTransmission: 33,
    },
    {
      ...level,
      fireProtectionRating: '90 minutes',
      coreType: 'steel-stiffened',
      temperatureRise: 'not limited',
      soundTransmission: 34,
    },
    {
      ...level,
      fireProtectionRating: '180 minutes',
      coreType: 'steel-stiffened',
      temperatureRise: 'not limited',
      soundTransmission: 34,
    },
  ]),
  standards: cited('ANSI/SDI A250.8', 'ANSI A250.4', 'UL 10C', 'NFPA 252', 'NFPA 80', 'ASTM A1008'),
  programs: ['ul-listed', 'warnock-hersey', 'sdi', 'recycled', 'baba'],
};

export const thermal: ProductKind = {
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
  epd: { declaredUnit: '1 door, 3 ft by 7 ft', massKg: 46, gwp: [135, 215], pcr },
};

export const stainless: ProductKind = {
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
    measured('cycles', 'ANSI A250.4', 1000000, 1000000, 1),
    measured('recycledContent', 'ISO 14021', 60, 80, 5),
  ],
  series: table('gauge metalThickness', ['18 ga', 0.05], ['16 ga', 0.062], ['14 ga', 0.078]),
  standards: [
    'ASTM A666 - Annealed or Cold-Worked Austenitic Stainless Steel Sheet, Strip, Plate, and Flat Bar',
    ...cited('ANSI A250.4', 'ANSI/SDI A250.11'),
  ],
  programs: ['recycled', 'baba', 'florida'],
  epd: { declaredUnit: '1 door, 3 ft by 7 ft', massKg: 50, gwp: [210, 330], pcr },
  hpd: [
    content('Iron', '7439-89-6', 'Faces and stiffeners', 66, 72, 'LT-P1'),
    content('Chromium', '7440-47-3', 'Alloying element', 17, 19, 'LT-P1'),
    content('Nickel', '7440-02-0', 'Alloying element', 8, 11, 'LT-1'),
  ],
  options: [sizes, preps, leadTime('8 weeks'), warranties('5 years')],
};

export const borrowedLight: ProductKind = {
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
  standards: cited('ANSI/SDI A250.8', 'UL 9', 'NFPA 80', 'ANSI/SDI A250.11'),
  bim: { category: 'Windows', ifcClass: 'IfcWindow', host: 'wall' },
  epd: null,
};
