import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import {
  chosen,
  content,
  declared,
  measured,
  numberIn,
  option,
  resistance,
  table,
} from '#src/reference-api/trade/entries.ts';

const epd = (massKg: number, gwp: readonly [number, number]) =>
  declared('1 m2 at RSI 1', massKg, gwp, 'UL PCR Part B: Building Envelope Thermal Insulation');

const barrier = 'Foam plastics need a thermal barrier toward the interior.';
const tall = 'Walls over 40 feet high need an assembly tested to NFPA 285.';
const sun = 'Cover the foam from sunlight within 60 days.';
const thicknesses = option('Thickness', '1 in', '1-1/2 in', '2 in', '2-1/2 in', '3 in', '4 in');

const polyiso: ProductKind = {
  noun: 'Polyisocyanurate wall insulation',
  materials: ['closed-cell polyisocyanurate foam with coated glass faces'],
  descriptions: [
    'Wraps the walls in an unbroken layer so that heat no longer escapes through the studs.',
    'Takes sealants and fluid-applied air barriers on its coated glass face.',
  ],
  uses: ['cavity walls', 'rainscreen walls', 'stud walls behind masonry veneer'],
  limitations: [barrier, tall, 'It is not suitable below grade or where it stays wet.', sun],
  attributes: [
    measured('thermalResistance', 'ASTM C518', 5.7, 22.8, 0.1),
    measured('thermalResistancePerInch', 'ASTM C518', 5.7),
    measured('thickness', null, 1, 4, 0.5),
    measured('compressiveStrength', 'ASTM D1621', 20, 25, 5),
    measured('permeance', 'ASTM E96', 0.5, 1.2, 0.1),
    chosen('surfaceBurningClass', 'ASTM E84', 'Class A'),
    chosen('combustibility', 'ASTM E136', 'combustible'),
    measured('globalWarmingPotential', 'ISO 21930', 2.4, 3.4, 0.1),
  ],
  deriveValues: resistance,
  standards: ['ASTM C1289', 'ASTM C518', 'NFPA 285', 'ASTM E84'],
  programs: ['icc-es', 'ul-classified', 'greenguard', 'declare'],
  epd: epd(1.05, [2.4, 3.4]),
  hpd: [
    content('Polyisocyanurate foam', '9063-78-9', 'Core', 74, 84, 'LT-UNK'),
    content('Glass fiber', '65997-17-3', 'Facer', 8, 14, 'LT-UNK'),
    content('Pentane', '109-66-0', 'Blowing agent', 4, 7, 'LT-P1'),
    content('Tris(1-chloro-2-propyl) phosphate', '13674-84-5', 'Flame retardant', 2, 5, 'BM-U'),
  ],
  options: [
    thicknesses,
    option('Board size', '48 by 96 in', '16 by 96 in for masonry cavities'),
    option('Lead time', 'Stock, 1 week'),
    option('Warranty', 'Thermal: 15 years'),
  ],
};

const extruded: ProductKind = {
  noun: 'Extruded polystyrene board',
  materials: ['extruded polystyrene with a low-GWP blowing agent'],
  descriptions: [
    'Keeps heat in the building, even where walls stand in wet ground or boards lie above the roof membrane.',
  ],
  uses: ['foundation walls', 'under slabs', 'inverted roofs', 'cavity walls'],
  limitations: [
    barrier,
    tall,
    'It is not suitable in contact with solvents, coal tar or surfaces over 165 degrees F.',
    sun,
  ],
  attributes: [
    measured('thermalResistance', 'ASTM C518', 5, 20, 0.1),
    measured('thermalResistancePerInch', 'ASTM C518', 5),
    measured('thickness', null, 1, 4, 0.5),
    chosen('grade', 'ASTM C578', 'Type X', 'Type IV', 'Type VI', 'Type VII', 'Type V'),
    measured('compressiveStrength', 'ASTM D1621', 15, 100, 5),
    measured('permeance', 'ASTM E96', 0.3, 1.1, 0.1),
    measured('waterAbsorption', 'ASTM C272', 0.3, 0.3, 0.1),
    chosen('combustibility', 'ASTM E136', 'combustible'),
  ],
  series: [
    { grade: 'Type X', compressiveStrength: 15 },
    { grade: 'Type IV', compressiveStrength: 25 },
    { grade: 'Type VI', compressiveStrength: 40 },
    { grade: 'Type VII', compressiveStrength: 60 },
    { grade: 'Type V', compressiveStrength: 100 },
  ],
  // A 1 inch board has 1.1 perms; twice the thickness has half.
  deriveValues: (values) => ({
    ...resistance(values),
    permeance: Number((1.1 / Math.max(1, numberIn(values, 'thickness'))).toFixed(1)),
  }),
  standards: ['ASTM C578', 'ASTM C518', 'ASTM E84', 'NFPA 285'],
  epd: epd(1.35, [3.2, 7.8]),
  hpd: [
    content('Polystyrene', '9003-53-6', 'Core', 88, 93, 'LT-UNK'),
    content('Isobutane', '75-28-5', 'Blowing agent', 2, 5, 'LT-P1'),
    content('Brominated styrene-butadiene copolymer', '1195978-93-8', 'Flame retardant', 1, 2, 'LT-UNK'),
    content('Talc', '14807-96-6', 'Nucleating agent', 0.2, 1, 'LT-UNK'),
  ],
  options: [
    thicknesses,
    option('Edge', 'Square', 'Shiplap', 'Tongue and groove'),
    option('Board size', '24 by 96 in', '48 by 96 in'),
    option('Lead time', 'Stock, 1 week'),
    option('Warranty', 'Thermal: 50 years'),
  ],
};

