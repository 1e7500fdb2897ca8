import { built } from '#src/reference-api/specifications/families/built.ts';
import type { Family } from '#src/reference-api/specifications/families/family.ts';

/** Frames of metal: fabricated from shop drawings, erected, bolted, and welded. */
export const structural: Family = {
  ...built,
  verb: 'Erect',
  shopDrawings:
    'Erection plans, member sizes and marks, connections with bolts and welds, camber, holes, and shop coating',
  samples: null,
  meeting:
    'Anchor rods, erection sequence and stability, temporary bracing, connections, inspections, and safety',
  mockup: null,
  stock: null,
  delivery: [
    'Deliver members marked for erection, in the order in which they are set.',
    'Store off the ground and drained, supported so that members are not bent or twisted.',
    'Keep bolts, nuts, and washers dry in closed containers by lot.',
  ],
  conditions: [
    'Verify anchor rods and bearing elevations by survey before erection.',
    'Brace the frame until permanent connections and decks make it stable.',
  ],
  accessories: [
    'Anchor rods, bolts, nuts, and washers: Types and grades indicated on the Drawings.',
    'Bearing grout: Nonshrink and nonmetallic, placed under full bearing.',
    'Touch-up coating: Same as the shop coating; zinc-rich where members are galvanized.',
    '[ ] Delegated design: Connections designed by a professional engineer licensed in the state of the project, from the forces on the Drawings.',
  ],
  hasFinish: false,
  making: {
    title: 'Fabrication',
    lines: [
      'Cut, drill, and fit members to the reviewed shop drawings, with bearing surfaces true.',
      'Do not splice members where the Drawings show none.',
      'Prepare surfaces and apply the shop coating specified; leave faying surfaces and field welds bare.',
    ],
  },
  sourceControl: [
    'Furnish mill test reports for each heat, and certificates for fasteners and welding consumables.',
    '[ ] Shop inspection: {owner} engages an agency to inspect welds and bolting in the shop.',
  ],
  examination: [
    'Survey anchor rods, bearing plates, and adjoining construction, and report those out of tolerance before erection.',
    'Verify that concrete and masonry that carry the frame have reached the strength indicated.',
  ],
  preparation: [
    'Submit an erection plan with bracing and lifting where the sequence affects stability.',
    'Clean bearing and faying surfaces of ice, mud, oil, and loose rust.',
  ],
  tolerances: [
    'Columns: Plumb within 1:500 of the height between floors.',
    'Elevation of bearing: Within {1/8 inch|3 mm} of that indicated.',
    'Alignment of members at connections: Without forcing; do not enlarge holes by burning.',
  ],
  fieldControl: [
    '[x] Special inspections: {owner} engages an agency for bolting, welding, and frame details, as the building code requires.',
    '[ ] Nondestructive tests: Ultrasonic or magnetic particle tests of the welds indicated, beyond those that the code requires.',
    'Correct connections that fail, and have them inspected again at no cost to {owner}.',
  ],
  adjusting: [],
  cleaning: [
    'Remove erection lugs, slag, and debris; grind the places flush where they are exposed to view.',
  ],
  protection: [
    'Touch up abraded and welded places after inspection.',
    'Do not hang loads from the frame, or cut it, without the written consent of {architect}.',
  ],
};
