import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option } from '#src/reference-api/trade/entries.ts';

const epd = (gwp: readonly [number, number]) =>
  declared('1 kg', 1, gwp, 'UL PCR Part B: Sealants and Firestopping');
const facadeColors = option(
  'Color',
  ['White', '#f2f2ee'],
  ['Limestone', '#d5cbb4'],
  ['Aluminum stone', '#a6a7a4'],
  ['Gray', '#808588'],
  ['Bronze', '#4b4038'],
  ['Black', '#1d1e1f'],
);

const silicone: ProductKind = {
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
  standards: ['ASTM C920', 'ASTM C1193', 'ASTM C719', 'ASTM C1248', 'SCAQMD 1168'],
  programs: ['swri', 'greenguard', 'cdph', 'declare'],
  epd: epd([4.2, 6.8]),
  options: [
    facadeColors,
    option('Package', '10.1 fl oz cartridge', '20 fl oz sausage', '2 gal pail'),
    option('Lead time', 'Standard colors: stock', 'Custom colors: 3 weeks'),
    option('Warranty', 'Weatherseal: 20 years', 'Nonstaining: 20 years'),
  ],
};

const polyurethane: ProductKind = {
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
  standards: ['ASTM C920', 'ASTM C1193', 'ASTM C719', 'SCAQMD 1168'],
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
    option('Lead time', 'Stock'),
    option('Warranty', '5 years', '10 years'),
  ],
};

const hybrid: ProductKind = {
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
  standards: ['ASTM C920', 'ASTM C1193', 'ASTM C719', 'SCAQMD 1168'],
  epd: epd([3, 4.8]),
  hpd: [
    content('Calcium carbonate', '471-34-1', 'Filler', 40, 55, 'BM-3'),
    content('Silyl-terminated polyether', '75009-88-0', 'Polymer', 25, 38, 'LT-UNK'),
    content('Titanium dioxide', '13463-67-7', 'Pigment', 1, 4, 'LT-1'),
  ],
};

const acoustical: ProductKind = {
  noun: 'Acoustical sealant',
  materials: ['nonsag acrylic latex that does not harden'],
  descriptions: ['Quiets partitions by sealing the gaps at floor, ceiling and outlets.'],
  uses: ['partition perimeters', 'electrical boxes', 'classrooms', 'music rooms'],
  limitations: [
    'It is for concealed interior joints that hardly move.',
    'It carries no fire rating by itself; use a listed system in rated partitions.',
    'It is not suitable outdoors or under water.',
  ],
  attributes: [
    measured('soundTransmission', 'ASTM E90', 53, 56, 1),
    chosen('grade', 'ASTM C834', 'Type OP, Grade NF'),
    measured('shrinkage', 'ASTM C1241', 15, 30, 5),
    measured('vocContent', 'SCAQMD 1168', 5, 40, 5),
    measured('flameSpread', 'ASTM E84', 0, 10, 5),
    measured('cureTime', null, 24, 72, 24),
  ],
  standards: ['ASTM C834', 'ASTM C919', 'ASTM E90', 'SCAQMD 1168'],
  programs: ['greenguard', 'indoor-advantage', 'cdph', 'declare'],
  epd: epd([1.1, 2.2]),
  hpd: [
    content('Calcium carbonate', '471-34-1', 'Filler', 45, 60, 'BM-3'),
    content('Acrylic copolymer', '25133-97-5', 'Polymer', 18, 30, 'LT-UNK'),
    content('Water', '7732-18-5', 'Carrier', 12, 22, 'BM-4'),
  ],
  options: [
    option('Color', ['White', '#f0f0ec'], ['Gray', '#8d9193']),
    option('Package', '28 fl oz cartridge', '5 gal pail'),
    option('Lead time', 'Stock'),
  ],
};

const strip: ProductKind = {
  noun: 'Preformed silicone strip',
  materials: ['cured silicone strip bonded with silicone sealant'],
  descriptions: ['Bridges failed or wide joints with a flat strip that needs no removal of the old sealant.'],
  uses: ['remedial work', 'window perimeters', 'joints too wide for sealant', 'transitions to air barriers'],
  limitations: [
    'It needs 3/8 inch of bond on each side.',
    'It cannot be painted.',
    'It is not suitable for traffic.',
  ],
  attributes: [
    measured('movementCapability', 'ASTM C1518', 100, 200, 50),
    measured('width', null, 1, 6, 1),
    measured('thickness', null, 0.08, 0.12, 0.04),
    measured('hardness', 'ASTM C661', 20, 35, 5),
    measured('elongation', 'ASTM D412', 400, 600, 100),
    measured('serviceTemperature', null, 250, 300, 50),
    measured('warranty', null, 10, 20, 10),
  ],
  standards: ['ASTM C1518', 'ASTM C1193', 'ASTM C661'],
  programs: ['swri', 'cdph'],
  epd: null,
  options: [
    facadeColors,
    option('Width', '1 in', '1-1/2 in', '2 in', '3 in', '4 in', '6 in'),
    option('Lead time', '2 weeks'),
    option('Warranty', '20 years'),
  ],
};

