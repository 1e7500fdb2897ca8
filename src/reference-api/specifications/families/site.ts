import { built } from '#src/reference-api/specifications/families/built.ts';
import type { Family } from '#src/reference-api/specifications/families/family.ts';

/** Work on and in the ground and at the water: paving, pipes, fences, barriers, piers, rails. */
export const site: Family = {
  ...built,
  shopDrawings:
    'Plan layout with elevations and grades, sections, joints, connections, foundations, and limits of work',
  samples: 'Each exposed material, color, and texture',
  meeting:
    'Survey control, utilities, subgrade and bedding, sequence, access, erosion control, and inspections',
  mockup: 'One complete panel, bay, or run that shows line, grade, joints, and connection',
  stock: 'Units of each exposed type and color',
  delivery: [
    'Deliver products with tickets or tags that show type, class, strength, and date of manufacture.',
    'Store on firm, drained ground on blocking; keep geosynthetics and plastics out of the sun.',
    'Handle with equipment that does not chip, bend, or drag products.',
  ],
  conditions: [
    'Locate and mark underground utilities before digging, and dig by hand within the tolerance zone.',
    'Do not place work on frozen, muddy, or flooded ground.',
    'Maintain traffic, access, and drainage while the work is open.',
  ],
  accessories: [
    'Base, bedding, and backfill: Gradation and compaction as indicated on the Drawings.',
    'Anchors, fasteners, and connectors: Hot-dip galvanized or stainless steel.',
    'Joint and connection materials: Supplied or approved by the manufacturer of the products that they join.',
    '[ ] Geotextile separation: Below the base, under {§313219}.',
  ],
  making: {
    title: 'Fabrication',
    lines: [
      'Make products in the lengths and shapes that keep field cuts and joints to a minimum.',
      'Mark each unit with maker, type, class, and date.',
    ],
  },
  sourceControl: [
    'Test each production lot for the properties specified, and furnish the results with the delivery.',
  ],
  examination: [
    'Verify lines, grades, subgrade, and utilities before work begins.',
    'Proof-roll or probe the subgrade, and report soft areas in writing to {architect}.',
  ],
  preparation: [
    'Set line and grade from the project survey control.',
    'Remove topsoil, debris, and soft material below the work, and replace it with compacted fill.',
    'Compact subgrade and base in lifts to the density indicated before the work is placed.',
  ],
  tolerances: [
    'Variation from line: {1/2 inch in 10 feet|13 mm in 3 m}.',
    'Variation from grade: {1/4 inch in 10 feet|6 mm in 3 m}, draining without ponding.',
  ],
  fieldControl: [
    '[x] Inspection: Keep work open until {architect} has reviewed bedding, joints, and connections.',
    '[ ] Compaction tests: {owner} engages an agency to test each lift at the intervals indicated.',
    '[ ] As-built survey: Submit locations and elevations sealed by a licensed surveyor.',
    'Remove and replace work that does not comply.',
  ],
  cleaning: [
    'Sweep or wash finished surfaces, and keep the washwater out of storm drains.',
    'Restore disturbed ground, and remove surplus material from the site.',
  ],
  protection: [
    'Keep vehicles off completed work until it can carry them.',
    'Maintain completed work until Substantial Completion, and repair settlement and washouts.',
  ],
};
