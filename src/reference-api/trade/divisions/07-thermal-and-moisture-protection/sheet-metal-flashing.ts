import { pvdfColors } from '#src/reference-api/trade/metal-finishes.ts';
import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const pcr = 'UL PCR Part B: Fabricated Metal Products';

const formed: ProductKind = {
  noun: 'Formed sheet metal flashing',
  materials: ['aluminum with a PVDF finish', 'aluminum-zinc coated steel with a PVDF finish'],
  descriptions: ['Turns water out at every edge, joint and penetration of the envelope.'],
  uses: ['roof edges', 'wall bases and heads', 'chimneys and curbs', 'valleys'],
  limitations: [
    'Aluminum is not suitable embedded in mortar without a coating.',
    'Lengths over 10 feet need expansion seams.',
    'Painted sheet cannot be soldered; joints are lapped in sealant.',
  ],
  attributes: [
    chosen('materialType', null, 'aluminum', 'coated steel'),
    chosen('gauge', null, '22 ga', '24 ga', '0.032 in', '0.040 in'),
    measured('metalThickness', null, 0.0239, 0.04, 0.0001),
    chosen('finish', 'AAMA 2605', 'PVDF'),
    measured('length', null, 8, 12, 2),
    measured('recycledContent', 'ISO 14021', 25, 70, 5),
    measured('warranty', null, 20, 35, 5),
  ],
  series: [
    { materialType: 'coated steel', gauge: '24 ga', metalThickness: 0.0239, finish: 'PVDF' },
    { materialType: 'coated steel', gauge: '22 ga', metalThickness: 0.0299, finish: 'PVDF' },
    { materialType: 'aluminum', gauge: '0.032 in', metalThickness: 0.032, finish: 'PVDF' },
    { materialType: 'aluminum', gauge: '0.040 in', metalThickness: 0.04, finish: 'PVDF' },
  ],
  standards: ['SMACNA', 'ASTM B209', 'ASTM A792', 'AAMA 2605'],
  options: [
    pvdfColors,
    option('Length', '8 ft', '10 ft', '12 ft'),
    option('Lead time', '2 to 3 weeks'),
    option('Warranty', 'Finish: 20 years', 'Finish: 35 years'),
  ],
};

const throughWall: ProductKind = {
  noun: 'Through-wall flashing',
  materials: ['Type 304 stainless steel, with a butyl adhesive back', 'copper sheet between polymer fabric'],
  descriptions: ['Catches the water in a masonry cavity and leads it to the weeps.'],
  uses: ['cavity walls', 'shelf angles', 'window heads', 'wall bases'],
  limitations: [
    'Joints shall be lapped 6 inches in sealant; every end needs a dam.',
    'It is not suitable for exposure to sunlight behind its drip edge.',
  ],
  attributes: [
    chosen('materialType', null, 'stainless steel', 'copper'),
    measured('metalThickness', null, 0.002, 0.0156, 0.0001),
    measured('width', null, 12, 36, 6),
    measured('length', null, 25, 60, 5),
    measured('punctureResistance', 'ASTM E154', 1000, 2600, 100),
    measured('recycledContent', 'ISO 14021', 50, 90, 5),
  ],
  series: [
    { materialType: 'stainless steel', metalThickness: 0.002, punctureResistance: 2500 },
    { materialType: 'stainless steel', metalThickness: 0.0156, punctureResistance: 2600 },
    { materialType: 'copper', metalThickness: 0.0068, punctureResistance: 1400 },
  ],
  standards: ['ASTM A240', 'ASTM B370', 'ASTM E2112', 'SMACNA'],
  epd: declared('1 m2', 1.6, [5, 11], pcr),
  hpd: [
    content('Iron', '7439-89-6', 'Base metal', 40, 60, 'LT-P1'),
    content('Butyl rubber', '9010-85-9', 'Adhesive', 18, 30, 'LT-UNK'),
    content('Chromium', '7440-47-3', 'Alloying element', 10, 15, 'LT-P1'),
    content('Nickel', '7440-02-0', 'Alloying element', 4, 7, 'LT-1'),
  ],
  options: [
    option('Width', '12 in', '18 in', '24 in', '36 in'),
    option('Accessories', 'Inside corner', 'Outside corner', 'End dam', 'Drip edge'),
    option('Lead time', 'Stock'),
  ],
};

