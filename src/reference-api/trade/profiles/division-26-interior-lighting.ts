import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { content, declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { interiorLightingKinds } from '#src/reference-api/trade/profiles/division-26-interior-lighting-kinds.ts';

export const interiorLighting = sectionOfKinds(
  {
    number: '265100',
    tradeNames: [
      'Daylark',
      'Lumefield',
      'Softbar',
      'Plainlight',
      'Corridor Nine',
      'Glowline',
      'Halfmoon',
      'Ledgerlight',
    ],
    descriptions: [
      'Lights work planes evenly with low glare and little energy.',
      'Washes walls and ceilings so that rooms feel bright at low levels on the desk.',
      'Keeps exit paths lit for ninety minutes after power fails.',
    ],
    uses: ['open offices', 'classrooms', 'corridors', 'patient rooms', 'retail sales floors'],
    limitations: [
      'Luminaires without an insulation-contact listing need 3 inches clear of insulation.',
      'Lumen maintenance is projected to the ambient temperature tested, not above it.',
      'Dimming curves differ by protocol; drivers and controls shall be tested together.',
      'Damp-listed luminaires are not suitable where water may fall on them.',
    ],
    standards: cited(
      'UL 1598',
      'UL 8750',
      'UL 924',
      'IES LM-79',
      'IES TM-21',
      'ANSI C78.377',
      'IEEE 1789',
      'ASHRAE 90.1',
    ),
    programs: ['dlc', 'ul-listed', 'etl', 'energy-star', 'declare', 'living-product', 'baba'],
    epd: declared('1 unit', 4.8, [24, 92], 'PSR-0014: Luminaires'),
    hpd: [
      content('Aluminum', '7429-90-5', 'Housing', 42, 65, 'LT-P1'),
      content('Iron', '7439-89-6', 'Gear tray', 10, 28, 'LT-P1'),
      content('Polymethyl methacrylate', '9011-14-7', 'Lens', 8, 18, 'LT-UNK'),
      content('Copper', '7440-50-8', 'Wiring', 1, 4, 'LT-P1'),
      content('Glass fiber laminate', '65997-17-3', 'Circuit board', 1, 3, 'LT-UNK'),
    ],
    bim: { category: 'Lighting Fixtures', ifcClass: 'IfcLightFixture', host: 'ceiling' },
    assembly: 'Interior Luminaire',
    sheetPrefix: 'LTI',
    related: ['095113', '262416', '265600', '251400'],
    installation: [
      'Coordinate rough openings with the ceiling trade and set trims after the ceiling is painted.',
      'Support lay-in luminaires at two opposite corners to the structure, and heavier ones at four.',
      'Align rows with a laser within 1/8 inch in 20 feet; join linear runs with the couplers supplied.',
      'Keep drivers accessible and clear of insulation.',
      'Set trim levels and zones with the controls vendor, and record light levels at the stations indicated.',
    ],
  },
  interiorLightingKinds,
);
