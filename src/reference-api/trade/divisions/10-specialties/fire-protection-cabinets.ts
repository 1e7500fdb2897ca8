import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, measured, option } from '#src/reference-api/trade/entries.ts';

const mounting = chosen(
  'mounting',
  null,
  'Recessed',
  'Semirecessed, square trim',
  'Semirecessed, rolled trim',
  'Surface',
);
const steelFinish = chosen('finish', null, 'White powder coat', 'No. 4 stainless', 'Red enamel');
const access = ['ADA Standards for Accessible Design', 'ASTM A1008', 'ASTM A240'];
const door = option('Door', 'Full glazing', 'Vertical duo', 'Horizontal panel', 'Solid with letters');
const letters = option('Letters', 'Red, vertical', 'Black, horizontal', 'None');
const ordered = option('Lead time', 'White: in stock', 'Stainless steel: 4 weeks');
const projection =
  'Projection into exit corridors shall not exceed 4 inches between 27 and 80 inches above the floor.';
const tubs = [
  { width: 9.5, height: 24, depth: 6 },
  { width: 10.5, height: 24, depth: 6 },
  { width: 12, height: 27, depth: 8 },
] as const;
const size = [
  measured('width', null, 9.5, 12, 0.5),
  measured('height', null, 24, 27, 1),
  measured('depth', null, 6, 8, 0.5),
];
const extinguishers = option('Extinguisher', '5 lb ABC', '10 lb ABC', '20 lb ABC', 'Clean agent, 11 lb');

const cabinet: ProductKind = {
  noun: 'Fire extinguisher cabinet',
  materials: [
    'a cold-rolled steel tub with powder-coated door and trim',
    'a cold-rolled steel tub with a Type 304 stainless steel door and trim',
    'a steel tub with an extruded aluminum door, clear anodized',
  ],
  descriptions: ['Holds a portable extinguisher in the wall, visible and within reach.'],
  uses: ['corridors', 'offices', 'schools', 'parking structures'],
  limitations: [
    'Nonrated tubs shall not be recessed in fire-rated walls.',
    projection,
    'Locked cabinets need an approved means of emergency access.',
  ],
  attributes: [
    ...size,
    chosen('fireRating', null, 'Nonrated'),
    mounting,
    chosen('glazingType', 'ASTM C1048', 'Tempered, clear', 'Acrylic bubble', 'Solid'),
    chosen('finish', null, 'White powder coat', 'No. 4 stainless', 'Clear anodized', 'Red enamel'),
  ],
  series: tubs,
  standards: [...access, 'NFPA 10', 'ASTM C1048'],
  programs: ['baba', 'iso-9001', 'recycled'],
  options: [extinguishers, door, letters, ordered],
};

const rated: ProductKind = {
  noun: 'Fire-rated extinguisher cabinet',
  materials: [
    'a double-wall steel tub with fire-resistant board between',
    'a double-wall steel tub with fire-resistant board and a stainless steel door',
  ],
  descriptions: ['Keeps the rating of the wall in which the tub is recessed.'],
  uses: ['rated corridors', 'exit stairs', 'hospitals', 'laboratories'],
  limitations: [
    'Wall framing shall be deep enough for the double tub, 6 inches or more.',
    'The rating is that of the tub in the wall; the door is not a fire door.',
    projection,
  ],
  attributes: [
    ...size,
    chosen('fireRating', 'ASTM E814', '1 hour', '2 hours'),
    chosen('mounting', null, 'Recessed', 'Semirecessed, square trim', 'Semirecessed, rolled trim'),
    chosen('glazingType', null, 'Solid', 'Acrylic bubble'),
    steelFinish,
  ],
  series: tubs,
  standards: [...access, 'NFPA 10', 'ASTM E814'],
  programs: ['warnock-hersey', 'ul-classified', 'baba'],
  options: [extinguishers, option('Door', 'Solid with letters', 'Solid, plain'), letters, ordered],
};

