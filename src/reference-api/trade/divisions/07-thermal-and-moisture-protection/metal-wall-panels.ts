import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { pvdfColors } from '#src/reference-api/trade/metal-finishes.ts';
import {
  chosen,
  content,
  declared,
  measured,
  option,
  resistance,
  table,
} from '#src/reference-api/trade/entries.ts';

const pcr = 'UL PCR Part B: Insulated Metal Panels, Metal Composite Panels, and Metal Cladding';

const sheets = [
  { gauge: '20 ga', metalThickness: 0.0359 },
  { gauge: '22 ga', metalThickness: 0.0299 },
  { gauge: '24 ga', metalThickness: 0.0239 },
  { gauge: '0.040 in', metalThickness: 0.04 },
];
const terms = option('Warranty', 'Finish: 35 years', 'Coastal: 20 years, aluminum');

const concealed: ProductKind = {
  noun: 'Concealed-fastener metal wall panel',
  materials: [
    'aluminum-zinc coated steel with a two-coat PVDF finish',
    'aluminum sheet with a two-coat PVDF finish',
  ],
  descriptions: [
    'Clads walls with interlocking panels that hide their fasteners.',
    'Gives a crisp horizontal or vertical shadow at a modest price.',
  ],
  uses: ['schools', 'offices', 'transit stations', 'fire stations'],
  limitations: [
    'Flat panels wider than 16 inches need a heavier gauge to stay flat.',
    'It is not an air or water barrier; provide one behind it.',
    'Sites within 1,500 feet of salt water need aluminum.',
  ],
  attributes: [
    chosen('gauge', null, '20 ga', '22 ga', '24 ga', '0.040 in'),
    measured('metalThickness', null, 0.0239, 0.04, 0.0001),
    measured('depth', null, 0.875, 1.5, 0.125),
    measured('coverage', null, 12, 16, 4),
    measured('designPressure', 'ASTM E330', 20, 60, 5),
    chosen('combustibility', 'ASTM E136', 'noncombustible'),
    chosen('finish', null, 'PVDF two-coat', 'PVDF metallic three-coat'),
    measured('warranty', null, 20, 35, 5),
  ],
  series: sheets.flatMap((sheet) => [
    { ...sheet, depth: 1, coverage: 12 },
    { ...sheet, depth: 1.5, coverage: 16 },
  ]),
  standards: ['ASTM E330', 'ASTM A792', 'ASTM B209', 'AAMA 621', 'ASTM E136'],
  programs: ['florida', 'miami-dade', 'declare', 'recycled', 'iso-9001'],
  epd: declared('1 m2', 7.4, [19, 34], pcr),
  hpd: [
    content('Iron', '7439-89-6', 'Base steel', 92, 96, 'LT-P1'),
    content('Aluminum', '7429-90-5', 'Coating', 1.5, 3, 'LT-P1'),
    content('Zinc', '7440-66-6', 'Coating', 1, 2.5, 'LT-P1'),
    content('Polyvinylidene fluoride', '24937-79-9', 'Finish', 0.5, 1.2, 'LT-UNK'),
  ],
  options: [
    option('Coverage', '12 in', '16 in'),
    option('Reveal', 'None', '1/2 in', '1 in'),
    pvdfColors,
    option('Lead time', '3 to 4 weeks'),
    terms,
  ],
};

