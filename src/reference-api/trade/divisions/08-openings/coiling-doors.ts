import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, declared, measured, option } from '#src/reference-api/trade/entries.ts';

const headroom = 'Allow headroom for the coil, 16 to 30 inches.';
const egress = 'It is not suitable as a required exit.';

const insulated: ProductKind = {
  noun: 'Insulated coiling service door',
  materials: ['22-gauge galvanized steel slats with foamed-in-place insulation'],
  descriptions: ['Closes large openings without taking floor or ceiling space.'],
  uses: ['loading docks', 'parking garages', 'warehouses'],
  limitations: [headroom, egress, 'Motor operation needs monitored entrapment protection.'],
  attributes: [
    measured('thermalResistance', null, 6, 8, 0.5),
    measured('designPressure', 'DASMA 108', 20, 60, 5),
    measured('airLeakage', 'ASTM E283', 0.3, 1, 0.1),
    measured('cycles', null, 20000, 100000, 20000),
    chosen('operation', null, 'hand chain', 'crank', 'motor'),
    measured('width', null, 96, 288, 24),
    measured('soundTransmission', 'ASTM E90', 21, 32, 1),
  ],
  standards: ['DASMA 108', 'ASTM E330', 'UL 325', 'ASHRAE 90.1'],
  programs: ['ul-listed', 'miami-dade', 'florida', 'baba'],
  options: [
    option(
      'Finish',
      ['Gray baked enamel', '#8d9193'],
      ['Tan baked enamel', '#b6a384'],
      ['White powder coat', '#eceeed'],
      ['Black powder coat', '#232425'],
    ),
    option('Operation', 'Chain', 'Crank', 'Motor'),
    option('Lead time', '5 weeks'),
    option('Warranty', '2 years'),
  ],
};

const fireRated: ProductKind = {
  ...insulated,
  noun: 'Fire-rated coiling door',
  materials: ['interlocking galvanized steel slats'],
  descriptions: ['Drops by itself in fire and resets without a ladder.'],
  uses: ['fire separations', 'warehouses', 'elevator lobbies', 'kitchens'],
  limitations: [headroom, egress, 'Fire doors need an annual drop test and record.'],
  attributes: [
    chosen(
      'fireProtectionRating',
      'UL 10B',
      '45 minutes',
      '60 minutes',
      '90 minutes',
      '180 minutes',
      '240 minutes',
    ),
    chosen('operation', null, 'hand chain', 'crank', 'motor'),
    chosen('gauge', null, '20 ga', '22 ga'),
    measured('cycles', null, 20000, 50000, 10000),
    measured('width', null, 48, 240, 24),
    measured('designPressure', 'DASMA 108', 20, 40, 5),
  ],
  standards: ['UL 10B', 'NFPA 80', 'UL 325', 'DASMA 108'],
  programs: ['ul-listed', 'fm', 'baba'],
};

const shutter: ProductKind = {
  ...insulated,
  noun: 'Coiling counter shutter',
  materials: ['small flat slats that coil in a slim hood'],
  descriptions: ['Closes serving and ticket counters and leaves the counter clear when it is open.'],
  uses: ['serving counters', 'ticket windows', 'pharmacies', 'concessions'],
  limitations: ['Openings over 12 feet wide need a heavier slat.', 'It is not rated for fire.'],
  attributes: [
    chosen('materialType', null, 'stainless steel', 'aluminum'),
    chosen('operation', null, 'push-up', 'crank', 'motor'),
    measured('width', null, 36, 144, 12),
    measured('height', null, 36, 84, 12),
    measured('cycles', null, 10000, 20000, 10000),
  ],
  standards: ['UL 325', 'ASTM A666', 'ASTM B221'],
  programs: ['baba', 'ul-listed'],
};

const highPerformance: ProductKind = {
  ...insulated,
  noun: 'High-performance coiling door',
  materials: ['insulated aluminum slats that run in a spiral without touching'],
  descriptions: ['Opens in seconds where trucks and carts keep coming.'],
  uses: ['car dealerships', 'parking garages', 'cold storage', 'loading docks'],
  attributes: [
    measured('speed', null, 120, 300, 60),
    measured('cycles', null, 300000, 1000000, 100000),
    measured('thermalResistance', null, 4, 8, 1),
    measured('designPressure', 'DASMA 108', 20, 50, 5),
    measured('airLeakage', 'ASTM E283', 0.2, 0.4, 0.1),
    measured('width', null, 96, 240, 24),
    chosen('operation', null, 'motor'),
  ],
};

const grille: ProductKind = {
  ...shutter,
  noun: 'Coiling security grille',
  materials: ['rods in tubes, joined by links'],
  descriptions: ['Secures a shop front or corridor and lets air and sight through.'],
  uses: ['retail fronts', 'parking garages', 'school corridors', 'concessions'],
  limitations: [
    headroom,
    'It keeps out neither weather nor smoke.',
    'Grilles across an exit route need an egress door or the code’s mall rules.',
  ],
  attributes: [
    chosen('materialType', null, 'aluminum', 'galvanized steel', 'stainless steel'),
    chosen('pattern', null, 'straight links', 'brick links'),
    measured('openArea', null, 70, 85, 5),
    chosen('operation', null, 'push-up', 'crank', 'motor'),
    measured('width', null, 72, 360, 24),
    measured('cycles', null, 20000, 100000, 20000),
  ],
  standards: ['UL 325', 'ASTM B221', 'ASTM A653'],
};

export const coilingDoors: SectionDeclaration = {
  number: '083323',
  descriptions: [
    'Closes large openings without taking floor or ceiling space.',
    'Drops by itself in fire and resets without a ladder.',
    'Opens in seconds where trucks keep coming.',
  ],
  uses: ['loading docks', 'parking garages', 'serving counters', 'fire separations', 'retail fronts'],
  limitations: [
    headroom,
    egress,
    'Motor operation needs monitored entrapment protection.',
    'Fire doors need an annual drop test and record.',
  ],
  standards: ['DASMA 108', 'UL 10B', 'UL 325', 'NFPA 80', 'ASTM E330', 'ASTM A653', 'ASHRAE 90.1'],
  programs: ['ul-listed', 'fm', 'miami-dade', 'florida', 'baba'],
  epd: declared('1 m2', 32, [75, 160], 'UL PCR Part B: Commercial Door Systems'),
  hpd: null,
  bim: { category: 'Doors', ifcClass: 'IfcDoor', host: 'wall' },
  assembly: 'Overhead Coiling Door',
  sheetPrefix: 'OCD',
  related: ['042200', '083613', '087100', '111300', '133419'],
  installation: [
    'Verify that jambs are plumb and the sill level within 1/4 inch.',
    'Anchor guides at 24 inches on center, into steel or grouted masonry.',
    'Balance the spring so that the curtain stays where it is left.',
    'Wire photo-eyes and edges as monitored devices.',
    'Drop-test fire doors twice in the presence of the authority.',
  ],
  kinds: [insulated, fireRated, shutter, highPerformance, grille],
};
