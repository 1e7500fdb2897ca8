import type { Family } from '#src/reference-api/specifications/families/family.ts';

/** Panels, boards, sheets, units, and framing that are fastened or set: most of the building's shell and finishes. */
export const built: Family = {
  verb: 'Install',
  shopDrawings:
    'Layout, profiles, joints, corners, terminations, anchorage, and connections to adjoining work, at a scale that shows each condition',
  samples: 'Each exposed material and finish, of a size that shows its joint and edge',
  meeting:
    'Substrate tolerances, sequence with adjoining trades, penetrations, temporary protection, and inspections',
  mockup: 'One typical area with a joint, a corner, an edge, and a penetration',
  stock: 'Full-size units of each exposed product, from the same production run as those installed',
  delivery: [
    'Deliver products in the manufacturer’s unopened packaging, labeled with name, type, lot, and applicable listings.',
    'Store flat on level supports, off the ground, under breathable covers, and away from standing water.',
    'Lift with slings or spreaders that bear on packaged edges; do not drag one unit over another.',
  ],
  conditions: [
    'Verify dimensions at the site before fabrication where they govern the fit.',
    'Install only while temperature, moisture, and weather are within the limits printed by the manufacturer.',
  ],
  accessories: [
    'Fasteners: Type, size, and spacing recommended for the substrate, of a metal that does not corrode with those it joins.',
    '  [x] Conceal fasteners where the profile permits.',
    '  [ ] Finish exposed fastener heads to match the surface they fasten.',
    'Trim, closures, and edge pieces: Same material, thickness, and finish as the surface they meet.',
    'Sealants and gaskets: Compatible with every material they touch, as shown by the manufacturer’s test.',
    'Separation: Bituminous coating, tape, or nonabsorptive gasket between dissimilar metals.',
  ],
  hasFinish: true,
  making: {
    title: 'Fabrication',
    lines: [
      'Fabricate to the profiles, sizes, and joints on the reviewed shop drawings.',
      'Assemble in the shop the largest pieces that can be shipped, handled, and set without distortion.',
      'Form exposed edges straight and true, without burrs, waves, or tool marks.',
    ],
  },
  sourceControl: [
    'Inspect each production run for thickness, flatness, color, and finish, and keep the records for five years.',
    'Mark each unit or bundle so that it can be traced to its run.',
  ],
  examination: [
    'Examine substrates for plumb, level, soundness, moisture, and fastening before work begins.',
    'Report in writing to {architect} conditions that would keep the work from meeting its tolerances.',
    'Beginning installation is acceptance of the substrate, except for defects that could not be seen.',
  ],
  preparation: [
    'Remove dust, oil, ice, loose coatings, and projections from surfaces that receive the work.',
    'Lay out the work from established lines and grades, not from adjoining finished work.',
    'Protect adjoining surfaces that later cleaning could damage.',
  ],
  tolerances: [
    'Variation from plumb or level: {1/4 inch in 10 feet|6 mm in 3 m}, not cumulative.',
    'Offset between adjoining faces: {1/16 inch|1.5 mm}.',
    'Variation from the joint width indicated: {1/8 inch|3 mm}.',
  ],
  fieldControl: [
    '[x] Inspection: {architect} reviews the first completed area before the remaining work proceeds.',
    '[ ] #service Manufacturer’s field service: A technical representative visits {?visits number "Visits of the representative" 1..12 ="2"} times, at the start and near completion, and reports in writing.',
    '[ ] Testing: {owner} engages an independent agency to test completed work; give it access and repair what it opens.',
    'Remove and replace work that does not comply, and have it inspected again at no cost to {owner}.',
  ],
  adjusting: [],
  cleaning: [
    'Remove protective film, labels, and excess sealant as the work proceeds.',
    'Wash exposed surfaces with the agents that the manufacturer names, and rinse until no residue remains.',
    'Remove scrap and packaging from the site, sorted for recycling under {§017419}.',
  ],
  training: [],
  protection: [
    'Protect completed work from impact, stains, and following trades until Substantial Completion.',
    'Touch up finish damage that cannot be seen at {5 feet|1.5 m}; replace units damaged beyond that.',
  ],
};
