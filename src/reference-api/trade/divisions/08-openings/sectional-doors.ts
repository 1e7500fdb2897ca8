import type { ProductKind, SectionDeclaration, Values } from '#src/reference-api/trade/section-profile.ts';
import { anodized } from '#src/reference-api/trade/metal-finishes.ts';
import { chosen, declared, measured, numberIn, option, table } from '#src/reference-api/trade/entries.ts';

const pcr = 'UL PCR Part B: Commercial Door Systems';
const room = 'Track and springs need clear headroom and backroom.';
const springs = 'Torsion springs shall be replaced only by trained technicians.';
const operation = chosen('operation', null, 'hand chain', 'trolley motor', 'jackshaft motor');
const cycles = measured('cycles', 'DASMA 102', 10000, 100000, 10000);
const wide = measured('width', null, 96, 240, 24);
const high = measured('height', null, 96, 192, 24);
const steelColors = option(
  'Color',
  ['White', '#f1f1ee'],
  ['Brown', '#54443a'],
  ['Gray', '#8e9294'],
  ['Black', '#26282a'],
);
const common = [
  option('Track', 'Standard lift', 'High lift', 'Vertical lift', 'Low headroom'),
  option('Springs', '10,000 cycles', '25,000 cycles', '50,000 cycles', '100,000 cycles'),
  option('Operator', 'None', 'Trolley', 'Jackshaft'),
];
/** Foamed polyurethane has R 8.75 per inch; the U-factor is the inverse. */
const foamed = table('thickness thermalResistance', [1.375, 12], [2, 17.5], [3, 26]);
const thermal = [
  measured('thermalResistance', 'DASMA TDS-163', 12, 26, 0.5),
  measured('uFactor', 'DASMA TDS-163', 0.038, 0.083, 0.001),
  measured('thickness', null, 1.375, 3, 0.125),
];
const tests = ['DASMA 102', 'DASMA TDS-163', 'DASMA 108', 'ASTM E283', 'UL 325'];

const insulated: ProductKind = {
  noun: 'Insulated steel sectional door',
  materials: ['galvanized steel skins on foamed-in-place polyurethane'],
  descriptions: ['Seals a bay with insulated panels that stack overhead.'],
  uses: ['fire stations', 'loading docks', 'maintenance shops', 'warehouses'],
  limitations: [
    room,
    'Dark steel panels bow in sun; keep light colors on the south.',
    springs,
    'Motor operation needs monitored entrapment protection.',
  ],
  attributes: [
    ...thermal,
    measured('airLeakage', 'ASTM E283', 0.1, 0.3, 0.01),
    measured('designPressure', 'DASMA 108', 20, 40, 5),
    chosen('gauge', null, '20 ga', '24 ga', '26 ga'),
    cycles,
    wide,
    high,
    operation,
  ],
  series: foamed,
  deriveValues: (values: Values) => ({
    uFactor: Number((1 / numberIn(values, 'thermalResistance')).toFixed(3)),
  }),
  standards: [...tests, 'ASTM A653', 'ASHRAE 90.1'],
  programs: ['ul-listed', 'florida', 'baba'],
  epd: declared('1 m2', 15, [42, 80], pcr),
  options: [
    option('Thickness', '1-3/8 in', '2 in', '3 in'),
    steelColors,
    ...common,
    option('Lead time', '4 weeks'),
    option('Warranty', 'Sections: 10 years', 'Hardware: 1 year'),
  ],
};

const fullView: ProductKind = {
  ...insulated,
  noun: 'Full-view aluminum sectional door',
  materials: ['extruded aluminum rails and stiles with glazed panels'],
  descriptions: ['Brings daylight into showrooms, fire stations and patios.'],
  uses: ['fire stations', 'car dealerships', 'restaurants opening to patios', 'breweries'],
  limitations: [
    room,
    'It is not suitable for cold rooms.',
    'Glass adds weight; count springs for it.',
    springs,
  ],
  attributes: [
    measured('uFactor', 'DASMA 105', 0.55, 1.15, 0.01),
    chosen('glazingType', null, 'tempered glass', 'insulating glass', 'polycarbonate'),
    measured('airLeakage', 'ASTM E283', 0.2, 0.4, 0.01),
    measured('designPressure', 'DASMA 108', 15, 35, 5),
    measured('thickness', null, 2),
    cycles,
    wide,
    high,
    operation,
    chosen('finish', 'AAMA 611', 'clear anodized', 'dark bronze anodized', 'black anodized'),
  ],
  series: [
    { glazingType: 'tempered glass', uFactor: 1.15 },
    { glazingType: 'polycarbonate', uFactor: 0.86 },
    { glazingType: 'insulating glass', uFactor: 0.62 },
  ],
  deriveValues: () => ({}),
  standards: [
    'DASMA 102',
    'DASMA 105',
    'DASMA 108',
    'ASTM E283',
    'UL 325',
    'ASTM B221',
    'AAMA 611',
    '16 CFR 1201',
  ],
  epd: declared('1 m2', 17, [70, 110], pcr),
  options: [
    option('Glass', 'Clear tempered', 'Clear insulating', 'Frosted insulating', 'Multiwall polycarbonate'),
    anodized,
    ...common,
    option('Lead time', '6 weeks'),
  ],
};

