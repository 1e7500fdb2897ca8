import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import {
  crossed,
  declared,
  measured,
  option,
  sizes,
  table,
  tabled,
} from '#src/reference-api/trade/entries.ts';

const pcr = 'EPD International PCR 2019:14: Construction Products';
const ordered = option('Lead time', 'Stock: 1 week', 'Full trucks: 2 weeks');
const defects = option('Warranty', 'Material defects, 1 year');
const sunlight = 'Rolls stay wrapped until they are laid, and are covered within 14 days.';
const traffic = 'Keep 6 inches of fill between tracks and the sheet.';
const fabric = [
  'AASHTO M 288',
  'ASTM D4632',
  'ASTM D4533',
  'ASTM D6241',
  'ASTM D4491',
  'ASTM D4751',
  'ASTM D4873',
] as const;
const rolls = crossed(table('width', 150, 180), table('rollLength', 300, 360));

/** AASHTO M 288, elongation below 50%: grab, tear and puncture of each class. */
const wovenClasses = crossed(
  table(
    'loadClass grabTensile tearStrength punctureResistance permittivity apparentOpeningSize',
    ['Class 1', 315, 113, 618, 0.05, 40],
    ['Class 2', 248, 90, 495, 0.05, 40],
    ['Class 3', 180, 68, 371, 0.05, 40],
  ),
  rolls,
);
/** Elongation of 50% or more. */
const nonwovenClasses = crossed(
  table(
    'loadClass grabTensile tearStrength punctureResistance permittivity apparentOpeningSize',
    ['Class 1', 203, 79, 433, 1.4, 80],
    ['Class 2', 158, 56, 309, 1.7, 70],
    ['Class 3', 113, 41, 223, 2, 70],
  ),
  rolls,
);
const strengths = (lines: typeof wovenClasses) => [
  ...tabled('loadClass', 'AASHTO M 288', lines),
  ...tabled('grabTensile', 'ASTM D4632', lines),
  ...tabled('tearStrength', 'ASTM D4533', lines),
  ...tabled('punctureResistance', 'ASTM D6241', lines),
  ...tabled('permittivity', 'ASTM D4491', lines),
  ...tabled('apparentOpeningSize', 'ASTM D4751', lines),
];
const roll = tabled('width rollLength', null, rolls);
const classes = option('AASHTO M 288 class', 'Class 1', 'Class 2', 'Class 3');

const woven: ProductKind = {
  noun: 'Woven stabilization geotextile',
  materials: ['woven polypropylene tape yarns', 'woven polypropylene monofilament yarns'],
  descriptions: ['Keeps aggregate base and soft subgrade apart and carries tension between them.'],
  uses: ['access roads', 'pavement bases', 'working platforms', 'rail beds'],
  limitations: [
    sunlight,
    traffic,
    'Tape yarns drain slowly; where water shall pass, choose a nonwoven fabric.',
  ],
  attributes: [...strengths(wovenClasses), measured('uvStability', 'ASTM D4355', 70), ...roll],
  series: wovenClasses,
  standards: [...fabric, 'ASTM D4355'],
  epd: declared('1 m2', 0.2, [0.45, 0.9], pcr),
  options: [classes, option('Roll', '12.5 x 360 ft', '15 x 300 ft'), ordered, defects],
};

const nonwoven: ProductKind = {
  noun: 'Nonwoven separation geotextile',
  materials: ['needle-punched polypropylene staple fibers'],
  descriptions: ['Lets water through and holds soil back behind drains, walls and stone.'],
  uses: ['drainage trenches', 'riprap', 'retaining walls', 'stormwater beds'],
  limitations: [sunlight, traffic, 'Laps are 12 inches on firm soil and 36 inches where CBR is below 1.'],
  attributes: [...strengths(nonwovenClasses), measured('uvStability', 'ASTM D4355', 70), ...roll],
  series: nonwovenClasses,
  standards: [...fabric, 'ASTM D4355'],
  epd: declared('1 m2', 0.24, [0.55, 1.1], pcr),
  options: [classes, option('Roll', '12.5 x 360 ft', '15 x 300 ft'), ordered, defects],
};

const biaxialTypes = crossed(
  table(
    'tensileAtTwoPercent ultimateTensile thickness',
    [280, 850, 0.03],
    [410, 1310, 0.05],
    [620, 1970, 0.07],
  ),
  table('width', 157, 210),
);
const biaxial: ProductKind = {
  noun: 'Biaxial geogrid',
  materials: ['punched and drawn polypropylene sheet'],
  descriptions: ['Locks aggregate into square openings, so that less stone spreads the same load.'],
  uses: ['pavement bases', 'haul roads', 'rail beds', 'building pads'],
  limitations: [
    'The design needs the CBR of the subgrade and the traffic.',
    'Aggregate of 1/2 to 3 inches locks in the apertures; sand does not.',
    traffic,
  ],
  attributes: [
    ...tabled('tensileAtTwoPercent ultimateTensile', 'ASTM D6637', biaxialTypes),
    measured('junctionEfficiency', 'ASTM D7737', 93),
    measured('aperture', null, 1, 1.3, 0.1),
    ...tabled('thickness width', null, biaxialTypes),
  ],
  series: biaxialTypes,
  standards: ['ASTM D6637', 'ASTM D7737', 'ASTM D4873', 'AASHTO R 50'],
  epd: declared('1 m2', 0.25, [0.6, 1.1], pcr),
  options: [option('Roll', '13.1 x 246 ft', '17.5 x 164 ft'), ordered, defects],
};

