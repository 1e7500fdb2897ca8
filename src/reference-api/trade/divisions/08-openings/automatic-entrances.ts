import { anodized } from '#src/reference-api/trade/metal-finishes.ts';
import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const pcr = 'UL PCR Part B: Power-Operated Pedestrian Doors and Revolving Doors';
const sensors = 'Sensors must cover the whole threshold and be tested daily.';
const wall = 'Sliding panels need clear wall for their travel.';
const power = 'Power failure operation is to be chosen before wiring.';
const voltage = chosen('voltage', 'UL 325', '120 V');
const tempered = '16 CFR 1201';
const slidingTests = ['ANSI/BHMA A156.10', 'UL 325', 'ASTM E283', 'NFPA 101', 'ICC A117.1', tempered];
const terms = [option('Lead time', '6 to 8 weeks'), option('Warranty', '1 year', '2 years')];

const sliding: ProductKind = {
  noun: 'Sliding automatic entrance',
  materials: ['extruded aluminum frames and narrow stiles with safety glass and a belt drive'],
  descriptions: ['Opens for people with full hands, carts and wheelchairs.'],
  uses: ['supermarkets', 'hotels', 'airports', 'accessible entrances'],
  limitations: [sensors, wall, power, 'Panels that do not break out are not counted as an exit.'],
  attributes: [
    measured('clearOpening', null, 36, 84, 6),
    chosen('operation', 'ANSI/BHMA A156.10', 'bi-parting', 'single slide'),
    measured('cycles', 'ANSI/BHMA A156.10', 300000, 1000000, 100000),
    measured('airLeakage', 'ASTM E283', 0.5, 1, 0.1),
    measured('designPressure', 'ASTM E330', 20, 40, 5),
    chosen('glazingType', tempered, 'tempered glass', 'insulating glass'),
    voltage,
  ],
  series: [
    { operation: 'single slide', clearOpening: 36 },
    { operation: 'single slide', clearOpening: 48 },
    { operation: 'bi-parting', clearOpening: 60 },
    { operation: 'bi-parting', clearOpening: 72 },
    { operation: 'bi-parting', clearOpening: 84 },
  ],
  standards: [...slidingTests, 'ASTM E330'],
  programs: ['ul-listed', 'bhma'],
  epd: declared('1 entrance', 190, [1100, 1900], pcr),
  options: [
    option('Panels', 'Single slide', 'Bi-parting', 'Telescoping'),
    option('Glass', '1/4 in tempered', '1 in insulating'),
    anodized,
    ...terms,
  ],
};

const swing: ProductKind = {
  ...sliding,
  noun: 'Automatic swing door operator',
  materials: ['a brushless motor and gear in an aluminum header over the door'],
  descriptions: ['Opens a swinging door at a push of the plate and lets it be pushed by hand.'],
  uses: ['accessible entrances', 'restrooms', 'hospital corridors', 'offices'],
  limitations: [
    'Low-energy operators need a knowing act; full-energy ones need guide rails and mats or sensors.',
    power,
    'Fire doors must close on alarm and latch.',
  ],
  attributes: [
    chosen('operation', 'ANSI/BHMA A156.19', 'low energy', 'power assist'),
    measured('operatingForce', 'ANSI/BHMA A156.19', 15),
    measured('width', null, 36, 48, 2),
    measured('weight', null, 150, 350, 50),
    measured('cycles', 'ANSI/BHMA A156.19', 300000, 1000000, 100000),
    chosen('accessibility', 'ICC A117.1', 'push plate', 'wave switch'),
    voltage,
  ],
  series: table('width weight', [36, 350], [42, 250], [48, 150]),
  standards: ['ANSI/BHMA A156.19', 'UL 325', 'UL 10C', 'ICC A117.1', 'NFPA 80'],
  epd: null,
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcDiscreteAccessory', host: 'wall' },
  options: [
    option('Arm', 'Push', 'Pull'),
    option('Actuator', 'Push plate', 'Wave switch', 'Remote'),
    anodized,
    option('Lead time', '2 to 3 weeks'),
    option('Warranty', '2 years'),
  ],
};

const breakout: ProductKind = {
  ...sliding,
  noun: 'Breakout sliding entrance',
  materials: ['extruded aluminum frames and stiles whose panels and sidelites swing out'],
  descriptions: ['Breaks out to clear an exit when pushed in an emergency.'],
  uses: ['hospitals', 'supermarkets', 'airports', 'hotels'],
  limitations: [
    sensors,
    wall,
    power,
    'Keep the swing of panels clear outside; signs name the force and the place to push.',
  ],
  attributes: [
    measured('clearOpening', null, 36, 84, 6),
    measured('operatingForce', 'ANSI/BHMA A156.10', 50),
    chosen('operation', 'ANSI/BHMA A156.10', 'bi-parting', 'single slide'),
    measured('cycles', 'ANSI/BHMA A156.10', 300000, 1000000, 100000),
    measured('airLeakage', 'ASTM E283', 0.8, 1, 0.1),
    measured('designPressure', 'ASTM E330', 20, 60, 5),
    chosen('glazingType', tempered, 'tempered glass', 'insulating glass'),
    voltage,
  ],
  programs: ['ul-listed', 'bhma', 'florida', 'miami-dade'],
};

