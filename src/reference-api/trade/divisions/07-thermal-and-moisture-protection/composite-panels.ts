import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { pvdfColors } from '#src/reference-api/trade/metal-finishes.ts';
import { chosen, content, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const pcr = 'UL PCR Part B: Insulated Metal Panels, Metal Composite Panels, and Metal Cladding';
const direction = 'Directional metallic colors must hang in one direction.';
const lots = 'Extrusions and skins need the same finish lot.';
const behind = 'The air and water barrier behind must be continuous.';
/** Weights of sheets with two 0.020 inch skins, by thickness and core. */
const composites = table(
  'thickness coreType weightPerArea flameSpread smokeDeveloped',
  [0.157, 'fire-retardant mineral', 1.56, 0, 5],
  [0.236, 'fire-retardant mineral', 2.23, 0, 10],
);
const polyethylene = {
  thickness: 0.157,
  coreType: 'polyethylene',
  weightPerArea: 1.12,
  flameSpread: 5,
  smokeDeveloped: 40,
};
const mineral = chosen('coreType', 'NFPA 285', 'fire-retardant mineral');
const sheetValues = [
  measured('weightPerArea', null, 1.12, 2.23, 0.01),
  measured('peelTorque', 'ASTM D1781', 22.5, 30, 0.5),
  measured('flameSpread', 'ASTM E84', 0, 5, 5),
  measured('smokeDeveloped', 'ASTM E84', 5, 40, 5),
];
const finish = chosen('finish', 'AAMA 2605', 'PVDF two-coat', 'PVDF metallic three-coat');
const terms = measured('warranty', null, 20, 30, 10);
const tests = ['ASTM D1781', 'ASTM E84', 'NFPA 285', 'AAMA 2605', 'ASTM B209'];
const colorRows = [
  pvdfColors,
  option('Lead time', '10 to 12 weeks'),
  option('Warranty', 'Finish: 20 years', 'Finish: 30 years'),
];

const routed: ProductKind = {
  noun: 'Rout-and-return MCM panel',
  materials: ['two 0.020-inch aluminum skins on a fire-retardant mineral core'],
  descriptions: ['Gives facades large, flat, light panels with sharp folded edges.'],
  uses: ['facades', 'canopies', 'car dealerships', 'recladding'],
  limitations: [
    behind,
    direction,
    lots,
    'Wet-sealed joints need new sealant in time; silicone stains some stone below.',
  ],
  attributes: [
    measured('thickness', null, 0.157, 0.236, 0.001),
    mineral,
    ...sheetValues,
    measured('depth', null, 1, 2, 0.5),
    measured('designPressure', 'ASTM E330', 25, 60, 5),
    chosen('installationMethod', null, 'wet-sealed joint', 'spline joint'),
    finish,
    terms,
  ],
  series: composites,
  standards: [...tests, 'ASTM E330'],
  programs: ['icc-es', 'florida', 'recycled'],
  epd: declared('1 m2', 7.6, [22, 44], pcr),
  hpd: [
    content('Aluminum', '7429-90-5', 'Skins', 38, 48, 'LT-P1'),
    content('Aluminum hydroxide', '21645-51-2', 'Core filler', 30, 37, 'BM-2'),
    content('Polyethylene', '9002-88-4', 'Core binder', 10, 18, 'LT-UNK'),
    content('Polyvinylidene fluoride', '24937-79-9', 'Finish', 0.5, 1.5, 'LT-UNK'),
  ],
  options: [option('Thickness', '4 mm', '6 mm'), option('Joint', 'Wet seal', 'Spline'), ...colorRows],
};

const rainscreen: ProductKind = {
  ...routed,
  noun: 'Dry-joint MCM rainscreen',
  descriptions: ['Ventilates and drains behind open joints and equalizes the pressure of wind.'],
  uses: ['facades', 'airport terminals', 'laboratories', 'high-rise cladding'],
  limitations: [
    behind,
    direction,
    lots,
    'Barriers behind open joints must resist sun for the life of the wall.',
  ],
  attributes: [
    measured('thickness', null, 0.157, 0.236, 0.001),
    mineral,
    ...sheetValues,
    measured('depth', null, 2, 3, 0.5),
    measured('jointWidth', null, 0.5, 0.75, 0.25),
    measured('designPressure', 'ASTM E330', 30, 85, 5),
    finish,
    terms,
  ],
  standards: [...tests, 'AAMA 508', 'AAMA 509', 'ASTM E330'],
  programs: ['icc-es', 'ccrr', 'miami-dade', 'florida'],
  options: [option('Thickness', '4 mm', '6 mm'), option('Joint', '1/2 in', '3/4 in'), ...colorRows],
};

const columnCover: ProductKind = {
  ...routed,
  noun: 'MCM column cover',
  descriptions: ['Wraps columns in rolled or folded halves in the finish of the wall.'],
  uses: ['canopies', 'car dealerships', 'entrances', 'porte cocheres'],
  limitations: [lots, 'Radii under 6 inches crack the skin; fold them in facets.', 'It is not fireproofing.'],
  attributes: [
    measured('thickness', null, 0.157),
    chosen('coreType', null, 'fire-retardant mineral', 'polyethylene'),
    measured('diameter', null, 18, 48, 6),
    measured('length', null, 8, 14, 1),
    ...sheetValues,
    finish,
    terms,
  ],
  series: [...composites.slice(0, 1), polyethylene],
  standards: tests,
  programs: ['recycled', 'iso-14001'],
  bim: { category: 'Columns', ifcClass: 'IfcCovering', host: 'unhosted' },
  options: [option('Shape', 'Round', 'Square', 'Racetrack'), ...colorRows],
};

const sheet: ProductKind = {
  ...routed,
  noun: 'Fire-retardant-core composite panel',
  materials: ['two 0.020-inch aluminum skins on a core with 70% mineral by weight'],
  descriptions: ['Comes as flat sheet, for fabricators to cut, rout and fold.'],
  uses: ['fabricated panels', 'signs and fascias', 'interior walls', 'soffits'],
  limitations: [
    'The code’s test is of the whole wall; sheet alone is not approved above 40 feet.',
    direction,
    'Peel the film within 45 days of sun.',
  ],
  attributes: [
    measured('thickness', null, 0.157, 0.236, 0.001),
    mineral,
    measured('metalThickness', 'ASTM B209', 0.02),
    measured('width', null, 50, 62, 12),
    measured('length', null, 10, 18, 2),
    ...sheetValues,
    finish,
  ],
  standards: tests,
  programs: ['icc-es', 'recycled', 'iso-14001'],
  options: [
    option('Thickness', '4 mm', '6 mm'),
    option('Sheet', '50 by 146 in', '62 by 146 in', '62 by 196 in'),
    pvdfColors,
    option('Lead time', 'Stock colors: 1 week', 'Custom: 8 weeks'),
  ],
};

const fascia: ProductKind = {
  ...routed,
  noun: 'MCM fascia',
  materials: ['two 0.020-inch aluminum skins on a polyethylene core'],
  descriptions: ['Bands canopies and low roofs with a straight, light edge.'],
  uses: ['fuel canopies', 'car dealerships', 'retail fronts', 'low canopies'],
  limitations: [
    'Polyethylene cores are not permitted over 40 feet above grade.',
    'Back it where ladders lean.',
    lots,
  ],
  attributes: [
    measured('thickness', null, 0.157),
    chosen('coreType', null, 'polyethylene'),
    measured('height', null, 12, 48, 6),
    measured('length', null, 8, 12, 1),
    ...sheetValues,
    measured('designPressure', 'ASTM E330', 25, 45, 5),
    finish,
    terms,
  ],
  series: [polyethylene],
  standards: [...tests.filter((standard) => !standard.startsWith('NFPA')), 'ASTM E330'],
  programs: ['recycled', 'iso-14001'],
  epd: declared('1 m2', 5.5, [19, 36], pcr),
  hpd: [
    content('Aluminum', '7429-90-5', 'Skins', 52, 58, 'LT-P1'),
    content('Polyethylene', '9002-88-4', 'Core', 38, 46, 'LT-UNK'),
    content('Polyvinylidene fluoride', '24937-79-9', 'Finish', 0.5, 1.5, 'LT-UNK'),
  ],
  options: [option('Height', '18 in', '24 in', '36 in', '48 in'), ...colorRows],
};

export const compositePanels: SectionDeclaration = {
  number: '07421323',
  descriptions: [
    'Gives facades large, flat, light panels with sharp folded edges.',
    'Ventilates and drains behind open or gasketed joints.',
    'Wraps columns, soffits and canopies to a close tolerance.',
  ],
  uses: ['facades', 'canopies', 'airport terminals', 'car dealerships', 'recladding'],
  limitations: ['Polyethylene cores are not permitted over 40 feet above grade.', direction, lots, behind],
  standards: [
    'AAMA 508',
    'AAMA 509',
    'ASTM D1781',
    'ASTM E84',
    'ASTM E330',
    'NFPA 285',
    'AAMA 2605',
    'ASTM B209',
  ],
  programs: ['icc-es', 'ccrr', 'miami-dade', 'florida', 'recycled', 'iso-14001'],
  epd: declared('1 m2', 7.6, [19, 52], pcr),
  hpd: routed.hpd ?? null,
  bim: { category: 'Walls', ifcClass: 'IfcPlate', host: 'wall' },
  assembly: 'MCM Wall Panel',
  sheetPrefix: 'MCM',
  related: ['072726', '074213', '076200', '079200', '084413'],
  installation: [
    'Field-measure before panels are cut and folded.',
    'Shim the sub-girts plane within 1/8 inch in 10 feet.',
    'Hang panels in the order marked, with the arrows the same way.',
    'Leave joints at the width drawn, 1/2 inch unless noted.',
    'Peel the film before it bakes on, within 45 days.',
  ],
  kinds: [routed, rainscreen, columnCover, sheet, fascia],
};
