import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, measured, option, table } from '#src/reference-api/trade/entries.ts';

const metals = [
  { materialType: 'galvanized steel', gauge: '14 ga', metalThickness: 0.0747 },
  { materialType: 'aluminum', gauge: '11 ga', metalThickness: 0.0907 },
  { materialType: 'stainless steel', gauge: '14 ga', metalThickness: 0.0781 },
];

const ladder: ProductKind = {
  noun: 'Single-leaf roof hatch',
  materials: [
    'galvanized steel cover and curb with a baked primer',
    'aluminum cover and curb, mill finish',
    'Type 304 stainless steel cover and curb',
  ],
  descriptions: [
    'Lets one person climb up onto the roof by ladder and open the cover with one hand.',
    'Keeps heat and water out with an insulated curb and gasket.',
  ],
  uses: ['roof access by fixed ladder', 'schools', 'offices', 'mechanical penthouses'],
  limitations: [
    'Hatches within 10 feet of a roof edge need a guard.',
    'It is not suitable as a smoke vent.',
    'Covers need a grip post to meet ladder rules.',
  ],
  attributes: [
    measured('width', null, 30, 36, 6),
    measured('length', null, 2.5, 4.5, 0.5),
    chosen('materialType', null, 'galvanized steel', 'aluminum', 'stainless steel'),
    chosen('gauge', null, '14 ga', '11 ga'),
    measured('metalThickness', null, 0.0747, 0.0907, 0.0001),
    measured('thermalResistance', 'ASTM C518', 6, 12, 6),
    measured('liveLoad', null, 40),
    measured('windUplift', 'ASTM E330', 20, 90, 5),
    measured('warranty', null, 5),
  ],
  series: metals.flatMap((metal) => [
    { ...metal, width: 36, length: 2.5 },
    { ...metal, width: 36, length: 3 },
    { ...metal, width: 30, length: 4.5 },
  ]),
  options: [
    option('Size', '36 by 30 in', '36 by 36 in', '30 by 54 in'),
    option('Curb height', '12 in', '16 in', '20 in'),
    option(
      'Finish',
      ['Gray primer', '#85898b'],
      ['Mill aluminum', '#c3c8ca'],
      ['Red oxide primer', '#7a3b30'],
    ),
    option('Lead time', '36 by 30 in: stock', 'Others: 4 weeks'),
    option('Warranty', '5 years'),
  ],
};

const shipStair: ProductKind = {
  ...ladder,
  noun: 'Ship-stair roof hatch',
  descriptions: ['Opens over a ship stair, so that a person walks out with tools in one hand.'],
  uses: ['access by ship stair', 'service stairs', 'hospitals'],
  attributes: [
    measured('width', null, 30),
    measured('length', null, 4.5, 8, 0.5),
    chosen('materialType', null, 'galvanized steel', 'aluminum', 'stainless steel'),
    chosen('gauge', null, '14 ga', '11 ga'),
    measured('metalThickness', null, 0.0747, 0.0907, 0.0001),
    measured('thermalResistance', 'ASTM C518', 6, 12, 6),
    measured('liveLoad', null, 40),
    measured('windUplift', 'ASTM E330', 20, 90, 5),
    measured('warranty', null, 5),
  ],
  series: metals.flatMap((metal) => [
    { ...metal, length: 4.5 },
    { ...metal, length: 8 },
  ]),
  options: [
    option('Size', '30 by 54 in, ship stair', '30 by 96 in, service stair'),
    option('Curb height', '12 in', '16 in'),
    option('Lead time', '4 weeks'),
    option('Warranty', '5 years'),
  ],
};

const equipment: ProductKind = {
  ...ladder,
  noun: 'Equipment roof hatch',
  descriptions: ['Passes machines in and out of the building through a large double cover.'],
  uses: ['equipment removal', 'mechanical rooms', 'stages'],
  attributes: [
    measured('width', null, 48, 96, 12),
    measured('length', null, 4, 10, 1),
    chosen('materialType', null, 'galvanized steel', 'aluminum', 'stainless steel'),
    chosen('gauge', null, '14 ga', '11 ga'),
    measured('metalThickness', null, 0.0747, 0.0907, 0.0001),
    measured('thermalResistance', 'ASTM C518', 6, 12, 6),
    measured('liveLoad', null, 40),
    measured('windUplift', 'ASTM E330', 20, 60, 5),
    measured('warranty', null, 5),
  ],
  series: metals,
  options: [
    option('Size', '48 by 48 in', '60 by 60 in', '72 by 96 in', '96 by 120 in'),
    option('Cover', 'Single leaf', 'Double leaf'),
    option('Lead time', '6 weeks'),
    option('Warranty', '5 years'),
  ],
};

