import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import {
  gypsum,
  plywood,
  osb,
  treated,
  integral,
} from '#src/reference-api/trade/profiles/division-06-sheathing-kinds.ts';
import { content, declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

export const sheathing = sectionOfKinds(
  {
    number: '061600',
    tradeNames: [
      'Shearwall',
      'Glasmat Guard',
      'Fieldply',
      'Emberply',
      'Sealsheath',
      'Underdeck',
      'Northwall',
    ],
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
    standards: [
      'ASTM C1177 - Glass Mat Gypsum Substrate for Use as Sheathing',
      'ASTM C1280 - Application of Exterior Gypsum Panel Products for Use as Sheathing',
      'DOC PS 1 - Structural Plywood',
      'DOC PS 2 - Performance Standard for Wood Structural Panels',
      ...cited('AWPA U1'),
      'ASTM E96 - Water Vapor Transmission of Materials',
      'ASTM E84 - Surface Burning Characteristics of Building Materials',
    ],
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
  },
  [gypsum, plywood, osb, treated, integral],
);
