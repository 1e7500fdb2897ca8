import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import {
  fastened,
  selfAdhered,
  tape,
  drainable,
  rainscreen,
} from '#src/reference-api/trade/profiles/division-07-weather-barriers-kinds.ts';
import { content } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

/** Weather barriers. */
export const weatherBarriers = sectionOfKinds(
  {
    number: '072500',
    tradeNames: [
      'Housekeeper Wrap',
      'Leewall',
      'Breathe 54',
      'Rainquilt',
      'Stormcoat Sheet',
      'Dayproof',
      'Gullwing Tape',
    ],
    descriptions: [
      'Sheds water that gets behind cladding and lets the wall dry outward.',
      'Stops wind from washing through insulation.',
      'Seals window openings in a shingle-lapped sequence.',
    ],
    uses: ['framed exterior walls', 'open-joint rainscreens', 'window openings', 'housing', 'schools'],
    limitations: [
      'Exposure to sun is limited to the months printed on the sheet.',
      'Keep soaps, surfactants and oily treated lumber off the sheet, as they make it leak.',
      'Mechanically fastened sheets are not an air barrier without taped joints.',
      'Flashing tapes need a primer on gypsum and concrete.',
    ],
    standards: cited(
      'ASTM E2556',
      'ASTM E2178',
      'ASTM E2357',
      'AAMA 711',
      'ASTM E2112',
      'ASTM E331',
      'NFPA 285',
    ),
    programs: ['icc-es', 'abaa', 'florida', 'declare', 'iso-9001'],
    epd: {
      declaredUnit: '1 m2',
      massKg: 0.12,
      gwp: [0.25, 0.95],
      pcr: 'ASTM PCR for Water-Resistive and Air Barriers',
    },
    hpd: [
      content('Polypropylene', '9003-07-0', 'Sheet', 70, 92, 'LT-UNK'),
      content('Acrylic adhesive', '9003-32-1', 'Adhesive', 0, 25, 'LT-UNK'),
      content('Carbon black', '1333-86-4', 'UV stabilizer', 0.5, 2, 'LT-1'),
      content('Titanium dioxide', '13463-67-7', 'Pigment', 0, 2, 'LT-1'),
    ],
    bim: { category: 'Generic Models', ifcClass: 'IfcCovering', host: 'wall' },
    assembly: 'Weather Barrier',
    sheetPrefix: 'WRB',
    related: ['054000', '061600', '072726', '074646', '085113'],
    installation: [
      'Start at the base and lap each course 6 inches over the one below.',
      'Lap vertical joints 12 inches and tape them.',
      'Flash sills first, then jambs, then heads, and leave the sill free to drain.',
      'Seal penetrations with tape or gaskets made for the sheet.',
      'Repair tears before cladding conceals them.',
    ],
  },
  [fastened, selfAdhered, tape, drainable, rainscreen],
);
