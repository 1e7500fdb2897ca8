import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option } from '#src/reference-api/trade/entries.ts';

const pcr = 'UL PCR Part B: Non-Metal Ceiling and Interior Wall Panels';
const perArea = (massKg: number, gwp: readonly [number, number]) => declared('1 m2', massKg, gwp, pcr);
const classA = chosen('surfaceBurningClass', 'ASTM E84', 'Class A');
const layIn = chosen('edgeDetail', null, 'Square lay-in', 'Beveled tegular');
const nrc = (least: number, greatest: number) =>
  measured('noiseReduction', 'ASTM C423', least, greatest, 0.05);
const cac = (least: number, greatest: number) =>
  measured('ceilingAttenuation', 'ASTM E1414', least, greatest, 1);
const reflectance = measured('lightReflectance', 'ASTM E1477', 0.82, 0.9, 0.01);
const tests = ['ASTM E1264', 'ASTM C423', 'ASTM E1414', 'ASTM E1477', 'ASTM E84'];
const suspension = ['ASTM C635', 'ASTM C636', 'ASTM E580'];
const titanium = content('Titanium dioxide, bound in paint', '13463-67-7', 'Pigment', 0.5, 2, 'LT-1');
const sizes = option('Size', '24 x 24 in', '24 x 48 in', '30 x 30 in', '20 x 60 in');
const colors = option('Color', ['White', '#f6f6f3'], ['Black', '#26272a'], ['Gray', '#b5b7b8']);
const ordered = option('Lead time', 'White: in stock', 'Colors: 4 weeks');
const warranty = option('Warranty', '10 years', '30 years with the maker’s suspension');
const seismic = 'Seismic Design Categories D, E and F need a 2 inch wall angle or a tested clip.';
const loads =
  'Panels shall not carry luminaires, diffusers or insulation unless the manufacturer states the load.';

const mineralFiber: ProductKind = {
  noun: 'Mineral fiber ceiling panel',
  materials: ['wet-formed mineral fiber with a painted face'],
  descriptions: [
    'Absorbs sound and blocks it between rooms below a common plenum.',
    'Hides services above the ceiling and leaves them within reach.',
  ],
  uses: ['open offices', 'classrooms', 'corridors', 'retail sales floors'],
  limitations: [loads, seismic, 'Not for rooms where relative humidity stays above 90 percent.'],
  attributes: [
    nrc(0.55, 0.75),
    cac(33, 40),
    reflectance,
    measured('thickness', null, 0.625, 0.875, 0.125),
    classA,
    layIn,
    measured('recycledContent', 'ISO 14021', 30, 75, 5),
  ],
  series: [
    { noiseReduction: 0.55, ceilingAttenuation: 35, thickness: 0.625 },
    { noiseReduction: 0.6, ceilingAttenuation: 40, thickness: 0.75 },
    { noiseReduction: 0.7, ceilingAttenuation: 35, thickness: 0.75 },
    { noiseReduction: 0.75, ceilingAttenuation: 35, thickness: 0.875 },
  ],
  standards: [...tests, ...suspension],
  programs: ['greenguard', 'declare', 'c2c', 'cdph', 'recycled', 'ul-classified'],
  epd: perArea(4.6, [2.9, 5.4]),
  hpd: [
    content('Mineral wool fiber', '287922-11-6', 'Acoustic core', 45, 72, 'LT-UNK'),
    content('Perlite', '93763-70-3', 'Filler', 10, 30, 'LT-UNK'),
    content('Cellulose', '9004-34-6', 'Reinforcement', 5, 12, 'LT-UNK'),
    content('Starch', '9005-25-8', 'Binder', 4, 9, 'LT-UNK'),
    titanium,
  ],
  options: [sizes, colors, ordered, warranty],
};

