import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, measured, option, table } from '#src/reference-api/trade/entries.ts';

const monitored = 'Negative pressure must be monitored for as long as the enclosure stands.';
const burning = [
  chosen('surfaceBurningClass', 'ASTM E84', 'Class A'),
  measured('flameSpread', 'ASTM E84', 0, 25, 5),
  measured('smokeDeveloped', 'ASTM E84', 50, 450, 50),
];
const burningTests = ['ASTM E84', 'NFPA 241'];

const panel: ProductKind = {
  noun: 'Temporary construction barrier panel',
  materials: ['reusable aluminum frames with white steel faces and a mineral wool core'],
  descriptions: ['Keeps dust, noise and people apart while part of a building stays in use.'],
  uses: ['occupied hospitals', 'airport concourses', 'school renovations', 'data centers'],
  limitations: [
    'It carries no fire resistance rating; a rated barrier is built as permanent construction.',
    'It is for interiors and is not designed for wind load.',
    monitored,
  ],
  attributes: [
    measured('height', null, 96, 144, 12),
    chosen('coreType', null, 'mineral wool', 'air space'),
    measured('soundTransmission', 'ASTM E90', 19, 32, 1),
    ...burning,
    measured('weightPerArea', null, 2.2, 3.4, 0.1),
  ],
  series: table(
    'coreType soundTransmission weightPerArea flameSpread smokeDeveloped',
    ['mineral wool', 28, 3.2, 0, 50],
    ['mineral wool', 32, 3.4, 0, 50],
    ['air space', 19, 2.2, 5, 50],
  ),
  standards: [...burningTests, 'ASTM E90'],
  programs: ['greenguard', 'iso-9001'],
  options: [
    option('Panel height', '8 ft', '9 ft', '10 ft', '12 ft'),
    option('Core', 'Mineral wool', 'Air space'),
    option('Supply', 'Sale', 'Rental by the month'),
    option('Lead time', '1 to 2 weeks'),
  ],
};

const containment: ProductKind = {
  noun: 'Dust containment wall',
  materials: ['6-mil fire-retardant polyethylene sheeting on telescoping spring poles'],
  descriptions: ['Sets up in minutes between floor and ceiling, without tape or fasteners in the finish.'],
  uses: ['school renovations', 'retail fit-outs', 'occupied offices', 'ceiling work in corridors'],
  limitations: [
    'Sheeting stops neither sound nor force; it is not a barrier to the public.',
    'Spring poles need a ceiling that takes 25 pounds of thrust.',
    monitored,
  ],
  attributes: [
    measured('membraneThickness', null, 6),
    measured('height', null, 96, 240, 12),
    chosen('fireTest', 'NFPA 701', 'Method 2'),
    ...burning,
  ],
  series: table('height flameSpread smokeDeveloped', [144, 15, 150], [240, 20, 200]),
  standards: [...burningTests, 'NFPA 701'],
  programs: [],
  options: [
    option('Pole reach', '12 ft', '20 ft'),
    option('Set', '4 poles', '8 poles'),
    option('Lead time', '3 days'),
  ],
};

const zipper: ProductKind = {
  noun: 'Air-barrier zipper door',
  materials: ['6-mil polyethylene with two heavy zippers and hook tape'],
  descriptions: ['Gives a containment a door that closes behind each person and keeps the pressure.'],
  uses: ['containment entrances', 'anterooms', 'abatement work areas'],
  limitations: [
    'It is not an exit door; keep exit routes outside the containment.',
    'Replace the flap when the zipper no longer closes along its length.',
  ],
  attributes: [
    measured('width', null, 48),
    measured('height', null, 84, 96, 12),
    measured('membraneThickness', null, 6, 10, 4),
    chosen('configuration', null, 'one zipper', 'two zippers'),
    chosen('fireTest', 'NFPA 701', 'Method 2'),
  ],
  standards: ['NFPA 701', 'NFPA 241'],
  programs: [],
  bim: { category: 'Doors', ifcClass: 'IfcDoor', host: 'wall' },
  options: [
    option('Zippers', 'One', 'Two'),
    option('Pack', '2 doors', '12 doors'),
    option('Lead time', '3 days'),
  ],
};

const fence: ProductKind = {
  noun: 'Site safety fence panel',
  materials: ['galvanized steel tube frames with welded wire infill on clamped bases'],
  descriptions: ['Closes a site without digging, and moves as the work moves.'],
  uses: ['open sites', 'street work', 'crane swing areas', 'event grounds'],
  limitations: [
    'Screen cloth multiplies wind load; add braces and ballast by calculation.',
    'It does not protect the public from falling objects; provide a covered walkway.',
  ],
  attributes: [
    measured('height', null, 48, 96, 24),
    measured('length', null, 9.5, 12, 0.5),
    chosen('wireGauge', null, '8 ga', '11 ga'),
    measured('weight', null, 38, 74, 1),
    measured('windSpeed', 'ASCE 37', 40, 60, 10),
    chosen('coating', 'ASTM A123', 'hot-dip galvanized after welding'),
  ],
  series: [
    { height: 72, length: 12, weight: 52, wireGauge: '11 ga' },
    { height: 72, length: 9.5, weight: 44, wireGauge: '11 ga' },
    { height: 96, length: 9.5, weight: 74, wireGauge: '8 ga' },
    { height: 48, length: 9.5, weight: 38, wireGauge: '11 ga' },
  ],
  standards: ['ASCE 37', 'ASSE A10.34', 'ASTM A123'],
  programs: ['recycled', 'baba'],
  bim: { category: 'Site', ifcClass: 'IfcRailing', host: 'floor' },
  options: [
    option('Base', 'Flat steel foot', 'Ballast block'),
    option('Screen cloth', 'None', 'Green', 'Black'),
    option('Lead time', '1 week'),
  ],
};

export const barriers: SectionDeclaration = {
  number: '015600',
  descriptions: [
    'Keeps dust, noise and people apart while part of a building stays in use.',
    'Holds a pressure difference so that air moves from clean rooms to the work and never back.',
    'Encloses openings and edges until permanent construction takes their place.',
  ],
  uses: ['occupied hospitals', 'airport concourses', 'school renovations', 'retail fit-outs', 'open sites'],
  limitations: [
    'It is not a rated fire barrier.',
    'Panels are not designed for wind load out of doors without braces and ballast.',
    monitored,
  ],
  standards: ['ASTM E84', 'ASTM E90', 'ASTM A123', 'NFPA 241', 'NFPA 701', 'ASCE 37', 'ASSE A10.34'],
  programs: ['greenguard', 'recycled', 'iso-9001'],
  epd: null,
  hpd: null,
  bim: { category: 'Walls', ifcClass: 'IfcWall', host: 'floor' },
  assembly: 'Temporary Barrier',
  sheetPrefix: 'TMB',
  related: ['015813', '024119', '028213'],
  installation: [
    'Set tracks level and gasket them to floor and ceiling.',
    'Lock panels together from one corner and tape no joint that has a gasket.',
    'Provide one anteroom where traffic passes from a dusty to a clean area.',
    'Test the pressure difference before demolition and log it daily.',
    'Remove barriers only after final cleaning has been accepted.',
  ],
  kinds: [panel, containment, zipper, fence],
};
