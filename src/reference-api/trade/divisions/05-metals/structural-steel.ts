import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const pcr = 'UL PCR Part B: Designated Steel Construction Product';
const unprotected = 'Unprotected members have no fire resistance rating.';
const coatings = ['uncoated', 'shop primer', 'zinc-rich primer', 'hot-dip galvanized'] as const;
const perTon = (least: number, greatest: number) =>
  declared('1 metric ton', 1000, [least, greatest] as const, pcr);

const wideFlange: ProductKind = {
  noun: 'Wide-flange steel member',
  materials: ['hot-rolled ASTM A992 shapes from electric arc furnace steel'],
  descriptions: ['Carries floors and roofs with rolled beams cut and drilled to the inch in the shop.'],
  uses: ['office frames', 'hospitals', 'long-span roofs', 'industrial buildings'],
  limitations: [
    unprotected,
    'Members to receive sprayed fireproofing shall not be painted.',
    'Camber is stated on the shop drawings; it cannot be added on site.',
  ],
  attributes: [
    measured('yieldStrength', 'ASTM A992', 50),
    measured('tensileStrength', 'ASTM A992', 65000),
    chosen(
      'grade',
      'ASTM A6',
      'W8x31',
      'W12x26',
      'W14x90',
      'W16x31',
      'W18x35',
      'W21x44',
      'W24x55',
      'W30x99',
      'W36x150',
    ),
    measured('weightPerLength', 'ASTM A6', 26, 150, 1),
    measured('depth', 'ASTM A6', 8, 35.9, 0.1),
    measured('recycledContent', 'ISO 14021', 88, 98, 1),
    chosen('coating', 'SSPC', ...coatings),
    measured('globalWarmingPotential', 'ISO 21930', 780, 1220, 10),
  ],
  series: [
    { grade: 'W8x31', weightPerLength: 31, depth: 8 },
    { grade: 'W12x26', weightPerLength: 26, depth: 12.2 },
    { grade: 'W14x90', weightPerLength: 90, depth: 14 },
    { grade: 'W16x31', weightPerLength: 31, depth: 15.9 },
    { grade: 'W18x35', weightPerLength: 35, depth: 17.7 },
    { grade: 'W21x44', weightPerLength: 44, depth: 20.7 },
    { grade: 'W24x55', weightPerLength: 55, depth: 23.6 },
    { grade: 'W30x99', weightPerLength: 99, depth: 29.7 },
    { grade: 'W36x150', weightPerLength: 150, depth: 35.9 },
  ],
  standards: ['AISC 360', 'AISC 303', 'ASTM A992', 'AWS D1.1', 'RCSC'],
  epd: perTon(780, 1220),
  options: [
    option(
      'Preparation',
      'Uncoated',
      'SSPC-SP 3 and primer',
      'SSPC-SP 6 and zinc-rich primer',
      'Hot-dip galvanized',
    ),
    option('Lead time', 'Fabricated: 10 to 14 weeks from approved drawings'),
  ],
};

const hollow: ProductKind = {
  ...wideFlange,
  noun: 'Hollow structural section',
  materials: ['cold-formed ASTM A500 Grade C tube'],
  descriptions: ['Stands as slim columns and trusses with closed faces that take paint well.'],
  uses: ['columns', 'trusses', 'canopies', 'exposed frames'],
  limitations: [
    unprotected,
    'Galvanizing needs vent holes in closed sections.',
    'Sections open to the weather need drain holes and caps.',
  ],
  attributes: [
    measured('yieldStrength', 'ASTM A500', 50),
    measured('tensileStrength', 'ASTM A500', 62000),
    chosen('grade', 'ASTM A500', 'HSS4x4x1/4', 'HSS6x6x3/8', 'HSS8x8x1/2', 'HSS10x6x3/8', 'HSS12x12x1/2'),
    measured('weightPerLength', 'ASTM A500', 12.2, 76.1, 0.1),
    measured('recycledContent', 'ISO 14021', 70, 95, 1),
    chosen('coating', 'SSPC', ...coatings),
    measured('globalWarmingPotential', 'ISO 21930', 1600, 2400, 10),
  ],
  series: [
    { grade: 'HSS4x4x1/4', weightPerLength: 12.2 },
    { grade: 'HSS6x6x3/8', weightPerLength: 27.5 },
    { grade: 'HSS8x8x1/2', weightPerLength: 48.9 },
    { grade: 'HSS10x6x3/8', weightPerLength: 37.7 },
    { grade: 'HSS12x12x1/2', weightPerLength: 76.1 },
  ],
  standards: ['AISC 360', 'AISC 303', 'ASTM A500', 'ASTM A1085', 'AWS D1.1'],
  epd: perTon(1600, 2400),
};

const column: ProductKind = {
  ...wideFlange,
  noun: 'Fabricated steel column',
  descriptions: ['Arrives with base plate, splice holes and connection plates welded on.'],
  uses: ['multistory frames', 'braced bays', 'parking structures'],
  bim: { category: 'Structural Columns', ifcClass: 'IfcColumn', host: 'unhosted' },
  series: table('grade weightPerLength depth', ['W8x31', 31, 8], ['W14x90', 90, 14]),
};

