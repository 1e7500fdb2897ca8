import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import {
  face,
  glazed,
  hollow,
  special,
  thin,
} from '#src/reference-api/trade/profiles/division-04-brick-kinds.ts';

export const brickMasonry = sectionOfKinds(
  {
    number: '042113',
    tradeNames: [
      'Kilnwright',
      'Redfield',
      'Harrow Court',
      'Claymont',
      'Old Wharf',
      'Wirecut 300',
      'Smokestack',
    ],
    descriptions: [
      'Makes a durable veneer that drains, dries and needs no paint.',
      'Bears load as a hollow unit with grout and reinforcement.',
      'Gives color fixed at firing that does not fade in sun.',
    ],
    uses: [
      'cavity wall veneer',
      'reinforced bearing walls',
      'interior feature walls',
      'site walls',
      'thin-brick panels',
    ],
    limitations: [
      'Veneer needs a drained cavity, weeps and flashing at every interruption.',
      'Moderate-weather brick is not suitable below grade or in copings.',
      'Brick expands for years; provide expansion joints, never control joints.',
      'Do not clean with unbuffered muriatic acid.',
    ],
    standards: cited(
      'ASTM C216',
      'ASTM C652',
      'ASTM C1088',
      'ASTM C1405',
      'ASTM C67',
      'ASTM C270',
      'TMS 402',
      'TMS 602',
      'ASTM C476',
      'ANSI A118.4',
    ),
    programs: ['declare', 'c2c', 'recycled', 'baba', 'iso-14001'],
    epd: declared(
      '1 metric ton',
      1000,
      [180, 340],
      'ASTM PCR for Clay Brick, Clay Brick Pavers, and Structural Clay Tile',
    ),
    hpd: face.hpd ?? null,
    bim: { category: 'Walls', ifcClass: 'IfcWall', host: 'wall' },
    assembly: 'Brick Veneer Wall',
    sheetPrefix: 'BRK',
    related: ['042200', '054000', '072113', '072726', '076200', '079200'],
    installation: [
      'Lay out courses dry to avoid cuts shorter than half a brick.',
      'Fill head and bed joints solid and keep the cavity clean of droppings.',
      'Set anchors at 16 inches each way and within 12 inches of openings.',
      'Install flashing with end dams and weeps at 24 inches on center.',
      'Tool joints concave when thumbprint hard.',
      'Clean a sample area first, wetting the wall before and after.',
    ],
  },
  [face, thin, hollow, glazed, special],
);
