import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const pcr = 'FPInnovations PCR: North American Gypsum Boards';
const perArea = (massKg: number, gwp: readonly [number, number]) => declared('1 m2', massKg, gwp, pcr);
const core = content('Calcium sulfate dihydrate', '13397-24-5', 'Core', 86, 94, 'LT-UNK');
const starch = content('Starch', '9005-25-8', 'Binder', 0.4, 1.2, 'LT-UNK');
const fiber = content('Glass fiber', '65997-17-3', 'Core reinforcement', 0.2, 0.8, 'LT-UNK');
const paper = content('Cellulose', '9004-34-6', 'Facing paper', 3, 8, 'LT-UNK');
const base = ['ASTM C1396', 'ASTM C840', 'ASTM C473', 'ASTM E119', 'ASTM E84'];
const tapered = chosen('edgeDetail', 'ASTM C1396', 'Tapered');
const sizes = option('Size', '48 x 96 in', '48 x 108 in', '48 x 120 in', '48 x 144 in');
const ordered = option('Lead time', 'In stock', 'Lengths made to order: 2 weeks');
const indoors = 'Install only after the building is enclosed and held between 50 and 95 degrees Fahrenheit.';

const typeX: ProductKind = {
  noun: 'Type X gypsum board',
  materials: ['a noncombustible gypsum core with glass fiber and recycled paper faces'],
  descriptions: [
    'Finishes interior walls and ceilings and gives fire resistance in listed assemblies.',
    'Tapered long edges take joint tape and compound for a flat finish.',
  ],
  uses: ['rated partitions', 'ceilings', 'exit corridors', 'garage separations'],
  limitations: [
    'Paper-faced board is not a tile backer in showers or other rooms with running water.',
    'Not for rooms that stay above 125 degrees Fahrenheit.',
    indoors,
  ],
  attributes: [
    measured('thickness', 'ASTM C1396', 0.625),
    chosen('coreType', 'ASTM C1396', 'Type X'),
    chosen('fireRating', 'ASTM E119', '1 hour', '2 hours'),
    measured('soundTransmission', 'ASTM E90', 45, 52, 1),
    measured('weightPerArea', 'ASTM C473', 2.2),
    measured('flameSpread', 'ASTM E84', 15),
    measured('recycledContent', 'ISO 14021', 5, 95, 5),
    tapered,
  ],
  series: table('fireRating soundTransmission', ['1 hour', 47], ['1 hour', 45], ['2 hours', 52]),
  standards: [...base, 'ASTM E90', 'GA-600'],
  programs: ['ul-classified', 'greenguard', 'declare', 'cdph', 'recycled'],
  epd: perArea(10.7, [2.6, 3.6]),
  hpd: [core, paper, starch, fiber],
  options: [sizes, ordered],
};

const moldResistant: ProductKind = {
  noun: 'Mold-resistant gypsum board',
  materials: [
    'a moisture-resistant gypsum core with treated paper faces',
    'a moisture-resistant gypsum core with coated glass-mat facers',
  ],
  descriptions: ['Resists mold growth in rooms with passing humidity, such as toilet rooms and basements.'],
  uses: ['toilet rooms', 'basements', 'laundries', 'patient rooms'],
  limitations: [
    'Mold-resistant board is not a tile backer in showers; use backer units there.',
    'The rating of 10 is that of a laboratory; board that stays wet is replaced.',
    indoors,
  ],
  attributes: [
    measured('thickness', 'ASTM C1396', 0.5, 0.625, 0.125),
    measured('moldResistance', 'ASTM D3273', 10),
    chosen('coreType', 'ASTM C1396', 'Regular', 'Type X'),
    measured('weightPerArea', 'ASTM C473', 1.7, 2.3, 0.1),
    chosen('fireRating', 'ASTM E119', 'Not rated', '1 hour', '2 hours'),
    measured('waterAbsorption', 'ASTM C473', 5),
    measured('flameSpread', 'ASTM E84', 15),
    tapered,
  ],
  series: [
    { thickness: 0.5, coreType: 'Regular', weightPerArea: 1.7, fireRating: 'Not rated' },
    { thickness: 0.625, coreType: 'Type X', weightPerArea: 2.3, fireRating: '1 hour' },
    { thickness: 0.625, coreType: 'Type X', weightPerArea: 2.3, fireRating: '2 hours' },
  ],
  standards: [...base, 'ASTM D3273'],
  programs: ['greenguard', 'declare', 'cdph', 'ul-classified'],
  epd: perArea(11, [2.9, 3.9]),
  hpd: [core, paper, starch, content('Paraffin wax', '8002-74-2', 'Water repellent', 0.5, 2, 'LT-UNK')],
  options: [option('Thickness', '1/2 in', '5/8 in'), sizes, ordered],
};

