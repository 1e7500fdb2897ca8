import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import {
  formed,
  throughWall,
  reglet,
  gutter,
  copper,
} from '#src/reference-api/trade/profiles/division-07-sheet-metal-flashing-kinds.ts';
import { content, declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

export const sheetMetalFlashing = sectionOfKinds(
  {
    number: '076200',
    tradeNames: ['Dripline', 'Hemfold', 'Guttercraft', 'Counterlap', 'Tinner', 'Weatherbend', 'Copperwharf'],
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
    standards: cited('SMACNA', 'ASTM B370', 'ASTM B209', 'ASTM A240', 'ANSI/SPRI GT-1', 'AAMA 2605'),
    programs: ['recycled', 'baba', 'florida', 'iso-9001'],
    epd: declared('1 m2', 4.8, [13, 40], 'UL PCR Part B: Fabricated Metal Products'),
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
  },
  [formed, throughWall, reglet, gutter, copper],
);
