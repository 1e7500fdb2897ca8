import type { ProductKind } from '#src/reference-api/trade/section-profile.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import {
  chosen,
  content,
  declared,
  fixed,
  measured,
  option,
} from '#src/reference-api/trade/profiles/profile-entries.ts';

const unit = (massKg: number, gwp: readonly [number, number]) =>
  declared('1 unit', massKg, gwp, 'PSR-0014: Luminaires');
const board = content('Glass fiber laminate', '65997-17-3', 'Circuit board', 1, 3, 'LT-UNK');
const ordered = option('Lead time', 'Stock types: 1 week', 'Made to order: 6 weeks');
const warranty = option('Warranty', '5 years', '10 years');

/** Section 26 51 00 sells it with luminaires; it states no lumens. */
export const exitSign: ProductKind = {
  noun: 'Emergency exit sign',
  materials: [
    'die-cast aluminum with a brushed face',
    'injection-molded thermoplastic, flame retardant',
    'edge-lit acrylic with an aluminum canopy',
  ],
  descriptions: ['Shows the way out for ninety minutes after power fails.'],
  uses: ['exit doors', 'corridors', 'exit stairs', 'places of assembly'],
  limitations: [
    'Viewed from 100 feet at most.',
    'Batteries are tested each month and for 90 minutes each year.',
  ],
  attributes: [
    measured('powerInput', 'UL 924', 1, 5, 0.5),
    fixed('emergencyTime', 'UL 924', 90),
    fixed('characterHeight', 'UL 924', 6),
    chosen('legendColor', 'UL 924', 'Red', 'Green'),
    fixed('viewingDistance', 'UL 924', 100),
    chosen('voltage', 'UL 924', '120-277 V'),
    chosen('mounting', null, 'Universal: wall, end and ceiling', 'Recessed', 'Pendant'),
  ],
  standards: cited('UL 924', 'NFPA 101', 'NFPA 70'),
  programs: ['ul-listed', 'etl', 'baba'],
  epd: unit(1.6, [12, 24]),
  hpd: [
    content('Aluminum', '7429-90-5', 'Housing', 68, 82, 'LT-P1'),
    content('Polymethyl methacrylate', '9011-14-7', 'Face', 6, 14, 'LT-UNK'),
    content('Nickel', '7440-02-0', 'Battery', 2, 6, 'LT-1'),
    board,
  ],
  bim: { category: 'Lighting Fixtures', ifcClass: 'IfcLightFixture', host: 'wall' },
  options: [
    option('Legend', ['Red', '#c0272d'], ['Green', '#1e8a4c']),
    option('Faces', 'Single', 'Double'),
    option('Power', 'AC only', 'Self-powered', 'Self-powered with self-test'),
    ordered,
    warranty,
  ],
};