const stud: ProductKind = {
  noun: 'Shear stud connector',
  materials: ['cold-drawn low-carbon steel with a welding ferrule'],
  descriptions: ['Ties steel beams to concrete slabs so that both bend as one.'],
  uses: ['composite floors', 'embedded plates', 'collectors'],
  limitations: [
    'Wet or galvanized deck needs test welds at the start of each shift.',
    'Studs stand 1-1/2 inches above the deck at least.',
  ],
  attributes: [
    measured('diameter', 'AWS D1.1', 0.75),
    measured('height', 'AWS D1.1', 3.1875, 6.1875, 0.5),
    measured('yieldStrength', 'AWS D1.1', 51),
    measured('tensileStrength', 'AWS D1.1', 65000),
    chosen('grade', 'AWS D1.1', 'Type B'),
  ],
  series: [3.1875, 4.1875, 5.1875, 6.1875].map((height) => ({ height })),
  standards: ['AWS D1.1', 'ASTM A29', 'AISC 360'],
  programs: ['baba', 'recycled', 'iso-9001'],
  epd: null,
  bim: { category: 'Structural Connections', ifcClass: 'IfcMechanicalFastener', host: 'face' },
  options: [
    option('Length', '3-3/16 in', '4-3/16 in', '5-3/16 in', '6-3/16 in'),
    option('Lead time', 'Stock'),
  ],
};

const bolts: ProductKind = {
  ...stud,
  noun: 'Structural bolting assembly',
  materials: ['ASTM F3125 high-strength bolts with matching nuts and washers from one lot'],
  descriptions: ['Joins the frame with bolts, nuts and washers that are tested as one assembly.'],
  uses: ['shear connections', 'slip-critical joints', 'moment connections'],
  limitations: [
    'Keep assemblies dry and in their kegs; rusted ones are not tightened.',
    'Grade A490 shall not be hot-dip galvanized.',
  ],
  attributes: [
    chosen('grade', 'ASTM F3125', 'A325', 'A490', 'F1852', 'F2280'),
    measured('tensileStrength', 'ASTM F3125', 120000, 150000, 30000),
    measured('diameter', 'ASTM F3125', 0.625, 1.25, 0.125),
    chosen('coating', 'ASTM F3125', 'plain', 'mechanically galvanized'),
  ],
  series: [
    { grade: 'A325', tensileStrength: 120000 },
    { grade: 'F1852', tensileStrength: 120000 },
    { grade: 'A490', tensileStrength: 150000, coating: 'plain' },
    { grade: 'F2280', tensileStrength: 150000, coating: 'plain' },
  ],
  standards: ['ASTM F3125', 'ASTM A563', 'ASTM F436', 'RCSC'],
  options: [
    option('Diameter', '5/8 in', '3/4 in', '7/8 in', '1 in', '1-1/8 in', '1-1/4 in'),
    option('Finish', 'Plain', 'Mechanically galvanized'),
    option('Lead time', 'Stock'),
  ],
};

export const structuralSteel: SectionDeclaration = {
  number: '051200',
  descriptions: [
    'Carries floors, roofs and lateral loads through a bolted and welded frame.',
    'Frees long spans with members fabricated to the inch before they reach the site.',
    'Ties steel beams to concrete slabs so that both bend as one.',
  ],
  uses: ['office frames', 'hospitals', 'long-span roofs', 'industrial buildings', 'canopies'],
  limitations: [
    unprotected,
    'Members to receive sprayed fireproofing shall not be painted.',
    'Architecturally exposed steel needs a finish category named on the drawings.',
    'Galvanizing needs vent holes in closed sections.',
  ],
  standards: ['AISC 360', 'AISC 303', 'ASTM A992', 'ASTM A500', 'ASTM F3125', 'AWS D1.1', 'RCSC'],
  programs: ['aisc', 'recycled', 'baba', 'iso-9001', 'iso-14001'],
  epd: declared('1 metric ton', 1000, [720, 1250], pcr),
  hpd: [
    content('Iron', '7439-89-6', 'Base metal', 96, 98.5, 'LT-P1'),
    content('Manganese', '7439-96-5', 'Alloying element', 0.8, 1.6, 'LT-P1'),
    content('Silicon', '7440-21-3', 'Alloying element', 0.1, 0.4, 'LT-UNK'),
    content('Copper', '7440-50-8', 'Residual', 0.1, 0.5, 'LT-P1'),
  ],
  bim: { category: 'Structural Framing', ifcClass: 'IfcBeam', host: 'unhosted' },
  assembly: 'Structural Steel Frame',
  sheetPrefix: 'STL',
  related: ['033000', '054000', '055213', '078100', '133419'],
  installation: [
    'Verify anchor rod locations and bearing elevations before erection.',
    'Set base plates on leveling nuts and grout solid after plumbing the frame.',
    'Snug-tighten joints, and pretension those designated slip-critical.',
    'Test full-penetration welds ultrasonically.',
    'Touch up abraded primer the same day.',
  ],
  kinds: [wideFlange, hollow, column, stud, bolts],
};