const hose: ProductKind = {
  noun: 'Fire hose valve cabinet',
  materials: [
    'a cold-rolled steel tub with powder-coated door and trim',
    'a steel tub with a Type 304 stainless steel door and trim',
  ],
  descriptions: ['Encloses the 2-1/2 inch hose valve of a standpipe, with room for a hand at the wheel.'],
  uses: ['exit stairs', 'stages', 'warehouses', 'parking structures'],
  limitations: [
    'The valve outlet needs 3 inches clear on every side and faces down or out.',
    'Standpipe pressure above 175 psi needs a pressure-reducing valve.',
  ],
  attributes: [
    measured('width', null, 18, 24, 2),
    measured('height', null, 18, 40, 2),
    measured('depth', null, 8, 9.5, 0.5),
    measured('valveSize', 'NFPA 14', 1.5, 2.5, 1),
    chosen('fireRating', 'ASTM E814', 'Nonrated', '1 hour', '2 hours'),
    chosen('mounting', null, 'Recessed', 'Semirecessed, square trim', 'Surface'),
    steelFinish,
  ],
  series: [
    { width: 18, height: 18, depth: 8, valveSize: 2.5, mounting: 'Recessed', fireRating: 'Nonrated' },
    { width: 18, height: 18, depth: 9.5, valveSize: 2.5, mounting: 'Recessed', fireRating: '2 hours' },
    {
      width: 24,
      height: 40,
      depth: 9.5,
      valveSize: 2.5,
      mounting: 'Semirecessed, square trim',
      fireRating: '1 hour',
    },
    { width: 24, height: 30, depth: 8, valveSize: 1.5, mounting: 'Surface', fireRating: 'Nonrated' },
  ],
  standards: [...access, 'NFPA 14', 'ASTM E814'],
  programs: ['warnock-hersey', 'baba', 'iso-9001'],
  options: [
    option('Contents', 'Valve', 'Valve and hose rack', 'Valve and extinguisher'),
    door,
    letters,
    ordered,
  ],
};

const defibrillator: ProductKind = {
  noun: 'Defibrillator cabinet',
  materials: [
    'a cold-rolled steel tub with a powder-coated door and a siren',
    'a stainless steel tub and door with a siren',
  ],
  descriptions: ['Keeps a defibrillator in sight and sounds a siren when its door is opened.'],
  uses: ['lobbies', 'gymnasiums', 'airports', 'schools'],
  limitations: ['The siren’s battery is replaced each year.', projection],
  attributes: [
    measured('width', null, 13, 18, 1),
    measured('height', null, 14, 18, 1),
    measured('depth', null, 6, 9, 1),
    measured('soundOutput', null, 85, 100, 5),
    chosen('fireRating', null, 'Nonrated'),
    mounting,
    chosen('glazingType', 'ASTM C1048', 'Tempered, clear', 'Acrylic, clear'),
    steelFinish,
  ],
  series: [
    { width: 13, height: 14, depth: 7 },
    { width: 14, height: 14, depth: 6 },
    { width: 18, height: 18, depth: 9 },
  ],
  standards: [...access, 'ASTM C1048', 'UL 1023'],
  programs: ['ul-listed', 'etl', 'baba'],
  options: [option('Alarm', 'Siren', 'Siren and strobe', 'Relay to building alarm'), ordered],
};

export const fireCabinets: SectionDeclaration = {
  number: '104413',
  descriptions: [
    'Holds portable extinguishers, hose valves or defibrillators in the wall, visible and within reach.',
    'Keeps the fire rating of the wall where the tub is recessed.',
    'Sounds a local alarm when the door is opened.',
  ],
  uses: ['corridors', 'exit stairs', 'parking structures', 'schools', 'laboratories'],
  limitations: [
    'Fully recessed nonrated tubs shall not be placed in fire-rated walls.',
    'Rated cabinets need wall framing deep enough for the double tub, 6 inches or more.',
    projection,
    'Locked cabinets require an approved means of emergency access.',
  ],
  standards: [
    'NFPA 10',
    'NFPA 14',
    'ASTM E814',
    'ASTM A1008',
    'ASTM C1048',
    'ADA Standards for Accessible Design',
  ],
  programs: ['ul-listed', 'warnock-hersey', 'fm', 'baba'],
  epd: null,
  hpd: null,
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcFurnishingElement', host: 'wall' },
  assembly: 'Fire Extinguisher Cabinet',
  sheetPrefix: 'FEC',
  related: ['092216', '092900', '078413', '211313'],
  installation: [
    'Verify that wall depth is sufficient for the tub and for the rating before framing is closed.',
    'Set cabinets so that the extinguisher handle is 48 inches maximum above the floor.',
    'Install fire-rated cabinets in strict accordance with their listing; seal the perimeter as the listing requires.',
    'Adjust doors to swing 180 degrees and latches to open with less than 5 pounds.',
    'Apply die-cut lettering after painting, level and reading as scheduled.',
  ],
  kinds: [cabinet, rated, hose, defibrillator],
};
