import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import {
  veneer,
  laminateFaced,
  fireRated,
  acoustical,
  leadLined,
} from '#src/reference-api/trade/profiles/division-08-flush-wood-doors-kinds.ts';
import { content } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

/** Flush wood doors. */
export const flushWoodDoors = sectionOfKinds(
  {
    number: '081416',
    tradeNames: [
      'Timberleaf',
      'Rotunda',
      'Flitchmatch',
      'Bookleaf',
      'Hartwood',
      'Stillroom',
      'Sequence Five',
    ],
    descriptions: [
      'Brings matched wood veneers to rooms, sequenced along a corridor.',
      'Carries labels to 90 minutes without a metal edge.',
      'Quiets offices and studios with laminated cores and seals.',
    ],
    uses: ['offices', 'patient rooms', 'hotel guest rooms', 'schools', 'courtrooms'],
    limitations: [
      'It is not suitable for exterior openings.',
      'Deliver after the building is conditioned at 25 to 55 percent humidity.',
      'Trimming at the site is limited to 1/8 inch on labeled doors.',
      'Lites and louvers in labeled doors need factory cutouts.',
    ],
    standards: cited('ANSI/WDMA I.S. 1A', 'UL 10C', 'NFPA 252', 'NFPA 80', 'WDMA TM 10', 'ASTM E90'),
    programs: ['warnock-hersey', 'wdma', 'fsc', 'cdph', 'greenguard', 'declare'],
    epd: { declaredUnit: '1 m2', massKg: 24, gwp: [15, 48], pcr: 'UL PCR Part B: Architectural Wood Doors' },
    hpd: [
      content('Wood', '65996-61-4', 'Core and veneer', 82, 94, 'LT-UNK'),
      content('Polyvinyl acetate', '9003-20-7', 'Adhesive', 2, 5, 'LT-UNK'),
      content('Polymethylene diphenyl diisocyanate, cured', '9016-87-9', 'Core binder', 2, 5, 'LT-P1'),
      content('Urethane acrylate, cured', '68987-79-1', 'Finish', 0.3, 1, 'LT-UNK'),
    ],
    bim: { category: 'Doors', ifcClass: 'IfcDoor', host: 'wall' },
    assembly: 'Flush Wood Door',
    sheetPrefix: 'FWD',
    related: ['064100', '081113', '087100', '088000', '092900'],
    installation: [
      'Store flat in a dry room and do not drag doors over one another.',
      'Seal all cut edges the day they are cut.',
      'Fit with 1/8 inch at head and jambs and 1/2 inch above carpet.',
      'Drill pilot holes for every screw.',
      'Check that labels are legible and swing is free.',
    ],
  },
  [veneer, laminateFaced, fireRated, acoustical, leadLined],
);
