import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const only = 'Use only within a listed system number that matches pipe, size, wall and annular space.';
const still = 'It is not suitable for joints that move, which need a joint system.';
const hours = ['F 1 hour', 'F 2 hours', 'F 3 hours'] as const;
const systems = (...numbers: readonly string[]) => option('Sample system numbers, fictional', ...numbers);
const galvanizedSteel = content('Iron', '7439-89-6', 'Collar', 55, 70, 'LT-P1');
const graphite = (least: number, greatest: number) =>
  content('Graphite, expandable', '7782-42-5', 'Intumescent', least, greatest, 'LT-UNK');

const sealant: ProductKind = {
  noun: 'Intumescent firestop sealant',
  materials: ['water-based intumescent acrylic sealant with graphite'],
  descriptions: [
    'Restores the fire rating of walls and floors where pipes and cables pass.',
    'Stops smoke at low temperature as well as flame.',
  ],
  uses: ['metal pipes', 'insulated pipes', 'cable bundles', 'small plastic pipes'],
  limitations: [only, still, 'Water-based sealants shall not be used under water or in frost before cure.'],
  attributes: [
    chosen('fireRating', 'UL 1479', ...hours, 'F 4 hours'),
    measured('airLeakage', 'UL 1479', 0.1, 1, 0.1),
    measured('movementCapability', 'ASTM E3037', 5, 15, 5),
    measured('diameter', null, 2, 30, 2),
    measured('vocContent', 'SCAQMD 1168', 10, 90, 10),
    measured('soundTransmission', 'ASTM E90', 52, 60, 1),
    measured('serviceTemperature', null, 120),
  ],
  standards: ['ASTM E814', 'UL 1479', 'ASTM E2174', 'ASTM E84', 'ASTM E90'],
  epd: declared('1 kg', 1, [1.4, 2.8], 'UL PCR Part B: Sealants and Firestopping'),
  options: [
    option('Package', '10.1 fl oz cartridge', '20 fl oz sausage', '5 gal pail'),
    option('Color', ['Red', '#b23327'], ['White', '#f0f0ec'], ['Gray', '#8d9193']),
    systems(
      'SX-WL-1042: steel pipe to 8 in, gypsum wall, 2 hours',
      'SX-CA-3017: cable bundle, concrete floor, 3 hours',
    ),
    option('Lead time', 'Stock'),
  ],
};

const collar: ProductKind = {
  noun: 'Firestop collar',
  materials: ['graphite intumescent strip in a galvanized steel collar'],
  descriptions: ['Swells to close the hole that a melting plastic pipe leaves.'],
  uses: ['PVC and CPVC pipe', 'waste stacks', 'vent pipes', 'through-floor plumbing'],
  limitations: [
    only,
    'Walls need a collar on both sides; floors need one below.',
    'Anchors are steel; plastic plugs melt.',
  ],
  attributes: [
    chosen('fireRating', 'UL 1479', ...hours),
    measured('diameter', null, 1.5, 12, 0.5),
    measured('height', null, 1, 2.5, 0.5),
    measured('movementCapability', 'ASTM E3037', 0),
  ],
  series: [1.5, 2, 3, 4, 6, 8, 10, 12].map((diameter) => ({ diameter, height: diameter < 6 ? 1.5 : 2.5 })),
  standards: ['ASTM E814', 'UL 1479', 'ASTM E2174'],
  programs: ['ul-classified', 'warnock-hersey', 'fm'],
  epd: null,
  hpd: [
    galvanizedSteel,
    graphite(15, 28),
    content('Ethylene-vinyl acetate copolymer', '24937-78-8', 'Binder', 10, 18, 'LT-UNK'),
  ],
  options: [
    option('Pipe size', '1-1/2 in', '2 in', '3 in', '4 in', '6 in', '8 in', '10 in', '12 in'),
    systems(
      'SX-FA-2008: PVC to 6 in, concrete floor, 3 hours',
      'SX-WL-2031: PVC to 4 in, gypsum wall, 2 hours',
    ),
    option('Lead time', 'To 4 in: stock', 'Others: 2 weeks'),
  ],
};

