import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { coatedSteelColors, pvdfColors } from '#src/reference-api/trade/metal-finishes.ts';
import { chosen, content, declared, measured, option, resistance } from '#src/reference-api/trade/entries.ts';

const sheets = [
  { gauge: '22 ga', metalThickness: 0.0299 },
  { gauge: '24 ga', metalThickness: 0.0239 },
  { gauge: '0.032 in', metalThickness: 0.032 },
  { gauge: '0.040 in', metalThickness: 0.04 },
];
/** Classes of UL 580 in pounds per square foot. */
const classes: Readonly<Record<string, number>> = { 'Class 30': 30, 'Class 60': 60, 'Class 90': 90 };

const standingSeam: ProductKind = {
  noun: 'Standing seam metal roof panel',
  materials: [
    'aluminum-zinc coated steel with a 70 percent PVDF finish',
    'aluminum, Alloy 3105, with a 70 percent PVDF finish',
  ],
  descriptions: [
    'Sheds water over long slopes with mechanically folded seams that hide the clips.',
    'Moves with temperature on sliding clips without working its fasteners loose.',
  ],
  uses: ['schools', 'airports', 'fire stations', 'churches'],
  limitations: [
    'Slopes under 1/2 inch per foot are not suitable for seams lower than 2 inches.',
    'Do not use coated steel in contact with copper or its runoff.',
    'Wide flat pans may oil-can; striations or a heavier gauge lessen it.',
    'Sites within 1,500 feet of salt water need aluminum.',
  ],
  attributes: [
    chosen('gauge', null, '22 ga', '24 ga', '0.032 in', '0.040 in'),
    measured('metalThickness', 'ASTM A924', 0.0239, 0.04, 0.0001),
    chosen('upliftClass', 'UL 580', 'Class 90'),
    measured('windUplift', 'ASTM E1592', 90, 180, 15),
    measured('ribHeight', null, 1.5, 3, 0.5),
    measured('coverage', null, 12, 18, 2),
    measured('minimumSlope', null, 0.25, 0.5, 0.25),
    chosen('roofFireClass', 'UL 790', 'Class A'),
    measured('waterResistance', 'ASTM E1646', 6.24, 12, 2.88),
    measured('solarReflectanceIndex', 'ASTM E1980', 25, 84, 1),
    measured('warranty', null, 20, 35, 5),
  ],
  series: sheets.flatMap((sheet) => [
    { ...sheet, ribHeight: 2, coverage: 16, minimumSlope: 0.5 },
    { ...sheet, ribHeight: 2, coverage: 12, minimumSlope: 0.5 },
    { ...sheet, ribHeight: 2.5, coverage: 18, minimumSlope: 0.25 },
    { ...sheet, ribHeight: 3, coverage: 18, minimumSlope: 0.25 },
  ]),
  standards: [
    'ASTM E1592',
    'ASTM E1646',
    'ASTM E1680',
    'UL 580',
    'UL 790',
    'UL 2218',
    'ASTM A792',
    'ASTM B209',
    'AAMA 621',
  ],
  options: [
    option('Coverage', '12 in', '16 in', '18 in'),
    option('Pan', 'Flat', 'Striations', 'Pencil ribs'),
    pvdfColors,
    option('Lead time', 'Stock colors: 2 to 3 weeks', 'Custom colors: 8 weeks'),
    option('Warranty', 'Finish: 35 years', 'Weathertightness: 20 years, single source'),
  ],
};

const snapLock: ProductKind = {
  ...standingSeam,
  noun: 'Snap-lock metal roof panel',
  descriptions: ['Snaps together by hand over concealed clips, without a seaming machine.'],
  uses: ['houses with open roofs', 'churches', 'steep-slope retrofits', 'canopies'],
  limitations: [
    'Snap-lock seams are not suitable for slopes under 3 in 12.',
    'Snap seams need solid decking and an underlayment.',
    'Sites within 1,500 feet of salt water need aluminum.',
  ],
  attributes: [
    chosen('gauge', null, '24 ga', '26 ga', '0.032 in'),
    measured('metalThickness', 'ASTM A924', 0.0179, 0.032, 0.0001),
    chosen('upliftClass', 'UL 580', 'Class 60', 'Class 90'),
    measured('windUplift', 'UL 580', 60, 90, 30),
    measured('ribHeight', null, 1, 1.75, 0.25),
    measured('coverage', null, 12, 20, 2),
    measured('minimumSlope', null, 3),
    chosen('roofFireClass', 'UL 790', 'Class A'),
    measured('solarReflectanceIndex', 'ASTM E1980', 25, 84, 1),
  ],
  series: [
    { gauge: '26 ga', metalThickness: 0.0179, ribHeight: 1, coverage: 16 },
    { gauge: '24 ga', metalThickness: 0.0239, ribHeight: 1.5, coverage: 16 },
    { gauge: '24 ga', metalThickness: 0.0239, ribHeight: 1.75, coverage: 18 },
    { gauge: '0.032 in', metalThickness: 0.032, ribHeight: 1.75, coverage: 16 },
  ],
  deriveValues: ({ upliftClass = '' }) => ({ windUplift: classes[upliftClass] ?? null }),
};

