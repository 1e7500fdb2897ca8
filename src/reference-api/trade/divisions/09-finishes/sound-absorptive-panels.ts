import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const pcr = 'UL PCR Part B: Non-Metal Ceiling and Interior Wall Panels';
const perArea = (massKg: number, gwp: readonly [number, number]) => declared('1 m2', massKg, gwp, pcr);
const classA = chosen('surfaceBurningClass', 'ASTM E84', 'Class A');
const tests = ['ASTM C423', 'ASTM E795', 'ASTM E84'];
const fabrics = option(
  'Color',
  ['Oat', '#d8cfbe'],
  ['Stone', '#a6a39b'],
  ['Teal', '#3f6b70'],
  ['Rust', '#9a5538'],
);
const ordered = option('Lead time', 'Standard sizes: 3 weeks', 'Custom sizes: 6 weeks');
const dry = 'For interior use; install when the room is at service humidity.';

const fabric: ProductKind = {
  noun: 'Fabric-wrapped acoustic panel',
  materials: ['6 to 7 pcf glass fiber board with resin-hardened edges, wrapped in woven polyester'],
  descriptions: [
    'Absorbs sound at the wall to shorten reverberation and keep speech clear.',
    'Serves as tack surface and acoustic treatment at once.',
  ],
  uses: ['auditoriums', 'conference rooms', 'music rooms', 'places of worship'],
  limitations: [
    dry,
    'Panels within reach of seating need impact-resistant cores.',
    'NRC is for Type A mounting; an air space changes it.',
  ],
  attributes: [
    measured('noiseReduction', 'ASTM C423', 0.8, 1.1, 0.05),
    measured('thickness', null, 1, 2, 0.5),
    measured('density', 'ASTM C303', 6, 7, 0.5),
    chosen('mounting', 'ASTM E795', 'Type A, direct'),
    classA,
    chosen('edgeDetail', null, 'Square', 'Radius', 'Bevel', 'Half bevel'),
    measured('recycledContent', 'ISO 14021', 25, 60, 5),
  ],
  series: table('thickness noiseReduction', [1, 0.8], [1.5, 0.95], [2, 1.05]),
  programs: ['greenguard', 'declare', 'cdph', 'indoor-advantage'],
  epd: perArea(4.2, [6.8, 12.4]),
  hpd: [
    content('Glass wool fiber', '65997-17-3', 'Core', 72, 84, 'LT-UNK'),
    content('Polyethylene terephthalate', '25038-59-9', 'Fabric', 6, 12, 'LT-UNK'),
    content('Phenol-formaldehyde resin, cured', '9003-35-4', 'Binder', 5, 12, 'LT-UNK'),
  ],
  options: [
    option('Thickness', '1 in', '1-1/2 in', '2 in'),
    option('Size', '24 x 48 in', '48 x 48 in', '48 x 96 in', 'Custom'),
    fabrics,
    ordered,
  ],
};

const felt: ProductKind = {
  noun: 'Polyester felt acoustic panel',
  materials: ['needled polyester felt of recycled bottles'],
  descriptions: ['Light, tackable felt that is cut to shape, grooved and folded.'],
  uses: ['open offices', 'classrooms', 'restaurants', 'phone rooms'],
  limitations: [dry, 'Thin felt absorbs little below 500 Hz without an air space behind it.'],
  attributes: [
    measured('noiseReduction', 'ASTM C423', 0.4, 0.9, 0.05),
    measured('thickness', null, 0.375, 1, 0.125),
    measured('density', 'ASTM C303', 9, 12, 0.5),
    chosen('mounting', 'ASTM E795', 'Type A, direct', 'Type D-20, furred'),
    classA,
    measured('recycledContent', 'ISO 14021', 50, 75, 5),
  ],
  series: [
    { thickness: 0.375, mounting: 'Type A, direct', noiseReduction: 0.4 },
    { thickness: 0.5, mounting: 'Type A, direct', noiseReduction: 0.45 },
    { thickness: 0.5, mounting: 'Type D-20, furred', noiseReduction: 0.75 },
    { thickness: 1, mounting: 'Type A, direct', noiseReduction: 0.75 },
    { thickness: 1, mounting: 'Type D-20, furred', noiseReduction: 0.9 },
  ],
  standards: [...tests, 'NFPA 286'],
  programs: ['greenguard', 'declare', 'recycled', 'cdph'],
  epd: perArea(2.2, [4.2, 8.6]),
  hpd: [
    content('Polyethylene terephthalate', '25038-59-9', 'Fiber', 86, 94, 'LT-UNK'),
    content('Polyester bicomponent binder', '24938-04-3', 'Binder fiber', 4, 12, 'LT-UNK'),
    content('Carbon black, bound', '1333-86-4', 'Pigment', 0.1, 0.5, 'BM-1'),
  ],
  options: [
    option('Thickness', '3/8 in', '1/2 in', '1 in'),
    option('Size', '48 x 96 in', '48 x 108 in'),
    fabrics,
    ordered,
  ],
};

