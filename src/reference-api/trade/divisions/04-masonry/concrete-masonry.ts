import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option } from '#src/reference-api/trade/entries.ts';

const control = 'Units must be dry when laid; provide control joints at 24 feet.';
const repellent = 'Exterior single-wythe walls need integral water repellent in unit and mortar.';
const sizes = option(
  'Nominal size',
  '4 by 8 by 16 in',
  '6 by 8 by 16 in',
  '8 by 8 by 16 in',
  '10 by 8 by 16 in',
  '12 by 8 by 16 in',
);

/** Hollow units by nominal thickness: their rating by equivalent thickness, and their sound class by weight. */
const hollow = [
  {
    thickness: 3.625,
    density: 105,
    grade: 'lightweight',
    fireRating: '1 hour',
    soundTransmission: 44,
    waterAbsorption: 13,
  },
  {
    thickness: 5.625,
    density: 105,
    grade: 'lightweight',
    fireRating: '1 hour',
    soundTransmission: 46,
    waterAbsorption: 13,
  },
  {
    thickness: 7.625,
    density: 95,
    grade: 'lightweight',
    fireRating: '2 hours',
    soundTransmission: 48,
    waterAbsorption: 14,
  },
  {
    thickness: 7.625,
    density: 115,
    grade: 'medium weight',
    fireRating: '2 hours',
    soundTransmission: 50,
    waterAbsorption: 11,
  },
  {
    thickness: 7.625,
    density: 132,
    grade: 'normal weight',
    fireRating: '1 hour',
    soundTransmission: 51,
    waterAbsorption: 8,
  },
  {
    thickness: 11.625,
    density: 95,
    grade: 'lightweight',
    fireRating: '4 hours',
    soundTransmission: 53,
    waterAbsorption: 14,
  },
  {
    thickness: 11.625,
    density: 132,
    grade: 'normal weight',
    fireRating: '3 hours',
    soundTransmission: 56,
    waterAbsorption: 8,
  },
];

const standard: ProductKind = {
  noun: 'Concrete masonry unit',
  materials: ['concrete with slag cement', 'concrete with expanded shale aggregate'],
  descriptions: ['Builds bearing and partition walls that resist fire, impact and moisture.'],
  uses: ['bearing walls', 'fire walls and shafts', 'backup walls', 'site walls'],
  limitations: [repellent, control],
  attributes: [
    measured('compressiveStrength', 'ASTM C140', 2000, 3500, 250),
    measured('density', 'ASTM C140', 95, 132, 1),
    chosen('grade', 'ASTM C90', 'lightweight', 'medium weight', 'normal weight'),
    measured('thickness', 'ASTM C90', 3.625, 11.625, 2),
    chosen('fireRating', 'ACI 216.1', '1 hour', '2 hours', '3 hours', '4 hours'),
    measured('soundTransmission', 'TMS 302', 44, 56, 1),
    measured('waterAbsorption', 'ASTM C140', 8, 14, 0.5),
    measured('recycledContent', 'ISO 14021', 5, 50, 5),
  ],
  series: hollow,
  standards: ['ASTM C90', 'ASTM C140', 'ACI 216.1', 'ASTM C476', 'ASTM C270', 'TMS 602'],
  options: [
    sizes,
    option('Weight', 'Lightweight', 'Medium weight', 'Normal weight'),
    option('Lead time', 'Stock'),
  ],
};

const splitFace: ProductKind = {
  ...standard,
  noun: 'Architectural split-face unit',
  materials: ['integrally colored concrete, split after curing'],
  descriptions: ['Shows a rough stone face that is part of the bearing wall.'],
  uses: ['schools', 'retail buildings', 'site walls', 'fire stations'],
  limitations: [repellent, control, 'Split faces hold water; slope ledges and seal corners.'],
  series: hollow.filter(({ grade, thickness }) => grade !== 'lightweight' && thickness > 4),
  options: [
    option(
      'Color',
      ['Natural gray', '#a3a4a0'],
      ['Buff', '#c8b48c'],
      ['Red', '#8f4a3b'],
      ['Charcoal', '#55575a'],
    ),
    sizes,
    option('Lead time', '4 weeks'),
  ],
};

const groundFace: ProductKind = {
  ...splitFace,
  noun: 'Ground-face unit',
  materials: ['ground and sealed concrete with exposed aggregate'],
  descriptions: ['Gives a finished terrazzo-like wall on one or both faces without paint.'],
  uses: ['school corridors', 'lobbies', 'facades', 'site walls'],
  limitations: [
    control,
    'Ground-face units shall not be cleaned with acid.',
    'Scratches are refinished with the maker’s coating.',
  ],
  standards: ['ASTM C90', 'ASTM C140', 'ACI 216.1', 'ASTM C744', 'TMS 602'],
};

