import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option } from '#src/reference-api/trade/entries.ts';

const pcr = 'UL PCR Part B: Toilet Partitions';
const perArea = (massKg: number, gwp: readonly [number, number]) => declared('1 m2', massKg, gwp, pcr);
const access = ['ADA Standards for Accessible Design', 'ICC A117.1', 'ASTM E84'];
const mounting = chosen(
  'mounting',
  null,
  'Floor mounted, overhead braced',
  'Floor to ceiling',
  'Ceiling hung',
  'Floor anchored',
);
const usual = chosen(
  'configuration',
  null,
  'Doors 55 or 58 in high, 12 in above the floor',
  'Doors 72 in high, 4 in above the floor',
);
const clear = 'Wheelchair-accessible compartments need 60 by 56 inches clear for wall-hung water closets.';
const hung = 'Ceiling-hung compartments need structural steel above the ceiling, by others.';
const uses = ['public toilet rooms', 'schools', 'stadiums', 'locker rooms'];
const hardware = option(
  'Hardware',
  'Chrome-plated zinc',
  'Stainless steel',
  'Stainless steel, institutional',
);
const privacy = option('Sightlines', 'Standard', 'No-sight edges');
const colors = option(
  'Color',
  ['Ash', '#b7b5ae'],
  ['Navy', '#27344f'],
  ['Forest', '#3d5243'],
  ['Charcoal', '#44474a'],
  ['Almond', '#e3d9c4'],
);
const ordered = option('Lead time', 'Quick-ship colors: 2 weeks', 'Made to order: 5 weeks');
const iron = content('Iron', '7439-89-6', 'Face sheet', 62, 78, 'LT-P1');

const plastic: ProductKind = {
  noun: 'Solid plastic toilet partition',
  materials: ['high-density polyethylene, homogeneous in color'],
  descriptions: ['Stands up to hosing, graffiti removal and rough use; color goes through the panel.'],
  uses,
  limitations: [
    'Standard polyethylene does not meet Class B; order the formulation tested to NFPA 286 where the code asks.',
    clear,
    hung,
  ],
  attributes: [
    measured('thickness', null, 1),
    mounting,
    usual,
    chosen('fireTest', 'NFPA 286', 'Standard', 'Fire rated, meets NFPA 286'),
    measured('recycledContent', 'ISO 14021', 0, 100, 25),
    measured('warranty', null, 25),
  ],
  standards: [...access, 'NFPA 286'],
  programs: ['greenguard', 'declare', 'recycled', 'baba'],
  epd: perArea(24.5, [52, 88]),
  hpd: [
    content('Polyethylene', '9002-88-4', 'Panel', 94, 98, 'LT-UNK'),
    content('Aluminum', '7429-90-5', 'Hardware', 0.8, 3, 'LT-P1'),
    content('Carbon black, bound', '1333-86-4', 'Pigment', 0.1, 0.4, 'BM-1'),
  ],
  options: [colors, hardware, privacy, ordered, option('Warranty', '25 years against rust and delamination')],
};

const stainless: ProductKind = {
  noun: 'Stainless steel toilet compartment',
  materials: ['Type 304 stainless steel sheet over a honeycomb core'],
  descriptions: ['Metal compartments that do not burn, chip or take paint.'],
  uses: ['airports', 'transit stations', 'arenas', 'restaurants'],
  limitations: ['Chlorides of pool air and of bleach pit Type 304.', clear, hung],
  attributes: [
    measured('thickness', null, 1),
    chosen('gauge', 'ASTM A240', '22 gauge', '20 gauge', '18 gauge'),
    mounting,
    usual,
    chosen('surfaceBurningClass', 'ASTM E84', 'Class A'),
    chosen('finish', null, 'No. 4 satin', 'Embossed leather grain', 'Diamond'),
    measured('warranty', null, 15),
  ],
  standards: [...access, 'ASTM A240', 'ASTM A666'],
  programs: ['recycled', 'baba', 'declare'],
  epd: perArea(15.5, [62, 96]),
  hpd: [
    iron,
    content('Chromium', '7440-47-3', 'Alloying element', 11, 15, 'LT-P1'),
    content('Nickel', '7440-02-0', 'Alloying element', 5, 8, 'LT-1'),
    content('Cellulose', '9004-34-6', 'Honeycomb core', 4, 8, 'LT-UNK'),
  ],
  options: [
    option('Pilaster gauge', '18 gauge', '20 gauge'),
    hardware,
    ordered,
    option('Warranty', '15 years against corrosion'),
  ],
};

const phenolic: ProductKind = {
  noun: 'Phenolic-core partition',
  materials: ['kraft paper in phenolic resin with melamine faces'],
  descriptions: ['Dense panels for wet rooms, with decorative faces and a black or colored edge.'],
  uses: ['locker rooms', 'health clubs', 'universities', 'office toilet rooms'],
  limitations: ['Cut edges show the core; order color-through panels where edges show.', clear, hung],
  attributes: [
    measured('thickness', null, 0.5, 0.75, 0.25),
    mounting,
    usual,
    chosen('surfaceBurningClass', 'ASTM E84', 'Class A', 'Class B'),
    measured('waterAbsorption', 'ASTM D570', 1, 3, 0.5),
    measured('warranty', null, 10, 25, 15),
  ],
  standards: [...access, 'ISO 4586', 'ASTM D570'],
  programs: ['greenguard', 'fsc', 'cdph', 'declare'],
  epd: perArea(26, [44, 72]),
  hpd: [
    content('Cellulose', '9004-34-6', 'Core paper', 58, 68, 'LT-UNK'),
    content('Phenol-formaldehyde resin, cured', '9003-35-4', 'Binder', 26, 34, 'LT-UNK'),
    content('Melamine-formaldehyde resin, cured', '9003-08-1', 'Face resin', 2, 6, 'LT-UNK'),
  ],
  options: [option('Edge', 'Black core', 'Color-through'), colors, hardware, privacy, ordered],
};