const abuseResistant: ProductKind = {
  noun: 'Abuse-resistant gypsum board',
  materials: ['a dense Type X gypsum core with abrasion-resistant paper faces'],
  descriptions: ['Withstands scuffs, dents and blows in corridors, schools and gymnasiums.'],
  uses: ['school corridors', 'gymnasium lobbies', 'dormitories', 'hospital corridors'],
  limitations: [
    'Hard-body impact is a property of impact-resistant board with mesh; state it where needed.',
    'Levels are those of the board on studs at 16 inches on center.',
    indoors,
  ],
  attributes: [
    measured('thickness', 'ASTM C1396', 0.625),
    chosen('abuseLevel', 'ASTM C1629', 'Level 1', 'Level 2', 'Level 3'),
    measured('weightPerArea', 'ASTM C473', 2.6, 2.9, 0.1),
    chosen('coreType', 'ASTM C1396', 'Type X'),
    chosen('fireRating', 'ASTM E119', '1 hour', '2 hours'),
    measured('soundTransmission', 'ASTM E90', 46, 52, 1),
    measured('flameSpread', 'ASTM E84', 15),
    tapered,
  ],
  series: table('abuseLevel weightPerArea', ['Level 1', 2.6], ['Level 2', 2.8], ['Level 3', 2.9]),
  standards: [...base, 'ASTM C1629', 'ASTM D3273', 'ASTM E90'],
  programs: ['ul-classified', 'greenguard', 'declare', 'cdph'],
  epd: perArea(13.4, [3.3, 4.6]),
  hpd: [core, paper, starch, fiber],
  options: [sizes, ordered],
};

const shaftLiner: ProductKind = {
  noun: 'Shaft liner panel',
  materials: [
    'a Type X gypsum core with moisture-resistant paper',
    'a Type X gypsum core with coated glass-mat facers',
  ],
  descriptions: ['Slides between shaft wall studs and closes elevator, stair and duct shafts from one side.'],
  uses: ['elevator shafts', 'stair enclosures', 'duct shafts', 'area separation walls'],
  limitations: ['Liner is not a finish; face layers are required on the room side.', indoors],
  attributes: [
    measured('thickness', 'ASTM C1396', 1),
    measured('weightPerArea', 'ASTM C473', 4),
    chosen('coreType', 'ASTM C1396', 'Type X'),
    chosen('fireRating', 'ASTM E119', '2 hours'),
    measured('moldResistance', 'ASTM D3273', 10),
    measured('flameSpread', 'ASTM E84', 0),
    measured('width', 'ASTM C1396', 24),
    chosen('edgeDetail', 'ASTM C1396', 'Double beveled'),
  ],
  standards: [...base, 'ASTM C1658', 'ASTM D3273', 'GA-600'],
  programs: ['ul-classified', 'declare', 'cdph'],
  epd: perArea(19.5, [4.8, 6.6]),
  hpd: [core, content('Glass fiber mat', '65997-17-3', 'Facer', 2, 5, 'LT-UNK'), starch, fiber],
  options: [option('Facing', 'Paper', 'Glass mat'), option('Length', '8 ft', '10 ft', '12 ft'), ordered],
};

