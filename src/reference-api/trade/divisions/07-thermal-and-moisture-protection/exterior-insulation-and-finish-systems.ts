import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import {
  chosen,
  content,
  crossed,
  declared,
  measured,
  option,
  resistance,
  table,
} from '#src/reference-api/trade/entries.ts';

const pcr = 'UL PCR Part B: Cladding Product Systems';
const slope = 'Horizontal surfaces need a slope of 6 in 12 at least.';
const ground = 'It is not suitable below grade or in contact with the ground.';
const joints = 'Sealant joints must be raked of finish coat to bond on the base coat.';
const colors = option(
  'Color',
  ['Oyster', '#e6e1d3'],
  ['Sandstone', '#cdbb98'],
  ['Clay', '#a9785a'],
  ['Pewter', '#8e918f'],
  ['Slate', '#5d6468'],
);
const textures = option('Texture', 'Fine sand', 'Medium sand', 'Swirl', 'Freeform');
const boards = [
  measured('thickness', 'ASTM C578', 1.5, 6, 0.5),
  measured('thermalResistance', 'ASTM C518', 5.8, 23.1, 0.1),
  measured('thermalResistancePerInch', 'ASTM C518', 3.85),
];
const burning = [
  measured('flameSpread', 'ASTM E84', 5, 25, 5),
  measured('smokeDeveloped', 'ASTM E84', 200, 450, 50),
];
const thicknesses = table('thickness', 1.5, 2, 3, 4, 6);
const systemTests = [
  'ASTM E2568',
  'ASTM E2486',
  'ASTM C518',
  'ASTM C578',
  'ASTM C297',
  'ASTM E84',
  'NFPA 285',
  'ASTM C1397',
];

const drainable: ProductKind = {
  noun: 'Drainable EIFS system',
  materials: [
    'expanded polystyrene board on adhesive ribbons, glass mesh, cement base coat and acrylic finish',
  ],
  descriptions: [
    'Insulates and finishes an exterior wall in one light system.',
    'Drains incidental water to the outside along the grooves behind the board.',
  ],
  uses: ['hotels', 'multifamily housing', 'retail buildings', 'prefabricated panels'],
  attributes: [
    ...boards,
    measured('drainageEfficiency', 'ASTM E2273', 92, 98, 1),
    measured('waterResistance', 'ASTM E331', 6.24, 15, 4.38),
    measured('impactResistance', 'ASTM E2486', 36, 60, 6),
    measured('bondStrength', 'ASTM C297', 15, 24, 1),
    measured('weightPerArea', null, 1.6, 2, 0.1),
    ...burning,
    measured('warranty', null, 7, 12, 1),
  ],
  series: crossed(thicknesses, table('waterResistance', 6.24, 15)),
  deriveValues: resistance,
  standards: [...systemTests, 'ASTM E2273', 'ASTM E331'],
  programs: ['icc-es', 'miami-dade', 'florida', 'greenguard'],
  epd: declared('1 m2', 9.2, [12, 22], pcr),
  hpd: [
    content('Quartz', '14808-60-7', 'Aggregate', 45, 65, 'LT-1'),
    content('Portland cement', '65997-15-1', 'Binder', 10, 20, 'LT-P1'),
    content('Expanded polystyrene', '9003-53-6', 'Insulation', 8, 18, 'LT-UNK'),
    content('Acrylic copolymer', '25133-97-5', 'Binder', 5, 12, 'LT-UNK'),
    content('Glass fiber mesh', '65997-17-3', 'Reinforcement', 1, 3, 'LT-UNK'),
  ],
  options: [
    option('Board', '1-1/2 in', '2 in', '3 in', '4 in', '6 in'),
    option('Mesh', 'Standard, 4 oz', 'Intermediate, 12 oz', 'High impact, 20 oz'),
    textures,
    colors,
    option('Lead time', '2 weeks'),
    option('Warranty', '7 years', '10 years', '12 years, moisture drainage'),
  ],
};

const barrier: ProductKind = {
  ...drainable,
  noun: 'Barrier EIFS system',
  materials: ['expanded polystyrene board in full adhesive, glass mesh, cement base coat and acrylic finish'],
  descriptions: ['Renews and insulates a masonry or concrete facade without removing it.'],
  uses: ['recladding', 'concrete walls', 'concrete masonry', 'soffits'],
  limitations: [
    'It is for concrete and masonry; framed walls need a system that drains.',
    slope,
    ground,
    joints,
  ],
  attributes: [
    ...boards,
    measured('impactResistance', 'ASTM E2486', 36, 60, 6),
    measured('bondStrength', 'ASTM C297', 15, 24, 1),
    measured('weightPerArea', null, 1.4, 1.8, 0.1),
    ...burning,
    measured('warranty', null, 5, 7, 1),
  ],
  series: thicknesses,
  standards: systemTests,
  programs: ['icc-es', 'greenguard'],
  epd: declared('1 m2', 8.6, [11, 20], pcr),
};

const highImpact: ProductKind = {
  ...drainable,
  noun: 'High-impact EIFS system',
  materials: [
    'expanded polystyrene board under two layers of mesh, one of 20 ounces, with base coat and acrylic finish',
  ],
  descriptions: ['Takes carts, balls and bicycles at the foot of a wall.'],
  uses: ['schools', 'retail fronts', 'first stories along walks', 'parking entrances'],
  limitations: [slope, ground, joints, 'Butt the heavy mesh and lap the standard mesh over it.'],
  attributes: [
    ...boards,
    measured('impactResistance', 'ASTM E2486', 96, 162, 6),
    measured('drainageEfficiency', 'ASTM E2273', 92, 98, 1),
    measured('bondStrength', 'ASTM C297', 15, 24, 1),
    measured('weightPerArea', null, 2.4, 3, 0.1),
    ...burning,
    measured('warranty', null, 7, 12, 1),
  ],
  series: thicknesses.slice(0, 4),
  standards: [...systemTests, 'ASTM E2273'],
  epd: declared('1 m2', 12.4, [15, 24], pcr),
};

