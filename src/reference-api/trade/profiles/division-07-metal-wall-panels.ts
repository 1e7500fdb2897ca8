import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import {
  concealed,
  insulated,
} from '#src/reference-api/trade/profiles/division-07-metal-wall-panels-kinds.ts';
import {
  corrugated,
  perforated,
  plank,
} from '#src/reference-api/trade/profiles/division-07-metal-wall-panels-sheets.ts';
import { content, declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

export const metalWallPanels = sectionOfKinds(
  {
    number: '074213',
    tradeNames: ['Plainfield', 'Shadowline', 'Corriwave', 'Boxrib', 'Flushcourse', 'Eastridge', 'Reveal'],
    descriptions: [
      'Clads walls with interlocking panels that hide their fasteners.',
      'Insulates, seals and finishes a wall in a single installation.',
      'Gives a crisp horizontal or vertical shadow at a modest price.',
    ],
    uses: ['schools', 'cold storage', 'offices', 'transit stations', 'warehouses'],
    limitations: [
      'Foam-core panels over 40 feet high need an assembly tested to NFPA 285.',
      'Flat panels wider than 16 inches need a heavier gauge to stay flat.',
      'It is not suitable as a water barrier where joints are open.',
      'Dark colors bow insulated panels more; limit their length.',
    ],
    standards: [
      'ASTM C1363 - Thermal Performance by Means of a Hot Box Apparatus',
      ...cited('ASTM E283'),
      'ASTM E330 - Structural Performance by Uniform Static Air Pressure Difference',
      'ASTM E331 - Water Penetration by Uniform Static Air Pressure Difference',
      'NFPA 285 - Fire Propagation Characteristics of Exterior Wall Assemblies',
      'AAMA 2605 - Superior Performing Organic Coatings on Aluminum Extrusions and Panels',
      'ASTM A792 - Steel Sheet, 55% Aluminum-Zinc Alloy-Coated',
    ],
    programs: ['fm', 'icc-es', 'miami-dade', 'florida', 'declare', 'recycled', 'iso-9001'],
    epd: declared(
      '1 m2',
      12.5,
      [24, 62],
      'UL PCR Part B: Insulated Metal Panels, Metal Composite Panels, and Metal Cladding',
    ),
    hpd: [
      content('Iron', '7439-89-6', 'Faces', 70, 88, 'LT-P1'),
      content('Polyisocyanurate foam', '9063-78-9', 'Core', 8, 22, 'LT-UNK'),
      content('Zinc', '7440-66-6', 'Coating', 1, 3, 'LT-P1'),
      content('Polyvinylidene fluoride', '24937-79-9', 'Finish', 0.5, 1.2, 'LT-UNK'),
      content('Tris(1-chloro-2-propyl) phosphate', '13674-84-5', 'Flame retardant', 0, 1.5, 'BM-U'),
    ],
    bim: { category: 'Walls', ifcClass: 'IfcPlate', host: 'wall' },
    assembly: 'Metal Wall Panel',
    sheetPrefix: 'MWP',
    related: ['054000', '072113', '072726', '074113', '076200', '079200'],
    installation: [
      'Verify that girts are aligned within 1/4 inch in 20 feet.',
      'Set the base trim level and start from a plumb corner.',
      'Seat each joint fully with its factory sealant before fastening.',
      'Seal the vapor line at the perimeter of openings.',
      'Touch up scratches with paint of the same finish, and replace panels that are dented.',
    ],
  },
  [concealed, insulated, corrugated, perforated, plank],
);
