import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import {
  standingSeam,
  snapLock,
  insulated,
  curved,
  exposed,
} from '#src/reference-api/trade/profiles/division-07-metal-roof-panels-kinds.ts';
import { content, declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

export const metalRoofPanels = sectionOfKinds(
  {
    number: '074113',
    tradeNames: ['Ridgeline', 'TrueSeam', 'Highfold', 'Barnswallow', 'Skyrib', 'Leadline', 'Coldbrook'],
    descriptions: [
      'Sheds water over long slopes with raised seams that hide the clips.',
      'Moves with temperature on sliding clips without working its fasteners loose.',
      'Roofs and insulates in one pass where the panel has a foam core.',
    ],
    uses: ['schools', 'airports', 'fire stations', 'churches', 'houses with open roofs'],
    limitations: [
      'Snap-lock seams are not suitable for slopes under 3 in 12.',
      'Do not use galvanized steel in contact with copper or its runoff.',
      'Wide flat panels may oil-can; striations or a heavier gauge lessen it.',
      'Seaside sites within 1,500 feet of salt water need aluminum.',
    ],
    standards: cited('ASTM E1592', 'ASTM E1646', 'ASTM E1680', 'UL 580', 'UL 2218', 'ASTM A792', 'AAMA 621'),
    programs: ['ul-roofing', 'fm', 'miami-dade', 'florida', 'crrc', 'recycled'],
    epd: declared('92.9 m2 (1000 sq ft)', 560, [1450, 2600], 'UL PCR Part B: Roof Covering Products'),
    hpd: [
      content('Iron', '7439-89-6', 'Base steel', 90, 95, 'LT-P1'),
      content('Aluminum', '7429-90-5', 'Coating', 1.5, 3, 'LT-P1'),
      content('Zinc', '7440-66-6', 'Coating', 1, 2.5, 'LT-P1'),
      content('Polyvinylidene fluoride', '24937-79-9', 'Finish', 0.5, 1.2, 'LT-UNK'),
    ],
    bim: { category: 'Roofs', ifcClass: 'IfcRoof', host: 'roof' },
    assembly: 'Standing Seam Metal Roof',
    sheetPrefix: 'SSR',
    related: ['061600', '072113', '074213', '076200', '077100', '133419'],
    installation: [
      'Cover the deck with a high-temperature underlayment before panels arrive.',
      'Fix each panel at one point and let it slide on clips elsewhere.',
      'Engage seams fully and form them with the powered seamer in one pass.',
      'Fold panel ends up at ridges and down into cleats at eaves.',
      'Cut with shears or nibblers, never with abrasive saws.',
      'Remove filings and strippable film each day.',
    ],
  },
  [standingSeam, snapLock, insulated, curved, exposed],
);
