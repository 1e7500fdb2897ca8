import type { ProductKind } from '#src/reference-api/trade/section-profile.ts';
import { pvdfColors } from '#src/reference-api/trade/profiles/metal-finishes.ts';
import {
  chosen,
  content,
  leadTime,
  measured,
  option,
  resistance,
  warranties,
} from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

const air = 'ASTM E283 - Rate of Air Leakage Through Exterior Windows, Skylights, Curtain Walls, and Doors';
const water = 'ASTM E331 - Water Penetration by Uniform Static Air Pressure Difference';
const structural = 'ASTM E330 - Structural Performance by Uniform Static Air Pressure Difference';
const steel = 'ASTM A792 - Steel Sheet, 55% Aluminum-Zinc Alloy-Coated';
export const aluminum = 'ASTM B209 - Aluminum and Aluminum-Alloy Sheet and Plate';
const e84 = 'ASTM E84 - Surface Burning Characteristics of Building Materials';
export const pcr = 'UL PCR Part B: Insulated Metal Panels, Metal Composite Panels, and Metal Cladding';

export const sheets = [
  { gauge: '20 ga', metalThickness: 0.0359 },
  { gauge: '22 ga', metalThickness: 0.0299 },
  { gauge: '24 ga', metalThickness: 0.0239 },
  { gauge: '0.040 in', metalThickness: 0.04 },
];
const sheetHpd = [
  content('Iron', '7439-89-6', 'Base steel', 92, 96, 'LT-P1'),
  content('Aluminum', '7429-90-5', 'Coating', 1.5, 3, 'LT-P1'),
  content('Zinc', '7440-66-6', 'Coating', 1, 2.5, 'LT-P1'),
  content('Polyvinylidene fluoride', '24937-79-9', 'Finish', 0.5, 1.2, 'LT-UNK'),
];
export const terms = warranties('Finish: 35 years', 'Coastal: 20 years, aluminum');

export const concealed: ProductKind = {
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
  standards: cited('ASTM E330', 'ASTM A792', 'ASTM B209', 'AAMA 621', 'ASTM E136'),
  programs: ['florida', 'miami-dade', 'declare', 'recycled', 'iso-9001'],
  epd: { declaredUnit: '1 m2', massKg: 7.4, gwp: [19, 34], pcr },
  hpd: sheetHpd,
  options: [
    option('Coverage', '12 in', '16 in'),
    option('Reveal', 'None', '1/2 in', '1 in'),
    pvdfColors,
    leadTime('3 to 4 weeks'),
    terms,
  ],
};

export const insulated: ProductKind = {
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
  agree: resistance,
  standards: [
    'ASTM C518 - Steady-State Thermal Transmission Properties by Heat Flow Meter',
    air,
    structural,
    water,
    e84,
    'ASTM E119 - Fire Tests of Building Construction and Materials',
    'NFPA 285 - Fire Propagation Characteristics of Exterior Wall Assemblies',
    steel,
  ],
  programs: ['fm', 'icc-es', 'miami-dade', 'florida', 'declare', 'recycled'],
  epd: { declaredUnit: '1 m2', massKg: 12.5, gwp: [38, 62], pcr },
  options: [
    option('Core thickness', '2 in', '2-1/2 in', '3 in', '4 in', '5 in', '6 in'),
    option('Exterior face', 'Flat', 'Striated', 'Light mesa', 'Embossed'),
    pvdfColors,
    leadTime('6 to 8 weeks'),
    warranties('Finish: 30 years', 'Thermal: 10 years'),
  ],
};