const backerRod: ProductKind = {
  noun: 'Closed-cell backer rod',
  materials: ['extruded closed-cell polyethylene'],
  descriptions: ['Sets the depth of the sealant and keeps it from bonding to the bottom of the joint.'],
  uses: ['facade joints', 'floor joints', 'window perimeters'],
  limitations: [
    'Choose a rod a quarter wider than the joint; a punctured rod blows bubbles into the sealant.',
    'It is not suitable behind hot-applied sealants.',
  ],
  attributes: [
    measured('diameter', 'ASTM C1330', 0.25, 2, 0.125),
    measured('density', 'ASTM D1622', 1.5, 2.5, 0.5),
    measured('tensileStrength', 'ASTM D1623', 25, 45, 5),
    measured('waterAbsorption', 'ASTM C1016', 0.03, 0.05, 0.01),
    measured('serviceTemperature', null, 160),
  ],
  series: [0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1, 1.25, 1.5, 2].map((diameter) => ({ diameter })),
  standards: ['ASTM C1330', 'ASTM C1193', 'ASTM C1016'],
  programs: ['cdph'],
  epd: null,
  hpd: [
    content('Polyethylene', '9002-88-4', 'Foam', 94, 98, 'LT-UNK'),
    content('Isobutane', '75-28-5', 'Blowing agent', 0.5, 3, 'LT-P1'),
  ],
  options: [
    option(
      'Diameter',
      '1/4 in',
      '3/8 in',
      '1/2 in',
      '5/8 in',
      '3/4 in',
      '7/8 in',
      '1 in',
      '1-1/4 in',
      '1-1/2 in',
      '2 in',
    ),
    option('Lead time', 'Stock'),
  ],
};

export const jointSealants: SectionDeclaration = {
  number: '079200',
  descriptions: [
    'Closes moving joints between facade materials and keeps them closed.',
    'Stays elastic from frost to desert heat.',
    'Quiets partitions by sealing the gaps at floor and ceiling.',
  ],
  uses: ['facade joints', 'window perimeters', 'traffic joints', 'sanitary rooms', 'partition perimeters'],
  limitations: [
    'Silicone can stain porous stone unless it is tested as nonstaining.',
    'Most silicones cannot be painted.',
    'Three-sided adhesion tears; always use backing or bond-breaker tape.',
    'It is not suitable for joints under hydrostatic pressure.',
  ],
  standards: ['ASTM C920', 'ASTM C1193', 'ASTM C719', 'ASTM C1248', 'ASTM C834', 'ASTM C1330', 'SCAQMD 1168'],
  programs: ['swri', 'greenguard', 'indoor-advantage', 'cdph', 'declare'],
  epd: declared('1 kg', 1, [2.2, 6.8], 'UL PCR Part B: Sealants and Firestopping'),
  hpd: [
    content('Polydimethylsiloxane', '63148-62-9', 'Polymer', 40, 60, 'LT-P1'),
    content('Calcium carbonate', '471-34-1', 'Filler', 30, 50, 'BM-3'),
    content('Silica, amorphous', '7631-86-9', 'Thickener', 2, 8, 'LT-UNK'),
    content('Titanium dioxide', '13463-67-7', 'Pigment', 0, 3, 'LT-1'),
  ],
  bim: { category: 'Detail Items', ifcClass: 'IfcDiscreteAccessory', host: 'face' },
  assembly: 'Joint Sealant',
  sheetPrefix: 'JTS',
  related: ['072726', '074213', '078413', '079513', '084413', '085113'],
  installation: [
    'Clean joints and prime where the adhesion test calls for it.',
    'Set backing to a depth of half the joint width.',
    'Fill the joint from the back and tool it concave before it skins.',
    'Mask stone and brick, and lift the tape while the sealant is wet.',
    'Pull-test one joint for each 1,000 feet and repair the cut.',
  ],
  kinds: [silicone, polyurethane, hybrid, acoustical, strip, backerRod],
};