const insulated: ProductKind = {
  ...standingSeam,
  noun: 'Insulated metal roof panel',
  materials: ['steel faces on a foamed-in-place polyisocyanurate core'],
  descriptions: ['Roofs, insulates and finishes the ceiling below in one pass.'],
  uses: ['cold storage', 'food plants', 'aircraft hangars', 'data centers'],
  limitations: [
    'Foam cores need a thermal barrier or an approval to FM 4880 toward the room.',
    'Dark faces expand more; their lengths are limited to 40 feet.',
    'Penetrations need factory or field-sealed curbs through the core.',
  ],
  attributes: [
    measured('thermalResistance', 'ASTM C518', 14, 44, 0.1),
    measured('thermalResistancePerInch', 'ASTM C518', 7.2),
    measured('thickness', null, 2, 6, 1),
    chosen('gauge', null, '24 ga', '26 ga'),
    chosen('upliftClass', 'UL 580', 'Class 90'),
    measured('coverage', null, 42),
    measured('ribHeight', null, 1.5, 2, 0.5),
    measured('minimumSlope', null, 0.5),
    chosen('roofFireClass', 'UL 790', 'Class A'),
  ],
  series: [{ thickness: 2 }, { thickness: 3 }, { thickness: 4 }, { thickness: 5 }, { thickness: 6 }],
  deriveValues: resistance,
  standards: ['ASTM E1592', 'ASTM E1646', 'ASTM E1680', 'UL 580', 'UL 790', 'ASTM A792', 'FM 4471'],
  programs: ['ul-roofing', 'fm', 'florida', 'recycled'],
  epd: declared(
    '1 m2',
    13,
    [42, 68],
    'UL PCR Part B: Insulated Metal Panels, Metal Composite Panels, and Metal Cladding',
  ),
  hpd: [
    content('Iron', '7439-89-6', 'Faces', 70, 82, 'LT-P1'),
    content('Polyisocyanurate foam', '9063-78-9', 'Core', 14, 24, 'LT-UNK'),
    content('Zinc', '7440-66-6', 'Coating', 1, 3, 'LT-P1'),
    content('Polyvinylidene fluoride', '24937-79-9', 'Finish', 0.5, 1.2, 'LT-UNK'),
  ],
  options: [
    option('Core thickness', '2 in', '3 in', '4 in', '5 in', '6 in'),
    option('Interior face', '26 ga, light mesa', '26 ga, flat'),
    pvdfColors,
    option('Lead time', '6 to 8 weeks'),
    option('Warranty', 'Finish: 30 years', 'Thermal: 10 years'),
  ],
};

const curved: ProductKind = {
  ...standingSeam,
  noun: 'Curved metal roof panel',
  descriptions: ['Follows barrel vaults and eaves with seams rolled to the radius at the plant.'],
  uses: ['barrel vaults', 'airports', 'entrance canopies', 'sports halls'],
  limitations: [
    'Radii under 20 feet crimp the pan; check the smallest radius of each profile.',
    'Slope at the crown is nearly flat: seal and seam the top 10 feet as a low slope.',
    'Sites within 1,500 feet of salt water need aluminum.',
  ],
  series: sheets
    .filter(({ gauge }) => gauge !== '22 ga')
    .map((sheet) => ({ ...sheet, ribHeight: 2, coverage: 12, minimumSlope: 0.5 })),
  options: [
    option('Radius', '20 ft and more, convex', '60 ft and more, concave'),
    pvdfColors,
    option('Lead time', '5 weeks'),
    option('Warranty', 'Finish: 35 years'),
  ],
};