const icu: ProductKind = {
  ...sliding,
  noun: 'ICU sliding door',
  materials: ['extruded aluminum frames with tempered glass on a trackless floor'],
  descriptions: ['Gives nurses sight into a room and a bed its full way out.'],
  uses: ['intensive care rooms', 'emergency departments', 'recovery rooms', 'isolation rooms'],
  limitations: [
    'Check the clear opening with the bed and its equipment.',
    'Rooms under smoke control need the smoke-rated unit.',
    wall,
  ],
  attributes: [
    measured('clearOpening', null, 42, 56, 2),
    chosen('operation', null, 'manual slide, breakout', 'power slide, breakout'),
    measured('airLeakage', 'UL 1784', 1, 3, 0.5),
    measured('operatingForce', 'ICC A117.1', 5),
    chosen('fireProtectionRating', 'UL 10C', 'none', '20 minutes'),
    measured('cycles', null, 500000, 1000000, 100000),
    chosen('glazingType', tempered, 'tempered glass', 'switchable privacy glass'),
  ],
  series: table('clearOpening', 42, 48, 56),
  standards: ['UL 1784', 'UL 10C', 'NFPA 101', 'ICC A117.1', tempered],
  programs: ['ul-listed', 'warnock-hersey'],
  epd: declared('1 door', 150, [900, 1500], pcr),
  options: [
    option('Panels', 'Two, one sliding', 'Three, telescoping'),
    option('Glass', 'Clear', 'With blinds between', 'Switchable'),
    anodized,
    option('Lead time', '8 to 10 weeks'),
    option('Warranty', '1 year'),
  ],
};

const folding: ProductKind = {
  ...sliding,
  noun: 'Folding automatic entrance',
  materials: ['extruded aluminum stiles with tempered glass on pivots that fold in halves'],
  descriptions: ['Gives a wide opening where there is no wall beside it for panels to slide.'],
  uses: ['narrow storefronts', 'vestibules', 'corridors', 'renovations'],
  limitations: [
    sensors,
    power,
    'Finger guards are needed at the fold.',
    'It leaks more air than a sliding door; use it in vestibules.',
  ],
  attributes: [
    measured('clearOpening', null, 36, 72, 12),
    chosen('operation', 'ANSI/BHMA A156.10', 'two panels', 'four panels'),
    measured('cycles', 'ANSI/BHMA A156.10', 300000, 1000000, 100000),
    measured('airLeakage', 'ASTM E283', 1, 1.25, 0.05),
    measured('operatingForce', 'ANSI/BHMA A156.10', 50),
    chosen('glazingType', tempered, 'tempered glass'),
    voltage,
  ],
  series: [
    { operation: 'two panels', clearOpening: 36 },
    { operation: 'two panels', clearOpening: 48 },
    { operation: 'four panels', clearOpening: 60 },
    { operation: 'four panels', clearOpening: 72 },
  ],
  standards: slidingTests,
  epd: declared('1 entrance', 120, [700, 1200], pcr),
  options: [option('Panels', 'Two', 'Four'), anodized, ...terms],
};

export const automaticEntrances: SectionDeclaration = {
  number: '084229',
  descriptions: [
    'Opens for people with full hands, carts and wheelchairs.',
    'Breaks out to clear an exit when pushed in an emergency.',
    'Holds an airlock to save heat at busy doors.',
  ],
  uses: ['hospitals', 'supermarkets', 'airports', 'hotels', 'accessible entrances'],
  limitations: [
    sensors,
    'It is not suitable for rooms under smoke control without a listed interface.',
    wall,
    power,
  ],
  standards: [
    'ANSI/BHMA A156.10',
    'ANSI/BHMA A156.19',
    'UL 325',
    'UL 10C',
    'UL 1784',
    'ASTM E283',
    'ASTM E330',
    'NFPA 101',
    'ICC A117.1',
    '16 CFR 1201',
    'NFPA 80',
  ],
  programs: ['ul-listed', 'bhma', 'florida', 'miami-dade', 'iso-9001'],
  epd: declared('1 entrance', 190, [900, 1900], pcr),
  hpd: null,
  bim: { category: 'Doors', ifcClass: 'IfcDoor', host: 'wall' },
  assembly: 'Automatic Entrance',
  sheetPrefix: 'AUE',
  related: ['084113', '087100', '088000', '124813', '281000'],
  installation: [
    'Verify power, structure at the header and a level floor before setting.',
    'Set the header level within 1/16 inch over its length.',
    'Seal the threshold and perimeter to the air barrier.',
    'Have an AAADM-certified inspector set and sign off sensors.',
    'Instruct the staff in the daily safety check.',
  ],
  kinds: [sliding, swing, breakout, icu, folding],
};
