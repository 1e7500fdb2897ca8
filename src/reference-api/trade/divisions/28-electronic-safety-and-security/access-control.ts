import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, measured, option, table, tabled } from '#src/reference-api/trade/entries.ts';

const listed = ['UL 294', 'NFPA 101', '47 CFR 15'] as const;
const outdoors = chosen('ingressProtection', 'IEC 60529', 'IP65', 'IP67');
const egress =
  'Electrified locks in egress doors release on fire alarm, on loss of power or by one motion, as the code asks.';
const secure = 'It stands on the secure side of the door.';
const osdp = chosen('protocol', 'SIA OSDP', 'OSDP v2 secure channel', 'OSDP v2 and Wiegand');
const low = chosen('voltage', 'UL 294', '12 V DC');
const stock = option('Lead time', 'Stock: 1 week');
const lifetime = option('Warranty', 'Limited lifetime');
const attack = chosen('securityGrade', 'UL 294', 'Level I', 'Level II');

const readers = table('readRange height width', [3, 3.5, 1.9], [3, 4.8, 3.1], [24, 11, 11]);
const reader: ProductKind = {
  noun: 'Proximity and mobile credential reader',
  materials: [
    'a polycarbonate housing with potted electronics',
    'a die-cast zinc mullion housing with a back plate',
  ],
  descriptions: ['Reads encrypted cards and phones and tells the controller who stands at the door.'],
  uses: ['building entrances', 'server rooms', 'parking gates', 'elevator lobbies'],
  limitations: [
    'Low-frequency proximity cards are copied easily and are not accepted for new work.',
    'On metal it loses a third of its range unless a spacer is used.',
    'Readers stand 15 to 48 inches above the floor (ADA 308).',
  ],
  attributes: [
    ...tabled('readRange', 'ISO/IEC 14443', readers),
    chosen(
      'credential',
      null,
      'Smart card, 13.56 MHz',
      'Smart card and mobile',
      'Smart card, mobile and PIV',
    ),
    osdp,
    outdoors,
    low,
    ...tabled('height width', null, readers),
    attack,
  ],
  series: readers,
  standards: [...listed, 'SIA OSDP v2.2', 'ISO/IEC 14443', 'FIPS 201'],
  programs: ['ul-listed', 'osdp', 'ndaa', 'csa'],
  options: [
    option('Size', 'Mullion', 'Wall switch', 'Long range'),
    option('Color', ['Black', '#232527'], ['Gray', '#8f9496'], ['White', '#eceeee']),
    stock,
    lifetime,
  ],
};

const keypads = table('readRange height width', [3, 4.8, 3.1], [3, 6.2, 3.1]);
const keypad: ProductKind = {
  noun: 'Keypad reader',
  materials: [
    'a cast metal keypad with a polycarbonate reader',
    'a capacitive glass keypad in a polycarbonate housing',
  ],
  descriptions: ['Asks for a code besides the card, where one of them is not enough.'],
  uses: ['pharmacies', 'server rooms', 'evidence rooms', 'airports'],
  limitations: [
    'Codes are changed when people leave.',
    'Keys are lit and marked by touch where accessibility asks for it.',
    'It stands out of sight of cameras that could read the code.',
  ],
  attributes: [
    ...tabled('readRange', 'ISO/IEC 14443', keypads),
    chosen('credential', null, 'Smart card and PIN', 'Smart card, mobile and PIN'),
    osdp,
    outdoors,
    low,
    ...tabled('height width', null, keypads),
    attack,
  ],
  series: keypads,
  standards: [...listed, 'SIA OSDP v2.2', 'ISO/IEC 14443', 'FIPS 201'],
  programs: ['ul-listed', 'osdp', 'ndaa'],
  options: [option('Keys', 'Metal, 12', 'Capacitive glass, 12'), stock, lifetime],
};

const controllers = table(
  'doors userCapacity voltage',
  [1, 100000, 'Power over Ethernet'],
  [2, 250000, 'Power over Ethernet'],
  [2, 250000, '12 V DC'],
);
const doorController: ProductKind = {
  noun: 'Door controller',
  materials: ['a flame-retardant polycarbonate housing', 'a steel enclosure with a tamper switch'],
  descriptions: ['Decides at the door from its own memory when the network is lost.'],
  uses: ['single doors', 'tenant suites', 'remote gates', 'retrofits'],
  limitations: [egress, secure, 'Power over Ethernet runs a lock only within the watts of its port.'],
  attributes: [
    ...tabled('doors userCapacity', null, controllers),
    chosen('protocol', null, 'TCP/IP, TLS 1.3'),
    ...tabled('voltage', 'UL 294', controllers),
    measured('standbyTime', 'UL 294', 4),
    chosen('securityGrade', 'UL 294', 'Level I'),
  ],
  series: controllers,
  standards: [...listed, 'SIA OSDP v2.2', 'IEEE 802.3bt', 'BHMA A156.25'],
  programs: ['ul-listed', 'ndaa', 'csa', 'iso-9001'],
  options: [
    option('Doors', '1', '2'),
    option('Power', 'Power over Ethernet', '12 V DC'),
    option('Lead time', '2 weeks'),
    option('Warranty', '3 years'),
  ],
};