const broken: ProductKind = {
  ...insulated,
  noun: 'Thermally broken sectional door',
  materials: ['steel skins parted by a thermal break at each edge, on foamed-in-place polyurethane'],
  descriptions: ['Holds the temperature of a heated or chilled bay without frost on its inner skin.'],
  uses: ['cold storage docks', 'heated garages', 'fire stations', 'food distribution'],
  attributes: [
    ...thermal,
    measured('airLeakage', 'ASTM E283', 0.05, 0.15, 0.01),
    measured('designPressure', 'DASMA 108', 20, 40, 5),
    chosen('gauge', null, '20 ga', '24 ga', '26 ga'),
    cycles,
    wide,
    high,
    operation,
  ],
  series: foamed.slice(1),
  epd: declared('1 m2', 17, [50, 90], pcr),
  options: [
    option('Thickness', '2 in', '3 in'),
    steelColors,
    ...common,
    option('Lead time', '4 to 6 weeks'),
    option('Warranty', 'Sections: 10 years', 'Thermal: 10 years'),
  ],
};

const impact: ProductKind = {
  ...insulated,
  noun: 'Impact-rated sectional door',
  materials: ['20-gauge steel skins on polyurethane, with struts and impact-glazed lites'],
  descriptions: ['Stands up to hurricanes with struts, long-stem rollers and heavy track.'],
  uses: ['fire stations', 'emergency shelters', 'coastal warehouses', 'hangar shops'],
  limitations: [
    room,
    'Jambs must take the reactions on the drawings; wood bucks over block do not.',
    'The approval is for the size and glass that were tested.',
    springs,
  ],
  attributes: [
    measured('designPressure', 'DASMA 108', 45, 75, 5),
    chosen('impactClass', 'ASTM E1996', 'large missile D', 'large missile E'),
    ...thermal,
    chosen('gauge', null, '20 ga'),
    chosen('glazingType', null, 'none', 'polycarbonate'),
    measured('width', null, 96, 192, 24),
    cycles,
    operation,
  ],
  series: foamed.slice(1),
  standards: [...tests, 'ASTM E1996', 'ASTM E1886'],
  programs: ['miami-dade', 'florida', 'icc-es', 'ul-listed'],
  epd: declared('1 m2', 21, [60, 105], pcr),
};

const wood: ProductKind = {
  ...insulated,
  noun: 'Wood sectional door',
  materials: ['solid wood rails and stiles with plywood panels', 'flush plywood skins on a wood frame'],
  descriptions: ['Gives houses and restored buildings a door of rails and panels that can be stained.'],
  uses: ['restorations', 'houses', 'wineries', 'carriage houses'],
  limitations: [
    room,
    'Seal all six sides before it is hung, and again every other year.',
    'It is not for regions of windborne debris.',
    springs,
  ],
  attributes: [
    measured('thickness', null, 1.375, 1.75, 0.375),
    measured('designPressure', 'DASMA 108', 15, 20, 5),
    chosen('materialType', null, 'hemlock', 'western red cedar', 'mahogany'),
    measured('cycles', 'DASMA 102', 10000),
    measured('width', null, 96, 192, 12),
    measured('height', null, 84, 120, 12),
    chosen('operation', null, 'hand lift', 'trolley motor'),
    chosen('finish', null, 'unfinished', 'factory primed'),
  ],
  series: table('thickness', 1.375, 1.75),
  deriveValues: () => ({}),
  standards: ['DASMA 102', 'DASMA 108', 'UL 325'],
  programs: ['fsc', 'ul-listed'],
  epd: null,
  options: [
    option('Wood', ['Hemlock', '#cfae83'], ['Cedar', '#b5774e'], ['Mahogany', '#7c3f2c']),
    option('Panels', 'Raised', 'Flat', 'Planked'),
    ...common.slice(0, 1),
    option('Lead time', '8 weeks'),
    option('Warranty', '1 year'),
  ],
};

export const sectionalDoors: SectionDeclaration = {
  number: '083613',
  descriptions: [
    'Seals a bay with insulated panels that stack overhead.',
    'Brings daylight into showrooms and fire stations.',
    'Stands up to hurricanes with struts and impact glazing.',
  ],
  uses: [
    'fire stations',
    'loading docks',
    'restaurants opening to patios',
    'car dealerships',
    'maintenance shops',
  ],
  limitations: [
    room,
    'Full-view doors are not suitable for cold rooms without insulating glass.',
    'Dark steel panels bow in sun; use foamed sections.',
    springs,
  ],
  standards: [
    'DASMA 102',
    'DASMA 105',
    'DASMA 108',
    'DASMA TDS-163',
    'UL 325',
    'ASTM E1996',
    'ASTM E1886',
    'ASTM E283',
    'ASHRAE 90.1',
    'ASTM A653',
    'ASTM B221',
    'AAMA 611',
    '16 CFR 1201',
  ],
  programs: ['ul-listed', 'miami-dade', 'florida', 'icc-es', 'baba'],
  epd: declared('1 m2', 15, [42, 110], pcr),
  hpd: null,
  bim: { category: 'Doors', ifcClass: 'IfcDoor', host: 'wall' },
  assembly: 'Sectional Door',
  sheetPrefix: 'SCD',
  related: ['083323', '088000', '111300', '133419'],
  installation: [
    'Set tracks plumb and parallel within 1/8 inch.',
    'Brace horizontal track to structure at 72 inches at most.',
    'Fit the bottom seal to the floor over its whole length.',
    'Balance springs with power disconnected.',
    'Test reversal with a 1-1/2 inch block.',
  ],
  kinds: [insulated, fullView, broken, impact, wood],
};
