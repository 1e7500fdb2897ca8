import { built } from '#src/reference-api/specifications/families/built.ts';
import type { Family } from '#src/reference-api/specifications/families/family.ts';

/** Specialties and furnishings: made to order or from stock, mounted or placed near the end of the work. */
export const furnishing: Family = {
  ...built,
  shopDrawings:
    'Location plan, elevations, mounting heights, blocking and anchorage, and a schedule keyed to rooms',
  samples: 'Each color, pattern, and finish offered for the products specified',
  meeting:
    'Blocking and rough-in, mounting heights, accessibility, delivery through the building, and protection',
  mockup: 'One complete installed unit of each type',
  stock: 'Matching units, hardware, and touch-up material',
  delivery: [
    'Deliver when spaces are enclosed, heated, and ready to receive the products.',
    'Keep products wrapped and labeled with room and mark until they are installed.',
    'Store indoors at room temperature, clear of wet work.',
  ],
  conditions: [
    'Measure the spaces before fabrication where products are made to fit.',
    'Begin installation after wet work, painting, and ceilings are complete.',
  ],
  accessories: [
    'Anchorage: Concealed, of the type that the wall, floor, or ceiling requires for the loads stated.',
    '  [x] Provide solid blocking or steel plates behind gypsum board.',
    'Trim and escutcheons: Matching the product, covering the edges of openings.',
    '[ ] Keys, tools, and templates: Two sets, tagged and handed over to {owner}.',
  ],
  making: {
    title: 'Fabrication',
    lines: [
      'Fabricate with edges eased, corners closed, and no sharp or rough parts within reach.',
      'Match color and pattern within each room.',
    ],
  },
  tolerances: [
    'Mounting height: Within {1/4 inch|6 mm} of that indicated, and always within accessibility limits.',
    'Alignment of adjoining units: {1/16 inch|1.5 mm}.',
  ],
  adjusting: ['Adjust moving parts, locks, and leveling devices for smooth operation.'],
};
