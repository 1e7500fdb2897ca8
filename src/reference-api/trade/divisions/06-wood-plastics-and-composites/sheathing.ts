import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const woodPcr = 'UL PCR Part B: Structural and Architectural Wood Products';

const gypsum: ProductKind = {
  noun: 'Glass-mat gypsum sheathing',
  materials: ['moisture-resistant gypsum core with coated glass mats'],
  descriptions: ['Stiffens framed walls and gives barriers a flat, noncombustible back.'],
  uses: ['exterior stud walls', 'soffits', 'parapets', 'behind masonry veneer'],
  limitations: [
    'It is not a base for direct attachment of cladding.',
    'Exposure to weather is limited to 12 months.',
    'Fasten into framing, 8 inches on center.',
  ],
  attributes: [
    measured('thickness', 'ASTM C1177', 0.5, 0.625, 0.125),
    chosen('coreType', 'ASTM C1396', 'gypsum', 'gypsum Type X'),
    measured('weightPerArea', null, 1.9, 2.5, 0.1),
    measured('permeance', 'ASTM E96', 17, 23, 1),
    measured('flexuralStrength', 'ASTM C473', 80, 100, 20),
    chosen('surfaceBurningClass', 'ASTM E84', 'Class A'),
    chosen('combustibility', 'ASTM E136', 'noncombustible'),
    measured('waterAbsorption', 'ASTM C473', 5, 10, 1),
  ],
  series: [
    { thickness: 0.5, coreType: 'gypsum', weightPerArea: 1.9, flexuralStrength: 80, permeance: 23 },
    { thickness: 0.625, coreType: 'gypsum Type X', weightPerArea: 2.5, flexuralStrength: 100, permeance: 17 },
  ],
  standards: ['ASTM C1177', 'ASTM C1280', 'ASTM E96', 'ASTM E84', 'ASTM E136'],
  programs: ['ul-classified', 'icc-es', 'greenguard', 'declare'],
  options: [
    option('Thickness', '1/2 in', '5/8 in Type X'),
    option('Panel size', '48 by 96 in', '48 by 108 in', '48 by 120 in'),
    option('Lead time', 'Stock'),
    option('Warranty', 'Exposure: 12 months'),
  ],
};

const plywood: ProductKind = {
  noun: 'Plywood wall sheathing',
  materials: ['exterior-glue softwood plywood, C-D Exposure 1'],
  descriptions: ['Braces framed walls against wind and earthquake and holds nails well.'],
  uses: ['shear walls', 'exterior stud walls', 'roof decks', 'parapets'],
  limitations: [
    'Leave 1/8 inch at panel edges for swelling.',
    'Exposure 1 panels are for construction delays, not for permanent exposure.',
    'It is combustible; check the construction type.',
  ],
  attributes: [
    measured('thickness', 'DOC PS 1', 0.375, 0.75, 0.0001),
    chosen('grade', 'DOC PS 1', '24/0', '32/16', '40/20', '48/24'),
    chosen('coreType', 'DOC PS 1', 'plywood'),
    measured('weightPerArea', null, 1.1, 2.2, 0.1),
    chosen('surfaceBurningClass', 'ASTM E84', 'Class C'),
    chosen('combustibility', 'ASTM E136', 'combustible'),
    measured('moistureContent', 'ASTM D4442', 6, 12, 1),
  ],
  series: [
    { thickness: 0.375, grade: '24/0', weightPerArea: 1.1 },
    { thickness: 0.4688, grade: '32/16', weightPerArea: 1.4 },
    { thickness: 0.5938, grade: '40/20', weightPerArea: 1.8 },
    { thickness: 0.7188, grade: '48/24', weightPerArea: 2.2 },
  ],
  standards: ['DOC PS 1', 'ASTM E72', 'ASTM E84'],
  programs: ['apa', 'fsc', 'icc-es'],
  epd: declared('1 m3', 480, [180, 270], woodPcr),
  hpd: [
    content('Softwood', '65996-61-4', 'Veneer', 92, 96, 'LT-UNK'),
    content('Phenol-formaldehyde resin, cured', '9003-35-4', 'Adhesive', 3, 6, 'LT-P1'),
  ],
  options: [
    option('Thickness', '3/8 in', '15/32 in', '19/32 in', '23/32 in'),
    option('Panel size', '48 by 96 in', '48 by 120 in'),
    option('Lead time', 'Stock'),
  ],
};

