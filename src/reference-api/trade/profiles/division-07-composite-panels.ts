import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import {
  columnCover,
  fascia,
  rainscreen,
  routed,
  sheet,
} from '#src/reference-api/trade/profiles/division-07-composite-panels-kinds.ts';
import { declared } from '#src/reference-api/trade/profiles/profile-entries.ts';

export const compositePanels = sectionOfKinds(
  {
    number: '07421323',
    tradeNames: [
      'Planefold',
      'Alloy Court',
      'Flatiron FR',
      'Duoskin',
      'Silverleaf',
      'Monolith Panel',
      'Sheersheet',
    ],
    descriptions: [
      'Gives facades large, flat, light panels with sharp folded edges.',
      'Ventilates and drains behind open or gasketed joints.',
      'Wraps columns, soffits and canopies to a close tolerance.',
    ],
    uses: ['facades', 'canopies', 'airport terminals', 'car dealerships', 'recladding'],
    limitations: [
      'Polyethylene cores are not permitted over 40 feet above grade.',
      'Directional metallic colors must hang in one direction.',
      'Extrusions and skins need the same finish lot.',
      'The air and water barrier behind must be continuous.',
    ],
    standards: cited(
      'AAMA 508',
      'AAMA 509',
      'ASTM D1781',
      'ASTM E84',
      'ASTM E330',
      'NFPA 285',
      'AAMA 2605',
      'ASTM B209',
    ),
    programs: ['icc-es', 'ccrr', 'miami-dade', 'florida', 'recycled', 'iso-14001'],
    epd: declared(
      '1 m2',
      7.6,
      [19, 52],
      'UL PCR Part B: Insulated Metal Panels, Metal Composite Panels, and Metal Cladding',
    ),
    hpd: routed.hpd ?? null,
    bim: { category: 'Walls', ifcClass: 'IfcPlate', host: 'wall' },
    assembly: 'MCM Wall Panel',
    sheetPrefix: 'MCM',
    related: ['072726', '074213', '076200', '079200', '084413'],
    installation: [
      'Field-measure before panels are cut and folded.',
      'Shim the sub-girts plane within 1/8 inch in 10 feet.',
      'Hang panels in the order marked, with the arrows the same way.',
      'Leave joints at the width drawn, 1/2 inch unless noted.',
      'Peel the film before it bakes on, within 45 days.',
    ],
  },
  [routed, rainscreen, columnCover, sheet, fascia],
);
