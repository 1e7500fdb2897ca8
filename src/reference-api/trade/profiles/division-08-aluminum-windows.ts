import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import {
  fixedWindow,
  projected,
  casement,
  singleHung,
  sliding,
} from '#src/reference-api/trade/profiles/division-08-aluminum-windows-kinds.ts';
import { content } from '#src/reference-api/trade/profiles/profile-entries.ts';

/** Aluminum windows. */
export const aluminumWindows = sectionOfKinds(
  {
    number: '085113',
    tradeNames: [
      'Vantage 3000',
      'Casemark',
      'Eastlight',
      'Bayview',
      'Sashworks',
      'Seawindow',
      'Lakeshore AW',
    ],
    descriptions: [
      'Opens for air and closes tight against wind-driven rain.',
      'Replaces historic steel windows with slim sightlines.',
      'Meets the architectural class for tall buildings and hard use.',
    ],
    uses: ['schools', 'historic renovations', 'apartment towers', 'hospitals', 'offices'],
    limitations: [
      'Operable windows over 72 inches above the floor need remote operators.',
      'Limit stops are needed where children or patients could fall.',
      'It is not suitable for marine air without an AAMA 2605 or Class I finish.',
      'Glass weight limits the size of projecting vents.',
    ],
    standards: [
      'AAMA/WDMA/CSA 101 - North American Fenestration Standard for Windows, Doors, and Skylights',
      'ASTM E547 - Water Penetration by Cyclic Static Air Pressure Difference',
      'ASTM E283 - Rate of Air Leakage Through Exterior Windows, Curtain Walls, and Doors',
      'NFRC 100 - Determining Fenestration Product U-factors',
      'NFRC 200 - Determining Solar Heat Gain Coefficient and Visible Transmittance',
      'ASTM E2112 - Installation of Exterior Windows, Doors and Skylights',
      'ASTM F2090 - Window Fall Prevention Devices with Emergency Escape Release',
    ],
    programs: ['nafs', 'nfrc', 'miami-dade', 'florida', 'recycled'],
    epd: { declaredUnit: '1 m2', massKg: 36, gwp: [95, 210], pcr: 'UL PCR Part A: Window Systems' },
    hpd: [
      content('Aluminum', '7429-90-5', 'Frame', 40, 55, 'LT-P1'),
      content('Glass, soda lime', '65997-17-3', 'Glazing', 40, 55, 'LT-UNK'),
      content('Polyamide 66 with glass fiber', '32131-17-2', 'Thermal break', 1, 4, 'LT-UNK'),
      content('Polyisobutylene', '9003-27-4', 'Edge seal', 0.2, 0.8, 'LT-UNK'),
    ],
    bim: { category: 'Windows', ifcClass: 'IfcWindow', host: 'wall' },
    assembly: 'Aluminum Window',
    sheetPrefix: 'ALW',
    related: ['072500', '072726', '079200', '084413', '088000'],
    installation: [
      'Flash the opening and set a sill pan with back dam.',
      'Set windows level and plumb on shims at the quarter points.',
      'Join the frame to the air barrier on all four sides.',
      'Leave weeps open and clear of sealant.',
      'Adjust vents and test two windows for water to AAMA 502.',
    ],
  },
  [fixedWindow, projected, casement, singleHung, sliding],
);
