import { anodized } from '#src/reference-api/trade/metal-finishes.ts';
import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, declared, measured, option } from '#src/reference-api/trade/entries.ts';

const sphere = 'Infill shall not let a 4-inch sphere pass.';
const loads = [measured('concentratedLoad', 'ASCE 7', 200), measured('lineLoad', 'ASCE 7', 50)];

const steel: ProductKind = {
  noun: 'Steel pipe railing',
  materials: [
    'ASTM A53 schedule 40 steel pipe, welded and galvanized',
    'ASTM A53 schedule 40 steel pipe, welded and powder coated',
  ],
  descriptions: ['Guards open edges of stairs, ramps and mezzanines with welded and ground joints.'],
  uses: ['exit stairs', 'mezzanines', 'loading docks', 'parking structures'],
  limitations: [
    sphere,
    'Galvanized rails to be painted need a pretreatment.',
    'Base plates need 3 inches of edge distance in concrete.',
  ],
  attributes: [
    measured('height', 'IBC 1015', 42),
    ...loads,
    chosen('materialType', 'ASTM A53', 'carbon steel'),
    measured('diameter', 'ASTM A53', 1.25, 1.5, 0.25),
    chosen('mounting', null, 'core-drilled', 'base plate', 'fascia'),
    chosen('finish', null, 'galvanized', 'powder coated'),
  ],
  standards: ['ASTM E935', 'ASTM E985', 'ASTM A53', 'ASTM A123', 'NAAMM AMP 521'],
  epd: declared('1 m', 12, [22, 40], 'UL PCR Part B: Fabricated Metal Products'),
  options: [
    option('Infill', 'Two rails', 'Pickets', 'Mesh panel'),
    option('Finish', ['Galvanized', '#a9adaf'], ['Black', '#242526'], ['Safety yellow', '#e8c21b']),
    option('Lead time', '6 weeks'),
  ],
};

const aluminum: ProductKind = {
  ...steel,
  noun: 'Aluminum pipe railing',
  materials: ['6063-T52 aluminum tube with mechanical fittings'],
  descriptions: ['Assembles without welding, so that the anodized finish stays whole.'],
  uses: ['balconies and terraces', 'accessible ramps', 'roof edges', 'pools'],
  limitations: [
    sphere,
    'Nonwelded aluminum rails are not suitable for crowd loading in stadiums.',
    'Isolate aluminum from concrete and steel.',
  ],
  attributes: [
    measured('height', 'IBC 1015', 42),
    ...loads,
    chosen('materialType', 'ASTM B221', 'aluminum 6063'),
    measured('diameter', null, 1.5, 1.9, 0.4),
    chosen('mounting', null, 'core-drilled', 'base plate', 'fascia'),
    chosen('finish', 'AAMA 611', 'clear anodized', 'dark bronze anodized'),
    measured('warranty', null, 5),
  ],
  standards: ['ASTM E935', 'ASTM E985', 'ASTM B221', 'AAMA 611', 'NAAMM AMP 521'],
  epd: declared('1 m', 4.5, [28, 58], 'UL PCR Part B: Fabricated Metal Products'),
  options: [
    anodized,
    option('Infill', 'Rails', 'Pickets', 'Cable', 'Glass'),
    option('Lead time', '4 weeks'),
    option('Warranty', '5 years'),
  ],
};

const stainlessHandrail: ProductKind = {
  ...steel,
  noun: 'Stainless steel handrail',
  materials: ['Type 304 stainless steel tube, No. 4 finish', 'Type 316L stainless steel tube, No. 4 finish'],
  descriptions: ['Guides the hand along stairs and ramps in metal that needs no paint.'],
  uses: ['lobbies', 'exit stairs', 'hospitals', 'pools'],
  limitations: [
    'Type 304 is not suitable at pools or within salt spray; use Type 316L.',
    'Handrails extend 12 inches beyond the top and one tread beyond the bottom riser.',
  ],
  attributes: [
    measured('height', 'IBC 1014', 34, 38, 1),
    ...loads,
    chosen('materialType', 'ASTM A554', 'stainless steel 304', 'stainless steel 316L'),
    measured('diameter', 'ICC A117.1', 1.25, 2, 0.25),
    chosen('mounting', null, 'wall bracket', 'core-drilled', 'post bracket'),
    chosen('finish', 'NAAMM AMP 500', 'No. 4 satin'),
  ],
  standards: ['ASTM E935', 'ASTM A554', 'ICC A117.1', 'NAAMM AMP 521'],
  epd: declared('1 m', 4, [18, 34], 'UL PCR Part B: Fabricated Metal Products'),
  options: [
    option('Diameter', '1-1/4 in', '1-1/2 in', '1-2/3 in', '2 in'),
    option('Alloy', '304', '316L'),
    option('Lead time', '5 weeks'),
  ],
};

