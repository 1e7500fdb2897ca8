import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import {
  permeable,
  vaporBarrier,
  flashing,
  joint,
} from '#src/reference-api/trade/profiles/division-07-air-barriers-kinds.ts';
import { content } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

/** Fluid-applied membrane air barriers. */
export const airBarriers = sectionOfKinds(
  {
    number: '072726',
    tradeNames: ['Windfast', 'Seamless 17', 'Airfold', 'Quietcoat AB', 'Barrowskin', 'Nimbus', 'Stillwind'],
    descriptions: [
      'Makes an airtight, watertight skin without laps or fasteners.',
      'Lets vapor out while it keeps rain and wind from coming in.',
      'Follows irregular backup walls and seals around masonry ties.',
    ],
    uses: [
      'concrete masonry backup',
      'exterior gypsum sheathing',
      'rainscreen walls',
      'transitions to roofs',
      'retrofit of old facades',
    ],
    limitations: [
      'Do not apply on frozen or wet surfaces.',
      'Vapor-impermeable grades shall not go on the cold side of insulation without an analysis.',
      'It is not suitable as a permanently exposed finish.',
      'Joints wider than 1/4 inch need mesh or sheet flashing.',
    ],
    standards: cited(
      'ASTM E2178',
      'ASTM E2357',
      'ASTM D1970',
      'ASTM D4541',
      'ASTM E1186',
      'AAMA 714',
      'NFPA 285',
    ),
    programs: ['abaa', 'icc-es', 'ccrr', 'greenguard', 'declare'],
    epd: {
      declaredUnit: '1 m2',
      massKg: 0.9,
      gwp: [1.4, 4.6],
      pcr: 'ASTM PCR for Water-Resistive and Air Barriers',
    },
    hpd: [
      content('Acrylic copolymer', '25133-97-5', 'Binder', 35, 50, 'LT-UNK'),
      content('Calcium carbonate', '471-34-1', 'Filler', 20, 40, 'BM-3'),
      content('Water', '7732-18-5', 'Carrier', 15, 30, 'BM-4'),
      content('Titanium dioxide', '13463-67-7', 'Pigment', 1, 4, 'LT-1'),
    ],
    bim: { category: 'Generic Models', ifcClass: 'IfcCovering', host: 'wall' },
    assembly: 'Fluid-Applied Air Barrier',
    sheetPrefix: 'FAB',
    related: ['042200', '061600', '072113', '072500', '074213', '084413'],
    installation: [
      'Treat joints, corners and penetrations first and let them skin over.',
      'Apply in two passes at right angles to the wet thickness for the substrate.',
      'Measure wet film with a gauge every 100 square feet.',
      'Tie into roofing, windows and foundation waterproofing without a gap.',
      'Test one adhesion pull for each 1,000 square feet.',
    ],
  },
  [permeable, vaporBarrier, flashing, joint],
);