const triaxialTypes = crossed(
  table('radialStiffness aperture thickness', [15075, 1.6, 0.05], [20580, 1.6, 0.06], [24650, 2.4, 0.08]),
  table('width', 157),
);
const triaxial: ProductKind = {
  noun: 'Triaxial geogrid',
  materials: ['punched polypropylene sheet drawn in three directions'],
  descriptions: ['Confines aggregate in triangles that are stiff in every direction of a turning wheel.'],
  uses: ['pavement bases', 'container yards', 'crane pads', 'wind farm roads'],
  limitations: [
    'The design needs the CBR of the subgrade and the traffic.',
    'It carries no load of a retaining wall; choose a uniaxial grid.',
    traffic,
  ],
  attributes: [
    ...tabled('radialStiffness', 'ASTM D6637', triaxialTypes),
    measured('junctionEfficiency', 'ASTM D7737', 93),
    ...tabled('aperture thickness width', null, triaxialTypes),
    measured('rollLength', null, 246),
  ],
  series: triaxialTypes,
  standards: ['ASTM D6637', 'ASTM D7737', 'ASTM D4873', 'AASHTO R 50'],
  epd: declared('1 m2', 0.22, [0.55, 1], pcr),
  options: [option('Roll', '13.1 x 246 ft'), ordered, defects],
};

const cells = crossed(
  table('cellArea', 44.8, 71.3, 187),
  table('depth seamPeel', [3, 240], [4, 320], [6, 480], [8, 640]),
);
const cellular: ProductKind = {
  noun: 'Cellular confinement',
  materials: ['textured, perforated high-density polyethylene strips welded to cells'],
  descriptions: ['Opens like an accordion and holds soil, stone or concrete in its cells.'],
  uses: ['slope protection', 'channels', 'load support over soft soil', 'retaining walls'],
  limitations: [
    'Slopes need stakes or tendons designed for the weight of the fill.',
    'Cells are filled from 3 feet or less, without driving on empty ones.',
    'Fill for grass is topsoil; load support needs stone.',
  ],
  attributes: [
    ...tabled('depth cellArea', null, cells),
    ...tabled('seamPeel', 'EN ISO 13426-1', cells),
    measured('thickness', 'ASTM D5199', 0.05),
    measured('uvStability', 'ASTM D5885', 90),
    measured('openArea', null, 15, 21, 6),
  ],
  series: cells,
  standards: ['ASTM D8269', 'ASTM D5199', 'EN ISO 13426-1'],
  programs: ['baba', 'iso-9001'],
  epd: declared('1 m2', 1.9, [4.1, 6.2], pcr),
  options: [
    sizes('Depth', cells, 'depth', 'in'),
    option('Color', ['Black', '#26282a'], ['Tan', '#b79f74'], ['Green', '#4f6b3c']),
    option('Lead time', '2 weeks'),
    option('Warranty', '10 years'),
  ],
};

export const geosynthetics: SectionDeclaration = {
  number: '313219',
  descriptions: [
    'Separates aggregate base from soft subgrade so that neither mixes with the other.',
    'Confines aggregate and spreads wheel loads over weak soil.',
    'Drains and filters behind walls and under pavements.',
  ],
  uses: ['access roads', 'pavement bases', 'rail beds', 'retaining walls', 'working platforms'],
  limitations: [
    'Geotextiles left in the sun longer than 14 days lose strength and shall be replaced.',
    'Equipment shall not drive directly on the geosynthetic; keep 6 inches of fill below tracks.',
    'Polyester products are not suitable in soils above pH 9.',
    'Stabilization design needs the strength of the subgrade, as CBR, before a class is chosen.',
  ],
  standards: ['AASHTO M 288', 'ASTM D4632', 'ASTM D6241', 'ASTM D6637', 'ASTM D4751', 'ASTM D4873'],
  programs: ['baba', 'iso-9001', 'iso-14001'],
  epd: declared('1 m2', 0.24, [0.45, 1.3], pcr),
  hpd: null,
  bim: { category: 'Site', ifcClass: 'IfcCivilElement', host: 'floor' },
  assembly: 'Stabilized Base',
  sheetPrefix: 'GEO',
  related: ['312500', '321400', '321243', '334600'],
  installation: [
    'Grade the subgrade smooth, remove stumps and sharp stones, and proof-roll soft spots.',
    'Unroll in the direction of traffic and pull taut; overlap 12 inches on firm soil and 36 inches where CBR is below 1.',
    'Place fill from one end with a bulldozer so that it pushes laps down, in lifts of 6 inches or more.',
    'Do not turn tracked equipment on the first lift.',
    'Patch tears with a piece that laps 3 feet beyond the damage on every side.',
  ],
  kinds: [woven, nonwoven, biaxial, triaxial, cellular],
};