const panels = table('doors channels userCapacity', [4, 32, 250000], [8, 64, 250000], [16, 128, 500000]);
const panel: ProductKind = {
  noun: 'Network access panel',
  materials: [
    'a steel enclosure with a power supply and battery space',
    'a rack-mounted steel chassis with a power supply',
  ],
  descriptions: ['Runs many doors from one closet and keeps them running on batteries.'],
  uses: ['office floors', 'hospitals', 'schools', 'laboratories'],
  limitations: [egress, secure, 'Lock power and reader cable run apart.'],
  attributes: [
    ...tabled('doors channels userCapacity', null, panels),
    chosen('protocol', null, 'TCP/IP, TLS 1.3'),
    chosen('voltage', 'UL 294', '120 V'),
    measured('standbyTime', 'UL 294', 4, 24, 4),
    chosen('securityGrade', 'UL 294', 'Level II', 'Level III'),
  ],
  series: panels,
  standards: [...listed, 'SIA OSDP v2.2', 'NFPA 730'],
  programs: ['ul-listed', 'ndaa', 'csa', 'iso-9001'],
  options: [
    option('Doors', '4', '8', '16'),
    option('Batteries', '4 hours', '24 hours'),
    option('Lead time', '4 weeks'),
    option('Warranty', '3 years'),
  ],
};

const lanes = table('clearOpening passageRate length', [22, 45, 4], [26, 40, 5], [36, 30, 5.5]);
const turnstile: ProductKind = {
  noun: 'Optical turnstile',
  materials: [
    'stainless steel cabinets, No. 4 finish, with tempered glass wings',
    'stainless steel cabinets with stone tops and tempered glass wings',
  ],
  descriptions: ['Guides one person at a time through a lobby lane and tells when two pass.'],
  uses: ['office lobbies', 'universities', 'data centers', 'fitness clubs'],
  limitations: [
    'One lane in each bank is 32 inches clear or more for wheelchairs.',
    'Wings open on fire alarm and on loss of power.',
    'It is watched; wings of glass do not stop a determined person.',
  ],
  attributes: [
    ...tabled('clearOpening', 'ADA Standards for Accessible Design', lanes),
    ...tabled('passageRate length', null, lanes),
    measured('height', null, 40),
    chosen('operation', null, 'Swing wings', 'Sliding wings'),
    chosen('voltage', 'NFPA 70', '120 V'),
    measured('cycles', null, 5000000, 10000000, 1000000),
  ],
  series: lanes,
  standards: ['UL 294', 'NFPA 101', 'ADA Standards for Accessible Design', 'ASTM A240'],
  programs: ['etl', 'csa', 'iso-9001'],
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcDoor', host: 'floor' },
  options: [
    option('Lane', '22 in', '26 in', '36 in, accessible'),
    option(
      'Top',
      ['Stainless steel', '#b9bcbe'],
      ['Black glass', '#1f2123'],
      ['Walnut', '#5b4030'],
      ['White solid surface', '#eeece6'],
    ),
    option('Lead time', '14 weeks'),
    option('Warranty', '1 year', '3 years'),
  ],
};

export const accessControl: SectionDeclaration = {
  number: '281000',
  descriptions: [
    'Admits people by card, phone or code and records who passed and when.',
    'Decides at the door from its own memory when the network is lost.',
    'Guides one person at a time through a lobby lane.',
  ],
  uses: ['building entrances', 'server rooms', 'pharmacies', 'parking gates', 'elevator lobbies'],
  limitations: [
    'Electrified locks in egress doors shall release on fire alarm, on loss of power or by one motion, as the code requires.',
    'Low-frequency proximity cards are copied easily and are not accepted for new work.',
    'Readers on metal frames lose a third of their range unless a spacer is used.',
    'Controllers shall stand on the secure side of the door.',
  ],
  standards: ['UL 294', 'SIA OSDP v2.2', 'ISO/IEC 14443', 'FIPS 201', 'NFPA 101', 'NFPA 730', 'BHMA A156.25'],
  programs: ['ul-listed', 'osdp', 'ndaa', 'csa', 'iso-9001'],
  epd: null,
  hpd: null,
  bim: { category: 'Security Devices', ifcClass: 'IfcCommunicationsAppliance', host: 'wall' },
  assembly: 'Door Access Control',
  sheetPrefix: 'ACS',
  related: ['087100', '081113', '084113', '284600', '271500'],
  installation: [
    'Coordinate frame preparation, power transfer and conduit with the door hardware schedule before frames are built.',
    'Mount readers 42 inches to center above the floor on the latch side.',
    'Run reader cable shielded, grounded at the panel end only, and apart from lock power.',
    'Supervise door contacts and request-to-exit devices with end-of-line resistors at the device.',
    'Test each opening with the fire alarm in the presence of the authority and record forced and held alarms.',
  ],
  kinds: [reader, doorController, keypad, panel, turnstile],
};
