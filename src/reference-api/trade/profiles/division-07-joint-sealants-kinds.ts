import type { ProductKind } from '#src/reference-api/trade/section-profile.ts';
import {
  chosen,
  content,
  leadTime,
  measured,
  option,
  warranties,
} from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

export const epd = (gwp: readonly [number, number]) => ({
  declaredUnit: '1 kg',
  massKg: 1,
  gwp,
  pcr: 'UL PCR Part B: Sealants and Firestopping',
});
const package1 = option('Package', '10.1 fl oz cartridge', '20 fl oz sausage', '2 gal pail');
export const facadeColors = option(
  'Color',
  ['White', '#f2f2ee'],
  ['Limestone', '#d5cbb4'],
  ['Aluminum stone', '#a6a7a4'],
  ['Gray', '#808588'],
  ['Bronze', '#4b4038'],
  ['Black', '#1d1e1f'],
);

export const silicone: ProductKind = {
  noun: 'Silicone weatherseal sealant',
  materials: ['neutral-curing silicone, one part'],
  descriptions: [
    'Closes moving joints between facade materials and keeps them closed.',
    'Stays elastic from frost to desert heat and does not chalk in sun.',
  ],
  uses: ['facade joints', 'window perimeters', 'curtain wall splices', 'metal panel joints'],
  limitations: [
    'Silicone can stain porous stone unless it is tested as nonstaining.',
    'It cannot be painted.',
    'Three-sided adhesion tears; always use backing or bond-breaker tape.',
    'It is not suitable for joints under hydrostatic pressure.',
  ],
  attributes: [
    measured('movementCapability', 'ASTM C719', 50, 100, 50),
    chosen('grade', 'ASTM C920', 'Type S, Grade NS'),
    measured('hardness', 'ASTM C661', 15, 30, 5),
    measured('tensileStrength', 'ASTM D412', 100, 250, 25),
    measured('elongation', 'ASTM D412', 800, 1600, 100),
    measured('vocContent', 'SCAQMD 1168', 20, 45, 5),
    measured('serviceTemperature', null, 250, 300, 50),
    measured('cureTime', null, 168, 336, 24),
    measured('warranty', null, 10, 20, 10),
  ],
  series: [
    { movementCapability: 50, hardness: 25, tensileStrength: 200, elongation: 1000 },
    { movementCapability: 50, hardness: 30, tensileStrength: 250, elongation: 800 },
    { movementCapability: 100, hardness: 15, tensileStrength: 100, elongation: 1600 },
  ],
  standards: cited('ASTM C920', 'ASTM C1193', 'ASTM C719', 'ASTM C1248', 'SCAQMD 1168'),
  programs: ['swri', 'greenguard', 'cdph', 'declare'],
  epd: epd([4.2, 6.8]),
  options: [
    facadeColors,
    package1,
    leadTime('Standard colors: stock', 'Custom colors: 3 weeks'),
    warranties('Weatherseal: 20 years', 'Nonstaining: 20 years'),
  ],
};

export const polyurethane: ProductKind = {
  ...silicone,
  noun: 'Polyurethane joint sealant',
  materials: ['one-part moisture-curing polyurethane', 'two-part polyurethane'],
  descriptions: ['Seals masonry, concrete and traffic joints, and takes paint.'],
  uses: ['masonry control joints', 'traffic joints', 'plaza decks', 'precast joints'],
  limitations: [
    'It is not suitable for structural glazing or glass bonds in sun.',
    'Sun chalks the surface; replace or paint it after about ten years.',
    'Three-sided adhesion tears; always use backing or bond-breaker tape.',
  ],
  attributes: [
    measured('movementCapability', 'ASTM C719', 25, 50, 25),
    chosen('grade', 'ASTM C920', 'Type S, Grade NS', 'Type M, Grade NS', 'Type M, Grade P'),
    measured('hardness', 'ASTM C661', 25, 45, 5),
    measured('tensileStrength', 'ASTM D412', 150, 350, 50),
    measured('elongation', 'ASTM D412', 400, 800, 100),
    measured('vocContent', 'SCAQMD 1168', 20, 100, 10),
    measured('serviceTemperature', null, 158, 180, 22),
    measured('cureTime', null, 72, 168, 24),
    measured('warranty', null, 5, 10, 5),
  ],
  series: [
    { movementCapability: 25, grade: 'Type S, Grade NS', hardness: 30 },
    { movementCapability: 25, grade: 'Type M, Grade P', hardness: 45 },
    { movementCapability: 50, grade: 'Type M, Grade NS', hardness: 25 },
  ],
  standards: cited('ASTM C920', 'ASTM C1193', 'ASTM C719', 'SCAQMD 1168'),
  epd: epd([3.4, 5.2]),
  hpd: [
    content('Polyurethane prepolymer', '9009-54-5', 'Polymer', 30, 45, 'LT-UNK'),
    content('Calcium carbonate', '471-34-1', 'Filler', 30, 50, 'BM-3'),
    content('Diisononyl phthalate', '28553-12-0', 'Plasticizer', 8, 18, 'LT-1'),
    content('Titanium dioxide', '13463-67-7', 'Pigment', 1, 4, 'LT-1'),
  ],
  options: [
    facadeColors,
    option('Package', '10.1 fl oz cartridge', '20 fl oz sausage', '1.5 gal kit, two part'),
    leadTime('Stock'),
    warranties('5 years', '10 years'),
  ],
};

export const hybrid: ProductKind = {
  ...silicone,
  noun: 'Hybrid polyether sealant',
  materials: ['silyl-terminated polyether, one part, without solvent or isocyanate'],
  descriptions: [
    'Bonds without primer to most facade materials, takes paint and does not bubble on damp concrete.',
  ],
  uses: ['window perimeters', 'siding joints', 'precast joints', 'interior joints to be painted'],
  limitations: [
    'It is not suitable for structural glazing.',
    'Alkyd paints over it may stay tacky; test a length first.',
    'Three-sided adhesion tears; always use backing or bond-breaker tape.',
  ],
  attributes: [
    measured('movementCapability', 'ASTM C719', 25, 50, 25),
    chosen('grade', 'ASTM C920', 'Type S, Grade NS'),
    measured('hardness', 'ASTM C661', 18, 30, 2),
    measured('tensileStrength', 'ASTM D412', 100, 220, 20),
    measured('elongation', 'ASTM D412', 300, 900, 100),
    measured('vocContent', 'SCAQMD 1168', 10, 30, 5),
    measured('serviceTemperature', null, 180, 200, 20),
    measured('cureTime', null, 48, 168, 24),
    measured('warranty', null, 10, 20, 10),
  ],
  series: [{ movementCapability: 25 }, { movementCapability: 35 }, { movementCapability: 50 }],
  standards: cited('ASTM C920', 'ASTM C1193', 'ASTM C719', 'SCAQMD 1168'),
  epd: epd([3, 4.8]),
  hpd: [
    content('Calcium carbonate', '471-34-1', 'Filler', 40, 55, 'BM-3'),
    content('Silyl-terminated polyether', '75009-88-0', 'Polymer', 25, 38, 'LT-UNK'),
    content('Titanium dioxide', '13463-67-7', 'Pigment', 1, 4, 'LT-1'),
  ],
};