const osb: ProductKind = {
  ...plywood,
  noun: 'Oriented strand board sheathing',
  materials: ['oriented wood strands with exterior resin and sealed edges'],
  descriptions: ['Braces framed walls at lower cost, in panels without core voids.'],
  limitations: [
    'Cut edges swell when wet; seal them.',
    'Leave 1/8 inch at panel edges.',
    'It is combustible; check the construction type.',
  ],
  attributes: [
    measured('thickness', 'DOC PS 2', 0.4375, 0.7188, 0.0001),
    chosen('grade', 'DOC PS 2', '24/16', '32/16', '40/20', '48/24'),
    chosen('coreType', 'DOC PS 2', 'oriented strand board'),
    measured('weightPerArea', null, 1.4, 2.4, 0.1),
    measured('permeance', 'ASTM E96', 1, 2, 0.5),
    chosen('surfaceBurningClass', 'ASTM E84', 'Class C'),
    chosen('combustibility', 'ASTM E136', 'combustible'),
  ],
  series: [
    { thickness: 0.4375, grade: '24/16', weightPerArea: 1.4 },
    { thickness: 0.4688, grade: '32/16', weightPerArea: 1.5 },
    { thickness: 0.5938, grade: '40/20', weightPerArea: 2 },
    { thickness: 0.7188, grade: '48/24', weightPerArea: 2.4 },
  ],
  standards: ['DOC PS 2', 'ASTM E96', 'ASTM E84'],
  epd: declared('1 m3', 610, [210, 310], woodPcr),
  hpd: [
    content('Wood strands', '65996-61-4', 'Strands', 93, 96, 'LT-UNK'),
    content('Polymethylene diphenyl diisocyanate, cured', '9016-87-9', 'Binder', 2, 5, 'LT-P1'),
    content('Paraffin wax', '8002-74-2', 'Water repellent', 0.5, 1.5, 'LT-UNK'),
  ],
  options: [
    option('Thickness', '7/16 in', '15/32 in', '19/32 in', '23/32 in'),
    option('Panel size', '48 by 96 in', '48 by 108 in'),
    option('Lead time', 'Stock'),
  ],
};

const treated: ProductKind = {
  ...plywood,
  noun: 'Fire-retardant-treated roof sheathing',
  materials: ['pressure-impregnated fire-retardant plywood, kiln dried after treatment'],
  descriptions: ['Serves roofs and walls where the code lets wood be used if it is fire-retardant-treated.'],
  uses: ['roof decks beside fire walls', 'exterior walls of Type III buildings', 'parapets'],
  limitations: [
    'Panels shall not be ripped or milled.',
    'Use the span of the treater’s tables, which is shorter than for untreated panels.',
    'Interior Type A is not for exposure to weather.',
  ],
  attributes: [
    measured('thickness', 'DOC PS 1', 0.4688, 0.7188, 0.0001),
    chosen('grade', 'DOC PS 1', '32/16', '40/20', '48/24'),
    chosen('coreType', 'AWPA U1', 'plywood'),
    chosen('surfaceBurningClass', 'ASTM E84', 'Class A'),
    measured('flameSpread', 'ASTM E84', 10, 25, 5),
    chosen('combustibility', 'ASTM E136', 'combustible'),
    measured('weightPerArea', null, 1.5, 2.3, 0.1),
  ],
  series: [
    { thickness: 0.4688, grade: '32/16', weightPerArea: 1.5 },
    { thickness: 0.5938, grade: '40/20', weightPerArea: 1.9 },
    { thickness: 0.7188, grade: '48/24', weightPerArea: 2.3 },
  ],
  standards: ['DOC PS 1', 'AWPA U1', 'ASTM E2768', 'ASTM E84'],
  programs: ['icc-es', 'ul-classified', 'apa', 'fsc'],
  epd: null,
  hpd: null,
};