const soundDamped: ProductKind = {
  noun: 'Sound-damped gypsum board',
  materials: ['two gypsum cores bonded with a viscoelastic polymer'],
  descriptions: ['Raises the sound transmission class of a partition without more layers of board.'],
  uses: ['hotel partitions', 'conference rooms', 'music rooms', 'apartments'],
  limitations: [
    'Score and snap needs both faces cut; boxes back to back lose the gain.',
    'The rating is that of the partition tested with insulation and sealed edges.',
    indoors,
  ],
  attributes: [
    measured('thickness', 'ASTM C1766', 0.5, 0.625, 0.125),
    measured('soundTransmission', 'ASTM E90', 50, 58, 1),
    measured('weightPerArea', 'ASTM C473', 2, 2.7, 0.1),
    chosen('coreType', 'ASTM C1766', 'Damped, regular', 'Damped, Type X'),
    chosen('fireRating', 'ASTM E119', 'Not rated', '1 hour', '2 hours'),
    measured('flameSpread', 'ASTM E84', 15),
    tapered,
  ],
  series: table(
    'thickness weightPerArea coreType fireRating soundTransmission',
    [0.5, 2, 'Damped, regular', 'Not rated', 50],
    [0.625, 2.7, 'Damped, Type X', '1 hour', 55],
    [0.625, 2.7, 'Damped, Type X', '2 hours', 58],
  ),
  standards: ['ASTM C1766', ...base, 'ASTM E90', 'ASTM E413'],
  programs: ['ul-classified', 'greenguard', 'declare', 'cdph'],
  epd: perArea(13.2, [4.1, 6.2]),
  hpd: [core, paper, content('Acrylic polymer', '9003-01-4', 'Damping layer', 1, 3, 'LT-UNK'), starch],
  options: [option('Thickness', '1/2 in', '5/8 in'), option('Size', '48 x 96 in', '48 x 120 in'), ordered],
};

export const gypsumBoard: SectionDeclaration = {
  number: '092900',
  descriptions: [
    'Finishes interior walls and ceilings and gives fire resistance in listed assemblies.',
    'Resists surface mold growth in rooms with passing humidity, such as toilets and basements.',
    'Withstands dents, scuffs and penetration in corridors, schools and gymnasiums.',
    'Raises the sound transmission class of a partition without added layers.',
  ],
  uses: ['partitions', 'ceilings', 'shaft enclosures', 'exit corridors', 'patient rooms'],
  limitations: [
    'Paper-faced board is not a tile backer in showers or other rooms with running water.',
    'Board is not suitable where it stays above 125 degrees Fahrenheit for long periods.',
    indoors,
    'Abuse-resistant classification is lost where board is cut for recessed boxes wider than 4 inches.',
  ],
  standards: [
    'ASTM C1396',
    'ASTM C840',
    'ASTM C473',
    'ASTM C1629',
    'ASTM D3273',
    'ASTM E84',
    'ASTM E119',
    'GA-214',
    'GA-600',
  ],
  programs: ['ul-classified', 'icc-es', 'greenguard', 'declare', 'cdph', 'recycled'],
  epd: declared('1 m2', 10.7, [2.3, 3.8], pcr),
  hpd: [
    content('Calcium sulfate dihydrate', '13397-24-5', 'Core', 86, 95, 'LT-UNK'),
    content('Cellulose', '9004-34-6', 'Facing paper', 3, 8, 'LT-UNK'),
    content('Starch', '9005-25-8', 'Binder', 0.4, 1.2, 'LT-UNK'),
    content('Glass fiber', '65997-17-3', 'Core reinforcement', 0.2, 0.8, 'LT-UNK'),
  ],
  bim: { category: 'Walls', ifcClass: 'IfcCovering', host: 'wall' },
  assembly: 'Gypsum Board Partition',
  sheetPrefix: 'GYP',
  related: ['092216', '078413', '079200', '099123'],
  installation: [
    'Apply board in accordance with ASTM C840, ceilings first, with the long dimension across framing unless a fire-rated design requires otherwise.',
    'Hold board 1/4 inch above finished floors and 1/4 inch from abutting structural elements; fill sound-rated gaps with acoustical sealant.',
    'Place control joints where framing or substrate changes, at building control joints, and at 30 feet on center maximum in walls.',
    'Fasten with screws that penetrate steel framing 3/8 inch; set heads below the surface without breaking the paper.',
    'Finish to Level 4 of GA-214 for flat paint and to Level 5 under gloss paint or critical side light.',
  ],
  kinds: [typeX, moldResistant, abuseResistant, shaftLiner, soundDamped],
};
