import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import {
  lap,
  panel,
  rainscreen,
  trim,
  soffit,
} from '#src/reference-api/trade/profiles/division-07-fiber-cement-siding-kinds.ts';
import { content } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

/** Fiber-cement siding. */
export const fiberCementSiding = sectionOfKinds(
  {
    number: '074646',
    tradeNames: [
      'Claphouse',
      'Cedarfell',
      'Oakhollow',
      'Slatecove',
      'Hamlet Plank',
      'Cobble Panel',
      'Evenlap',
    ],
    descriptions: [
      'Looks like painted wood and does not burn, rot or feed insects.',
      'Forms large-format rainscreen facades with exposed or hidden fasteners.',
      'Holds factory paint for years in sun and salt air.',
    ],
    uses: ['houses', 'multifamily buildings', 'schools', 'soffits', 'rainscreen facades'],
    limitations: [
      'Keep 6 inches clear of grade and 2 inches clear of roofs and decks.',
      'Cutting releases silica dust; score and snap, or use a shrouded saw.',
      'It is not suitable for horizontal or ponding surfaces.',
      'Field-cut edges need sealing the same day.',
    ],
    standards: cited('ASTM C1186', 'ASTM C1185', 'ASTM E136', 'ASTM E84', 'ASTM E330', 'ISO 8336'),
    programs: ['icc-es', 'ccrr', 'florida', 'miami-dade', 'declare'],
    epd: { declaredUnit: '1 m2', massKg: 14, gwp: [7, 18], pcr: 'UL PCR Part B: Cladding Product Systems' },
    hpd: [
      content('Portland cement', '65997-15-1', 'Binder', 30, 45, 'LT-P1'),
      content('Quartz', '14808-60-7', 'Aggregate', 30, 45, 'LT-1'),
      content('Cellulose', '9004-34-6', 'Fiber', 7, 10, 'LT-UNK'),
      content('Acrylic copolymer', '25133-97-5', 'Finish', 0.5, 2, 'LT-UNK'),
    ],
    bim: { category: 'Walls', ifcClass: 'IfcCovering', host: 'wall' },
    assembly: 'Fiber-Cement Siding',
    sheetPrefix: 'FCS',
    related: ['061600', '072500', '072726', '079200', '099123'],
    installation: [
      'Store panels flat, dry and covered.',
      'Start over a level strip so that the first course cants outward.',
      'Lap courses 1-1/4 inches and nail into framing at 16 inches.',
      'Leave 1/8 inch at trim and flash butt joints behind.',
      'Prime cut edges and touch up nail heads.',
    ],
  },
  [lap, panel, rainscreen, trim, soffit],
);
