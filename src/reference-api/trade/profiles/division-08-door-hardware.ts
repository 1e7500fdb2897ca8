import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import {
  mortise,
  cylindrical,
  electrified,
} from '#src/reference-api/trade/profiles/division-08-door-hardware-locks.ts';
import {
  exitDevice,
  closer,
  hinge,
  threshold,
} from '#src/reference-api/trade/profiles/division-08-door-hardware-others.ts';
import { content, declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

export const doorHardware = sectionOfKinds(
  {
    number: '087100',
    tradeNames: ['Keystead', 'Warder', 'Turnlock', 'Pushpoint', 'Closewell', 'Escutcheon', 'Thumbpiece'],
    descriptions: [
      'Locks, latches and closes doors through a million cycles.',
      'Lets people out with one motion and keeps others out.',
      'Ties a door to access control without extra wiring in the leaf.',
    ],
    uses: ['classrooms', 'exit doors', 'hospital rooms', 'offices', 'hotel guest rooms'],
    limitations: [
      'Exit devices on fire doors shall have no dogging.',
      'Grade 3 locks are not suitable for public buildings.',
      'Electrified hardware needs a power transfer and a coordinated supply.',
      'Closers on exterior doors need a larger spring than accessible force allows inside.',
    ],
    standards: cited(
      'ANSI/BHMA A156.13',
      'ANSI/BHMA A156.2',
      'ANSI/BHMA A156.3',
      'ANSI/BHMA A156.4',
      'ANSI/BHMA A156.1',
      'UL 305',
      'NFPA 80',
      'ICC A117.1',
    ),
    programs: ['bhma', 'ul-listed', 'florida', 'declare', 'baba', 'iso-9001'],
    epd: declared('1 lockset', 2.2, [12, 34], 'UL PCR Part B: Builders Hardware'),
    hpd: [
      content('Steel', '7439-89-6', 'Case and works', 45, 65, 'LT-P1'),
      content('Zinc', '7440-66-6', 'Trim', 10, 30, 'LT-P1'),
      content('Brass', '63338-02-3', 'Cylinder', 8, 20, 'LT-1'),
      content('Chromium', '7440-47-3', 'Plating', 0.05, 0.3, 'LT-P1'),
    ],
    bim: { category: 'Generic Models', ifcClass: 'IfcDiscreteAccessory', host: 'face' },
    assembly: 'Door Hardware',
    sheetPrefix: 'DHW',
    related: ['081113', '081416', '084113', '084229', '281000'],
    installation: [
      'Mount locks at 38 inches and exit devices at 41 inches to centerline unless scheduled.',
      'Drill and tap on site for surface hardware only.',
      'Set thresholds in full beds of sealant.',
      'Adjust closers to accessible force and sweep, and again before occupancy.',
      'Deliver permanent keys to the Owner, never through the trades.',
    ],
  },
  [mortise, cylindrical, exitDevice, closer, hinge, electrified, threshold],
);
