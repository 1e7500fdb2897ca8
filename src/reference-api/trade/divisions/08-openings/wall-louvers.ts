import { anodized, pvdfColors } from '#src/reference-api/trade/metal-finishes.ts';
import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const finishes = ['mill', 'PVDF', 'clear anodized'] as const;
const choices = [
  option('Depth', '4 in', '6 in'),
  option('Screen', 'Bird screen', 'Insect screen', 'None'),
  anodized,
  pvdfColors,
  option('Lead time', '5 to 7 weeks'),
  option('Warranty', 'PVDF: 20 years'),
];

const drainable: ProductKind = {
  noun: 'Drainable blade louver',
  materials: ['0.081-inch extruded aluminum, Alloy 6063-T5'],
  descriptions: ['Lets air through the wall and leads rain down gutters in its blades.'],
  uses: ['mechanical rooms', 'air intakes', 'parking garages'],
  limitations: [
    'Stay below the beginning point of water penetration at design flow.',
    'It is not suitable as a fire or smoke damper.',
    'Bird screens lessen free area by the share stated.',
  ],
  attributes: [
    measured('freeArea', 'AMCA 500-L', 45, 58, 1),
    measured('beginningWaterPenetration', 'AMCA 500-L', 850, 1150, 50),
    measured('pressureDrop', 'AMCA 500-L', 0.1, 0.2, 0.02),
    measured('depth', null, 4, 6, 2),
    measured('designPressure', 'ASCE 7', 25, 50, 5),
    chosen('finish', null, ...finishes),
  ],
  series: table('depth freeArea beginningWaterPenetration', [4, 50, 900], [4, 45, 1050], [6, 58, 1000]),
  standards: ['AMCA 500-L', 'AMCA 511', 'ASTM B221', 'AAMA 2605'],
  options: choices,
};

const windDriven: ProductKind = {
  ...drainable,
  noun: 'Wind-driven-rain louver',
  descriptions: ['Stops wind-driven rain where the plenum behind cannot drain.'],
  uses: ['hospital air intakes', 'hurricane coasts', 'data centers', 'electrical rooms'],
  limitations: [
    'Free area is smaller than that of a drainable louver; size the opening for it.',
    'Class A holds at the core velocity stated only.',
    'It is not suitable as a fire or smoke damper.',
  ],
  attributes: [
    measured('freeArea', 'AMCA 500-L', 38, 50, 1),
    chosen('grade', 'AMCA 500-L', 'Class A at 29 mph and 3 in/h', 'Class A at 50 mph and 8 in/h'),
    measured('pressureDrop', 'AMCA 500-L', 0.15, 0.3, 0.05),
    measured('depth', null, 5, 7, 1),
    measured('designPressure', 'ASCE 7', 40, 150, 10),
    chosen('impactClass', 'AMCA 540', 'none', 'basic protection', 'enhanced protection'),
    chosen('finish', null, ...finishes),
  ],
  series: [
    { depth: 5, freeArea: 38, grade: 'Class A at 29 mph and 3 in/h' },
    { depth: 7, freeArea: 46, grade: 'Class A at 50 mph and 8 in/h' },
  ],
  standards: ['AMCA 500-L', 'AMCA 511', 'AMCA 540', 'AMCA 550', 'ASTM B221', 'AAMA 2605'],
};

const acoustical: ProductKind = {
  ...drainable,
  noun: 'Acoustical louver',
  materials: ['formed aluminum blades packed with mineral wool behind perforated sheet'],
  descriptions: ['Lets machines breathe and keeps part of their noise in.'],
  uses: ['generator rooms', 'rooftop screens', 'chiller yards'],
  limitations: [
    'Check pressure drop; the deep blades resist more.',
    'It is not suitable as a fire or smoke damper.',
  ],
  attributes: [
    measured('soundTransmission', 'ASTM E90', 9, 17, 1),
    measured('freeArea', 'AMCA 500-L', 24, 36, 1),
    measured('pressureDrop', 'AMCA 500-L', 0.15, 0.4, 0.05),
    measured('depth', null, 6, 12, 6),
    chosen('finish', null, ...finishes),
  ],
  series: table('depth soundTransmission freeArea', [6, 10, 34], [12, 16, 27]),
  standards: ['AMCA 500-L', 'ASTM E90', 'AAMA 2605'],
};

const combination: ProductKind = {
  ...drainable,
  noun: 'Combination louver and damper',
  descriptions: ['Closes behind fixed blades with a damper, for rooms that are heated when the fan rests.'],
  uses: ['generator rooms', 'air intakes', 'warehouses'],
  options: [...choices, option('Actuator', 'Manual', '24 V', '120 V')],
  attributes: [...drainable.attributes, measured('airLeakage', 'AMCA 500-D', 3, 10, 1)],
};

const screen: ProductKind = {
  ...drainable,
  noun: 'Equipment screen louver',
  descriptions: ['Hides rooftop machines and lets them breathe.'],
  uses: ['rooftop screens', 'chiller yards', 'trash enclosures'],
  limitations: [
    'It keeps out sight, not rain.',
    'Posts and roof framing are designed for the wind on the whole screen.',
  ],
  attributes: [
    measured('freeArea', 'AMCA 500-L', 50, 65, 1),
    measured('depth', null, 2, 4, 2),
    measured('designPressure', 'ASCE 7', 25, 60, 5),
    measured('height', null, 48, 144, 24),
    chosen('finish', null, ...finishes),
  ],
  series: [{ depth: 2 }, { depth: 4 }],
  standards: ['ASCE 7', 'ASTM B221', 'AAMA 2605'],
  programs: ['recycled', 'baba'],
};

export const louvers: SectionDeclaration = {
  number: '089100',
  descriptions: [
    'Lets air through the wall and keeps rain out.',
    'Stops wind-driven rain where the plenum behind cannot drain.',
    'Hides rooftop machines and lowers their noise.',
  ],
  uses: ['mechanical rooms', 'parking garages', 'generator rooms', 'rooftop screens', 'air intakes'],
  limitations: [
    'Stay below the beginning point of water penetration at design flow.',
    'It is not suitable as a fire or smoke damper.',
    'Hurricane areas need AMCA 540 and 550 listed models.',
    'Bird screens lessen free area by the share stated.',
  ],
  standards: ['AMCA 500-L', 'AMCA 511', 'AMCA 540', 'AMCA 550', 'AAMA 2605', 'ASTM B221'],
  programs: ['amca', 'miami-dade', 'florida', 'recycled', 'baba'],
  epd: declared('1 m2', 19, [95, 240], 'UL PCR Part B: Fabricated Metal Products'),
  hpd: null,
  bim: { category: 'Mechanical Equipment', ifcClass: 'IfcAirTerminal', host: 'wall' },
  assembly: 'Wall Louver',
  sheetPrefix: 'LVR',
  related: ['072726', '079200', '233700', '084413'],
  installation: [
    'Flash the sill to the outside and turn up its back and ends.',
    'Set louvers plumb and fasten through clip angles at 24 inches on center.',
    'Isolate aluminum from masonry and steel.',
    'Seal the perimeter with backing and sealant, leaving the sill weeps open.',
    'Blank off unused area with an insulated panel.',
  ],
  kinds: [drainable, windDriven, acoustical, combination, screen],
};
