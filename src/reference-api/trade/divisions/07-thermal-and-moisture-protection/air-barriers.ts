import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { content, declared, measured, option } from '#src/reference-api/trade/entries.ts';

const frozen = 'Do not apply on frozen or wet surfaces.';
const exposed = 'It is not suitable as a permanently exposed finish.';

const permeable: ProductKind = {
  noun: 'Vapor-permeable fluid-applied air barrier',
  materials: [
    'water-based acrylic copolymer',
    'silicone emulsion',
    'silyl-terminated polyether, solvent free',
  ],
  descriptions: [
    'Lets vapor out while it keeps rain and wind from coming in.',
    'Follows irregular backup walls and seals around masonry ties.',
  ],
  uses: [
    'exterior gypsum sheathing',
    'concrete masonry backup',
    'rainscreen walls',
    'retrofit of old facades',
  ],
  limitations: [frozen, exposed, 'Joints wider than 1/4 inch need mesh or sheet flashing.'],
  attributes: [
    measured('airPermeance', 'ASTM E2178', 0.0004, 0.002, 0.0004),
    measured('airLeakage', 'ASTM E2357', 0.005, 0.04, 0.005),
    measured('permeance', 'ASTM E96', 10, 22, 1),
    measured('dryFilmThickness', null, 10, 25, 5),
    measured('elongation', 'ASTM D412', 200, 600, 50),
    measured('bondStrength', 'ASTM D4541', 20, 80, 5),
    measured('vocContent', 'EPA Method 24', 5, 50, 5),
    measured('minimumTemperature', null, 20, 40, 10),
  ],
  standards: ['ASTM E2178', 'ASTM E2357', 'ASTM E96', 'ASTM D4541', 'NFPA 285'],
  options: [
    option('Color', ['Green', '#4f7d5e'], ['Gray', '#7d8285'], ['Blue', '#4b6f97']),
    option('Package', '5 gal pail', '55 gal drum'),
    option('Lead time', '1 week'),
    option('Warranty', '5 years', '10 years', 'Exposure: 12 months'),
  ],
};

const vaporBarrier: ProductKind = {
  ...permeable,
  noun: 'Fluid-applied vapor barrier',
  materials: ['rubberized asphalt emulsion', 'synthetic rubber emulsion'],
  descriptions: ['Stops air, water and vapor in one seamless skin.'],
  uses: ['natatoriums', 'cold storage', 'walls with all insulation outboard'],
  limitations: [frozen, exposed, 'It shall not go on the cold side of insulation without an analysis.'],
  attributes: [
    measured('airPermeance', 'ASTM E2178', 0.0001, 0.0004, 0.0001),
    measured('airLeakage', 'ASTM E2357', 0.002, 0.02, 0.002),
    measured('permeance', 'ASTM E96', 0.03, 0.1, 0.01),
    measured('dryFilmThickness', null, 40, 60, 10),
    measured('elongation', 'ASTM D412', 500, 1200, 100),
    measured('bondStrength', 'ASTM D4541', 16, 40, 4),
    measured('vocContent', 'EPA Method 24', 5, 100, 5),
    measured('minimumTemperature', null, 40),
  ],
  hpd: [
    content('Asphalt', '8052-42-4', 'Binder', 40, 55, 'LT-1'),
    content('Water', '7732-18-5', 'Carrier', 30, 42, 'BM-4'),
    content('Styrene-butadiene copolymer', '9003-55-8', 'Modifier', 5, 12, 'LT-UNK'),
  ],
};

const flashing: ProductKind = {
  ...permeable,
  noun: 'Silyl-terminated flashing membrane',
  materials: ['silyl-terminated polyether, gun applied and tooled'],
  descriptions: ['Flashes rough openings with a joint-free liner that bonds to damp surfaces.'],
  uses: ['window openings', 'transitions to roofs', 'penetrations', 'joints of sheathing'],
  attributes: [
    measured('dryFilmThickness', null, 12, 20, 2),
    measured('elongation', 'ASTM D412', 150, 500, 50),
    measured('bondStrength', 'ASTM D4541', 60, 110, 10),
    measured('vocContent', 'EPA Method 24', 10, 30, 5),
    measured('minimumTemperature', null, 32),
  ],
  standards: ['AAMA 714', 'ASTM E2112', 'ASTM D4541'],
  programs: ['abaa', 'icc-es', 'declare'],
  epd: null,
  hpd: [
    content('Calcium carbonate', '471-34-1', 'Filler', 45, 58, 'BM-3'),
    content('Silyl-terminated polyether', '75009-88-0', 'Polymer', 25, 38, 'LT-UNK'),
    content('Titanium dioxide', '13463-67-7', 'Pigment', 1, 4, 'LT-1'),
  ],
  options: [option('Package', '20 fl oz sausage', '29 fl oz cartridge'), option('Lead time', 'Stock')],
};

const joint: ProductKind = {
  ...flashing,
  noun: 'Joint treatment compound',
  materials: ['fiber-filled silyl-terminated polyether'],
  descriptions: ['Fills sheathing joints, cracks and fastener heads before the barrier is rolled.'],
  uses: ['joints of sheathing', 'cracks in masonry', 'fastener heads'],
};

export const airBarriers: SectionDeclaration = {
  number: '072726',
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
    frozen,
    'Vapor-impermeable grades shall not go on the cold side of insulation without an analysis.',
    exposed,
    'Joints wider than 1/4 inch need mesh or sheet flashing.',
  ],
  standards: ['ASTM E2178', 'ASTM E2357', 'ASTM D1970', 'ASTM D4541', 'ASTM E1186', 'AAMA 714', 'NFPA 285'],
  programs: ['abaa', 'icc-es', 'ccrr', 'greenguard', 'declare'],
  epd: declared('1 m2', 0.9, [1.4, 4.6], 'ASTM PCR for Water-Resistive and Air Barriers'),
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
  kinds: [permeable, vaporBarrier, flashing, joint],
};