const exposed: ProductKind = {
  ...standingSeam,
  noun: 'Exposed-fastener metal roof panel',
  materials: ['aluminum-zinc coated steel with a silicone polyester finish'],
  descriptions: ['Covers open purlins at a modest price, with gasketed screws through its ribs.'],
  uses: ['warehouses', 'farm buildings', 'carports', 'maintenance sheds'],
  limitations: [
    'Screw gaskets need inspection every five years and renewal about every fifteen.',
    'It is not suitable for runs over 60 feet, as screws slot the sheet.',
    'Laps need butyl tape below a slope of 3 in 12.',
  ],
  attributes: [
    chosen('gauge', null, '24 ga', '26 ga', '29 ga'),
    measured('metalThickness', 'ASTM A924', 0.0142, 0.0239, 0.0001),
    chosen('upliftClass', 'UL 580', 'Class 60', 'Class 90'),
    measured('windUplift', 'UL 580', 60, 90, 30),
    measured('ribHeight', null, 0.75, 1.25, 0.25),
    measured('coverage', null, 36),
    measured('minimumSlope', null, 0.5, 1, 0.5),
    chosen('roofFireClass', 'UL 790', 'Class A'),
    measured('solarReflectanceIndex', 'ASTM E1980', 25, 70, 1),
  ],
  series: [
    { gauge: '29 ga', metalThickness: 0.0142, ribHeight: 0.75, minimumSlope: 1, upliftClass: 'Class 60' },
    { gauge: '26 ga', metalThickness: 0.0179, ribHeight: 1.25, minimumSlope: 0.5, upliftClass: 'Class 90' },
    { gauge: '24 ga', metalThickness: 0.0239, ribHeight: 1.25, minimumSlope: 0.5, upliftClass: 'Class 90' },
  ],
  deriveValues: ({ upliftClass = '' }) => ({ windUplift: classes[upliftClass] ?? null }),
  standards: ['UL 580', 'UL 790', 'UL 2218', 'ASTM A792', 'ASTM A755'],
  options: [
    coatedSteelColors,
    option('Lead time', '1 to 2 weeks'),
    option('Warranty', 'Finish: 40 years, chalk and fade 30 years'),
  ],
};

export const metalRoofPanels: SectionDeclaration = {
  number: '074113',
  descriptions: [
    'Sheds water over long slopes with raised seams that hide the clips.',
    'Moves with temperature on sliding clips without working its fasteners loose.',
    'Roofs and insulates in one pass where the panel has a foam core.',
  ],
  uses: ['schools', 'airports', 'fire stations', 'churches', 'houses with open roofs'],
  limitations: [
    'Snap-lock seams are not suitable for slopes under 3 in 12.',
    'Do not use galvanized steel in contact with copper or its runoff.',
    'Wide flat panels may oil-can; striations or a heavier gauge lessen it.',
    'Seaside sites within 1,500 feet of salt water need aluminum.',
  ],
  standards: ['ASTM E1592', 'ASTM E1646', 'ASTM E1680', 'UL 580', 'UL 2218', 'ASTM A792', 'AAMA 621'],
  programs: ['ul-roofing', 'fm', 'miami-dade', 'florida', 'crrc', 'recycled'],
  epd: declared('92.9 m2 (1000 sq ft)', 560, [1450, 2600], 'UL PCR Part B: Roof Covering Products'),
  hpd: [
    content('Iron', '7439-89-6', 'Base steel', 90, 95, 'LT-P1'),
    content('Aluminum', '7429-90-5', 'Coating', 1.5, 3, 'LT-P1'),
    content('Zinc', '7440-66-6', 'Coating', 1, 2.5, 'LT-P1'),
    content('Polyvinylidene fluoride', '24937-79-9', 'Finish', 0.5, 1.2, 'LT-UNK'),
  ],
  bim: { category: 'Roofs', ifcClass: 'IfcRoof', host: 'roof' },
  assembly: 'Standing Seam Metal Roof',
  sheetPrefix: 'SSR',
  related: ['061600', '072113', '074213', '076200', '077100', '133419'],
  installation: [
    'Cover the deck with a high-temperature underlayment before panels arrive.',
    'Fix each panel at one point and let it slide on clips elsewhere.',
    'Engage seams fully and form them with the powered seamer in one pass.',
    'Fold panel ends up at ridges and down into cleats at eaves.',
    'Cut with shears or nibblers, never with abrasive saws.',
    'Remove filings and strippable film each day.',
  ],
  kinds: [standingSeam, snapLock, insulated, curved, exposed],
};
