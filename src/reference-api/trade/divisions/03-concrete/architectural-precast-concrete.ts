import type { ProductKind, SectionDeclaration, Values } from '#src/reference-api/trade/section-profile.ts';
import {
  chosen,
  content,
  crossed,
  declared,
  measured,
  numberIn,
  option,
  table,
} from '#src/reference-api/trade/entries.ts';

const range = 'Color and texture vary between casts; approve a range from full-size samples.';
const crane = 'Panels need crane access and erection clearance on all sides.';
const finishes = ['acid etched', 'light sandblast', 'exposed aggregate', 'form liner'] as const;
const finishRow = option('Finish', 'Acid etched', 'Light sandblast', 'Exposed aggregate', 'Form liner');
const mixColors = option(
  'Mix color',
  ['White', '#e8e6df'],
  ['Limestone buff', '#d3c7ac'],
  ['Warm gray', '#a9a59c'],
  ['Red sandstone', '#a9674f'],
);
const concrete = ['PCI MNL-117', 'ASTM C39', 'ASTM C150', 'ASTM C33', 'ASTM C642'];
const pcr = 'ASTM PCR for Precast Concrete';
/** Fire ratings of concrete with siliceous aggregate (ACI 216.1): 5 inches for two hours, 7 inches for four. */
const solidPanels = [
  { thickness: 5, fireRating: '2 hours' },
  { thickness: 6, fireRating: '2 hours' },
  { thickness: 7, fireRating: '4 hours' },
  { thickness: 8, fireRating: '4 hours' },
];
const ofConcrete = (inches: number) => Math.round(inches * 12.5);

const wallPanel: ProductKind = {
  noun: 'Architectural precast wall panel',
  materials: ['white cement concrete with exposed aggregate and integral pigment'],
  descriptions: ['Encloses a building with large finished panels that arrive ready to hang.'],
  uses: ['office and laboratory facades', 'parking structures', 'hospitals', 'stadiums'],
  limitations: [
    range,
    crane,
    'Connections must allow movement and are not suitable for field welding near the finish.',
  ],
  attributes: [
    measured('compressiveStrength', 'ASTM C39', 5000, 7000, 500),
    measured('thickness', null, 5, 8, 1),
    measured('weightPerArea', null, 63, 100, 1),
    measured('waterAbsorption', 'ASTM C642', 4, 6, 0.5),
    chosen('fireRating', 'ACI 216.1', '2 hours', '4 hours'),
    chosen('finish', 'PCI MNL-117', ...finishes),
    measured('jointWidth', null, 0.75),
  ],
  series: solidPanels,
  deriveValues: (values: Values) => ({ weightPerArea: ofConcrete(numberIn(values, 'thickness')) }),
  standards: [...concrete, 'ACI 216.1'],
  programs: ['pci', 'declare', 'baba'],
  epd: declared('1 metric ton', 1000, [190, 290], pcr),
  hpd: [
    content('Quartz aggregate', '14808-60-7', 'Aggregate', 55, 70, 'LT-1'),
    content('White portland cement', '65997-15-1', 'Binder', 15, 22, 'LT-P1'),
    content('Steel reinforcement', '7439-89-6', 'Reinforcement', 2, 5, 'LT-P1'),
    content('Iron oxide pigment', '1309-37-1', 'Pigment', 0.2, 1.5, 'BM-2'),
  ],
  options: [
    option('Thickness', '5 in', '6 in', '7 in', '8 in'),
    finishRow,
    mixColors,
    option('Lead time', '20 weeks'),
  ],
};

