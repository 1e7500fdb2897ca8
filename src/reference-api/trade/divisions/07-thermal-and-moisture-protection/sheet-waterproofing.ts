import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const pcr = 'ASTM PCR for Water-Resistive and Air Barriers';
const sun = 'It is not suitable for permanent exposure to sunlight; cover it within 30 days.';
const solvents = 'Do not use with coal tar or with sealants that hold solvents.';
const membraneTests = [
  'ASTM D5385',
  'ASTM D412',
  'ASTM D903',
  'ASTM E154',
  'ASTM E96',
  'ASTM D3767',
  'ASTM D6135',
];

const selfAdhering: ProductKind = {
  noun: 'Self-adhering waterproofing membrane',
  materials: ['rubberized asphalt laminated to cross-laminated polyethylene'],
  descriptions: [
    'Keeps ground water out of basements and tunnels with a sheet bonded to the concrete.',
    'Bridges shrinkage cracks while under hydrostatic pressure.',
  ],
  uses: ['foundation walls', 'elevator pits', 'plaza decks', 'planters'],
  limitations: [
    sun,
    'Concrete must cure seven days and be dry and primed.',
    solvents,
    'Protect from backfill with a protection course or drainage composite.',
  ],
  attributes: [
    measured('membraneThickness', 'ASTM D3767', 60),
    measured('hydrostaticHead', 'ASTM D5385', 200, 231, 31),
    measured('tensileStrength', 'ASTM D412', 325, 400, 25),
    measured('elongation', 'ASTM D412', 300, 500, 50),
    measured('peelAdhesion', 'ASTM D903', 7, 11, 1),
    measured('punctureResistance', 'ASTM E154', 50, 60, 5),
    measured('permeance', 'ASTM E96', 0.05),
    measured('minimumTemperature', null, 25, 40, 15),
  ],
  standards: membraneTests,
  programs: ['icc-es', 'declare', 'iso-9001'],
  epd: declared('1 m2', 1.7, [2.4, 4.6], pcr),
  hpd: [
    content('Asphalt', '8052-42-4', 'Adhesive', 50, 68, 'LT-1'),
    content('Polyethylene', '9002-88-4', 'Carrier film', 10, 18, 'LT-UNK'),
    content('Styrene-butadiene block copolymer', '9003-55-8', 'Modifier', 6, 14, 'LT-UNK'),
    content('Calcium carbonate', '471-34-1', 'Filler', 5, 20, 'BM-3'),
  ],
  options: [
    option('Grade', 'Standard, 40 °F and up', 'Low temperature, 25 °F and up'),
    option('Roll', '36 in by 66.7 ft'),
    option('Lead time', '1 week'),
    option('Warranty', '5 years', '10 years with the drainage composite'),
  ],
};

const blindside: ProductKind = {
  ...selfAdhering,
  noun: 'Blindside waterproofing sheet',
  materials: ['HDPE film with a pressure-sensitive adhesive that bonds to fresh concrete'],
  descriptions: [
    'Goes up before the concrete, against lagging or on the mud slab, and bonds as it is poured.',
    'Stops water from moving sideways between membrane and wall.',
  ],
  uses: ['lot-line foundations', 'tunnels', 'elevator pits', 'mat slabs'],
  limitations: [
    'It is not for walls that are cast already.',
    'Lagging must be solid, with gaps under 1/2 inch.',
    'Place concrete within 40 days.',
    solvents,
  ],
  attributes: [
    measured('membraneThickness', 'ASTM D3767', 32, 46, 14),
    measured('hydrostaticHead', 'ASTM D5385', 231),
    measured('tensileStrength', 'ASTM D412', 4000),
    measured('elongation', 'ASTM D412', 300, 400, 50),
    measured('peelAdhesion', 'ASTM D903', 5, 8, 1),
    measured('punctureResistance', 'ASTM E154', 100, 220, 120),
    measured('permeance', 'ASTM E96', 0.01),
    measured('minimumTemperature', null, 25),
  ],
  series: table('membraneThickness punctureResistance', [32, 100], [46, 220]),
  standards: membraneTests.filter((standard) => !standard.includes('D6135')),
  epd: declared('1 m2', 1.2, [2.8, 5.4], pcr),
  hpd: [
    content('Polyethylene, high density', '9002-88-4', 'Film', 75, 85, 'LT-UNK'),
    content('Styrene-isoprene block copolymer', '25038-32-8', 'Adhesive', 8, 14, 'LT-UNK'),
    content('Titanium dioxide', '13463-67-7', 'Sun protection', 1, 3, 'LT-1'),
  ],
  options: [
    option('Use', 'Walls, 32 mil', 'Slabs, 46 mil'),
    option('Roll', '4 by 115 ft'),
    option('Lead time', '2 weeks'),
    option('Warranty', '5 years', '10 years, watertight'),
  ],
};