const reglet: ProductKind = {
  ...formed,
  noun: 'Reglet and counterflashing',
  materials: [
    'Type 304 stainless steel with a snap-lock receiver',
    'aluminum with a PVDF finish',
    'prefinished galvanized steel with a snap-lock receiver',
  ],
  descriptions: [
    'Receives the counterflashing in concrete, masonry or stucco and lets it be taken out for reroofing.',
  ],
  uses: ['parapets', 'roof-to-wall joints', 'chimneys and curbs'],
  limitations: [
    'Reglets are set before concrete or masonry; later ones need a saw cut or surface mounting.',
    'Surface-mounted receivers need sealant that is renewed with the wall’s.',
  ],
  attributes: [
    chosen('materialType', null, 'stainless steel', 'aluminum', 'coated steel'),
    chosen('gauge', null, '24 ga', '26 ga', '0.032 in', '0.040 in'),
    measured('metalThickness', null, 0.0178, 0.04, 0.0001),
    chosen('mounting', null, 'cast in concrete', 'in masonry joint', 'surface mounted'),
    measured('length', null, 10),
    measured('height', null, 4, 8, 1),
  ],
  series: [
    { materialType: 'stainless steel', gauge: '26 ga', metalThickness: 0.0178 },
    { materialType: 'stainless steel', gauge: '24 ga', metalThickness: 0.0235 },
    { materialType: 'coated steel', gauge: '24 ga', metalThickness: 0.0239 },
    { materialType: 'aluminum', gauge: '0.032 in', metalThickness: 0.032 },
    { materialType: 'aluminum', gauge: '0.040 in', metalThickness: 0.04 },
  ],
  standards: ['SMACNA', 'ASTM A240', 'ASTM B209', 'AAMA 2605'],
  epd: declared('1 m', 0.9, [3, 9], pcr),
  options: [
    option('Receiver', 'Concrete', 'Masonry', 'Stucco', 'Surface mounted'),
    pvdfColors,
    option('Lead time', 'Stainless: stock', 'Painted: 3 weeks'),
  ],
};

const gutter: ProductKind = {
  ...formed,
  noun: 'Gutter and downspout',
  descriptions: [
    'Carries rain away from the eaves and down to the drains.',
    'Collects roof water at the eave with joints that allow for expansion.',
  ],
  uses: ['eaves of sloped roofs', 'canopies', 'schools', 'housing'],
  limitations: [
    'Runs over 50 feet need an expansion joint and a downspout on each side of it.',
    'Snow country needs brackets at 24 inches and a gutter below the roof plane.',
    'The size follows from roof area and rainfall; see the SMACNA tables.',
  ],
  attributes: [
    chosen('materialType', null, 'aluminum', 'coated steel'),
    chosen('gauge', null, '24 ga', '22 ga', '0.032 in', '0.040 in'),
    measured('metalThickness', null, 0.0239, 0.04, 0.0001),
    measured('width', null, 5, 8, 1),
    chosen('configuration', null, 'K-style', 'half-round', 'box'),
    chosen('finish', 'AAMA 2605', 'PVDF'),
    measured('warranty', null, 20, 35, 5),
  ],
  standards: ['SMACNA', 'ANSI/SPRI GT-1', 'ASTM B209', 'ASTM A792', 'AAMA 2605'],
  epd: declared('1 m', 1.4, [6, 16], pcr),
  options: [
    option('Gutter width', '5 in', '6 in', '7 in', '8 in'),
    option('Downspout', '2 by 3 in', '3 by 4 in', '4 by 5 in', '4 in round'),
    pvdfColors,
    option('Lead time', '1 to 2 weeks'),
  ],
};

