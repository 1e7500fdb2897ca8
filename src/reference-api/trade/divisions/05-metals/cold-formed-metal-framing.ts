import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import {
  chosen,
  content,
  crossed,
  declared,
  measured,
  numberIn,
  option,
  table,
} from '#src/reference-api/trade/entries.ts';

const engineer = 'Design by a licensed engineer is required for every project.';
const heat = 'Members bridge heat; provide continuous insulation outboard of studs.';
/** Designations of AISI S240 in mils, with minimum base steel thickness and usual grade. */
const mils = [
  { gauge: '33 mil (20 ga)', metalThickness: 0.0329, yieldStrength: 33 },
  { gauge: '43 mil (18 ga)', metalThickness: 0.0428, yieldStrength: 33 },
  { gauge: '54 mil (16 ga)', metalThickness: 0.0538, yieldStrength: 50 },
  { gauge: '68 mil (14 ga)', metalThickness: 0.0677, yieldStrength: 50 },
  { gauge: '97 mil (12 ga)', metalThickness: 0.0966, yieldStrength: 50 },
];
const sheet = [
  chosen('gauge', 'AISI S240', ...mils.map(({ gauge }) => gauge)),
  measured('metalThickness', 'AISI S240', 0.0329, 0.0966, 0.0001),
  measured('yieldStrength', 'ASTM A1003', 33, 50, 17),
];
const zinc = chosen('coating', 'ASTM A1003', 'G60', 'G90');
const recycled = measured('recycledContent', 'ISO 14021', 25, 37, 1);
const standards = ['AISI S240', 'AISI S100', 'ASTM A1003', 'ASTM C955', 'ASTM C1513'];
const milRow = option('Thickness', '33 mil', '43 mil', '54 mil', '68 mil', '97 mil');
const coatRow = option('Coating', 'G60 (CP60)', 'G90 (CP90)');

const bearing: ProductKind = {
  noun: 'Load-bearing steel stud',
  materials: ['galvanized structural steel sheet'],
  descriptions: ['Bears floors and roofs of mid-rise buildings without timber or concrete.'],
  uses: ['mid-rise bearing walls', 'roof trusses', 'hotels', 'dormitories'],
  limitations: [
    engineer,
    heat,
    'Do not splice studs that carry axial load.',
    'Stack bearing studs within 3/4 inch of those below.',
  ],
  attributes: [
    measured('depth', 'AISI S240', 3.5, 8, 0.125),
    measured('flangeWidth', 'AISI S240', 1.625, 2.5, 0.125),
    ...sheet,
    zinc,
    recycled,
  ],
  series: crossed(
    table('depth flangeWidth', [3.5, 1.625], [3.625, 1.625], [6, 1.625], [6, 2], [8, 2.5]),
    mils,
  ),
  standards,
  programs: ['icc-es', 'recycled', 'baba'],
  epd: declared('1 metric ton', 1000, [1850, 2750], 'UL PCR Part B: Designated Steel Construction Product'),
  hpd: [
    content('Iron', '7439-89-6', 'Base steel', 93, 97, 'LT-P1'),
    content('Zinc', '7440-66-6', 'Coating', 2, 5, 'LT-P1'),
    content('Manganese', '7439-96-5', 'Alloying element', 0.3, 1.2, 'LT-P1'),
    content('Carbon', '7440-44-0', 'Alloying element', 0.05, 0.25, 'LT-UNK'),
  ],
  options: [
    option('Web depth', '3-1/2 in', '3-5/8 in', '6 in', '8 in'),
    milRow,
    coatRow,
    option('Lead time', '2 to 3 weeks, cut to length'),
  ],
};

