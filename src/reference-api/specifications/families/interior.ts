import { built } from '#src/reference-api/specifications/families/built.ts';
import type { Family } from '#src/reference-api/specifications/families/family.ts';

/** Floors, walls, and ceilings of rooms: laid, bonded, or hung when the building is closed. */
export const interior: Family = {
  ...built,
  shopDrawings:
    'Layout of each room with patterns, seams or joints, edges, transitions, and coordination with what passes through the finish',
  samples:
    'Each material, color, pattern, and edge, in the size in which it is installed where that is practical',
  meeting:
    'Substrate flatness and moisture, room conditions, layout, edges and transitions, sequence, and protection',
  mockup: 'One complete room or bay with its edges and transitions',
  stock:
    'Full units of each type and color, {?stock number "Percent of extra stock" 1..10 "percent" ="2"} of those installed, from the same lots',
  delivery: [
    'Deliver materials in unopened packages marked with type, color, and lot.',
    'Store flat and dry in the rooms that receive them, or in rooms held at the same conditions.',
    'Let materials acclimate for {?acclimate number "Hours to acclimate" 12..120 "hours" ="48"} before installation.',
  ],
  conditions: [
    'Begin when the building is enclosed, wet work is dry, and permanent heating and cooling are in operation.',
    'Hold the room temperature and humidity of its later use before, during, and for 48 hours after installation.',
  ],
  accessories: [
    'Adhesives and fasteners: Recommended by the manufacturer for the material and the substrate.',
    '  [x] Use adhesives within the volatile organic compound limits of the most stringent rule that applies.',
    'Edges, trims, and transitions: Profiles that cover cut edges and meet adjoining finishes flush.',
    'Patching and leveling compounds: Cement based, compatible with the adhesive.',
    'Backing and support: As required to carry the finish without visible movement.',
  ],
  examination: [
    'Verify that substrates are flat, sound, clean, and within the moisture and alkalinity limits of the manufacturer.',
    'Verify that work above, behind, or below the finish is complete and has been inspected.',
    'Report in writing to {architect} conditions that would show through or shorten the life of the finish.',
  ],
  preparation: [
    'Remove dust, paint, sealers, and ridges; fill cracks, joints, and low spots flush.',
    'Lay out each room so that cut units at opposite edges are equal and not less than half a unit.',
    'Mix units from several packages so that differences of lot do not show as blocks.',
  ],
  tolerances: [
    'Flatness of the finished surface: {1/8 inch in 10 feet|3 mm in 3 m}.',
    'Joints and lines: Straight within {1/16 inch in 10 feet|1.5 mm in 3 m}, and aligned through openings.',
  ],
  cleaning: [
    'Remove adhesive, marks, and dust as the work proceeds, before they set.',
    'Clean finished surfaces by the method that the manufacturer recommends, and hand over its instructions for upkeep.',
  ],
  protection: [
    'Keep traffic off until adhesives have set.',
    'Cover finished surfaces with boards or paper that do not stain, until Substantial Completion.',
    'Replace units that are chipped, stained, loose, or out of pattern.',
  ],
};