const copper: ProductKind = {
  ...formed,
  noun: 'Copper flashing',
  materials: ['cold-rolled copper, temper H00, ASTM B370'],
  descriptions: ['Lasts for generations with soldered seams, and turns from bright to brown to green.'],
  uses: ['historic renovations', 'chimneys and curbs', 'built-in gutters', 'bay roofs'],
  limitations: [
    'Copper runoff stains limestone and attacks aluminum and zinc.',
    'Lengths over 10 feet need expansion seams, as soldered runs cannot move.',
    'Do not fasten with steel; use copper or bronze.',
  ],
  attributes: [
    chosen('materialType', 'ASTM B370', 'copper'),
    chosen('gauge', 'ASTM B370', '16 oz', '20 oz', '24 oz'),
    measured('metalThickness', 'ASTM B370', 0.0216, 0.0323, 0.0001),
    chosen('finish', null, 'mill', 'patinated'),
    measured('tensileStrength', 'ASTM B370', 30000),
    measured('length', null, 8, 10, 2),
    measured('recycledContent', 'ISO 14021', 75, 95, 5),
  ],
  series: table('gauge metalThickness', ['16 oz', 0.0216], ['20 oz', 0.027], ['24 oz', 0.0323]),
  standards: ['ASTM B370', 'ASTM B32', 'CDA 4050', 'SMACNA'],
  programs: ['recycled', 'baba', 'iso-9001'],
  epd: declared('1 m2', 4.9, [11, 22], pcr),
  hpd: [
    content('Copper', '7440-50-8', 'Base metal', 99.5, 99.9, 'LT-P1'),
    content('Phosphorus', '7723-14-0', 'Alloying element', 0.01, 0.04, 'LT-P1'),
  ],
  options: [
    option('Weight', '16 oz', '20 oz', '24 oz'),
    option('Finish', ['Mill', '#b9714b'], ['Brown patina', '#5b3f31'], ['Green patina', '#6f9c86']),
    option('Lead time', 'Mill: 1 week', 'Patinated: 6 weeks'),
  ],
};

export const sheetMetalFlashing: SectionDeclaration = {
  number: '076200',
  descriptions: [
    'Turns water out at every edge, joint and penetration of the envelope.',
    'Collects roof water and leads it to the drains.',
    'Caps membrane terminations so that they cannot pull away.',
  ],
  uses: ['roof edges', 'wall bases and heads', 'chimneys and curbs', 'valleys', 'parapets'],
  limitations: [
    'Aluminum is not suitable embedded in mortar without a coating.',
    'Lead-coated and copper runoff stains limestone and attacks aluminum.',
    'Lengths over 10 feet need expansion seams.',
    'Soldered seams are for copper, zinc and stainless steel only.',
  ],
  standards: ['SMACNA', 'ASTM B370', 'ASTM B209', 'ASTM A240', 'ANSI/SPRI GT-1', 'AAMA 2605'],
  programs: ['recycled', 'baba', 'florida', 'iso-9001'],
  epd: declared('1 m2', 4.8, [13, 40], pcr),
  hpd: [
    content('Aluminum', '7429-90-5', 'Base metal', 93, 98, 'LT-P1'),
    content('Manganese', '7439-96-5', 'Alloying element', 0.8, 1.5, 'LT-P1'),
    content('Polyvinylidene fluoride', '24937-79-9', 'Finish', 0.5, 1.5, 'LT-UNK'),
  ],
  bim: { category: 'Profiles', ifcClass: 'IfcBuildingElementPart', host: 'face' },
  assembly: 'Sheet Metal Flashing',
  sheetPrefix: 'SMF',
  related: ['072726', '074113', '075423', '077100', '079200'],
  installation: [
    'Hem exposed edges 1/2 inch.',
    'Provide a continuous cleat at edges and fasten it at 6 inches on center.',
    'Lap joints 4 inches in sealant, or cover them with a 6-inch plate.',
    'Isolate dissimilar metals with a membrane.',
    'Turn up end dams 2 inches wherever a flashing stops.',
  ],
  kinds: [formed, throughWall, reglet, gutter, copper],
};