const protection: ProductKind = {
  ...selfAdhering,
  noun: 'Waterproofing protection course',
  materials: ['asphalt core between fiberglass mats'],
  descriptions: ['Keeps rebar, boots and backfill from puncturing the membrane.'],
  uses: ['plaza decks', 'split slabs', 'backfilled walls'],
  limitations: [
    'It is not a waterproofing and not a drainage layer.',
    'Boards on walls need backfill the same day to hold them.',
  ],
  attributes: [
    measured('thickness', 'ASTM D6506', 0.125, 0.25, 0.125),
    measured('weightPerArea', null, 0.85, 1.7, 0.05),
    measured('punctureResistance', 'ASTM E154', 60, 140, 10),
    measured('width', null, 48),
    measured('length', null, 8),
  ],
  series: table('thickness weightPerArea punctureResistance', [0.125, 0.85, 60], [0.25, 1.7, 140]),
  standards: ['ASTM D6506', 'ASTM E154'],
  programs: ['iso-9001'],
  epd: null,
  hpd: null,
  options: [option('Board', '1/8 in', '1/4 in'), option('Lead time', '1 week')],
};

const liquidFlashing: ProductKind = {
  ...selfAdhering,
  noun: 'Liquid flashing membrane',
  materials: ['one-part moisture-cured polyurethane with polyester fabric'],
  descriptions: ['Wraps pipes, corners and drains where a sheet cannot be folded.'],
  uses: ['pipe penetrations', 'inside corners', 'drain bowls', 'terminations'],
  limitations: [
    'It is for details; fields of wall need the sheet.',
    'Concrete needs a moisture of 5% at most.',
    sun,
  ],
  attributes: [
    measured('dryFilmThickness', 'ASTM C836', 60, 90, 10),
    measured('elongation', 'ASTM D412', 400, 600, 50),
    measured('tensileStrength', 'ASTM D412', 250, 500, 50),
    measured('peelAdhesion', 'ASTM C836', 5, 9, 1),
    measured('solidsByVolume', 'ASTM D2697', 85, 95, 5),
    measured('vocContent', 'ASTM D3960', 20, 100, 20),
    measured('cureTime', null, 16, 48, 8),
    measured('minimumTemperature', null, 25, 40, 5),
  ],
  standards: ['ASTM C836', 'ASTM D412', 'ASTM D2697', 'ASTM D3960'],
  programs: ['cdph', 'iso-9001'],
  epd: null,
  hpd: [
    content('Polyurethane prepolymer', '9009-54-5', 'Binder', 45, 60, 'LT-UNK'),
    content('Calcium carbonate', '471-34-1', 'Filler', 25, 35, 'BM-3'),
    content('Carbon black', '1333-86-4', 'Pigment', 1, 3, 'BM-1'),
  ],
  options: [option('Pack', '2-gallon pail', '5-gallon pail'), option('Lead time', '1 week')],
};