const exterior: ProductKind = {
  ...bearing,
  noun: 'Exterior wall stud',
  descriptions: ['Backs exterior cladding against wind while the structure deflects behind it.'],
  uses: ['exterior curtain wall backup', 'parapets', 'brick veneer backup', 'soffits'],
  limitations: [
    engineer,
    heat,
    'Members thinner than 43 mil are not suitable for masonry veneer backup.',
    'It carries no floor; give its head a slip connection.',
  ],
  attributes: [
    measured('depth', 'AISI S240', 3.625, 8, 0.125),
    measured('flangeWidth', 'AISI S240', 1.625, 2, 0.375),
    ...sheet,
    chosen('deflectionLimit', null, 'L/240', 'L/360', 'L/600'),
    zinc,
    recycled,
  ],
  series: crossed(
    table('depth flangeWidth', [3.625, 1.625], [6, 1.625], [8, 2]),
    mils.slice(0, 4).flatMap((mil, thicker) =>
      table('deflectionLimit', ...(thicker === 0 ? ['L/240', 'L/360'] : ['L/360', 'L/600'])).map((limit) => ({
        ...mil,
        ...limit,
      })),
    ),
  ),
  options: [
    option('Web depth', '3-5/8 in', '6 in', '8 in'),
    option('Thickness', '33 mil', '43 mil', '54 mil', '68 mil'),
    coatRow,
    option('Lead time', '2 weeks, cut to length'),
  ],
};

/** Feet at 16 inches on center, under 40 psf of live and 15 psf of dead load, to L/480. */
const spans: Readonly<Record<number, readonly [number, number, number]>> = {
  8: [14, 15, 17],
  10: [17, 18.5, 20.5],
  12: [19.5, 21.5, 24],
};

const joist: ProductKind = {
  ...bearing,
  noun: 'Cold-formed floor joist',
  descriptions: ['Spans floors with straight, light members that take ducts through punched webs.'],
  uses: ['floor joists', 'roof framing', 'hotels', 'dormitories'],
  limitations: [
    engineer,
    'Stiffen webs at bearings and under concentrated loads.',
    'Cut no flange; cut webs only where the table allows holes.',
  ],
  attributes: [
    measured('depth', 'AISI S240', 8, 12, 2),
    measured('flangeWidth', 'AISI S240', 1.625, 2, 0.375),
    ...sheet,
    measured('spanLength', 'AISI S240', 14, 24, 0.5),
    chosen('deflectionLimit', null, 'L/480'),
    zinc,
    recycled,
  ],
  series: crossed(crossed(table('depth', 8, 10, 12), table('flangeWidth', 1.625, 2)), mils.slice(2)),
  deriveValues: (values) => ({
    spanLength:
      spans[numberIn(values, 'depth')]?.[mils.findIndex(({ gauge }) => gauge === values.gauge) - 2] ?? null,
  }),
  options: [
    option('Depth', '8 in', '10 in', '12 in'),
    option('Thickness', '54 mil', '68 mil', '97 mil'),
    coatRow,
    option('Lead time', '2 to 3 weeks, cut to length'),
  ],
};

const clip: ProductKind = {
  ...bearing,
  noun: 'Slide clip connector',
  materials: ['G90 galvanized steel with step bushings in slotted holes'],
  descriptions: ['Holds a stud against wind while the floor above moves up and down.'],
  uses: ['exterior curtain wall backup', 'slab edges', 'bypass framing'],
  limitations: [
    'Set bushings in the middle of the slots; do not drive screws tight against the web.',
    'It carries no weight of the wall.',
    'Coordinate its size with the slab edge and the insulation.',
  ],
  attributes: [
    measured('movement', null, 0.75, 1.5, 0.25),
    measured('concentratedLoad', 'AISI S914', 520, 1650, 10),
    chosen('gauge', 'AISI S240', '54 mil (16 ga)', '68 mil (14 ga)', '97 mil (12 ga)'),
    measured('metalThickness', 'AISI S240', 0.0538, 0.0966, 0.0001),
    measured('yieldStrength', 'ASTM A1003', 50),
    measured('depth', null, 3.5, 8, 0.25),
    chosen('coating', 'ASTM A1003', 'G90'),
  ],
  series: crossed(
    [
      { ...mils[2], concentratedLoad: 520 },
      { ...mils[3], concentratedLoad: 940 },
      { ...mils[4], concentratedLoad: 1650 },
    ],
    table('depth movement', [3.5, 0.75], [6, 1], [8, 1.5]),
  ),
  standards: ['AISI S100', 'AISI S240', 'AISI S914', 'ASTM A1003', 'ASTM C1513'],
  programs: ['icc-es', 'ccrr', 'baba'],
  epd: null,
  hpd: null,
  bim: { category: 'Structural Connections', ifcClass: 'IfcDiscreteAccessory', host: 'unhosted' },
  options: [
    option('Stud', '3-5/8 in', '6 in', '8 in'),
    option('Box', '25', '100'),
    option('Lead time', '3 days'),
  ],
};

