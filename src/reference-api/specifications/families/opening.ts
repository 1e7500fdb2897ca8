import { built } from '#src/reference-api/specifications/families/built.ts';
import type { Family } from '#src/reference-api/specifications/families/family.ts';

/** Doors, windows, framing of openings, and what moves in them. */
export const opening: Family = {
  ...built,
  shopDrawings:
    'Elevations keyed to the schedule, details at head, jamb, and sill, anchorage, reinforcement, and preparation for hardware',
  samples:
    'Each exposed finish on the actual metal, glass, or face material; corner section of framing where there is framing',
  meeting:
    'Rough openings, anchorage, perimeter seals, hardware and power, sequence, field tests, and protection',
  mockup: 'One complete opening with its perimeter seal and adjoining construction',
  stock: 'Fasteners, adjusting tools, gaskets, and parts subject to wear',
  delivery: [
    'Deliver units marked with the opening number of the schedule, in packaging that protects faces and corners.',
    'Store upright under cover on blocking, with spacers that let air pass between units.',
    'Keep loose parts and keys in labeled boxes in a locked room.',
  ],
  conditions: [
    'Measure openings at the site before fabrication and show the measured dimensions on the shop drawings.',
    'Coordinate templates and power rough-in so that openings are prepared before finishes are applied.',
  ],
  accessories: [
    'Anchors and fasteners: Corrosion-resistant, of the type that the wall or floor construction requires.',
    '  [x] Conceal anchors in finished openings.',
    'Shims: Nonshrinking and load-bearing.',
    'Perimeter seals: Sealant and backer under {§079200}.',
    'Weatherstripping and gaskets: Replaceable without special tools.',
  ],
  making: {
    title: 'Fabrication',
    lines: [
      'Fabricate square, rigid, and free of twist, with joints tight and corners aligned.',
      'Reinforce, drill, and tap in the shop from templates for everything that is mounted later.',
      'Fit and operate moving parts before shipment.',
    ],
  },
  tolerances: [
    'Variation from plumb, level, or square: {1/16 inch|1.5 mm} in the height or width of the opening.',
    'Clearance at moving edges: Within {1/16 inch|1.5 mm} of that indicated.',
  ],
  adjusting: [
    'Adjust moving parts to work smoothly, close fully, and seal evenly along all edges.',
    'Lubricate bearings and guides, and set closing speed and force within accessibility limits.',
    'Readjust within {?readjust number "Months to readjustment" 1..12 "months" ="6"} after Substantial Completion, at a time agreed with {owner}.',
  ],
  training: ['[ ] Show the operation and upkeep of powered and moving parts to the staff of {owner}.'],
};
