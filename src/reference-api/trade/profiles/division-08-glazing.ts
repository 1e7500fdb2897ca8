import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import {
  insulating,
  laminated,
  tempered,
} from '#src/reference-api/trade/profiles/division-08-glazing-kinds.ts';
import {
  fireRated,
  birdFriendly,
  spandrel,
} from '#src/reference-api/trade/profiles/division-08-glazing-special.ts';
import { content, declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

export const glazing = sectionOfKinds(
  {
    number: '088000',
    tradeNames: [
      'Claravue 62',
      'Lumicool',
      'Winterpane',
      'Stratalam',
      'Frostfritt',
      'Starling Dot',
      'Emberglass',
    ],
    descriptions: [
      'Lets daylight in and keeps summer heat out.',
      'Stays in the frame when broken and holds back people and storms.',
      'Holds fire for up to two hours while it stays clear.',
    ],
    uses: ['curtain walls', 'storefronts', 'windows', 'fire-rated lites', 'glass railings'],
    limitations: [
      'Coated edges must be deleted under the seal.',
      'Tempered glass can break from nickel sulfide; heat soak where it hangs overhead.',
      'Partial shade on tinted glass needs a thermal stress analysis.',
      'Sealants and setting blocks must be compatible with the interlayer.',
    ],
    standards: cited(
      'ASTM C1036',
      'ASTM C1048',
      'ASTM C1172',
      'ASTM E2190',
      'ASTM E1300',
      'ANSI Z97.1',
      '16 CFR 1201',
      'NFPA 257',
    ),
    programs: ['igcc', 'sgcc', 'nfrc', 'ul-listed', 'c2c', 'declare', 'iso-14001'],
    epd: declared('1 m2', 30, [38, 96], 'UL PCR Part B: Processed Glass'),
    hpd: [
      content('Glass, soda lime', '65997-17-3', 'Lite', 95, 98.5, 'LT-UNK'),
      content('Polyisobutylene', '9003-27-4', 'Primary seal', 0.2, 0.6, 'LT-UNK'),
      content('Silicone', '63148-62-9', 'Secondary seal', 0.8, 2.5, 'LT-P1'),
      content('Silver', '7440-22-4', 'Coating', 0, 0.01, 'LT-P1'),
    ],
    bim: { category: 'Curtain Panels', ifcClass: 'IfcPlate', host: 'wall' },
    assembly: 'Glazing',
    sheetPrefix: 'GLZ',
    related: ['079200', '084113', '084413', '085113', '086200'],
    installation: [
      'Check every lite for edge damage and discard nipped ones.',
      'Place two setting blocks at quarter points, wider than the glass is thick.',
      'Keep bite, edge and face clearances as the frame maker dimensions them.',
      'Orient coatings as marked.',
      'Keep weeps open and never seal the bottom of a drained pocket.',
      'Mark lites without touching the glass with paint or tape.',
    ],
  },
  [insulating, laminated, tempered, fireRated, birdFriendly, spandrel],
);