const integral: ProductKind = {
  ...gypsum,
  noun: 'Sheathing with integral air barrier',
  materials: ['moisture-resistant gypsum core with glass mats and a factory-applied barrier coating'],
  descriptions: ['Serves as sheathing, air barrier and water barrier once its joints are treated.'],
  uses: ['exterior stud walls', 'rainscreen walls', 'schools', 'hospitals'],
  limitations: [
    'It is an air barrier only with its own joint treatment and fastener seals.',
    'Exposure to weather is limited to 12 months.',
  ],
  attributes: [
    measured('thickness', 'ASTM C1177', 0.5, 0.625, 0.125),
    chosen('coreType', 'ASTM C1396', 'gypsum', 'gypsum Type X'),
    measured('airPermeance', 'ASTM E2178', 0.0005, 0.002, 0.0005),
    measured('airLeakage', 'ASTM E2357', 0.01, 0.03, 0.01),
    measured('permeance', 'ASTM E96', 14, 20, 1),
    measured('weightPerArea', null, 2, 2.6, 0.1),
    chosen('surfaceBurningClass', 'ASTM E84', 'Class A'),
  ],
  series: table('thickness coreType weightPerArea', [0.5, 'gypsum', 2], [0.625, 'gypsum Type X', 2.6]),
  standards: ['ASTM C1177', 'ASTM E2178', 'ASTM E2357', 'ASTM E96', 'NFPA 285'],
  programs: ['abaa', 'icc-es', 'greenguard'],
};

export const sheathing: SectionDeclaration = {
  number: '061600',
  descriptions: [
    'Stiffens framed walls and gives cladding and barriers a flat back.',
    'Resists moisture and mold behind masonry, metal and stucco.',
    'Serves roofs and walls of unlimited area where wood must be fire-retardant.',
  ],
  uses: ['exterior stud walls', 'roof decks', 'parapets', 'soffits', 'shear walls'],
  limitations: [
    'Gypsum sheathing is not a base for direct attachment of cladding or roofing.',
    'Exposure to weather is limited to the months the product states.',
    'Fire-retardant-treated panels shall not be ripped or milled.',
    'Do not use interior-glue panels where they can be wetted.',
  ],
  standards: ['ASTM C1177', 'ASTM C1280', 'DOC PS 1', 'DOC PS 2', 'AWPA U1', 'ASTM E96', 'ASTM E84'],
  programs: ['icc-es', 'apa', 'ul-classified', 'fsc', 'greenguard', 'declare'],
  epd: declared('92.9 m2 (1000 sq ft)', 900, [150, 460], 'FPInnovations PCR for Gypsum Panel Products'),
  hpd: [
    content('Calcium sulfate dihydrate', '10101-41-4', 'Core', 85, 93, 'BM-4'),
    content('Glass fiber', '65997-17-3', 'Facer', 3, 6, 'LT-UNK'),
    content('Starch', '9005-25-8', 'Binder', 0.3, 1, 'BM-4'),
    content('Paraffin wax', '8002-74-2', 'Water repellent', 0.5, 2, 'LT-UNK'),
  ],
  bim: { category: 'Walls', ifcClass: 'IfcCovering', host: 'wall' },
  assembly: 'Wall Sheathing',
  sheetPrefix: 'SHG',
  related: ['054000', '072500', '072726', '074213', '092900'],
  installation: [
    'Install panels with the stated face out and long edges across supports.',
    'Leave 1/8 inch between wood panels for expansion; butt gypsum panels without force.',
    'Drive fasteners flush, 8 inches on center at edges and in the field.',
    'Stagger end joints by one stud space at least.',
    'Treat joints and penetrations the same day where the panel is the air barrier.',
  ],
  kinds: [gypsum, plywood, osb, treated, integral],
};