const panel: ProductKind = {
  ...bearing,
  noun: 'Prefabricated wall panel',
  materials: ['galvanized steel studs with glass-mat gypsum sheathing and a fluid-applied air barrier'],
  descriptions: ['Arrives as finished panels that close a building in days.'],
  uses: ['mid-rise hotels', 'hospitals', 'urban sites without room for scaffolds'],
  limitations: [
    engineer,
    'Panels need crane access and a survey of the slab edges before they are made.',
    'Joints of the air barrier are sealed from inside after erection.',
  ],
  attributes: [
    measured('depth', 'AISI S240', 6, 8, 2),
    chosen('gauge', 'AISI S240', ...mils.slice(1, 4).map(({ gauge }) => gauge)),
    measured('metalThickness', 'AISI S240', 0.0428, 0.0677, 0.0001),
    measured('yieldStrength', 'ASTM A1003', 33, 50, 17),
    measured('height', null, 108, 168, 12),
    measured('length', null, 10, 32, 2),
    measured('weightPerArea', null, 6, 9, 0.5),
    measured('designPressure', 'ASTM E330', 25, 60, 5),
  ],
  series: crossed(
    [
      { ...mils[1], weightPerArea: 6 },
      { ...mils[2], weightPerArea: 6.5 },
      { ...mils[3], weightPerArea: 7.5 },
    ],
    table('depth height', [6, 120], [6, 144], [8, 168]),
  ),
  standards: [...standards, 'ASTM E330', 'AWS D1.3', 'ASTM C1177'],
  epd: null,
  hpd: null,
  bim: { category: 'Walls', ifcClass: 'IfcWall', host: 'floor' },
  options: [
    option('Delivered with', 'Sheathing', 'Air barrier', 'Windows'),
    milRow,
    option('Lead time', '8 to 10 weeks after survey'),
  ],
};

export const coldFormedFraming: SectionDeclaration = {
  number: '054000',
  descriptions: [
    'Backs exterior cladding against wind while the structure deflects behind it.',
    'Bears floors and roofs of mid-rise buildings without timber or concrete.',
    'Arrives as finished panels that close a building in days.',
  ],
  uses: [
    'exterior curtain wall backup',
    'mid-rise bearing walls',
    'parapets',
    'roof trusses',
    'floor joists',
  ],
  limitations: [
    heat,
    engineer,
    'Do not splice studs that carry axial load.',
    'Members thinner than 43 mil are not suitable for masonry veneer backup.',
  ],
  standards: [
    'AISI S240',
    'AISI S100',
    'AISI S914',
    'ASTM A1003',
    'ASTM C955',
    'ASTM C1513',
    'AWS D1.3',
    'ASTM E330',
    'ASTM C1177',
  ],
  programs: ['icc-es', 'ccrr', 'ul-classified', 'recycled', 'baba'],
  epd: declared('1 metric ton', 1000, [1850, 2750], 'UL PCR Part B: Designated Steel Construction Product'),
  hpd: bearing.hpd ?? null,
  bim: { category: 'Structural Framing', ifcClass: 'IfcMember', host: 'wall' },
  assembly: 'Cold-Formed Metal Framing',
  sheetPrefix: 'CFM',
  related: ['051200', '061600', '072726', '074213', '092216', '092900'],
  installation: [
    'Anchor bottom track at 32 inches on center and at both sides of openings.',
    'Seat studs to within 1/8 inch of the track web.',
    'Attach deflection clips so that the stud slides freely by 3/4 inch.',
    'Install bridging at 48 inches on center before cladding loads are applied.',
    'Repair cut and welded zinc coating with galvanizing repair paint.',
  ],
  kinds: [bearing, exterior, joist, clip, panel],
};