const fiberglass: ProductKind = {
  noun: 'Fiberglass ceiling panel',
  materials: ['high-density glass fiber with an acoustically transparent scrim'],
  descriptions: ['Absorbs nearly all sound that reaches it, for open plans where privacy is needed.'],
  uses: ['open offices', 'libraries', 'call centers', 'auditoriums'],
  limitations: [
    loads,
    'Low attenuation lets sound pass over partitions that stop at the ceiling; add a gypsum or foil backing there.',
    seismic,
  ],
  attributes: [
    nrc(0.9, 1),
    cac(20, 26),
    measured('articulationClass', 'ASTM E1111', 190, 210, 10),
    reflectance,
    measured('thickness', null, 1, 1.5, 0.5),
    classA,
    layIn,
    measured('recycledContent', 'ISO 14021', 50, 75, 5),
  ],
  series: [
    { noiseReduction: 0.9, ceilingAttenuation: 26, articulationClass: 190, thickness: 1 },
    { noiseReduction: 0.95, ceilingAttenuation: 24, articulationClass: 200, thickness: 1 },
    { noiseReduction: 1, ceilingAttenuation: 22, articulationClass: 210, thickness: 1.5 },
  ],
  standards: [...tests, 'ASTM E1111', ...suspension],
  programs: ['greenguard', 'declare', 'cdph', 'recycled', 'indoor-advantage'],
  epd: perArea(2.6, [3.8, 6.1]),
  hpd: [
    content('Glass wool fiber', '65997-17-3', 'Acoustic core', 78, 90, 'LT-UNK'),
    content('Starch', '9005-25-8', 'Binder', 5, 12, 'LT-UNK'),
    content('Glass fiber scrim', '65997-17-3', 'Facing', 3, 7, 'LT-UNK'),
    titanium,
  ],
  options: [sizes, colors, ordered, warranty],
};

const wetFormed: ProductKind = {
  noun: 'Wet-formed acoustical panel',
  materials: [
    'wet-formed mineral fiber, fissured and perforated',
    'wet-formed mineral fiber with a fine-textured face',
  ],
  descriptions: ['The plain lay-in panel: blocks sound well, and matches ceilings that stay.'],
  uses: ['corridors', 'storage rooms', 'classrooms', 'tenant spaces'],
  limitations: [loads, 'Not for rooms where relative humidity stays above 90 percent.', seismic],
  attributes: [
    nrc(0.5, 0.6),
    cac(33, 35),
    measured('lightReflectance', 'ASTM E1477', 0.8, 0.85, 0.01),
    measured('thickness', null, 0.625, 0.75, 0.125),
    classA,
    chosen('edgeDetail', null, 'Square lay-in', 'Beveled tegular', 'Concealed'),
    measured('recycledContent', 'ISO 14021', 25, 60, 5),
  ],
  series: [
    { noiseReduction: 0.5, ceilingAttenuation: 33, thickness: 0.625 },
    { noiseReduction: 0.55, ceilingAttenuation: 35, thickness: 0.625 },
    { noiseReduction: 0.6, ceilingAttenuation: 35, thickness: 0.75 },
  ],
  standards: [...tests, ...suspension],
  programs: ['greenguard', 'declare', 'recycled', 'ul-classified'],
  epd: perArea(3.9, [2.6, 4.3]),
  hpd: [
    content('Mineral wool fiber', '287922-11-6', 'Acoustic core', 35, 60, 'LT-UNK'),
    content('Perlite', '93763-70-3', 'Filler', 15, 35, 'LT-UNK'),
    content('Cellulose', '9004-34-6', 'Reinforcement', 10, 18, 'LT-UNK'),
    content('Starch', '9005-25-8', 'Binder', 4, 9, 'LT-UNK'),
    titanium,
  ],
  options: [option('Size', '24 x 24 in', '24 x 48 in'), ordered, option('Warranty', '1 year', '10 years')],
};

