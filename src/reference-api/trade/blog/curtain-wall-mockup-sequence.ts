import {
  heading,
  list,
  paragraph,
  steps,
  type WrittenPost,
} from '#src/reference-api/trade/blog/written-post.ts';

export const curtainWallMockupSequence: WrittenPost = {
  slug: 'curtain-wall-mockup-sequence',
  title: 'Order Matters: Sequencing a Curtain Wall Laboratory Mock-Up',
  summary:
    'Which tests a performance mock-up runs, in which order and why, and the questions to settle before anyone books the chamber.',
  topics: ['testing', 'documents', 'moisture'],
  sections: ['084413', '088000', '079200'],
  figure: 'curtain-wall-anchor',
  blocks: [
    paragraph(
      'A full-size curtain wall mock-up at a laboratory is the most expensive test on most projects and the one with the shortest window of usefulness. Book it late and the extrusions have already been run. Specify it loosely and the lab will run something sensible that does not match your wall.',
    ),
    paragraph('Here is a typical program, with the reason each step comes where it does.'),
    heading('The sequence'),
    steps(
      'Preload, commonly half the positive design pressure for ten seconds. It seats gaskets and takes up slack, so the first reading doesn’t measure loose bolts.',
      'Air infiltration by ASTM E283, usually at 6.24 psf, the equivalent of a 50 mph wind. It comes ahead of water, because water in the glazing pockets changes the reading. A limit of 0.06 cfm per square foot of fixed wall is customary.',
      'Static water by ASTM E331, for 15 minutes, at a stated fraction of the design wind pressure, often 20 percent, with a minimum given in psf. State both.',
      'Dynamic water by AAMA 501.1, with an aircraft engine or a large fan. Some walls that sit quietly under static pressure pump water past their gaskets when buffeted.',
      'Structural performance by ASTM E330 at 100 percent of design pressure, both directions, with deflections measured at mullions and anchors.',
      'Repeat air and static water. This is the heart of the program. The question is whether the wall still works after it has been through its design storm.',
      'Interstory movement, lateral by AAMA 501.4 and vertical by 501.7 where there is a floor that deflects. Then air and water once more.',
      'Structural overload, 150 percent of design pressure. Glass breakage, permanent set beyond the stated limit, and loosened parts count as failures. No water test comes after this.',
    ),
    paragraph(
      'If seismic drift to the limit of damage is to be shown, it goes last of all, after overload, since glass may fall.',
    ),
    heading('What is a failure?'),
    paragraph(
      'Define water penetration. Drops on a surface that drains outward and is meant to get wet are one thing. Water on the interior face of a horizontal mullion is another. I use: the appearance of uncontrolled water on any indoor face of any part of the mock-up, other than water contained in the drained system and not exceeding half an ounce on a sill. The half ounce prevents an argument.',
    ),
    paragraph(
      'For deflection, state the limits in the specification rather than inherit them from a catalog. Framing members at L/175 for spans up to 13 ft 6 in. and L/240 plus 1/4 in. above that are the long-standing ones; where the edge of insulating glass is sensitive or a plaster return abuts, they may be too generous.',
    ),
    heading('Before the chamber is booked'),
    paragraph('Settle these at the first meeting with the wall contractor, or write them in 08 44 13.'),
    list(
      'Extent. Two bays wide and two stories high, with one corner, one horizontal stack joint, one anchor of each kind at true floor spacing, and an operable unit if the wall has any. A flat panel with four mullions tests only the catalog.',
      'Who builds it. The people who will build the wall, by the same methods. A lab’s own crew is skilled at making mock-ups pass.',
      'Adjacent work. If a sealant joint to the brick is where you expect trouble, there has to be something standing in for brick.',
      'Repairs. Every remedial measure is recorded, drawn, and carried into the shop drawings. A fix made with sealant at midnight has the same status as a change order.',
      'Retest. How many attempts, starting from which step, at whose expense. My wording sends a repaired mock-up back to step 2.',
      'Fabrication hold. No extrusions, glass, or gaskets beyond the mock-up quantity may be ordered until the report is in, except at the contractor’s own risk. Use those words.',
    ),
    heading('Then the field'),
    paragraph(
      'The laboratory proves the design and the crew. The building still has to be checked, as installed, in several places and early. ASTM E1105 with a chamber applies pressure in the field, and AAMA 503 adapts it to curtain walls and storefronts, with an allowance: field pressure for water is customarily two thirds of the laboratory value unless you say otherwise. AAMA 501.2, the hose with the calibrated nozzle, is a diagnostic for fixed joints. Useful, cheap, and not a substitute for pressure, since it has none.',
    ),
    paragraph(
      'I ask for a field test when five percent of the wall is up, and two more at half and at nine tenths. The first one finds errors while the crew can still change its habits.',
    ),
  ],
};