const mineralWool: ProductKind = {
  noun: 'Mineral wool board',
  materials: ['basalt and slag fibers bonded with a formaldehyde-free resin'],
  descriptions: [
    'Keeps heat from escaping through outside walls, does not burn, and lets the wall dry outward.',
    'Insulates behind open-joint cladding, where its dense face sheds water.',
  ],
  uses: ['rainscreen walls', 'fire-rated walls', 'spandrels', 'tall buildings'],
  limitations: [
    'It does not serve as an air or water barrier.',
    'Wear gloves and eye protection when cutting.',
    'It is not suitable below grade under load.',
  ],
  attributes: [
    measured('thermalResistance', 'ASTM C518', 6.3, 25.2, 0.1),
    measured('thermalResistancePerInch', 'ASTM C518', 4.2),
    measured('thickness', null, 1.5, 6, 0.5),
    measured('density', 'ASTM C612', 4, 8, 0.5),
    measured('permeance', 'ASTM E96', 30, 50, 5),
    chosen('combustibility', 'ASTM E136', 'noncombustible'),
    measured('flameSpread', 'ASTM E84', 0),
    measured('recycledContent', 'ISO 14021', 16, 75, 1),
  ],
  deriveValues: resistance,
  standards: ['ASTM C612', 'ASTM C518', 'ASTM E136', 'ASTM E84'],
  epd: epd(2.6, [2.6, 5.2]),
  hpd: [
    content('Mineral wool', '287922-11-6', 'Fiber', 95, 99, 'LT-UNK'),
    content('Carbohydrate binder', '9004-53-9', 'Binder', 1, 4, 'LT-UNK'),
    content('Mineral oil', '8042-47-5', 'Dust suppressant', 0.2, 0.8, 'LT-1'),
  ],
  options: [
    option('Thickness', '1-1/2 in', '2 in', '3 in', '4 in', '5 in', '6 in'),
    option('Board size', '24 by 48 in', '16 by 48 in'),
    option('Lead time', '2 to 3 weeks'),
  ],
};

const expanded: ProductKind = {
  ...extruded,
  noun: 'Expanded polystyrene board',
  materials: ['expanded polystyrene beads, molded and cut'],
  descriptions: ['Keeps heat from escaping through walls, slabs and foundations at low cost.'],
  uses: ['under slabs', 'foundation walls', 'geofoam fills', 'cavity walls'],
  limitations: [
    barrier,
    tall,
    'It takes up more water than extruded board; choose Type IX below grade.',
    sun,
  ],
  attributes: [
    measured('thermalResistance', 'ASTM C518', 3.6, 25.2, 0.1),
    measured('thermalResistancePerInch', 'ASTM C518', 3.6, 4.2, 0.1),
    measured('thickness', null, 1, 6, 0.5),
    chosen('grade', 'ASTM C578', 'Type I', 'Type II', 'Type IX'),
    measured('compressiveStrength', 'ASTM D1621', 10, 25, 5),
    measured('density', 'ASTM C303', 0.9, 1.8, 0.05),
    measured('permeance', 'ASTM E96', 0.3, 5, 0.1),
    chosen('combustibility', 'ASTM E136', 'combustible'),
  ],
  series: table(
    'grade thermalResistancePerInch compressiveStrength density permeance',
    ['Type I', 3.6, 10, 0.9, 5],
    ['Type II', 4, 15, 1.35, 3.5],
    ['Type IX', 4.2, 25, 1.8, 2.5],
  ),
  deriveValues: (values) => ({
    ...resistance(values),
    permeance: Number(
      (numberIn(values, 'permeance') / Math.max(1, numberIn(values, 'thickness'))).toFixed(1),
    ),
  }),
  epd: epd(0.75, [2.2, 3.4]),
  hpd: [
    content('Polystyrene', '9003-53-6', 'Bead', 93, 98, 'LT-UNK'),
    content('Pentane', '109-66-0', 'Blowing agent', 0.5, 3, 'LT-P1'),
    content('Brominated styrene-butadiene copolymer', '1195978-93-8', 'Flame retardant', 0.6, 1.5, 'LT-UNK'),
  ],
  options: [
    option('Thickness', '1 in', '2 in', '3 in', '4 in', '6 in'),
    option('Board size', '48 by 96 in', 'Cut to size'),
    option('Lead time', '1 week'),
  ],
};