const wrap: ProductKind = {
  ...collar,
  noun: 'Firestop wrap strip',
  materials: ['flexible graphite intumescent strip'],
  descriptions: ['Wraps plastic pipe or insulation inside the opening and crushes it shut in fire.'],
  uses: ['plastic pipe', 'insulated metal pipe', 'duct insulation'],
  limitations: [
    only,
    'Layers follow the pipe size; one layer too few fails the test.',
    'The strip stays within the wall or below a steel retainer.',
  ],
  attributes: [
    chosen('fireRating', 'UL 1479', ...hours),
    measured('thickness', null, 0.125, 0.25, 0.125),
    measured('width', null, 1.5, 2, 0.5),
    measured('length', null, 10, 50, 10),
    measured('diameter', null, 1, 12, 1),
  ],
  series: table('thickness width length', [0.125, 2, 50], [0.1875, 2, 30], [0.25, 1.5, 20]),
  hpd: [
    graphite(35, 50),
    content('Ethylene-vinyl acetate copolymer', '24937-78-8', 'Binder', 30, 45, 'LT-UNK'),
    content('Zinc borate', '1332-07-6', 'Flame retardant', 5, 12, 'BM-1'),
  ],
  options: [option('Strip', '1/8 by 2 in', '3/16 by 2 in', '1/4 by 1-1/2 in'), option('Lead time', 'Stock')],
};

const mortar: ProductKind = {
  noun: 'Firestop mortar',
  materials: ['lightweight cementitious mortar with perlite'],
  descriptions: ['Fills large openings around many pipes and trays, and can be drilled later for one more.'],
  uses: ['cable trays', 'mixed openings in concrete', 'shafts', 'bus ducts'],
  limitations: [only, still, 'Openings in floors that are walked on need reinforcement in the mortar.'],
  attributes: [
    chosen('fireRating', 'UL 1479', 'F 2 hours', 'F 3 hours', 'F 4 hours'),
    measured('airLeakage', 'UL 1479', 0.1, 1, 0.1),
    measured('compressiveStrength', 'ASTM C109', 300, 800, 50),
    measured('density', null, 35, 55, 5),
    measured('vocContent', 'SCAQMD 1168', 0),
    measured('cureTime', null, 24, 48, 24),
  ],
  standards: ['ASTM E814', 'UL 1479', 'ASTM E2174', 'ASTM C109'],
  programs: ['ul-classified', 'warnock-hersey', 'fm', 'declare'],
  epd: declared('1 kg', 1, [0.5, 0.9], 'UL PCR Part B: Sealants and Firestopping'),
  hpd: [
    content('Portland cement', '65997-15-1', 'Binder', 45, 65, 'LT-P1'),
    content('Perlite', '93763-70-3', 'Aggregate', 15, 30, 'LT-UNK'),
    content('Calcium sulfate hemihydrate', '10034-76-1', 'Binder', 5, 15, 'BM-4'),
  ],
  options: [
    option('Package', '22 lb bag', '44 lb bag'),
    systems('SX-CA-8003: trays and pipes, concrete wall, 3 hours'),
    option('Lead time', 'Stock'),
  ],
};

const sleeve: ProductKind = {
  ...collar,
  noun: 'Cast-in firestop sleeve',
  materials: ['a polypropylene sleeve with a graphite ring and a smoke seal'],
  descriptions: ['Is nailed to the form before concrete, and is a finished firestop once the pipe is in.'],
  uses: ['concrete floors', 'metal deck', 'plastic and metal pipe', 'high-rise housing'],
  limitations: [
    only,
    'It is placed before the pour; late openings need another device.',
    'Metal deck needs its adapter.',
  ],
  attributes: [
    chosen('fireRating', 'UL 1479', 'F 2 hours', 'F 3 hours'),
    measured('diameter', null, 2, 6, 1),
    measured('height', null, 8, 20, 2),
    measured('airLeakage', 'UL 1479', 0.1, 1, 0.1),
    measured('movementCapability', 'ASTM E3037', 5, 12.5, 2.5),
  ],
  series: [2, 3, 4, 6].map((diameter) => ({ diameter })),
  hpd: [
    content('Polypropylene', '9003-07-0', 'Sleeve', 50, 65, 'LT-UNK'),
    graphite(15, 28),
    content('Ethylene-propylene-diene rubber', '25038-36-2', 'Smoke seal', 5, 12, 'LT-UNK'),
  ],
  options: [
    option('Pipe size', '2 in', '3 in', '4 in', '6 in'),
    option('Height', '8 in', '12 in', '20 in'),
    option('Lead time', '1 week'),
  ],
};