const insulated: ProductKind = {
  ...standard,
  noun: 'Insulated masonry unit',
  materials: ['concrete with molded polystyrene inserts'],
  descriptions: ['Adds thermal resistance inside a single-wythe wall with molded inserts.'],
  uses: ['warehouses', 'schools', 'gymnasiums'],
  limitations: [repellent, control, 'Webs bridge the inserts; the stated R is that of the wall.'],
  attributes: [
    measured('thermalResistance', 'ASTM C1363', 5, 14, 0.5),
    measured('compressiveStrength', 'ASTM C140', 2000, 3000, 250),
    measured('density', 'ASTM C140', 95, 115, 5),
    measured('thickness', 'ASTM C90', 7.625, 11.625, 4),
    chosen('fireRating', 'ACI 216.1', '2 hours', '3 hours'),
    measured('waterAbsorption', 'ASTM C140', 11, 14, 0.5),
  ],
  series: [
    { thickness: 7.625, thermalResistance: 5.5, density: 115, fireRating: '2 hours' },
    { thickness: 11.625, thermalResistance: 12, density: 105, fireRating: '3 hours' },
  ],
  standards: ['ASTM C90', 'ASTM C140', 'ASTM C1363', 'ACI 216.1', 'TMS 602'],
  options: [option('Nominal size', '8 by 8 by 16 in', '12 by 8 by 16 in'), option('Lead time', '3 weeks')],
};

const acoustical: ProductKind = {
  ...standard,
  noun: 'Acoustical masonry unit',
  materials: ['concrete with slotted faces and fibrous fillers'],
  descriptions: ['Absorbs sound through slotted faces in gymnasiums and plants.'],
  uses: ['gymnasiums', 'natatoriums', 'mechanical rooms', 'arenas'],
  limitations: [
    control,
    'Slots face the room and are not filled with mortar.',
    'It is not suitable where balls strike one course over and over.',
  ],
  attributes: [
    measured('noiseReduction', 'ASTM C423', 0.45, 0.85, 0.05),
    measured('soundTransmission', 'TMS 302', 48, 53, 1),
    measured('compressiveStrength', 'ASTM C140', 2000, 3000, 250),
    measured('thickness', 'ASTM C90', 5.625, 11.625, 2),
    chosen('fireRating', 'ACI 216.1', '1 hour', '2 hours'),
  ],
  series: [
    { thickness: 5.625, noiseReduction: 0.5, soundTransmission: 48, fireRating: '1 hour' },
    { thickness: 7.625, noiseReduction: 0.65, soundTransmission: 50, fireRating: '2 hours' },
    { thickness: 11.625, noiseReduction: 0.8, soundTransmission: 53, fireRating: '2 hours' },
  ],
  standards: ['ASTM C90', 'ASTM C140', 'ASTM C423', 'ACI 216.1', 'TMS 602'],
  options: [option('Slots', 'Two', 'One, funnel'), option('Lead time', '6 weeks')],
};

export const unitMasonry: SectionDeclaration = {
  number: '042200',
  descriptions: [
    'Builds bearing and partition walls that resist fire, impact and moisture.',
    'Gives a finished wall on both faces without studs or paint.',
    'Absorbs sound through slotted faces in gymnasiums and plants.',
  ],
  uses: ['bearing walls', 'fire walls and shafts', 'gymnasiums', 'backup walls', 'site walls'],
  limitations: [
    repellent,
    control,
    'Slotted acoustical units are not suitable where ball impact is concentrated at one course.',
    'Ground-face units shall not be cleaned with acid.',
  ],
  standards: ['ASTM C90', 'ASTM C140', 'ASTM C744', 'ASTM C476', 'ASTM C270', 'ACI 216.1', 'TMS 602'],
  programs: ['ul-classified', 'icc-es', 'declare', 'recycled', 'baba'],
  epd: declared('1 m3', 2000, [170, 310], 'ASTM PCR for Manufactured Concrete and Concrete Masonry Products'),
  hpd: [
    content('Aggregate, expanded shale', '14808-60-7', 'Aggregate', 65, 82, 'LT-1'),
    content('Portland cement', '65997-15-1', 'Binder', 8, 14, 'LT-P1'),
    content('Slag, ferrous metal', '65996-69-2', 'Supplementary binder', 0, 6, 'LT-UNK'),
    content('Water', '7732-18-5', 'Mixing water', 4, 7, 'BM-4'),
  ],
  bim: { category: 'Walls', ifcClass: 'IfcWall', host: 'wall' },
  assembly: 'Concrete Unit Masonry Wall',
  sheetPrefix: 'CMU',
  related: ['033000', '042113', '072113', '079200', '081113'],
  installation: [
    'Lay units in running bond with full face-shell bedding.',
    'Place reinforcement in position and grout in lifts of 5 feet at most.',
    'Install joint reinforcement at 16 inches on center and stop it at control joints.',
    'Fill the first course and cells around frames solid.',
    'Cover walls at the end of each day.',
  ],
  kinds: [standard, splitFace, groundFace, insulated, acoustical],
};
