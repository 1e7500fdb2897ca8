import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option } from '#src/reference-api/trade/entries.ts';

const silica = 'Cutting releases silica dust; score and snap, or use a shrouded saw.';
const edges = 'Field-cut edges need sealing the same day.';
const common = [
  chosen('combustibility', 'ASTM E136', 'noncombustible'),
  measured('flameSpread', 'ASTM E84', 0),
];
const colors = option(
  'Factory color',
  ['Primed', '#e9e7e0'],
  ['Arctic white', '#f0f1ee'],
  ['Pearl gray', '#b7bab8'],
  ['Iron gray', '#55595c'],
  ['Evening blue', '#3e4f61'],
  ['Khaki', '#a2957c'],
);
const terms = option('Warranty', 'Substrate: 30 years', 'Factory finish: 15 years');

const lap: ProductKind = {
  noun: 'Fiber-cement lap siding',
  materials: ['autoclaved fiber cement with an acrylic factory finish', 'autoclaved fiber cement, primed'],
  descriptions: ['Looks like painted wood and does not burn, rot or feed insects.'],
  uses: ['houses', 'multifamily buildings', 'schools'],
  limitations: ['Keep 6 inches clear of grade and 2 inches clear of roofs and decks.', silica, edges],
  attributes: [
    measured('thickness', 'ASTM C1186', 0.3125),
    measured('width', null, 5.25, 12, 0.25),
    measured('coverage', null, 4, 10.75, 0.25),
    measured('length', null, 12),
    chosen('finish', null, 'smooth', 'wood grain'),
    measured('flexuralStrength', 'ASTM C1185', 1450, 1800, 50),
    ...common,
    measured('warranty', null, 30),
  ],
  // Courses overlap by 1-1/4 inches.
  series: [5.25, 6.25, 7.25, 8.25, 9.25, 12].map((width) => ({ width, coverage: width - 1.25 })),
  standards: ['ASTM C1186', 'ASTM C1185', 'ASTM E136', 'ASTM E84'],
  options: [
    option('Width', '5-1/4 in', '6-1/4 in', '7-1/4 in', '8-1/4 in', '9-1/4 in', '12 in'),
    colors,
    option('Lead time', 'Primed: stock', 'Colors: 2 to 3 weeks'),
    terms,
  ],
};

const panel: ProductKind = {
  ...lap,
  noun: 'Fiber-cement panel siding',
  descriptions: ['Covers walls in 4-foot sheets with battens or reveals at their joints.'],
  uses: ['multifamily buildings', 'gables', 'schools', 'retail fronts'],
  attributes: [
    measured('thickness', 'ASTM C1186', 0.3125),
    measured('width', null, 48),
    measured('length', null, 8, 10, 1),
    measured('designPressure', 'ASTM E330', 20, 60, 5),
    chosen('finish', null, 'smooth', 'stucco', 'vertical grooves'),
    measured('flexuralStrength', 'ASTM C1185', 1450, 1800, 50),
    ...common,
    measured('warranty', null, 30),
  ],
  series: [{ length: 8 }, { length: 9 }, { length: 10 }],
  standards: ['ASTM C1186', 'ASTM C1185', 'ASTM E136', 'ASTM E84', 'ASTM E330'],
  options: [
    option('Sheet', '48 by 96 in', '48 by 108 in', '48 by 120 in'),
    colors,
    option('Lead time', 'Primed: stock', 'Colors: 3 weeks'),
    terms,
  ],
};

const rainscreen: ProductKind = {
  ...panel,
  noun: 'Fiber-cement rainscreen panel',
  materials: ['high-density through-colored fiber cement'],
  descriptions: ['Forms large open-joint facades with exposed rivets or hidden clips.'],
  uses: ['rainscreen facades', 'universities', 'offices', 'libraries'],
  limitations: [
    'The air and water barrier behind must be continuous and stable in light.',
    silica,
    'Holes are drilled oversize but for one fixed point per panel.',
  ],
  attributes: [
    measured('thickness', 'ISO 8336', 0.3125, 0.5, 0.0625),
    measured('width', null, 48),
    measured('length', null, 8, 12, 2),
    measured('designPressure', 'ASTM E330', 30, 85, 5),
    measured('flexuralStrength', 'ISO 8336', 2600, 3500, 100),
    measured('weightPerArea', null, 2.9, 4.7, 0.1),
    chosen('mounting', null, 'exposed rivets', 'undercut anchors'),
    ...common,
    measured('warranty', null, 10),
  ],
  series: [
    { thickness: 0.3125, weightPerArea: 2.9, mounting: 'exposed rivets' },
    { thickness: 0.5, weightPerArea: 4.7, mounting: 'undercut anchors' },
  ],
  standards: ['ISO 8336', 'AAMA 509', 'ASTM E136', 'ASTM E84', 'ASTM E330'],
  options: [
    option(
      'Through color',
      ['Graphite', '#4c4f51'],
      ['Ash', '#a4a5a1'],
      ['Ivory', '#dcd6c5'],
      ['Terra', '#94604a'],
      ['Ocher', '#b98f4d'],
    ),
    option('Lead time', '10 weeks'),
    option('Warranty', '10 years', 'Color: 15 years'),
  ],
};

