import type { ProductKind, SectionDeclaration, Values } from '#src/reference-api/trade/section-profile.ts';
import {
  chosen,
  content,
  declared,
  measured,
  numberIn,
  option,
  table,
} from '#src/reference-api/trade/entries.ts';

const heat = 'It is not suitable for steam rooms or behind open-flame cooking.';
const gaps = 'Panels expand; leave gaps at every edge and oversize rivet holes.';
const pcr = 'UL PCR Part B: Cladding Product Systems';
const colors = option(
  'Color',
  ['White', '#f4f4f1'],
  ['Almond', '#e5dac3'],
  ['Silver', '#b9bdbe'],
  ['Pearl gray', '#d3d5d4'],
);
/** Glass-reinforced polyester weighs 8.2 lb per square foot and inch of thickness. */
const weight = (values: Values) => ({
  weightPerArea: Number((numberIn(values, 'thickness') * 8.2).toFixed(2)),
});
const strength = [
  measured('flexuralStrength', 'ASTM D790', 16000, 20000, 1000),
  measured('impactResistance', 'ASTM D5420', 54, 120, 2),
  measured('hardnessBarcol', 'ASTM D2583', 40, 50, 5),
  measured('waterAbsorption', 'ASTM D570', 0.1, 0.3, 0.1),
];
const polyester = (retardant: boolean) => [
  content('Unsaturated polyester resin', '26123-45-5', 'Matrix', 45, 60, 'LT-UNK'),
  content('Glass fiber', '65997-17-3', 'Reinforcement', 20, 28, 'LT-UNK'),
  content('Calcium carbonate', '471-34-1', 'Filler', 10, 20, 'BM-3'),
  ...(retardant ? [content('Aluminum hydroxide', '21645-51-2', 'Flame retardant', 8, 20, 'BM-2')] : []),
];

const standard: ProductKind = {
  noun: 'FRP wall panel',
  materials: ['polyester resin reinforced with random chopped glass fiber'],
  descriptions: ['Covers walls with a sheet that is hosed and scrubbed.'],
  uses: ['janitor closets', 'animal care', 'car washes', 'warehouses'],
  limitations: [
    'Class C panels are not permitted in exits.',
    heat,
    gaps,
    'Adhesive bond needs a porous, flat substrate.',
  ],
  attributes: [
    measured('thickness', 'ASTM D5319', 0.06, 0.12, 0.03),
    measured('weightPerArea', null, 0.49, 0.98, 0.01),
    ...strength,
    chosen('surfaceBurningClass', 'ASTM E84', 'Class C'),
    measured('flameSpread', 'ASTM E84', 200),
    measured('smokeDeveloped', 'ASTM E84', 450),
    chosen('texture', null, 'pebbled'),
  ],
  series: table('thickness impactResistance', [0.06, 54], [0.09, 72], [0.12, 120]),
  deriveValues: weight,
  standards: ['ASTM D5319', 'ASTM E84', 'ASTM D790', 'ASTM D2583', 'ASTM D5420', 'ASTM D570'],
  programs: ['greenguard', 'indoor-advantage'],
  epd: declared('1 m2', 3.6, [8, 14], pcr),
  hpd: polyester(false),
  options: [
    option('Sheet', '4 by 8 ft', '4 by 9 ft', '4 by 10 ft'),
    option('Thickness', '0.060 in', '0.090 in', '0.120 in'),
    colors,
    option('Lead time', '2 weeks'),
  ],
};

const classA: ProductKind = {
  ...standard,
  noun: 'Class A FRP panel',
  materials: ['fire-retardant polyester resin reinforced with random chopped glass fiber'],
  descriptions: ['Takes the knocks of carts and mops where the code asks for a Class A finish.'],
  uses: ['commercial kitchens', 'restrooms', 'food processing', 'exit corridors'],
  limitations: [heat, gaps, 'Adhesive bond needs a porous, flat substrate.'],
  attributes: [
    measured('thickness', 'ASTM D5319', 0.09, 0.12, 0.03),
    measured('weightPerArea', null, 0.74, 0.98, 0.01),
    ...strength,
    chosen('surfaceBurningClass', 'ASTM E84', 'Class A'),
    measured('flameSpread', 'ASTM E84', 15, 25, 5),
    measured('smokeDeveloped', 'ASTM E84', 350, 450, 50),
    chosen('texture', null, 'pebbled', 'smooth'),
  ],
  series: table('thickness impactResistance', [0.09, 72], [0.12, 120]),
  programs: ['greenguard', 'ul-classified', 'indoor-advantage'],
  epd: declared('1 m2', 4, [9, 16], pcr),
  hpd: polyester(true),
  options: [
    option('Sheet', '4 by 8 ft', '4 by 9 ft', '4 by 10 ft'),
    option('Thickness', '0.090 in', '0.120 in'),
    colors,
    option('Lead time', '2 weeks'),
  ],
};