const sandwich: ProductKind = {
  ...wallPanel,
  noun: 'Insulated precast sandwich panel',
  materials: ['two concrete wythes on an edge-to-edge core of extruded polystyrene'],
  descriptions: ['Combines structure, insulation and exterior finish in one erected piece.'],
  uses: ['data centers', 'cold storage', 'schools', 'warehouses'],
  limitations: [
    range,
    crane,
    'Panels bow in sun; connect neighbors at mid-height.',
    'Only wythe connectors of glass fiber keep the rated R-value.',
  ],
  attributes: [
    measured('thermalResistance', 'ASTM C518', 10.6, 20.8, 0.1),
    measured('insulationThickness', null, 2, 4, 1),
    measured('thickness', null, 8, 12, 1),
    measured('faceThickness', null, 3),
    measured('weightPerArea', null, 75, 100, 1),
    measured('compressiveStrength', 'ASTM C39', 5000, 6000, 500),
    chosen('fireRating', 'ACI 216.1', '2 hours', '3 hours'),
    chosen('finish', 'PCI MNL-117', ...finishes, 'thin brick'),
  ],
  // Wythes of 3 and 3 inches are rated two hours, of 3 and 5 three hours, with the core between them.
  series: [
    { insulationThickness: 2, thickness: 8, fireRating: '2 hours' },
    { insulationThickness: 3, thickness: 9, fireRating: '2 hours' },
    { insulationThickness: 4, thickness: 10, fireRating: '2 hours' },
    { insulationThickness: 3, thickness: 11, fireRating: '3 hours' },
    { insulationThickness: 4, thickness: 12, fireRating: '3 hours' },
  ],
  deriveValues: (values) => {
    const core = numberIn(values, 'insulationThickness');
    const wythes = numberIn(values, 'thickness') - core;
    return {
      thermalResistance: Number((core * 5 + wythes * 0.07 + 0.2).toFixed(1)),
      weightPerArea: ofConcrete(wythes),
    };
  },
  standards: [...concrete, 'ASTM C578', 'ASTM C518', 'ACI 216.1'],
  epd: declared('1 metric ton', 1000, [230, 330], pcr),
  options: [option('Core', '2 in', '3 in', '4 in'), finishRow, mixColors, option('Lead time', '20 weeks')],
};

const columnCover: ProductKind = {
  ...wallPanel,
  noun: 'Precast column cover',
  descriptions: ['Wraps steel columns in two or more pieces with the finish of the wall panels.'],
  uses: ['entrances', 'arcades', 'parking structures', 'porte cocheres'],
  limitations: [
    range,
    'It carries its own weight only; the column within needs its own fireproofing.',
    'Allow 1-1/2 inches between column and cover for connections.',
  ],
  attributes: [
    chosen('configuration', null, 'round, two halves', 'square, two U-shapes', 'square, four sides'),
    measured('width', null, 24, 48, 6),
    measured('thickness', null, 3, 4, 0.5),
    measured('weightPerArea', null, 38, 50, 1),
    measured('length', null, 8, 20, 2),
    measured('compressiveStrength', 'ASTM C39', 5000, 7000, 500),
    measured('waterAbsorption', 'ASTM C642', 4, 6, 0.5),
    chosen('finish', 'PCI MNL-117', ...finishes),
  ],
  series: [],
  standards: concrete,
  epd: declared('1 metric ton', 1000, [210, 320], pcr),
  bim: { category: 'Columns', ifcClass: 'IfcCovering', host: 'unhosted' },
  options: [option('Shape', 'Round', 'Square'), finishRow, mixColors, option('Lead time', '16 weeks')],
};

const fiberReinforced: ProductKind = {
  ...wallPanel,
  noun: 'Glass fiber reinforced concrete panel',
  materials: ['alkali-resistant glass fibers in cement slurry on a steel stud frame'],
  descriptions: ['Reproduces the profile and texture of cut stone at a fraction of its weight.'],
  uses: ['recladding', 'cornices', 'high-rise facades', 'domes'],
  limitations: [
    range,
    'Skins shrink and swell; flex anchors must let them move.',
    'The skin carries no floor load.',
  ],
  attributes: [
    measured('thickness', 'PCI MNL-128', 0.5, 0.75, 0.125),
    measured('weightPerArea', null, 12, 20, 1),
    measured('flexuralStrength', 'ASTM C947', 1000, 1500, 100),
    measured('density', 'ASTM C948', 120, 140, 5),
    measured('waterAbsorption', 'ASTM C948', 8, 14, 1),
    chosen('combustibility', 'ASTM E136', 'noncombustible'),
    chosen('finish', 'PCI MNL-128', 'acid etched', 'light sandblast', 'exposed aggregate'),
  ],
  series: table('thickness weightPerArea', [0.5, 12], [0.625, 16], [0.75, 20]),
  deriveValues: () => ({}),
  standards: ['PCI MNL-128', 'ASTM C947', 'ASTM C948', 'ASTM C1666', 'ASTM E136'],
  epd: declared('1 metric ton', 1000, [480, 760], pcr),
  hpd: [
    content('Quartz sand', '14808-60-7', 'Aggregate', 42, 50, 'LT-1'),
    content('White portland cement', '65997-15-1', 'Binder', 35, 42, 'LT-P1'),
    content('Glass fiber', '65997-17-3', 'Reinforcement', 4, 5, 'LT-UNK'),
    content('Acrylic copolymer', '25133-97-5', 'Curing aid', 2, 4, 'LT-UNK'),
  ],
  options: [finishRow, mixColors, option('Lead time', '18 weeks')],
};

