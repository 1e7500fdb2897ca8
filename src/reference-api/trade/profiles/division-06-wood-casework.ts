import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import {
  closet,
  desk,
  display,
  laminate,
  veneer,
} from '#src/reference-api/trade/profiles/division-06-wood-casework-kinds.ts';
import { declared } from '#src/reference-api/trade/profiles/profile-entries.ts';

export const woodCasework = sectionOfKinds(
  {
    number: '064100',
    tradeNames: [
      'Joiners Row',
      'Dovetail Court',
      'Bench and Bay',
      'Quarterline',
      'Mortise House',
      'Plainsawn',
      'Scholar Series',
    ],
    descriptions: [
      'Stores and displays in cabinets made to the drawings of one room.',
      'Gives counters, desks and walls a matched run of veneer.',
      'Stands up to classrooms and clinics with durable edges and hinges.',
    ],
    uses: ['classrooms', 'clinics', 'reception areas', 'residential kitchens', 'break rooms'],
    limitations: [
      'The building must be closed and conditioned before casework is delivered.',
      'Particleboard cores are not suitable at sinks without sealed cutouts.',
      'Veneer is a natural material; match is agreed from flitch samples.',
      'Wall cabinets need blocking in the partition.',
    ],
    standards: cited(
      'ANSI/AWI 0641',
      'ANSI A208.1',
      'ANSI A208.2',
      'ANSI/HPVA HP-1',
      'ANSI/BHMA A156.9',
      'ANSI/NEMA LD 3',
      'ASTM C1048',
      'ICC A117.1',
    ),
    programs: ['awi-qcp', 'fsc', 'cdph', 'greenguard', 'declare'],
    epd: declared('1 m2', 14, [6, 24], 'UL PCR Part B: Architectural Wood Casework'),
    hpd: laminate.hpd ?? null,
    bim: { category: 'Casework', ifcClass: 'IfcFurniture', host: 'wall' },
    assembly: 'Wood Casework',
    sheetPrefix: 'AWC',
    related: ['087100', '092900', '099123', '115300', '123661'],
    installation: [
      'Condition casework to the room for 72 hours.',
      'Set base cabinets level to 1/8 inch in 8 feet with concealed shims.',
      'Fasten wall cabinets through hanging rails into blocking.',
      'Scribe fillers to walls and keep gaps under 1/32 inch.',
      'Adjust doors and drawers after hardware is mounted.',
    ],
  },
  [laminate, veneer, desk, display, closet],
);