const ceiling: ProductKind = {
  ...classA,
  noun: 'FRP ceiling panel',
  descriptions: ['Lies in a grid over kitchens and is taken down to be washed.'],
  uses: ['commercial kitchens', 'food processing', 'car washes', 'pool rooms'],
  limitations: [
    'Use an aluminum or vinyl-capped grid in wet rooms.',
    'It absorbs no sound.',
    'Panels over 4 feet long sag; add cross tees.',
  ],
  attributes: [
    measured('thickness', 'ASTM D5319', 0.06, 0.09, 0.03),
    measured('width', null, 24),
    measured('length', null, 2, 4, 2),
    measured('weightPerArea', null, 0.49, 0.74, 0.01),
    chosen('surfaceBurningClass', 'ASTM E84', 'Class A'),
    measured('flameSpread', 'ASTM E84', 15, 25, 5),
    measured('smokeDeveloped', 'ASTM E84', 350, 450, 50),
    measured('waterAbsorption', 'ASTM D570', 0.1, 0.3, 0.1),
    chosen('texture', null, 'pebbled', 'smooth'),
  ],
  series: table('thickness', 0.06, 0.09),
  standards: ['ASTM D5319', 'ASTM E84', 'ASTM D570'],
  bim: { category: 'Ceilings', ifcClass: 'IfcCovering', host: 'ceiling' },
  options: [option('Panel', '2 by 2 ft', '2 by 4 ft'), colors, option('Lead time', '2 weeks')],
};

const decorative: ProductKind = {
  ...classA,
  noun: 'Decorative FRP panel',
  materials: ['glass-reinforced polyester sheet with a printed, sealed surface'],
  descriptions: ['Gives washable walls the look of tile, wood or stone.'],
  uses: ['restrooms', 'restaurants', 'health care corridors', 'elevator lobbies'],
  limitations: [
    gaps,
    'Printed faces do not take abrasive cleaners.',
    'Patterns repeat every 4 feet; look at a full sheet.',
  ],
  attributes: [
    measured('thickness', 'ASTM D5319', 0.09),
    measured('weightPerArea', null, 0.74),
    ...strength,
    chosen('surfaceBurningClass', 'ASTM E84', 'Class A'),
    measured('flameSpread', 'ASTM E84', 15, 25, 5),
    measured('smokeDeveloped', 'ASTM E84', 350, 450, 50),
    chosen('finish', null, 'tile', 'wood grain', 'stone', 'brushed metal'),
  ],
  series: table('impactResistance', 72),
  options: [
    option(
      'Pattern',
      ['Subway tile', '#ecebe6'],
      ['Oak', '#c29a67'],
      ['Slate', '#6c7174'],
      ['Linen', '#ded6c6'],
    ),
    option('Lead time', '4 weeks'),
  ],
};

const trim: ProductKind = {
  ...standard,
  noun: 'FRP trim molding',
  materials: ['extruded rigid vinyl'],
  descriptions: ['Joins, corners and caps FRP panels and lets them move in a bed of sealant.'],
  uses: ['panel joints', 'inside and outside corners', 'panel edges'],
  limitations: ['It is for panels of 0.090 inch; thicker ones need aluminum.', 'Bed it in silicone sealant.'],
  attributes: [
    chosen('configuration', null, 'division bar', 'inside corner', 'outside corner', 'edge cap'),
    measured('length', null, 8, 10, 1),
    measured('thickness', null, 0.09),
    measured('flameSpread', 'ASTM E84', 15, 25, 5),
    chosen('materialType', 'ASTM D1784', 'rigid PVC'),
  ],
  series: [],
  deriveValues: () => ({}),
  standards: ['ASTM D1784', 'ASTM E84'],
  programs: ['indoor-advantage'],
  epd: null,
  hpd: [
    content('Polyvinyl chloride', '9002-86-2', 'Resin', 75, 85, 'LT-P1'),
    content('Calcium carbonate', '471-34-1', 'Filler', 8, 15, 'BM-3'),
    content('Titanium dioxide', '13463-67-7', 'Pigment', 2, 5, 'LT-1'),
  ],
  bim: { category: 'Generic Models', ifcClass: 'IfcBuildingElementPart', host: 'wall' },
  options: [
    option('Shape', 'Division bar', 'Inside corner', 'Outside corner', 'Edge cap'),
    option('Length', '8 ft', '9 ft', '10 ft'),
    colors,
    option('Lead time', '1 week'),
  ],
};

/** Fiberglass-reinforced paneling. */
export const frpPaneling: SectionDeclaration = {
  number: '068316',
  descriptions: [
    'Covers walls with a seamless-looking sheet that is hosed and scrubbed.',
    'Takes the knocks of carts and mops without denting.',
    'Resists mold, mildew and most cleaning chemicals.',
  ],
  uses: ['commercial kitchens', 'restrooms', 'food processing', 'janitor closets', 'animal care'],
  limitations: [
    heat,
    gaps,
    'Adhesive bond needs a porous, flat substrate.',
    'Class C panels are not permitted in exits.',
  ],
  standards: [
    'ASTM D5319',
    'ASTM E84',
    'ASTM D790',
    'ASTM D638',
    'ASTM D2583',
    'ASTM D5420',
    'ASTM D570',
    'NFPA 286',
    'ASTM D1784',
  ],
  programs: ['greenguard', 'ul-classified', 'indoor-advantage', 'icc-es'],
  epd: declared('1 m2', 3.4, [8, 16], pcr),
  hpd: classA.hpd ?? null,
  bim: { category: 'Walls', ifcClass: 'IfcCovering', host: 'wall' },
  assembly: 'FRP Wall Paneling',
  sheetPrefix: 'FRP',
  related: ['092900', '093013', '102600', '079200'],
  installation: [
    'Condition panels in the room for 24 hours.',
    'Spread adhesive over the full back with a notched trowel.',
    'Leave 1/8 inch at joints and 1/4 inch at floor and ceiling.',
    'Roll panels from the center to the edges.',
    'Bed moldings and fixtures in silicone sealant.',
  ],
  kinds: [standard, classA, ceiling, decorative, trim],
};