const wood: ProductKind = {
  noun: 'Perforated wood acoustic panel',
  materials: [
    'fire-retardant MDF with wood veneer, perforated, with acoustic fleece',
    'grooved and drilled MDF with wood veneer and acoustic fleece',
  ],
  descriptions: ['Wood wall that absorbs sound through its perforations.'],
  uses: ['lobbies', 'boardrooms', 'concert halls', 'courtrooms'],
  limitations: [
    dry,
    'Absorption needs the cavity and fill that were tested.',
    'Veneer varies; approve a range sample.',
  ],
  attributes: [
    measured('noiseReduction', 'ASTM C423', 0.5, 0.9, 0.05),
    measured('openArea', null, 6, 22, 2),
    measured('thickness', null, 0.625),
    chosen('mounting', 'ASTM E795', 'Type D-20, furred', 'Type E-400, suspended'),
    chosen('surfaceBurningClass', 'ASTM E84', 'Class A', 'Class B'),
    chosen('edgeDetail', null, 'Square', 'Bevel', 'Splined'),
  ],
  series: table('openArea noiseReduction', [6, 0.5], [10, 0.65], [16, 0.8], [22, 0.9]),
  standards: [...tests, 'ANSI/AWI 1236'],
  programs: ['fsc', 'greenguard', 'declare', 'cdph'],
  epd: perArea(11.8, [9.2, 15.8]),
  hpd: [
    content('Wood fiber', '9004-34-6', 'Core', 78, 88, 'LT-UNK'),
    content('Polymeric MDI', '9016-87-9', 'Binder, reacted', 3, 6, 'LT-UNK'),
    content('Ammonium polyphosphate', '68333-79-9', 'Flame retardant', 4, 9, 'LT-UNK'),
  ],
  options: [
    option('Perforation', 'Slotted', 'Round 1/4 in', 'Micro'),
    option(
      'Veneer',
      ['White oak', '#c9ab7c'],
      ['Maple', '#dcc29a'],
      ['Walnut', '#6a4a32'],
      ['Cherry', '#9a5f3c'],
    ),
    option('Lead time', '8 weeks', '12 weeks with matched veneer'),
  ],
};

const baffle: ProductKind = {
  noun: 'Acoustic baffle',
  materials: ['polyester felt, folded over a frame', 'glass fiber core wrapped in fabric'],
  descriptions: ['Hangs in rows below an open ceiling and absorbs sound on both faces.'],
  uses: ['gymnasiums', 'open offices', 'cafeterias', 'atriums'],
  limitations: ['Rows shall not block sprinklers; coordinate spacing with the sprinkler designer.', dry],
  attributes: [
    measured('height', null, 8, 24, 4),
    measured('length', null, 4, 10, 1),
    measured('thickness', null, 1, 2, 0.5),
    measured('noiseReduction', 'ASTM C423', 0.75, 1.05, 0.05),
    chosen('mounting', 'ASTM E795', 'Type J, suspended'),
    classA,
    measured('recycledContent', 'ISO 14021', 40, 75, 5),
  ],
  series: table('thickness noiseReduction', [1, 0.75], [1.5, 0.9], [2, 1.05]),
  standards: [...tests, 'NFPA 13'],
  programs: ['greenguard', 'declare', 'recycled', 'cdph'],
  epd: perArea(3, [5.6, 9.8]),
  hpd: [
    content('Polyethylene terephthalate', '25038-59-9', 'Fiber', 88, 96, 'LT-UNK'),
    content('Polyester bicomponent binder', '24938-04-3', 'Binder fiber', 3, 10, 'LT-UNK'),
  ],
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcCovering', host: 'ceiling' },
  options: [option('Height', '8 in', '12 in', '16 in', '24 in'), fabrics, ordered],
};

export const soundPanels: SectionDeclaration = {
  number: '098413',
  descriptions: [
    'Absorbs sound at the wall to shorten reverberation and keep speech clear.',
    'Serves as tack surface and acoustic treatment at once.',
    'Treats flutter echo between parallel walls without covering the ceiling.',
  ],
  uses: ['auditoriums', 'conference rooms', 'music rooms', 'restaurants', 'gymnasiums'],
  limitations: [
    'Panels are for interior use and shall not be installed before the room is at service humidity.',
    'Fabric-wrapped panels within reach of seating need impact-resistant cores.',
    'Textile-faced panels above 20 square feet need a tested Class A assembly, not tests of the parts.',
    'NRC is stated for Type A mounting; an air space or direct glue changes it.',
  ],
  standards: [
    'ASTM C423',
    'ASTM E795',
    'ASTM E84',
    'ASTM C303',
    'NFPA 286',
    'ACT Voluntary Performance Guidelines',
  ],
  programs: ['greenguard', 'declare', 'cdph', 'indoor-advantage', 'recycled'],
  epd: declared('1 m2', 3.2, [3.9, 12.8], pcr),
  hpd: [
    content('Polyethylene terephthalate', '25038-59-9', 'Fiber', 88, 99, 'LT-UNK'),
    content('Polyester bicomponent binder', '24938-04-3', 'Binder fiber', 1, 12, 'LT-UNK'),
    content('Carbon black, bound', '1333-86-4', 'Pigment', 0.1, 0.5, 'BM-1'),
  ],
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcCovering', host: 'wall' },
  assembly: 'Sound-Absorptive Wall Panel',
  sheetPrefix: 'SAP',
  related: ['095113', '092900', '099123'],
  installation: [
    'Verify that substrates are dry, cured and true to 1/8 inch in 8 feet before mounting.',
    'Mount panels with the clips or impaling fasteners tested with the assembly; adhesive alone is accepted only below 3 pounds per square foot.',
    'Level the first course and keep reveals uniform within 1/16 inch; align fabric weave from panel to panel.',
    'Scribe panels to door frames and devices in the shop; do not cut wrapped edges in the field.',
    'Remove lint with a soft brush and protect panels with polyethylene until the room is turned over.',
  ],
  kinds: [fabric, felt, wood, baffle],
};