const insulated: ProductKind = {
  noun: 'Insulated metal wall panel',
  materials: [
    'steel faces on a foamed-in-place low-GWP polyisocyanurate core',
    'steel faces on a mineral wool core',
  ],
  descriptions: [
    'Insulates, seals and finishes a wall in a single installation.',
    'Seals its joints against air and vapor with factory-applied beads.',
  ],
  uses: ['cold storage', 'offices', 'warehouses', 'laboratories'],
  limitations: [
    'Foam-core panels over 40 feet high need an assembly tested to NFPA 285.',
    'Dark colors bow panels more; limit their length.',
    'Only mineral wool cores carry an hourly rating.',
  ],
  attributes: [
    measured('thermalResistance', 'ASTM C518', 10.8, 43.2, 0.1),
    measured('thermalResistancePerInch', 'ASTM C518', 3.6, 7.2, 3.6),
    measured('thickness', null, 2, 6, 0.5),
    chosen('coreType', null, 'polyisocyanurate', 'mineral wool'),
    chosen('gauge', null, '22 ga', '24 ga', '26 ga'),
    measured('designPressure', 'ASTM E330', 20, 60, 5),
    measured('airLeakage', 'ASTM E283', 0.001, 0.01, 0.001),
    measured('waterResistance', 'ASTM E331', 12, 20, 1),
    measured('flameSpread', 'ASTM E84', 0, 25, 5),
    chosen('fireRating', 'ASTM E119', 'none', '1 hour', '2 hours', '3 hours'),
    measured('warranty', null, 20, 30, 5),
  ],
  series: [
    ...[2, 2.5, 3, 4, 5, 6].map((thickness) => ({
      coreType: 'polyisocyanurate',
      thermalResistancePerInch: 7.2,
      thickness,
      fireRating: 'none',
      flameSpread: 20,
    })),
    {
      coreType: 'mineral wool',
      thermalResistancePerInch: 3.6,
      thickness: 4,
      fireRating: '1 hour',
      flameSpread: 0,
    },
    {
      coreType: 'mineral wool',
      thermalResistancePerInch: 3.6,
      thickness: 6,
      fireRating: '2 hours',
      flameSpread: 0,
    },
  ],
  deriveValues: resistance,
  standards: [
    'ASTM C518',
    'ASTM E283',
    'ASTM E330',
    'ASTM E331',
    'ASTM E84',
    'ASTM E119',
    'NFPA 285',
    'ASTM A792',
  ],
  programs: ['fm', 'icc-es', 'miami-dade', 'florida', 'declare', 'recycled'],
  epd: declared('1 m2', 12.5, [38, 62], pcr),
  options: [
    option('Core thickness', '2 in', '2-1/2 in', '3 in', '4 in', '5 in', '6 in'),
    option('Exterior face', 'Flat', 'Striated', 'Light mesa', 'Embossed'),
    pvdfColors,
    option('Lead time', '6 to 8 weeks'),
    option('Warranty', 'Finish: 30 years', 'Thermal: 10 years'),
  ],
};

const corrugated: ProductKind = {
  ...concealed,
  noun: 'Corrugated metal wall panel',
  descriptions: ['Wraps walls in waves or box ribs with exposed or concealed screws.'],
  uses: ['warehouses', 'restaurants', 'houses', 'equipment screens'],
  limitations: [
    'Exposed screws show; choose them in the color of the panel.',
    'It is not an air or water barrier; provide one behind it.',
  ],
  attributes: [
    chosen('gauge', null, '20 ga', '22 ga', '24 ga', '26 ga'),
    measured('metalThickness', null, 0.0179, 0.0359, 0.0001),
    measured('ribHeight', null, 0.5, 1.5, 0.125),
    measured('coverage', null, 32, 37.333, 0.001),
    measured('designPressure', 'ASTM E330', 20, 60, 5),
    chosen('combustibility', 'ASTM E136', 'noncombustible'),
    chosen('finish', 'AAMA 621', 'PVDF two-coat'),
    measured('warranty', null, 20, 35, 5),
  ],
  series: [
    ...sheets.slice(0, 3).map((sheet) => ({ ...sheet, ribHeight: 0.875, coverage: 37.333 })),
    { gauge: '26 ga', metalThickness: 0.0179, ribHeight: 0.5, coverage: 32 },
    { gauge: '22 ga', metalThickness: 0.0299, ribHeight: 1.5, coverage: 36 },
  ],
  options: [
    option('Profile', '1/2 in wave', '7/8 in wave', '1-1/2 in box rib'),
    pvdfColors,
    option('Lead time', '2 to 3 weeks'),
    terms,
  ],
};

const perforated: ProductKind = {
  ...corrugated,
  noun: 'Perforated metal screen panel',
  materials: ['perforated aluminum sheet, finished after perforation'],
  descriptions: ['Screens sun, sight and machines while air passes.'],
  uses: ['parking structure screens', 'equipment screens', 'sun screens', 'stair enclosures'],
  limitations: [
    'It keeps out neither rain nor sound.',
    'Perforation lessens strength; spans follow the tables for the open area.',
    'Coil-coated steel rusts at cut holes; use aluminum or coat after perforation.',
  ],
  attributes: [
    measured('openArea', null, 10, 40, 5),
    chosen('gauge', null, '0.040 in', '0.050 in', '0.063 in'),
    measured('metalThickness', null, 0.04, 0.063, 0.0001),
    measured('depth', null, 0.875, 1.5, 0.125),
    measured('designPressure', 'ASCE 7', 20, 60, 5),
    chosen('finish', null, 'PVDF two-coat', 'clear anodized'),
    measured('warranty', null, 10, 20, 5),
  ],
  series: table('gauge metalThickness', ['0.040 in', 0.04], ['0.050 in', 0.05], ['0.063 in', 0.063]),
  standards: ['ASTM B209', 'ASCE 7', 'AAMA 2605'],
  programs: ['declare', 'recycled', 'iso-9001'],
  epd: declared('1 m2', 3.6, [22, 44], pcr),
  hpd: [
    content('Aluminum', '7429-90-5', 'Base metal', 95, 98, 'LT-P1'),
    content('Manganese', '7439-96-5', 'Alloying element', 0.8, 1.5, 'LT-P1'),
    content('Polyvinylidene fluoride', '24937-79-9', 'Finish', 0.5, 1.5, 'LT-UNK'),
  ],
  options: [
    option('Hole pattern', '1/8 in at 3/16 in', '1/4 in at 3/8 in', '1/2 in at 1 in', 'Custom image'),
    pvdfColors,
    option('Lead time', '8 weeks'),
  ],
};