const powderCoated: ProductKind = {
  noun: 'Powder-coated partition',
  materials: ['galvannealed steel sheet over a honeycomb core, powder coated'],
  descriptions: ['The economical compartment, in the widest range of colors.'],
  uses: ['offices', 'warehouses', 'places of worship', 'schools'],
  limitations: ['Not for rooms that are hosed down or have showers.', clear, hung],
  attributes: [
    measured('thickness', null, 1),
    chosen('gauge', 'ASTM A653', '22 gauge', '20 gauge'),
    mounting,
    usual,
    chosen('surfaceBurningClass', 'ASTM E84', 'Class A'),
    measured('recycledContent', 'ISO 14021', 25, 45, 5),
    measured('warranty', null, 3, 10, 1),
  ],
  standards: [...access, 'ASTM A653', 'ASTM D3363', 'ASTM D3359'],
  programs: ['greenguard', 'recycled', 'baba'],
  epd: perArea(14.2, [38, 58]),
  hpd: [
    iron,
    content('Cellulose', '9004-34-6', 'Honeycomb core', 12, 22, 'LT-UNK'),
    content('Polyester powder coating', '25038-59-9', 'Coating', 2, 5, 'LT-UNK'),
    content('Zinc', '7440-66-6', 'Coating', 0.5, 2, 'LT-P1'),
  ],
  options: [colors, hardware, ordered],
};

const screen: ProductKind = {
  noun: 'Urinal screen',
  materials: [
    'high-density polyethylene, homogeneous in color',
    'galvannealed steel sheet over a honeycomb core, powder coated',
    'Type 304 stainless steel sheet over a honeycomb core',
  ],
  descriptions: ['Screens one urinal from the next and leaves the floor free for mopping.'],
  uses,
  limitations: [
    'Screens deeper than 18 inches need a post or a brace.',
    'Clear space at accessible urinals is 36 inches where screens reach past the rim.',
  ],
  attributes: [
    measured('depth', null, 18, 24, 6),
    measured('height', null, 42, 60, 6),
    measured('thickness', null, 1, 1.25, 0.25),
    chosen('mounting', null, 'Wall hung, continuous bracket', 'Floor anchored', 'Post to ceiling'),
    measured('warranty', null, 10),
  ],
  series: [
    { depth: 18, height: 42, mounting: 'Wall hung, continuous bracket' },
    { depth: 18, height: 48, mounting: 'Wall hung, continuous bracket' },
    { depth: 24, height: 48, mounting: 'Floor anchored' },
    { depth: 24, height: 60, mounting: 'Post to ceiling' },
  ],
  standards: [...access, 'NFPA 286'],
  programs: ['greenguard', 'recycled', 'baba'],
  epd: null,
  hpd: null,
  options: [option('Size', '18 x 42 in', '18 x 48 in', '24 x 48 in', '24 x 60 in'), colors, ordered],
};

export const toiletCompartments: SectionDeclaration = {
  number: '102113',
  descriptions: [
    'Divides toilet rooms into compartments and screens urinals.',
    'Gives full privacy with doors and pilasters without sightlines.',
    'Stands up to hosing, graffiti removal and rough use.',
  ],
  uses: ['public toilet rooms', 'schools', 'stadiums', 'locker rooms', 'transit stations'],
  limitations: [
    'Polyethylene needs a formulation tested to NFPA 286 where the code requires Class B finish or better.',
    'Powder-coated steel is not suitable for rooms that are hosed down or have showers.',
    'Ceiling-hung compartments require structural steel above the ceiling, by others.',
    clear,
  ],
  standards: [
    'ASTM A240',
    'ASTM E84',
    'NFPA 286',
    'ADA Standards for Accessible Design - Section 604, Water Closets and Toilet Compartments',
    'ICC A117.1',
    'ASTM D3363',
  ],
  programs: ['greenguard', 'declare', 'recycled', 'baba', 'cdph'],
  epd: declared('1 m2', 24.5, [38, 96], pcr),
  hpd: [
    content('Polyethylene', '9002-88-4', 'Panel', 94, 98, 'LT-UNK'),
    content('Titanium dioxide, bound', '13463-67-7', 'Pigment', 0.5, 3, 'LT-1'),
    content('Aluminum', '7429-90-5', 'Hardware', 0.8, 3, 'LT-P1'),
    content('Carbon black, bound', '1333-86-4', 'Pigment', 0.1, 0.4, 'BM-1'),
  ],
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcFurnishingElement', host: 'floor' },
  assembly: 'Toilet Compartment',
  sheetPrefix: 'TPC',
  related: ['102800', '093013', '092216', '224200'],
  installation: [
    'Verify finished dimensions before fabrication and hold clearances of 1/2 inch at pilasters and 1 inch at walls.',
    'Anchor brackets to wood blocking or steel backing plates; toggle bolts in gypsum board alone are not accepted.',
    'Set pilasters plumb with the leveling device and cover it with a stainless steel shoe.',
    'Adjust in-swing doors to rest 30 degrees open and out-swing doors to close.',
    'Set coat hooks in accessible compartments 48 inches above the floor.',
  ],
  kinds: [plastic, stainless, phenolic, powderCoated, screen],
};
