import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import {
  insulated,
  fireRated,
  shutter,
  highPerformance,
  grille,
} from '#src/reference-api/trade/profiles/division-08-coiling-doors-kinds.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

/** Overhead coiling doors and grilles. */
export const coilingDoors = sectionOfKinds(
  {
    number: '083323',
    tradeNames: [
      'Rollcast',
      'Curtainfall',
      'Dropguard',
      'Docklift Coil',
      'Swiftcoil',
      'Slatwell',
      'Counterfall',
    ],
    descriptions: [
      'Closes large openings without taking floor or ceiling space.',
      'Drops by itself in fire and resets without a ladder.',
      'Opens in seconds where trucks keep coming.',
    ],
    uses: ['loading docks', 'parking garages', 'serving counters', 'fire separations', 'retail fronts'],
    limitations: [
      'Allow headroom for the coil, 16 to 30 inches.',
      'It is not suitable as a required exit.',
      'Motor operation needs monitored entrapment protection.',
      'Fire doors need an annual drop test and record.',
    ],
    standards: cited('DASMA 108', 'UL 10B', 'UL 325', 'NFPA 80', 'ASTM E330', 'ASTM A653', 'ASHRAE 90.1'),
    programs: ['ul-listed', 'fm', 'miami-dade', 'florida', 'baba'],
    epd: { declaredUnit: '1 m2', massKg: 32, gwp: [75, 160], pcr: 'UL PCR Part B: Commercial Door Systems' },
    hpd: null,
    bim: { category: 'Doors', ifcClass: 'IfcDoor', host: 'wall' },
    assembly: 'Overhead Coiling Door',
    sheetPrefix: 'OCD',
    related: ['042200', '083613', '087100', '111300', '133419'],
    installation: [
      'Verify that jambs are plumb and the sill level within 1/4 inch.',
      'Anchor guides at 24 inches on center, into steel or grouted masonry.',
      'Balance the spring so that the curtain stays where it is left.',
      'Wire photo-eyes and edges as monitored devices.',
      'Drop-test fire doors twice in the presence of the authority.',
    ],
  },
  [insulated, fireRated, shutter, highPerformance, grille],
);