const thermal: ProductKind = {
  ...ladder,
  noun: 'Thermally broken roof hatch',
  materials: ['thermally broken aluminum frame with a polyisocyanurate core'],
  descriptions: ['Keeps frost off the frame with a break between the inner and outer metal.'],
  uses: ['cold climates', 'swimming pools', 'laboratories', 'roof access by fixed ladder'],
  attributes: [
    measured('thermalResistance', 'ASTM C518', 18, 20, 1),
    measured('width', null, 30, 36, 6),
    measured('length', null, 2.5, 4.5, 0.5),
    chosen('materialType', null, 'aluminum'),
    measured('liveLoad', null, 40),
    measured('windUplift', 'ASTM E330', 20, 90, 5),
    measured('airLeakage', 'ASTM E283', 0.05, 0.15, 0.05),
    measured('warranty', null, 10, 25, 5),
  ],
  series: table('width length', [36, 2.5], [36, 3], [30, 4.5]),
  standards: ['ASTM B209', 'ASTM E330', 'ASTM C518', 'ASTM E283', '29 CFR 1910.29'],
};

const railing: ProductKind = {
  noun: 'Hatch railing system',
  materials: ['galvanized steel pipe clamped to the curb', 'aluminum pipe with a yellow powder coat'],
  descriptions: ['Guards the open hatch on all sides and closes behind the person with a gate.'],
  uses: ['hatches near roof edges', 'retrofits without penetrations'],
  limitations: [
    'It needs a hatch curb of 12 inches that carries the load.',
    'The gate swings away from the opening and shall not be tied back.',
  ],
  attributes: [
    measured('height', '29 CFR 1910.29', 42),
    measured('concentratedLoad', '29 CFR 1910.29', 200),
    chosen('materialType', null, 'galvanized steel', 'aluminum'),
    measured('diameter', null, 1.25),
    chosen('mounting', null, 'clamped to curb flange', 'bolted to curb'),
    measured('warranty', null, 5, 25, 20),
  ],
  series: table('materialType warranty', ['galvanized steel', 25], ['aluminum', 5]),
  standards: ['29 CFR 1910.29', '29 CFR 1910.23', 'ASTM A53'],
  programs: ['baba', 'iso-9001'],
  bim: { category: 'Railings', ifcClass: 'IfcRailing', host: 'roof' },
  options: [
    option('Finish', ['Safety yellow', '#e8c21b'], ['Galvanized', '#a9adaf']),
    option('Gate', 'Self-closing gate', 'Chain'),
    option('Lead time', 'Stock'),
    option('Warranty', '25 years, galvanized'),
  ],
};

export const roofHatches: SectionDeclaration = {
  number: '077233',
  descriptions: [
    'Lets one person reach the roof by ladder and open the cover with one hand.',
    'Keeps heat and water out with an insulated curb and gasket.',
    'Passes machines in and out through a large double cover.',
  ],
  uses: ['roof access by fixed ladder', 'service stairs', 'equipment removal', 'rooftop terraces'],
  limitations: [
    'Hatches within 10 feet of a roof edge need a guard.',
    'It is not suitable as a smoke vent.',
    'Covers need a grip post to meet ladder rules.',
    'Do not cut curb flanges to fit.',
  ],
  standards: ['ASTM A653', 'ASTM B209', 'ASTM E330', 'ASTM C518', '29 CFR 1910.29'],
  programs: ['miami-dade', 'florida', 'fm', 'iso-9001'],
  epd: null,
  hpd: null,
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcDoor', host: 'roof' },
  assembly: 'Roof Hatch',
  sheetPrefix: 'RHT',
  related: ['055213', '075423', '076200', '086200'],
  installation: [
    'Frame the opening to the size on the shop drawings, square within 1/8 inch.',
    'Set the curb level and fasten the flange at 12 inches on center.',
    'Flash the curb and tuck the membrane under the counterflashing cap.',
    'Adjust the springs so that the cover opens with 30 pounds.',
    'Fix the grip post to the top two rungs.',
  ],
  kinds: [ladder, shipStair, equipment, thermal, railing],
};
