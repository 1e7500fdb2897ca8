import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import {
  standard,
  splitFace,
  groundFace,
  insulated,
  acoustical,
} from '#src/reference-api/trade/profiles/division-04-concrete-masonry-kinds.ts';
import { content } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

/** Concrete unit masonry. */
export const unitMasonry = sectionOfKinds(
  {
    number: '042200',
    tradeNames: ['Blockhaven', 'Splitrock', 'Trueface', 'Coreline', 'Hushblock', 'Burnish 8', 'Foundry Gray'],
    descriptions: [
      'Builds bearing and partition walls that resist fire, impact and moisture.',
      'Gives a finished wall on both faces without studs or paint.',
      'Absorbs sound through slotted faces in gymnasiums and plants.',
    ],
    uses: ['bearing walls', 'fire walls and shafts', 'gymnasiums', 'backup walls', 'site walls'],
    limitations: [
      'Exterior single-wythe walls need integral water repellent in unit and mortar.',
      'Units must be dry when laid; provide control joints at 24 feet.',
      'Slotted acoustical units are not suitable where ball impact is concentrated at one course.',
      'Ground-face units shall not be cleaned with acid.',
    ],
    standards: cited('ASTM C90', 'ASTM C140', 'ASTM C744', 'ASTM C476', 'ASTM C270', 'ACI 216.1', 'TMS 602'),
    programs: ['ul-classified', 'icc-es', 'declare', 'recycled', 'baba'],
    epd: {
      declaredUnit: '1 m3',
      massKg: 2000,
      gwp: [170, 310],
      pcr: 'ASTM PCR for Manufactured Concrete and Concrete Masonry Products',
    },
    hpd: [
      content('Aggregate, expanded shale', '14808-60-7', 'Aggregate', 65, 82, 'LT-1'),
      content('Portland cement', '65997-15-1', 'Binder', 8, 14, 'LT-P1'),
      content('Slag, ferrous metal', '65996-69-2', 'Supplementary binder', 0, 6, 'LT-UNK'),
      content('Water', '7732-18-5', 'Mixing water', 4, 7, 'BM-4'),
    ],
    bim: { category: 'Walls', ifcClass: 'IfcWall', host: 'wall' },
    assembly: 'Concrete Unit Masonry Wall',
    sheetPrefix: 'CMU',
    related: ['033000', '042113', '072113', '079200', '081113'],
    installation: [
      'Lay units in running bond with full face-shell bedding.',
      'Place reinforcement in position and grout in lifts of 5 feet at most.',
      'Install joint reinforcement at 16 inches on center and stop it at control joints.',
      'Fill the first course and cells around frames solid.',
      'Cover walls at the end of each day.',
    ],
  },
  [standard, splitFace, groundFace, insulated, acoustical],
);
