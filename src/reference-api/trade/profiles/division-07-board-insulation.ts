import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import {
  polyiso,
  extruded,
  mineralWool,
  expanded,
  foilFaced,
} from '#src/reference-api/trade/profiles/division-07-board-insulation-kinds.ts';
import { content, declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

export const boardInsulation = sectionOfKinds(
  {
    number: '072113',
    tradeNames: [
      'Hearthboard',
      'Evertherm',
      'Stonewarm',
      'Rimecore',
      'Ledgewall',
      'Frostline',
      'Thermacourse',
    ],
    descriptions: [
      'Wraps the frame in an unbroken layer so that studs no longer bridge heat.',
      'Keeps its thermal resistance in the wet, below grade and behind open joints.',
      'Adds noncombustible thickness behind rainscreens.',
    ],
    uses: ['cavity walls', 'rainscreen walls', 'foundation walls', 'under slabs', 'inverted roofs'],
    limitations: [
      'Foam plastics need a thermal barrier toward the interior.',
      'Walls over 40 feet high need an assembly tested to NFPA 285.',
      'Polystyrene is not suitable in contact with solvents or coal tar.',
      'Cover foam from sunlight within 60 days.',
    ],
    standards: cited(
      'ASTM C578',
      'ASTM C1289',
      'ASTM C612',
      'ASTM C518',
      'ASTM E136',
      'NFPA 285',
      'ASTM E84',
    ),
    programs: ['icc-es', 'ul-classified', 'greenguard', 'declare', 'recycled'],
    epd: declared('1 m2 at RSI 1', 1.1, [2.2, 14], 'UL PCR Part B: Building Envelope Thermal Insulation'),
    hpd: [
      content('Polyisocyanurate foam', '9063-78-9', 'Core', 80, 90, 'LT-UNK'),
      content('Pentane', '109-66-0', 'Blowing agent', 4, 7, 'LT-P1'),
      content('Aluminum foil', '7429-90-5', 'Facer', 2, 6, 'LT-P1'),
      content('Tris(1-chloro-2-propyl) phosphate', '13674-84-5', 'Flame retardant', 2, 5, 'BM-U'),
    ],
    bim: { category: 'Walls', ifcClass: 'IfcCovering', host: 'wall' },
    assembly: 'Continuous Insulation',
    sheetPrefix: 'CIN',
    related: ['042113', '054000', '072413', '072726', '074213'],
    installation: [
      'Butt boards tight and fill gaps over 1/4 inch with foam.',
      'Stagger joints between layers by 6 inches at least.',
      'Fasten with plates at 16 inches on center, into framing only.',
      'Fit boards closely around ties, ducts and conduits.',
      'Tape joints of faced boards that serve as water barrier.',
    ],
  },
  [polyiso, extruded, mineralWool, expanded, foilFaced],
);