const trim: ProductKind = {
  ...lap,
  noun: 'Fiber-cement trim board',
  descriptions: ['Frames corners, windows and fascias in boards that do not cup or rot.'],
  uses: ['corners', 'window trim', 'fascias', 'band boards'],
  attributes: [
    measured('thickness', 'ASTM C1186', 0.75, 1, 0.25),
    measured('width', null, 3.5, 11.25, 0.25),
    measured('length', null, 12),
    chosen('finish', null, 'smooth', 'wood grain'),
    measured('flexuralStrength', 'ASTM C1185', 1000, 1300, 50),
    ...common,
    measured('warranty', null, 15),
  ],
  series: [3.5, 5.5, 7.25, 9.25, 11.25].map((width) => ({ width })),
  options: [
    option('Nominal size', '4/4 by 4 in', '4/4 by 6 in', '4/4 by 8 in', '5/4 by 6 in', '5/4 by 12 in'),
    colors,
    option('Lead time', 'Primed: stock', 'Colors: 3 weeks'),
  ],
};

const soffit: ProductKind = {
  ...lap,
  noun: 'Fiber-cement soffit',
  descriptions: ['Closes eaves with noncombustible board, vented or solid.'],
  uses: ['eaves', 'porch ceilings', 'soffits'],
  limitations: [silica, edges, 'Vented board needs an ember-resistant mesh in wildfire zones.'],
  attributes: [
    measured('thickness', 'ASTM C1186', 0.25),
    measured('width', null, 12, 24, 4),
    measured('length', null, 8, 12, 4),
    measured('freeArea', null, 0, 5, 5),
    ...common,
    measured('warranty', null, 30),
  ],
  series: [{ width: 12 }, { width: 16 }, { width: 24 }],
  options: [
    option('Width', '12 in', '16 in', '24 in'),
    option('Vent', 'Solid', 'Vented, 5 sq in per ft'),
    colors,
    option('Lead time', 'Stock'),
  ],
};

export const fiberCementSiding: SectionDeclaration = {
  number: '074646',
  descriptions: [
    'Looks like painted wood and does not burn, rot or feed insects.',
    'Forms large-format rainscreen facades with exposed or hidden fasteners.',
    'Holds factory paint for years in sun and salt air.',
  ],
  uses: ['houses', 'multifamily buildings', 'schools', 'soffits', 'rainscreen facades'],
  limitations: [
    'Keep 6 inches clear of grade and 2 inches clear of roofs and decks.',
    silica,
    'It is not suitable for horizontal or ponding surfaces.',
    edges,
  ],
  standards: ['ASTM C1186', 'ASTM C1185', 'ASTM E136', 'ASTM E84', 'ASTM E330', 'ISO 8336'],
  programs: ['icc-es', 'ccrr', 'florida', 'miami-dade', 'declare'],
  epd: declared('1 m2', 14, [7, 18], 'UL PCR Part B: Cladding Product Systems'),
  hpd: [
    content('Portland cement', '65997-15-1', 'Binder', 30, 45, 'LT-P1'),
    content('Quartz', '14808-60-7', 'Aggregate', 30, 45, 'LT-1'),
    content('Cellulose', '9004-34-6', 'Fiber', 7, 10, 'LT-UNK'),
    content('Acrylic copolymer', '25133-97-5', 'Finish', 0.5, 2, 'LT-UNK'),
  ],
  bim: { category: 'Walls', ifcClass: 'IfcCovering', host: 'wall' },
  assembly: 'Fiber-Cement Siding',
  sheetPrefix: 'FCS',
  related: ['061600', '072500', '072726', '079200', '099123'],
  installation: [
    'Store panels flat, dry and covered.',
    'Start over a level strip so that the first course cants outward.',
    'Lap courses 1-1/4 inches and nail into framing at 16 inches.',
    'Leave 1/8 inch at trim and flash butt joints behind.',
    'Prime cut edges and touch up nail heads.',
  ],
  kinds: [lap, panel, rainscreen, trim, soffit],
};