const finishCoat: ProductKind = {
  ...drainable,
  noun: 'EIFS finish coat',
  materials: ['acrylic finish with graded quartz and integral color'],
  descriptions: ['Gives EIFS its color and texture in one troweled coat.'],
  uses: ['EIFS walls', 'stucco', 'recoating of old finish', 'precast concrete'],
  limitations: [
    'Apply between 40 and 100 degrees Fahrenheit, out of the sun.',
    'Dark colors with a light reflectance under 20 warm the board too much.',
    'It does not bridge cracks of the wall.',
  ],
  attributes: [
    chosen('texture', null, 'fine sand', 'medium sand', 'swirl', 'freeform'),
    measured('coverageRate', null, 18, 32, 2),
    measured('permeance', 'ASTM E96', 15, 40, 5),
    measured('vocContent', 'ASTM D3960', 10, 50, 10),
    measured('minimumTemperature', null, 40),
  ],
  series: [
    { texture: 'fine sand', coverageRate: 30 },
    { texture: 'medium sand', coverageRate: 24 },
    { texture: 'swirl', coverageRate: 22 },
    { texture: 'freeform', coverageRate: 18 },
  ],
  deriveValues: () => ({}),
  standards: ['ASTM E2568', 'ASTM E96', 'ASTM D3960'],
  programs: ['greenguard', 'cdph'],
  epd: null,
  hpd: [
    content('Water', '7732-18-5', 'Carrier', 12, 18, 'BM-4'),
    content('Acrylic copolymer', '25133-97-5', 'Binder', 10, 16, 'LT-UNK'),
    content('Quartz', '14808-60-7', 'Aggregate', 55, 68, 'LT-1'),
    content('Titanium dioxide', '13463-67-7', 'Pigment', 2, 5, 'LT-1'),
  ],
  bim: { category: 'Generic Models', ifcClass: 'IfcCovering', host: 'wall' },
  options: [textures, colors, option('Pack', '5-gallon pail, 65 lb'), option('Lead time', '1 week')],
};

const baseCoat: ProductKind = {
  ...finishCoat,
  noun: 'EIFS base coat',
  materials: ['dry mix of portland cement, sand and polymer, to be mixed with water'],
  descriptions: ['Glues the board and embeds the mesh from the same bag.'],
  uses: ['EIFS walls', 'adhesive on masonry', 'adhesive on glass-mat sheathing'],
  limitations: [
    'Use it within the pot life and do not retemper.',
    'Keep it from freezing and rain for 24 hours.',
    'It is not a finish; weather wears it away.',
  ],
  attributes: [
    measured('thickness', 'ASTM C1397', 0.0625, 0.125, 0.0625),
    measured('coverageArea', null, 60, 120, 5),
    measured('bondStrength', 'ASTM C297', 15, 30, 1),
    measured('potLife', null, 60, 120, 30),
    measured('cureTime', null, 24),
    measured('weight', null, 50),
    measured('minimumTemperature', null, 40),
  ],
  series: table('thickness coverageArea', [0.0625, 120], [0.125, 60]),
  standards: ['ASTM E2568', 'ASTM C297', 'ASTM C1397'],
  programs: ['iso-9001'],
  hpd: [
    content('Quartz', '14808-60-7', 'Aggregate', 55, 65, 'LT-1'),
    content('Portland cement', '65997-15-1', 'Binder', 30, 38, 'LT-P1'),
    content('Ethylene-vinyl acetate copolymer', '24937-78-8', 'Polymer', 2, 5, 'LT-UNK'),
  ],
  options: [option('Pack', '50-lb bag'), option('Lead time', '1 week')],
};

export const finishSystems: SectionDeclaration = {
  number: '072413',
  descriptions: [
    'Insulates and finishes an exterior wall in one light system.',
    'Drains incidental water to the outside along grooves behind the board.',
    'Renews an old facade without removing it.',
  ],
  uses: ['hotels', 'retail buildings', 'multifamily housing', 'recladding', 'prefabricated panels'],
  limitations: ['Use high-impact mesh within 6 feet of walks.', slope, ground, joints],
  standards: [
    'ASTM E2568',
    'ASTM E2273',
    'ASTM E2486',
    'ASTM C1397',
    'ASTM C518',
    'ASTM C578',
    'ASTM C297',
    'ASTM E331',
    'ASTM E84',
    'NFPA 285',
    'ASTM E96',
    'ASTM D3960',
  ],
  programs: ['icc-es', 'miami-dade', 'florida', 'greenguard', 'iso-9001'],
  epd: declared('1 m2', 9.2, [11, 24], pcr),
  hpd: drainable.hpd ?? null,
  bim: { category: 'Walls', ifcClass: 'IfcCovering', host: 'wall' },
  assembly: 'EIFS Wall',
  sheetPrefix: 'EIF',
  related: ['054000', '061600', '072113', '072500', '076200', '079200'],
  installation: [
    'Apply the water-resistive coating and flash every opening before board is set.',
    'Back-wrap board edges at all terminations.',
    'Rasp the board flat and embed mesh fully in wet base coat.',
    'Run aesthetic joints 3/4 inch above the thickness left behind.',
    'Apply finish to a whole panel without stopping, wet edge to wet edge.',
    'Hold the system 8 inches above grade.',
  ],
  kinds: [drainable, barrier, finishCoat, baseCoat, highImpact],
};