const plank: ProductKind = {
  ...concealed,
  noun: 'Flush metal plank',
  descriptions: ['Lies flush in narrow courses that run on as soffits.'],
  uses: ['soffits', 'canopies', 'storefront bands', 'offices'],
  attributes: [
    chosen('gauge', null, '22 ga', '24 ga', '0.040 in'),
    measured('metalThickness', null, 0.0239, 0.04, 0.0001),
    measured('depth', null, 1),
    measured('coverage', null, 6, 12, 2),
    measured('designPressure', 'ASTM E330', 20, 60, 5),
    chosen('combustibility', 'ASTM E136', 'noncombustible'),
    chosen('finish', null, 'PVDF two-coat', 'wood-grain print'),
    measured('warranty', null, 20, 35, 5),
  ],
  series: sheets.slice(1).flatMap((sheet) => [6, 8, 10, 12].map((coverage) => ({ ...sheet, coverage }))),
  options: [
    option('Width', '6 in', '8 in', '10 in', '12 in'),
    option('Vented', 'No', 'Soffit vent'),
    pvdfColors,
    option('Lead time', '3 to 4 weeks'),
    terms,
  ],
};

export const metalWallPanels: SectionDeclaration = {
  number: '074213',
  descriptions: [
    'Clads walls with interlocking panels that hide their fasteners.',
    'Insulates, seals and finishes a wall in a single installation.',
    'Gives a crisp horizontal or vertical shadow at a modest price.',
  ],
  uses: ['schools', 'cold storage', 'offices', 'transit stations', 'warehouses'],
  limitations: [
    'Foam-core panels over 40 feet high need an assembly tested to NFPA 285.',
    'Flat panels wider than 16 inches need a heavier gauge to stay flat.',
    'It is not suitable as a water barrier where joints are open.',
    'Dark colors bow insulated panels more; limit their length.',
  ],
  standards: ['ASTM C1363', 'ASTM E283', 'ASTM E330', 'ASTM E331', 'NFPA 285', 'AAMA 2605', 'ASTM A792'],
  programs: ['fm', 'icc-es', 'miami-dade', 'florida', 'declare', 'recycled', 'iso-9001'],
  epd: declared('1 m2', 12.5, [24, 62], pcr),
  hpd: [
    content('Iron', '7439-89-6', 'Faces', 70, 88, 'LT-P1'),
    content('Polyisocyanurate foam', '9063-78-9', 'Core', 8, 22, 'LT-UNK'),
    content('Zinc', '7440-66-6', 'Coating', 1, 3, 'LT-P1'),
    content('Polyvinylidene fluoride', '24937-79-9', 'Finish', 0.5, 1.2, 'LT-UNK'),
    content('Tris(1-chloro-2-propyl) phosphate', '13674-84-5', 'Flame retardant', 0, 1.5, 'BM-U'),
  ],
  bim: { category: 'Walls', ifcClass: 'IfcPlate', host: 'wall' },
  assembly: 'Metal Wall Panel',
  sheetPrefix: 'MWP',
  related: ['054000', '072113', '072726', '074113', '076200', '079200'],
  installation: [
    'Verify that girts are aligned within 1/4 inch in 20 feet.',
    'Set the base trim level and start from a plumb corner.',
    'Seat each joint fully with its factory sealant before fastening.',
    'Seal the vapor line at the perimeter of openings.',
    'Touch up scratches with paint of the same finish, and replace panels that are dented.',
  ],
  kinds: [concealed, insulated, corrugated, perforated, plank],
};