const foilFaced: ProductKind = {
  ...polyiso,
  noun: 'Foil-faced continuous insulation',
  materials: ['closed-cell polyisocyanurate foam with foil faces'],
  descriptions: [
    'Stops heat escaping through the walls and, with taped joints, serves as their air and water barrier.',
  ],
  uses: ['steel stud walls', 'rainscreen walls', 'behind masonry veneer', 'crawl spaces'],
  limitations: [
    barrier,
    tall,
    'Foil is a vapor retarder: check the wall for drying before it goes on the cold side.',
    sun,
  ],
  attributes: [
    measured('thermalResistance', 'ASTM C518', 6.5, 26, 0.1),
    measured('thermalResistancePerInch', 'ASTM C518', 6.5),
    measured('thickness', null, 1, 4, 0.5),
    measured('compressiveStrength', 'ASTM D1621', 20, 25, 5),
    measured('permeance', 'ASTM E96', 0.02, 0.05, 0.01),
    chosen('surfaceBurningClass', 'ASTM E84', 'Class A'),
    chosen('combustibility', 'ASTM E136', 'combustible'),
    measured('globalWarmingPotential', 'ISO 21930', 2.2, 3, 0.1),
  ],
  epd: epd(0.95, [2.2, 3]),
  hpd: [
    content('Polyisocyanurate foam', '9063-78-9', 'Core', 80, 90, 'LT-UNK'),
    content('Pentane', '109-66-0', 'Blowing agent', 4, 7, 'LT-P1'),
    content('Aluminum foil', '7429-90-5', 'Facer', 2, 6, 'LT-P1'),
    content('Tris(1-chloro-2-propyl) phosphate', '13674-84-5', 'Flame retardant', 2, 5, 'BM-U'),
  ],
};

export const boardInsulation: SectionDeclaration = {
  number: '072113',
  descriptions: [
    'Wraps the frame in an unbroken layer so that studs no longer bridge heat.',
    'Keeps its thermal resistance in the wet, below grade and behind open joints.',
    'Adds noncombustible thickness behind rainscreens.',
  ],
  uses: ['cavity walls', 'rainscreen walls', 'foundation walls', 'under slabs', 'inverted roofs'],
  limitations: [
    barrier,
    tall,
    'Polystyrene is not suitable in contact with solvents or coal tar.',
    'Cover foam from sunlight within 60 days.',
  ],
  standards: ['ASTM C578', 'ASTM C1289', 'ASTM C612', 'ASTM C518', 'ASTM E136', 'NFPA 285', 'ASTM E84'],
  programs: ['icc-es', 'ul-classified', 'greenguard', 'declare', 'recycled'],
  epd: declared('1 m2 at RSI 1', 1.1, [2.2, 14], 'UL PCR Part B: Building Envelope Thermal Insulation'),
  hpd: [
    content('Polyisocyanurate foam', '9063-78-9', 'Core', 80, 90, 'LT-UNK'),
    content('Pentane', '109-66-0', 'Blowing agent', 4, 7, 'LT-P1'),
    content('Aluminum foil', '7429-90-5', 'Facer', 2, 6, 'LT-P1'),
    content('Tris(1-chloro-2-propyl) phosphate', '13674-84-5', 'Flame retardant', 2, 5, 'BM-U'),
  ],
  bim: { category: 'Walls', ifcClass: 'IfcCovering', host: 'wall' },
  assembly: 'Continuous Insulation',
  sheetPrefix: 'CIN',
  related: ['042113', '054000', '072413', '072726', '074213'],
  installation: [
    'Butt boards tight and fill gaps over 1/4 inch with foam.',
    'Stagger joints between layers by 6 inches at least.',
    'Fasten with plates at 16 inches on center, into framing only.',
    'Fit boards closely around ties, ducts and conduits.',
    'Tape joints of faced boards that serve as water barrier.',
  ],
  kinds: [polyiso, extruded, mineralWool, expanded, foilFaced],
};
