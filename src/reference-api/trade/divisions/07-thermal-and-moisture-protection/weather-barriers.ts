import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option } from '#src/reference-api/trade/entries.ts';

const sun = 'Exposure to sun is limited to the months printed on the sheet.';
const soap = 'Keep soaps, surfactants and oily treated lumber off the sheet, as they make it leak.';

const fastened: ProductKind = {
  noun: 'Mechanically fastened weather barrier',
  materials: ['spunbonded polyolefin, nonperforated'],
  descriptions: ['Sheds water that gets behind cladding and lets the wall dry outward.'],
  uses: ['framed exterior walls', 'housing', 'schools'],
  limitations: [sun, soap, 'It is not an air barrier without taped joints and cap fasteners.'],
  attributes: [
    measured('permeance', 'ASTM E96', 20, 58, 1),
    chosen('grade', 'ASTM E2556', 'Type II'),
    measured('airPermeance', 'ASTM E2178', 0.0004, 0.004, 0.0004),
    measured('tensileStrength', 'ASTM D882', 30, 60, 5),
    measured('flameSpread', 'ASTM E84', 5, 25, 5),
    measured('warranty', null, 10, 20, 5),
  ],
  standards: ['ASTM E2556', 'ASTM E2178', 'ASTM E2357', 'NFPA 285'],
  options: [
    option('Roll', '3 ft by 100 ft', '5 ft by 200 ft', '10 ft by 150 ft'),
    option('Lead time', 'Stock'),
    option('Warranty', '10 years', '20 years', 'Exposure: 4 months'),
  ],
};

const selfAdhered: ProductKind = {
  ...fastened,
  noun: 'Self-adhered vapor-permeable membrane',
  materials: ['three-layer polypropylene with acrylic adhesive'],
  descriptions: [
    'Stops wind and water over its whole face, as it sticks to the sheathing without fasteners.',
  ],
  uses: ['exterior gypsum sheathing', 'rainscreen walls', 'tall buildings'],
  limitations: [sun, soap, 'Dusty sheathing needs a primer.'],
  attributes: [
    measured('permeance', 'ASTM E96', 10, 50, 1),
    measured('airPermeance', 'ASTM E2178', 0.0002, 0.002, 0.0002),
    measured('airLeakage', 'ASTM E2357', 0.005, 0.03, 0.005),
    measured('peelAdhesion', 'ASTM D3330', 3, 8, 1),
    measured('minimumTemperature', null, 20, 40, 5),
    measured('warranty', null, 10, 20, 5),
  ],
  epd: declared('1 m2', 0.26, [0.6, 1.1], 'ASTM PCR for Water-Resistive and Air Barriers'),
};

const tape: ProductKind = {
  noun: 'Flexible flashing tape',
  materials: ['butyl adhesive on a creped flexible film', 'acrylic adhesive on a flexible film'],
  descriptions: ['Seals window openings in a shingle-lapped sequence, and bends around sills without cuts.'],
  uses: ['window openings', 'door sills', 'penetrations', 'joints of sheathing'],
  limitations: [
    'Flashing tapes need a primer on gypsum and concrete.',
    'Butyl shall not touch flexible PVC.',
  ],
  attributes: [
    measured('width', null, 4, 12, 2),
    measured('peelAdhesion', 'ASTM D3330', 3, 10, 1),
    measured('membraneThickness', null, 20, 65, 5),
    measured('minimumTemperature', null, 15, 40, 5),
    measured('serviceTemperature', 'AAMA 711', 149, 176, 27),
  ],
  standards: ['AAMA 711', 'ASTM E2112', 'ASTM D3330'],
  programs: ['icc-es', 'abaa', 'florida'],
  epd: null,
  hpd: [
    content('Butyl rubber', '9010-85-9', 'Adhesive', 60, 78, 'LT-UNK'),
    content('Polyethylene', '9002-88-4', 'Film', 18, 30, 'LT-UNK'),
  ],
  options: [option('Width', '4 in', '6 in', '9 in', '12 in'), option('Lead time', 'Stock')],
};

const drainable: ProductKind = {
  ...fastened,
  noun: 'Drainable building wrap',
  materials: ['creped polyolefin with drainage channels'],
  descriptions: ['Drains the space behind stucco and siding along the creases of the sheet.'],
  uses: ['behind stucco', 'behind fiber-cement siding', 'housing'],
  standards: ['ASTM E2556', 'ASTM E2273', 'ASTM E2178', 'NFPA 285'],
};

const rainscreen: ProductKind = {
  ...selfAdhered,
  noun: 'UV-stable rainscreen membrane',
  materials: ['polyester fleece with a black UV-stable acrylic coating'],
  descriptions: ['Stays black and watertight behind open joints that let light in.'],
  uses: ['open-joint rainscreens', 'perforated screens', 'wood slat facades'],
  limitations: ['Open joints are limited to 2 inches and 40 percent of the wall.', soap],
};

export const weatherBarriers: SectionDeclaration = {
  number: '072500',
  descriptions: [
    'Sheds water that gets behind cladding and lets the wall dry outward.',
    'Stops wind from washing through insulation.',
    'Seals window openings in a shingle-lapped sequence.',
  ],
  uses: ['framed exterior walls', 'open-joint rainscreens', 'window openings', 'housing', 'schools'],
  limitations: [
    sun,
    soap,
    'Mechanically fastened sheets are not an air barrier without taped joints.',
    'Flashing tapes need a primer on gypsum and concrete.',
  ],
  standards: ['ASTM E2556', 'ASTM E2178', 'ASTM E2357', 'AAMA 711', 'ASTM E2112', 'ASTM E331', 'NFPA 285'],
  programs: ['icc-es', 'abaa', 'florida', 'declare', 'iso-9001'],
  epd: declared('1 m2', 0.12, [0.25, 0.95], 'ASTM PCR for Water-Resistive and Air Barriers'),
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
  kinds: [fastened, selfAdhered, tape, drainable, rainscreen],
};
