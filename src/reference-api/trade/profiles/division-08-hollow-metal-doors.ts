import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { door, frame } from '#src/reference-api/trade/profiles/division-08-hollow-metal-doors-plain.ts';
import {
  fireRated,
  thermal,
  stainless,
  borrowedLight,
} from '#src/reference-api/trade/profiles/division-08-hollow-metal-doors-special.ts';
import { content, declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

export const hollowMetalDoors = sectionOfKinds(
  {
    number: '081113',
    tradeNames: ['Stanchion', 'Stalwart', 'Bulwark', 'Lockseam', 'Garrison', 'Warden', 'Thermalline'],
    descriptions: [
      'Gives openings the strength that schools, hospitals and plants need.',
      'Carries a fire label up to three hours with its frame and hardware.',
      'Cuts heat loss at exterior doors with a foamed core and broken frame.',
    ],
    uses: [
      'stairs and corridors',
      'exterior service doors',
      'mechanical rooms',
      'schools',
      'detention support areas',
    ],
    limitations: [
      'Field cutting of labeled doors voids the label.',
      'Honeycomb cores are not suitable for exterior doors in cold climates.',
      'Factory primer is not a finish coat.',
      'Frames in masonry need grout or a coating inside.',
    ],
    standards: cited(
      'ANSI/SDI A250.8',
      'ANSI A250.4',
      'UL 10C',
      'NFPA 80',
      'ASTM A653',
      'ASTM A1008',
      'ANSI/SDI A250.11',
    ),
    programs: ['ul-listed', 'warnock-hersey', 'sdi', 'florida', 'miami-dade', 'recycled', 'baba'],
    epd: declared('1 door, 3 ft by 7 ft', 48, [120, 265], 'UL PCR Part B: Commercial Steel Doors and Frames'),
    hpd: [
      content('Iron', '7439-89-6', 'Faces and stiffeners', 82, 94, 'LT-P1'),
      content('Polystyrene', '9003-53-6', 'Core', 2, 6, 'LT-UNK'),
      content('Zinc', '7440-66-6', 'Coating', 0.5, 2, 'LT-P1'),
      content('Alkyd resin', '63148-69-6', 'Primer', 0.3, 1, 'LT-UNK'),
    ],
    bim: { category: 'Doors', ifcClass: 'IfcDoor', host: 'wall' },
    assembly: 'Hollow Metal Door',
    sheetPrefix: 'HMD',
    related: ['042200', '081416', '087100', '088000', '099123'],
    installation: [
      'Set frames plumb, square and braced before walls are built.',
      'Fix three anchors at each jamb and one at the floor.',
      'Grout frames in masonry full, with a mix stiff enough to stay put.',
      'Hang doors with 1/8 inch at head and jambs and 3/4 inch at an uncovered floor.',
      'Sand and touch up primer before painting.',
    ],
  },
  [door, frame, fireRated, thermal, stainless, borrowedLight],
);