const wallHandrail: ProductKind = {
  ...stainlessHandrail,
  noun: 'Wall-mounted handrail',
  materials: ['steel pipe on cast brackets, powder coated', 'aluminum tube on cast brackets, anodized'],
  descriptions: ['Runs along the wall 1-1/2 inches clear, on brackets set into blocking.'],
  uses: ['exit stairs', 'accessible ramps', 'corridors'],
  limitations: [
    'Brackets stand 60 inches apart at most, into blocking or anchors.',
    'Handrails extend 12 inches beyond the top and one tread beyond the bottom riser.',
  ],
  attributes: [
    measured('height', 'IBC 1014', 34, 38, 1),
    ...loads,
    chosen('materialType', null, 'carbon steel', 'aluminum 6063'),
    measured('diameter', 'ICC A117.1', 1.25, 1.5, 0.25),
    chosen('mounting', null, 'wall bracket'),
    chosen('finish', null, 'powder coated', 'clear anodized'),
  ],
  series: [
    { materialType: 'carbon steel', finish: 'powder coated' },
    { materialType: 'aluminum 6063', finish: 'clear anodized' },
  ],
  standards: ['ASTM E935', 'ICC A117.1', 'NAAMM AMP 521'],
};

const picket: ProductKind = {
  ...steel,
  noun: 'Picket guardrail',
  materials: [
    'steel tube with welded pickets, powder coated',
    'aluminum tube with welded pickets, powder coated',
  ],
  descriptions: [
    'Guards balconies with vertical pickets 4 inches clear at most, which do not invite climbing.',
  ],
  uses: ['balconies and terraces', 'housing', 'schools', 'stairs'],
  limitations: [
    sphere,
    'Openings in the triangle at treads are 6 inches at most.',
    'Powder coat is touched up where field welds burn it.',
  ],
  attributes: [
    measured('height', 'IBC 1015', 42, 48, 6),
    ...loads,
    chosen('materialType', null, 'carbon steel', 'aluminum 6063'),
    measured('clearOpening', 'IBC 1015', 3.5, 3.875, 0.125),
    chosen('mounting', null, 'core-drilled', 'base plate', 'fascia'),
    chosen('finish', 'AAMA 2604', 'powder coated'),
  ],
  series: [{ height: 42 }, { height: 48 }],
};

export const pipeRailings: SectionDeclaration = {
  number: '055213',
  descriptions: [
    'Guards open edges of stairs, ramps and balconies.',
    'Guides the hand along stairs and ramps at an accessible height.',
    'Assembles without welding so that the finish stays whole.',
  ],
  uses: ['exit stairs', 'accessible ramps', 'balconies and terraces', 'mezzanines', 'roof edges'],
  limitations: [
    'Nonwelded aluminum rails are not suitable for crowd loading in stadiums.',
    'Base plates need 3 inches of edge distance in concrete.',
    'Galvanized rails to be painted need a pretreatment.',
    sphere,
  ],
  standards: ['ASTM E935', 'ASTM E985', 'ASTM A53', 'ASTM B221', 'ASTM A554', 'ICC A117.1', 'NAAMM AMP 521'],
  programs: ['icc-es', 'recycled', 'baba', 'iso-9001'],
  epd: declared('1 m', 8, [14, 62], 'UL PCR Part B: Fabricated Metal Products'),
  hpd: null,
  bim: { category: 'Railings', ifcClass: 'IfcRailing', host: 'floor' },
  assembly: 'Pipe and Tube Railing',
  sheetPrefix: 'PTR',
  related: ['033000', '051200', '057000', '323100'],
  installation: [
    'Field-measure openings before fabrication.',
    'Set posts plumb within 1/8 inch in 3 feet.',
    'Fill core-drilled sleeves with nonshrink grout and slope the top to drain.',
    'Space wall brackets 60 inches apart at most, into blocking or anchors.',
    'Isolate aluminum from concrete with a coat of bituminous paint.',
  ],
  kinds: [steel, aluminum, stainlessHandrail, wallHandrail, picket],
};