const healthCare: ProductKind = {
  noun: 'Health-care ceiling panel',
  materials: [
    'mineral fiber with a vinyl membrane face and sealed edges',
    'stone wool with a washable fleece face',
  ],
  descriptions: ['Withstands cleaning with disinfectants where a washable ceiling is required.'],
  uses: ['patient rooms', 'treatment rooms', 'laboratories', 'food service'],
  limitations: [
    'Use only disinfectants that the manufacturer lists for the face.',
    'Panels in pressurized rooms need hold-down clips and gasketed grid.',
    loads,
  ],
  attributes: [
    nrc(0.55, 0.9),
    cac(20, 40),
    measured('lightReflectance', 'ASTM E1477', 0.8, 0.89, 0.01),
    measured('scrubResistance', 'ASTM D2486', 500, 1000, 100),
    measured('moldResistance', 'ASTM D3273', 10),
    measured('thickness', null, 0.625, 1, 0.125),
    classA,
    chosen('edgeDetail', null, 'Square lay-in'),
  ],
  series: [
    { noiseReduction: 0.55, ceilingAttenuation: 35, thickness: 0.625 },
    { noiseReduction: 0.7, ceilingAttenuation: 40, thickness: 0.875 },
    { noiseReduction: 0.9, ceilingAttenuation: 20, thickness: 1 },
  ],
  standards: [...tests, 'ASTM D2486', 'ASTM D3273', 'ASTM C635', 'ASTM C636'],
  programs: ['greenguard', 'declare', 'cdph', 'indoor-advantage'],
  epd: perArea(5, [3.6, 6.4]),
  hpd: [
    content('Mineral wool fiber', '287922-11-6', 'Acoustic core', 55, 78, 'LT-UNK'),
    content('Perlite', '93763-70-3', 'Filler', 5, 18, 'LT-UNK'),
    content('Starch', '9005-25-8', 'Binder', 4, 9, 'LT-UNK'),
    content('Polyvinyl chloride', '9002-86-2', 'Membrane', 2, 5, 'LT-P1'),
    titanium,
  ],
  options: [option('Size', '24 x 24 in', '24 x 48 in'), ordered, warranty],
};

export const panelCeilings: SectionDeclaration = {
  number: '095113',
  descriptions: [
    'Absorbs sound and blocks it between rooms below a common plenum.',
    'Hides services above the ceiling and leaves them within reach.',
    'Withstands cleaning with disinfectants where a washable ceiling is required.',
  ],
  uses: ['open offices', 'classrooms', 'patient rooms', 'corridors', 'retail sales floors'],
  limitations: [
    'Panels shall not support luminaires, diffusers or insulation unless the manufacturer states the load.',
    'Standard panels sag where relative humidity stays above 90 percent; choose a humidity-rated panel.',
    'A high NRC and a high CAC seldom come in one panel without a backing; state which one governs.',
    seismic,
  ],
  standards: ['ASTM E1264', 'ASTM C423', 'ASTM E1414', 'ASTM E1477', 'ASTM C635', 'ASTM C636', 'ASTM E580'],
  programs: ['ul-classified', 'greenguard', 'declare', 'c2c', 'cdph', 'recycled', 'biobased'],
  epd: declared('1 m2', 4.6, [2.6, 7.9], pcr),
  hpd: [
    content('Mineral wool fiber', '287922-11-6', 'Acoustic core', 45, 72, 'LT-UNK'),
    content('Perlite', '93763-70-3', 'Filler', 10, 30, 'LT-UNK'),
    content('Cellulose', '9004-34-6', 'Reinforcement', 5, 18, 'LT-UNK'),
    content('Starch', '9005-25-8', 'Binder', 4, 9, 'LT-UNK'),
    content('Titanium dioxide, bound in paint', '13463-67-7', 'Pigment', 0.5, 2, 'LT-1'),
  ],
  bim: { category: 'Ceilings', ifcClass: 'IfcCovering', host: 'ceiling' },
  assembly: 'Acoustical Panel Ceiling',
  sheetPrefix: 'ACT',
  related: ['092216', '092900', '233700', '265100'],
  installation: [
    'Install suspension in accordance with ASTM C636 and, where required by the seismic design category, ASTM E580.',
    'Hang main runners with 12 gauge wire at 48 inches on center; do not attach wires to ducts, pipes or deck flutes.',
    'Lay out panels symmetrically about the center lines of each room with border panels of half width or more.',
    'Support luminaires over 56 pounds independently from the structure and the lighter ones with two slack wires.',
    'Install panels with clean gloves and with the pattern running one way.',
  ],
  kinds: [mineralFiber, fiberglass, wetFormed, healthCare],
};