const drainageComposite: ProductKind = {
  ...selfAdhering,
  noun: 'Drainage composite',
  materials: ['dimpled polystyrene core with nonwoven polypropylene filter fabric'],
  descriptions: ['Leads ground water down to the footing drain and takes its pressure off the wall.'],
  uses: ['foundation walls', 'plaza decks', 'planters', 'tunnels'],
  limitations: [
    'It needs a drain at its foot that flows by gravity or is pumped.',
    'Set the fabric toward the soil, and lap it at every joint.',
    'Solvent adhesives melt the core.',
  ],
  attributes: [
    measured('thickness', null, 0.25, 0.44, 0.01),
    measured('drainage', 'ASTM D4716', 12, 21, 1),
    measured('compressiveStrength', 'ASTM D1621', 75, 146, 1),
    measured('apparentOpeningSize', 'ASTM D4751', 70, 100, 30),
    measured('grabTensile', 'ASTM D4632', 100, 180, 10),
    chosen('materialType', null, 'polystyrene core'),
  ],
  series: [
    { thickness: 0.25, drainage: 12, compressiveStrength: 75, grabTensile: 100 },
    { thickness: 0.4, drainage: 18, compressiveStrength: 104, grabTensile: 100 },
    { thickness: 0.44, drainage: 21, compressiveStrength: 146, grabTensile: 180 },
  ],
  standards: ['ASTM D1621', 'ASTM D4716', 'ASTM D4751', 'ASTM D4632'],
  programs: ['icc-es', 'recycled'],
  epd: declared('1 m2', 1, [2.2, 4.4], pcr),
  hpd: [
    content('Polystyrene', '9003-53-6', 'Core', 70, 82, 'LT-UNK'),
    content('Polypropylene', '9003-07-0', 'Filter fabric', 16, 26, 'LT-UNK'),
  ],
  options: [
    option('Use', 'Walls', 'Decks', 'Decks under traffic'),
    option('Roll', '4 by 50 ft'),
    option('Lead time', '1 week'),
  ],
};

export const sheetWaterproofing: SectionDeclaration = {
  number: '071326',
  descriptions: [
    'Keeps ground water out of basements and tunnels with a sheet bonded to the concrete.',
    'Bridges shrinkage cracks while under hydrostatic pressure.',
    'Stops water from moving sideways between membrane and wall.',
  ],
  uses: ['foundation walls', 'elevator pits', 'plaza decks', 'planters', 'tunnels'],
  limitations: [
    'It is not suitable for permanent exposure to sunlight.',
    'Concrete must cure seven days and be dry and primed.',
    solvents,
    'Protect from backfill with a protection course or drainage composite.',
  ],
  standards: [
    'ASTM D5385',
    'ASTM D412',
    'ASTM D903',
    'ASTM E154',
    'ASTM E96',
    'ASTM D3767',
    'ASTM D6135',
    'ASTM D6506',
    'ASTM D1621',
    'ASTM D4716',
    'ASTM D4751',
    'ASTM C836',
    'ASTM D5957',
    'ASTM D2697',
    'ASTM D3960',
    'ASTM D4632',
  ],
  programs: ['icc-es', 'ccrr', 'declare', 'iso-9001', 'iso-14001'],
  epd: declared('1 m2', 1.7, [2.1, 5.4], pcr),
  hpd: selfAdhering.hpd ?? null,
  bim: { category: 'Generic Models', ifcClass: 'IfcCovering', host: 'wall' },
  assembly: 'Self-Adhering Waterproofing',
  sheetPrefix: 'SAW',
  related: ['033000', '042200', '072113', '072726', '334600'],
  installation: [
    'Fill form-tie holes and grind fins flush before priming.',
    'Prime only the area to be covered the same day.',
    'Apply sheets from the low point up, lapping sides 2-1/2 inches and ends 5 inches.',
    'Roll the whole surface, and seal terminations with mastic and a bar.',
    'Flood test horizontal areas for 48 hours.',
    'Cover within 30 days.',
  ],
  kinds: [selfAdhering, blindside, protection, liquidFlashing, drainageComposite],
};
