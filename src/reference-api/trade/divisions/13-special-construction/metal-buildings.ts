import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { crossed, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const steel = measured('yieldStrength', 'ASTM A572', 55);
const loads = [measured('roofSnowLoad', 'ASCE 7', 20, 60, 10), measured('windSpeed', 'ASCE 7', 105, 160, 5)];
const slope = measured('minimumSlope', null, 0.25, 4, 0.25);
const colors = option(
  'Wall color',
  ['Ash gray', '#a9aba8'],
  ['Light stone', '#cdc5ae'],
  ['Hawaiian blue', '#3d6c8e'],
  ['Barn red', '#7d3630'],
);
const eaves = option('Eave height', '12 ft', '16 ft', '20 ft', '24 ft', '30 ft');

const rigid: ProductKind = {
  noun: 'Rigid frame metal building',
  materials: ['tapered welded plate frames with cold-formed purlins and girts'],
  descriptions: ['Clear-span building of tapered frames, designed and fabricated to order.'],
  attributes: [
    measured('spanLength', 'AISC 360', 40, 160, 10),
    measured('baySpacing', null, 20, 30, 5),
    measured('eaveHeight', null, 12, 30, 2),
    slope,
    ...loads,
    steel,
    measured('recycledContent', 'ISO 14021', 60, 80, 5),
  ],
  series: table('minimumSlope', 0.5, 1, 2),
  options: [eaves, colors, option('Roof', 'Standing seam', 'Screw-down')],
};

const tapered: ProductKind = {
  noun: 'Tapered column frame building',
  materials: ['tapered welded plate columns and rafters with interior columns'],
  descriptions: ['Wide building with interior columns, for the least steel a square foot.'],
  attributes: [
    measured('moduleWidth', 'AISC 360', 40, 60, 10),
    measured('spanLength', 'AISC 360', 80, 300, 20),
    measured('eaveHeight', null, 14, 32, 2),
    slope,
    ...loads,
    steel,
  ],
  series: table('minimumSlope', 0.25, 0.5, 1),
  options: [eaves, colors],
};

const storage: ProductKind = {
  noun: 'Self-storage building',
  materials: ['cold-formed galvanized frames on a 5 or 10 foot grid, with steel partitions'],
  descriptions: ['Rows of units on a module of 10 feet, with roll-up doors and partitions.'],
  attributes: [
    measured('spanLength', 'AISI S100', 10, 60, 10),
    measured('baySpacing', null, 10),
    measured('eaveHeight', null, 8.5, 12, 0.5),
    slope,
    ...loads,
    measured('yieldStrength', 'ASTM A653', 50),
  ],
  series: table('minimumSlope', 0.25, 0.5),
  options: [option('Unit', '5 x 10 ft', '10 x 10 ft', '10 x 20 ft', '10 x 30 ft'), colors],
};

const crane: ProductKind = {
  noun: 'Metal building with crane bay',
  materials: ['welded plate frames with stepped columns and crane runway beams'],
  descriptions: ['Carries an overhead crane on its own columns.'],
  attributes: [
    measured('craneCapacity', 'CMAA 70', 5, 50, 5),
    measured('spanLength', 'AISC 360', 60, 120, 10),
    measured('baySpacing', null, 20, 25, 5),
    measured('eaveHeight', null, 24, 40, 2),
    slope,
    ...loads,
    steel,
  ],
  series: crossed(table('craneCapacity', 5, 10, 20, 50), table('minimumSlope', 0.5, 1)),
  options: [option('Crane', '5 ton', '10 ton', '20 ton', '50 ton'), colors],
};

export const metalBuildings: SectionDeclaration = {
  number: '133419',
  descriptions: [
    'Encloses wide spans with frames, purlins and panels engineered as one system by one source.',
    'Carries overhead cranes, mezzanines and canopies within the same frame design.',
    'Expands at an end wall that is framed for it.',
  ],
  uses: ['warehouses', 'manufacturing plants', 'gymnasiums', 'hangars', 'vehicle maintenance shops'],
  limitations: [
    'Foundations are designed by the Owner’s engineer from the column reactions of the approved calculations.',
    'Collateral loads not stated in the order, such as ceilings and sprinklers, shall not be hung from purlins.',
    'Masonry walls need frame drift limits tighter than those of metal cladding.',
    'Compressed blanket insulation over purlins does not meet the roof U-factor of the energy code in cold zones.',
  ],
  standards: ['MBMA', 'AISC 360', 'AISI S100', 'ASCE 7', 'ASTM E1592', 'IAS AC472'],
  programs: ['aisc', 'ul-roofing', 'fm', 'icc-es', 'crrc', 'baba'],
  epd: declared('1 metric ton', 1000, [1320, 2240], 'UL PCR Part B: Metal Building Systems'),
  hpd: null,
  bim: { category: 'Structural Framing', ifcClass: 'IfcElementAssembly', host: 'unhosted' },
  assembly: 'Metal Building',
  sheetPrefix: 'MBS',
  related: ['033000', '051200', '074113', '074213', '083323', '083613'],
  installation: [
    'Verify anchor rod location and projection by survey before steel is delivered; do not cut or bend rods.',
    'Erect the braced bay first and keep temporary guys until roof, walls and permanent bracing are complete.',
    'Tighten high-strength bolts by the turn-of-nut method unless snug-tight joints are indicated.',
    'Lay roof panels so that the modular line keeps within 1/4 inch in 50 feet; seal every end lap with two rows of mastic.',
    'Do not cut flanges of purlins or frames for openings; frame openings with headers from the manufacturer.',
  ],
  kinds: [rigid, tapered, storage, crane],
};
