import { anodized, pvdfColors } from '#src/reference-api/trade/metal-finishes.ts';
import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option } from '#src/reference-api/trade/entries.ts';

const falls = 'Limit stops are needed where children or patients could fall.';
const sea = 'It is not suitable for marine air without an AAMA 2605 or Class I finish.';

/**
 * A performance grade is the design pressure in psf. Water is tested at 15 percent of it, up to 12 psf; for AW windows at
 * 20 percent, up to 15 psf.
 */
const graded = (performanceGrade: string, u: number, leak: number, water: number) => ({
  performanceGrade,
  designPressure: Number(performanceGrade.slice(-2)) || 100,
  uFactor: u,
  airLeakage: leak,
  waterResistance: water,
});
const attributes = (grades: readonly string[], u: readonly [number, number], leak: number) => [
  chosen('performanceGrade', 'AAMA/WDMA/CSA 101', ...grades),
  measured('designPressure', 'ASTM E330', 40, 100, 10),
  measured('uFactor', 'NFRC 100', u[0], u[1], 0.01),
  measured('solarHeatGain', 'NFRC 200', 0.2, 0.36, 0.01),
  measured('airLeakage', 'ASTM E283', 0.1, leak, 0.1),
  measured('waterResistance', 'ASTM E547', 6, 15, 1),
  measured('condensationResistance', 'AAMA 1503', 50, 66, 1),
  measured('soundTransmission', 'ASTM E90', 30, 38, 1),
  measured('warranty', null, 10),
];

const fixedWindow: ProductKind = {
  noun: 'Fixed aluminum window',
  materials: ['6063-T6 aluminum with polyamide struts'],
  descriptions: [
    'Brings in light and view through a frame with slim sightlines.',
    'Meets the architectural class for tall buildings and hard use.',
  ],
  uses: ['schools', 'historic renovations', 'apartment towers', 'hospitals'],
  limitations: ['It gives no air and no way out; check egress and ventilation.', sea],
  attributes: attributes(['CW-PG70', 'AW-PG80', 'AW-PG100'], [0.26, 0.38], 0.1),
  series: [
    graded('CW-PG70', 0.38, 0.1, 10.5),
    graded('AW-PG80', 0.32, 0.1, 15),
    graded('AW-PG100', 0.26, 0.1, 15),
  ],
  standards: ['AAMA/WDMA/CSA 101', 'ASTM E283', 'ASTM E547', 'NFRC 100', 'NFRC 200', 'ASTM E2112'],
  options: [
    anodized,
    pvdfColors,
    option('Glass', '1 in insulating', '1-3/8 in triple'),
    option('Lead time', '8 to 10 weeks'),
    option('Warranty', 'Window: 10 years', 'Glass seal: 10 years'),
  ],
};

const projected: ProductKind = {
  ...fixedWindow,
  noun: 'Projected aluminum window',
  descriptions: [
    'Swings out at the bottom or in at the top for air, and closes tight against wind-driven rain.',
  ],
  uses: ['schools', 'historic renovations', 'hospitals', 'offices'],
  limitations: [
    falls,
    'Windows over 72 inches above the floor need remote operators.',
    'Glass weight limits the size of the vent.',
    sea,
  ],
  attributes: attributes(['CW-PG50', 'AW-PG70', 'AW-PG90'], [0.3, 0.46], 0.1),
  series: [
    graded('CW-PG50', 0.46, 0.1, 7.5),
    graded('AW-PG70', 0.38, 0.1, 14),
    graded('AW-PG90', 0.3, 0.1, 15),
  ],
};

const casement: ProductKind = {
  ...projected,
  noun: 'Casement aluminum window',
  descriptions: ['Opens like a door to the whole width of the vent, and locks at several points.'],
  uses: ['apartment towers', 'houses', 'schools', 'historic renovations'],
};

const singleHung: ProductKind = {
  ...projected,
  noun: 'Single-hung aluminum window',
  descriptions: ['Raises its lower sash on balances, behind the lines of an old wood window.'],
  uses: ['historic renovations', 'apartments', 'dormitories'],
  limitations: [falls, 'Meeting rails leak more air than compression seals.', sea],
  attributes: attributes(['LC-PG40', 'CW-PG50', 'AW-PG60'], [0.34, 0.5], 0.3),
  series: [
    graded('LC-PG40', 0.5, 0.3, 6),
    graded('CW-PG50', 0.42, 0.3, 7.5),
    graded('AW-PG60', 0.34, 0.3, 12),
  ],
};

const sliding: ProductKind = {
  ...singleHung,
  noun: 'Sliding aluminum window',
  descriptions: ['Slides sideways on rollers and takes no room inside or out.'],
  uses: ['apartments', 'hotels', 'dormitories', 'pass-through openings'],
};

export const aluminumWindows: SectionDeclaration = {
  number: '085113',
  descriptions: [
    'Opens for air and closes tight against wind-driven rain.',
    'Replaces historic steel windows with slim sightlines.',
    'Meets the architectural class for tall buildings and hard use.',
  ],
  uses: ['schools', 'historic renovations', 'apartment towers', 'hospitals', 'offices'],
  limitations: [
    'Operable windows over 72 inches above the floor need remote operators.',
    falls,
    sea,
    'Glass weight limits the size of projecting vents.',
  ],
  standards: [
    'AAMA/WDMA/CSA 101',
    'ASTM E547',
    'ASTM E283',
    'NFRC 100',
    'NFRC 200',
    'ASTM E2112',
    'ASTM F2090',
  ],
  programs: ['nafs', 'nfrc', 'miami-dade', 'florida', 'recycled'],
  epd: declared('1 m2', 36, [95, 210], 'UL PCR Part A: Window Systems'),
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
  kinds: [fixedWindow, projected, casement, singleHung, sliding],
};
