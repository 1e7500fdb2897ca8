import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import {
  sealant,
  collar,
  wrap,
  mortar,
  sleeve,
  pathway,
} from '#src/reference-api/trade/profiles/division-07-penetration-firestopping-kinds.ts';
import { content, declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

export const penetrationFirestopping = sectionOfKinds(
  {
    number: '078413',
    tradeNames: [
      'Flamehalt',
      'Throughstop',
      'Collarguard',
      'Emberlock',
      'Smokekeep',
      'Pathsafe',
      'Redline Seal',
    ],
    descriptions: [
      'Restores the fire rating of walls and floors where pipes and cables pass.',
      'Swells to close the hole that a melting plastic pipe leaves.',
      'Stops smoke at low temperature as well as flame.',
    ],
    uses: [
      'pipe penetrations',
      'cable trays and bundles',
      'duct penetrations',
      'through-floor sleeves',
      'data rooms',
    ],
    limitations: [
      'Use only within a listed system number that matches pipe, size, wall and annular space.',
      'It is not suitable for joints that move, which need a joint system.',
      'Water-based sealants shall not be used under water or in frost before cure.',
      'Combustible pipes need intumescent devices on both sides of a wall.',
    ],
    standards: cited('ASTM E814', 'UL 1479', 'ASTM E2174', 'ASTM E84', 'FM 4991', 'ASTM E90'),
    programs: ['ul-classified', 'warnock-hersey', 'fm', 'greenguard', 'cdph', 'declare'],
    epd: declared('1 kg', 1, [1.1, 3.6], 'UL PCR Part B: Sealants and Firestopping'),
    hpd: [
      content('Acrylic copolymer', '25133-97-5', 'Binder', 25, 40, 'LT-UNK'),
      content('Calcium carbonate', '471-34-1', 'Filler', 25, 45, 'BM-3'),
      content('Graphite, expandable', '7782-42-5', 'Intumescent', 3, 12, 'LT-UNK'),
      content('Water', '7732-18-5', 'Carrier', 12, 20, 'BM-4'),
      content('Zinc borate', '1332-07-6', 'Flame retardant', 1, 5, 'BM-1'),
    ],
    bim: { category: 'Detail Items', ifcClass: 'IfcDiscreteAccessory', host: 'wall' },
    assembly: 'Penetration Firestop',
    sheetPrefix: 'PFS',
    related: ['078100', '079200', '092900', '271500', '211313'],
    installation: [
      'Select the listed system before the penetration is made.',
      'Clean the opening and pack mineral wool to the depth in the listing.',
      'Tool sealant to full contact, 1/2 inch deep unless listed deeper.',
      'Fasten collars with steel anchors through every tab.',
      'Label both sides with system number, date and installer.',
      'Leave work open until it has been inspected.',
    ],
  },
  [sealant, collar, wrap, mortar, sleeve, pathway],
);
