import type { Family } from '#src/reference-api/specifications/families/family.ts';
import { site } from '#src/reference-api/specifications/families/site.ts';

/** Work that lies in the ground, and is not seen again. */
export const ground: Family = {
  ...site,
  shopDrawings: 'Layout with elevations, laps, joints, connections, anchorage, and limits of work',
  samples: null,
  mockup: null,
  stock: null,
  delivery: [
    'Deliver products with tags that show type, class, lot, and date of manufacture.',
    'Store off the ground, covered, and away from sun, heat, and mud.',
    'Unload with slings or a carpet pole; do not drag products or drop them from trucks.',
  ],
  accessories: [
    'Bedding, fill, and cover: Gradation and compaction as indicated on the Drawings.',
    'Connectors, joints, and anchors: Supplied by the manufacturer of the products that they join.',
    '[ ] Marker tape: Detectable, above the work at half of its depth.',
  ],
  hasFinish: false,
  making: null,
  sourceControl: [
    'Test each production lot for the properties specified, and furnish the results with the delivery.',
  ],
  tolerances: [
    'Position: Within {6 inches|150 mm} of that indicated.',
    'Grade: Within {1/2 inch|13 mm} of that indicated, falling toward the outlet where water runs.',
  ],
  cleaning: ['Remove packaging, cutoffs, and surplus material from the site.'],
  protection: [
    'Cover the work within the time that its exposure to sun allows.',
    'Keep equipment off the work until the cover indicated is in place.',
  ],
};