const pathway: ProductKind = {
  noun: 'Fire-rated cable pathway',
  materials: ['galvanized steel tube with a self-adjusting graphite insert'],
  descriptions: ['Lets cables be added or taken out without firestopping the opening again.'],
  uses: ['data rooms', 'hospital corridors', 'riser closets'],
  limitations: [
    only,
    'Fill is limited to the visual limit of the listing.',
    'It is not for power cables over 600 V.',
  ],
  attributes: [
    chosen('fireRating', 'UL 1479', 'F 1 hour', 'F 2 hours', 'F 3 hours', 'F 4 hours'),
    measured('width', null, 1.5, 4, 0.5),
    measured('length', null, 0.875, 2, 0.125),
    measured('airLeakage', 'UL 1479', 1, 5, 0.5),
    measured('soundTransmission', 'ASTM E90', 48, 58, 1),
  ],
  standards: ['ASTM E814', 'UL 1479', 'ASTM E90', 'TIA-569'],
  programs: ['ul-classified', 'fm'],
  epd: null,
  hpd: [galvanizedSteel, graphite(10, 20), content('Zinc', '7440-66-6', 'Coating', 1, 3, 'LT-P1')],
  bim: { category: 'Generic Models', ifcClass: 'IfcCableCarrierSegment', host: 'wall' },
  options: [
    option('Size', '1-1/2 by 1-1/2 in', '2 by 2 in', '4 by 4 in'),
    option('Gang', 'Single', 'Triple', 'Six'),
    option('Lead time', '1 week'),
  ],
};

export const penetrationFirestopping: SectionDeclaration = {
  number: '078413',
  descriptions: [
    'Restores the fire rating of walls and floors where pipes and cables pass.',
    'Swells to close the hole that a melting plastic pipe leaves.',
    'Stops smoke at low temperature as well as flame.',
  ],
  uses: [
    'pipe penetrations',
    'cable trays and bundles',
    'duct penetrations',
    'through-floor sleeves',
    'data rooms',
  ],
  limitations: [
    only,
    still,
    'Water-based sealants shall not be used under water or in frost before cure.',
    'Combustible pipes need intumescent devices on both sides of a wall.',
  ],
  standards: ['ASTM E814', 'UL 1479', 'ASTM E2174', 'ASTM E84', 'FM 4991', 'ASTM E90'],
  programs: ['ul-classified', 'warnock-hersey', 'fm', 'greenguard', 'cdph', 'declare'],
  epd: declared('1 kg', 1, [1.1, 3.6], 'UL PCR Part B: Sealants and Firestopping'),
  hpd: [
    content('Acrylic copolymer', '25133-97-5', 'Binder', 25, 40, 'LT-UNK'),
    content('Calcium carbonate', '471-34-1', 'Filler', 25, 45, 'BM-3'),
    content('Graphite, expandable', '7782-42-5', 'Intumescent', 3, 12, 'LT-UNK'),
    content('Water', '7732-18-5', 'Carrier', 12, 20, 'BM-4'),
    content('Zinc borate', '1332-07-6', 'Flame retardant', 1, 5, 'BM-1'),
  ],
  bim: { category: 'Detail Items', ifcClass: 'IfcDiscreteAccessory', host: 'wall' },
  assembly: 'Penetration Firestop',
  sheetPrefix: 'PFS',
  related: ['078100', '079200', '092900', '271500', '211313'],
  installation: [
    'Select the listed system before the penetration is made.',
    'Clean the opening and pack mineral wool to the depth in the listing.',
    'Tool sealant to full contact, 1/2 inch deep unless listed deeper.',
    'Fasten collars with steel anchors through every tab.',
    'Label both sides with system number, date and installer.',
    'Leave work open until it has been inspected.',
  ],
  kinds: [sealant, collar, wrap, mortar, sleeve, pathway],
};