const coping: ProductKind = {
  ...wallPanel,
  noun: 'Precast sill and coping',
  materials: ['white cement concrete, wet cast, with an acid-etched face'],
  descriptions: ['Caps walls and sills with a wash and a drip, in the look of limestone.'],
  uses: ['masonry sills', 'parapet copings', 'site walls', 'water tables'],
  limitations: [
    'It is not a through-wall flashing; provide one below.',
    'Joints in copings are sealed, never mortared.',
    range,
  ],
  attributes: [
    measured('compressiveStrength', 'ASTM C1194', 6500, 8000, 500),
    measured('waterAbsorption', 'ASTM C1195', 4, 6, 0.5),
    measured('width', null, 6, 16, 2),
    measured('height', null, 2.25, 4, 0.25),
    measured('length', null, 2, 8, 1),
    measured('minimumSlope', null, 1, 1.5, 0.5),
    chosen('finish', 'ASTM C1364', 'acid etched'),
  ],
  series: crossed(table('width', 6, 8, 12, 16), table('height length', [2.25, 4], [3.5, 6], [4, 8])),
  deriveValues: () => ({}),
  standards: ['ASTM C1364', 'ASTM C1194', 'ASTM C1195', 'ASTM C150', 'ASTM C33'],
  programs: ['pci', 'declare'],
  epd: declared('1 metric ton', 1000, [200, 310], pcr),
  bim: { category: 'Generic Models', ifcClass: 'IfcCovering', host: 'wall' },
  options: [option('Width', '6 in', '8 in', '12 in', '16 in'), mixColors, option('Lead time', '8 weeks')],
};

export const precast: SectionDeclaration = {
  number: '034500',
  descriptions: [
    'Encloses a building with large finished panels that arrive ready to hang.',
    'Combines structure, insulation and exterior finish in one erected piece.',
    'Reproduces the profile and texture of cut stone at a fraction of its weight.',
  ],
  uses: ['office and laboratory facades', 'parking structures', 'hospitals', 'stadiums', 'data centers'],
  limitations: [
    range,
    crane,
    'Connections must allow movement and are not suitable for field welding near the finish.',
    'Thin-brick inlays need a bond test before production.',
  ],
  standards: [
    'PCI MNL-117',
    'PCI MNL-128',
    'ASTM C39',
    'ASTM C150',
    'ASTM C33',
    'ASTM C642',
    'ASTM C947',
    'ASTM C1364',
    'ASTM C1363',
    'ASTM C518',
    'ASTM E119',
    'ACI 216.1',
    'ASTM C578',
    'ASTM C948',
    'ASTM C1666',
    'ASTM E136',
    'ASTM C1194',
    'ASTM C1195',
  ],
  programs: ['pci', 'icc-es', 'declare', 'baba', 'iso-9001'],
  epd: declared('1 metric ton', 1000, [170, 330], pcr),
  hpd: wallPanel.hpd ?? null,
  bim: { category: 'Walls', ifcClass: 'IfcWall', host: 'wall' },
  assembly: 'Architectural Precast Wall',
  sheetPrefix: 'APC',
  related: ['033000', '072113', '079200', '085113'],
  installation: [
    'Survey anchor locations and report those out of tolerance before erection.',
    'Set panels plumb, level and aligned, with joints 3/4 inch wide.',
    'Make permanent connections before releasing braces.',
    'Repair chips to match the approved sample seen from 20 feet.',
    'Clean with detergent and water from the top down; use acid only on a tested area.',
  ],
  kinds: [wallPanel, sandwich, columnCover, fiberReinforced, coping],
};
