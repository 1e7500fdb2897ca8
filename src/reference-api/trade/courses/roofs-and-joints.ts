import type { CourseText } from '#src/reference-api/trade/courses/course-text.ts';

export const roofsAndJoints: readonly CourseText[] = [
  {
    key: 'joint-sealant-design',
    title: 'Designing Sealant Joints: Width, Depth, and Movement',
    summary:
      'From temperature range and tolerance to a joint width, then to a sealant class, a backer rod, and a pull test.',
    by: 'maker',
    creditKind: 'LU|HSW',
    hours: 1,
    format: 'On demand',
    states: [],
    price: 0,
    sections: ['079200', '079513'],
    objectives: [
      'Calculate the movement of a panel from its length, material, and temperature range.',
      'Match a movement class under ASTM C920 to a joint width.',
      'Explain why a sealant joint is bonded on two sides only.',
      'Plan adhesion tests before and during installation.',
    ],
    outline: [
      'What a joint has to absorb: heat, moisture, load, tolerance',
      'Movement classes and what plus or minus means',
      'Backer rod and bond breaker',
      'Substrates, primers, and compatibility letters',
      'Field adhesion tests',
    ],
    quiz: `
? What does Class 25 mean under ASTM C920?
- The sealant lasts 25 years
- The joint must be 25 mm wide
+ The sealant takes movement of plus and minus 25 percent of the joint width
- The sealant stretches 25 percent before it tears
= The class is the movement, in each direction, that the cured sealant has to withstand in the standard’s test.
? Why is backer rod or bond-breaker tape used behind a sealant?
- To keep out insects
+ To control the depth and keep the sealant from bonding on a third side
- To make the joint fire rated
- To reduce the number of primer coats
= A sealant held on three sides cannot change shape and tears from an edge.
? A joint will open and close 1/4 inch. Ignoring tolerance, how wide must it be for a Class 50 sealant?
- 1/4 inch
+ 1/2 inch
- 1 inch
- 3/4 inch
= Movement divided by capacity: 1/4 divided by 0.50 is 1/2 inch. Tolerances are added to that.
? What depth-to-width proportion is usual at the center of a joint 3/4 inch wide?
- Three times as deep as wide
+ About half as deep as wide
- As deep as wide
- A tenth as deep as wide
= A shallow hourglass stretches with less stress at the bond line than a deep block.
? In a field adhesion test the sealant peels cleanly off the substrate. What does that show?
- Cohesive failure, which is the good result
- That the sealant is too soft
+ Adhesive failure, so cleaning, primer, or substrate must be looked at
- That the joint is too deep
= Tearing within the sealant means that the bond is stronger than the sealant. A clean peel means that the bond failed.`,
  },
  {
    key: 'roof-wind-design',
    title: 'Wind and the Low-Slope Roof: Pressures, Ratings, Edges',
    summary:
      'How ASCE 7 pressures, roof zones, assembly ratings, and ANSI/SPRI ES-1 edges fit together on one roof plan.',
    by: 'maker',
    creditKind: 'LU|HSW',
    hours: 1,
    format: 'Live online',
    states: ['FL', 'TX', 'LA'],
    price: 0,
    sections: ['075423', '075323', '077100'],
    objectives: [
      'Mark field, perimeter, and corner zones on a roof plan.',
      'Convert an uplift rating to a design pressure.',
      'Specify edge metal by test and pressure.',
      'Review a submittal against the listed assembly, deck included.',
    ],
    outline: [
      'What wind does at an edge and a corner',
      'Zones and pressures from ASCE 7',
      'What 1-60, 1-90, and 1-120 mean',
      'ANSI/SPRI ES-1 and the edge',
      'Submittals: deck, fastener, adhesive rate',
    ],
    quiz: `
? With the usual safety factor of 2, what design uplift pressure can a 1-90 assembly take?
- 30 psf
+ 45 psf
- 90 psf
- 180 psf
= The rating is the pressure resisted in the test. Divided by 2, it gives the allowable design pressure.
? Which part of a low-slope roof usually sees the highest uplift?
- The center of the field
- The ridge
- The leeward perimeter
+ The corners
= Vortices form at corners, so ASCE 7 gives them the greatest negative pressures.
? Which standard covers tests of edge metal for low-slope membrane roofs?
- ASTM D6878
+ ANSI/SPRI ES-1
- ASTM E108
- AAMA 501.1
= The building code refers to ES-1 for edge systems of low-slope membrane roofs. E108 is a fire test.
? A bidder keeps the membrane of a listed assembly but changes the deck. What follows?
- Nothing, the membrane carries the rating
- The rating drops by one class
- Only the warranty changes
+ It is another assembly and needs its own listing
= The rating belongs to everything from the deck to the cover.
? Why should the design pressures be printed in the contract documents?
- To shorten the warranty
- Because the roofer designs the structure
- To replace shop drawings
+ So that every bidder prices the same resistance in each zone
= Without stated pressures each bidder assumes a different set.`,
  },
  {
    key: 'below-grade-waterproofing',
    title: 'Below-Grade Waterproofing: From Soil Report to Backfill',
    summary:
      'How water reaches a foundation, when dampproofing is not enough, and what to see before the wall disappears.',
    by: 'maker',
    creditKind: 'LU|HSW',
    hours: 1,
    format: 'In person',
    states: [],
    price: 25,
    sections: ['071326', '033000'],
    objectives: [
      'Decide between dampproofing and waterproofing from a geotechnical report.',
      'Detail the footing corner, the penetrations, and the termination at grade.',
      'Compare positive-side, negative-side, and blind-side membranes.',
      'Schedule inspections before protection board and before backfill.',
    ],
    outline: [
      'Soil moisture and hydrostatic pressure',
      'Positive, negative, blind side',
      'The footing corner',
      'Penetrations and terminations',
      'Drainage with an outlet',
      'Backfill, with someone watching',
    ],
    quiz: `
? The soil report shows groundwater above the basement slab each spring. What does the wall need?
+ Waterproofing designed for hydrostatic pressure
- Dampproofing, because the water is seasonal
- A vapor retarder under the slab only
- A coating on the inside face only
= Dampproofing resists soil moisture, not water under pressure, and one wet season a year is enough to need waterproofing.
? What does blind-side waterproofing mean?
- A coating applied from inside
- A membrane that is not inspected
- Waterproofing of the far side of a retaining wall
+ A membrane placed before the concrete, which bonds to it as it is poured
= It is used where no one can reach the outer face later, such as against shoring.
? Why is a fillet formed where wall meets footing?
- To carry backfill
- To hide honeycomb
- To slope water to the drain
+ So that the sheet does not bridge a sharp inside corner
= An unsupported sheet over a right angle is easily punctured by backfill.
? What is the first job of a drainage composite on the wall?
- To insulate the wall
- To hold up the soil
- To stop radon
+ To relieve water pressure and protect the membrane
= It gives water an easy way down to the perimeter drain and keeps stones off the membrane.
? When can the laps of a wall membrane be inspected?
- At any time before occupancy
+ After rolling and before protection board
- After the first heavy rain
- During the one-year walk-through
= Once covered, the membrane cannot be seen without digging.`,
  },
  {
    key: 'firestop-systems',
    title: 'Firestop Systems: Choosing, Submitting, Inspecting',
    summary:
      'F, T, and L ratings, listed systems versus engineering judgments, and a one-page schedule that lets anyone check a wall.',
    by: 'maker',
    creditKind: 'LU|HSW',
    hours: 1,
    format: 'On demand',
    states: [],
    price: 0,
    sections: ['078413', '092900'],
    objectives: [
      'Define the F, T, and L ratings of ASTM E814 and UL 1479.',
      'Match a penetration to a listed system by wall, item, size, and annular space.',
      'State when an engineering judgment is appropriate.',
      'Organize inspection under ASTM E2174.',
    ],
    outline: [
      'A sealant is not a system',
      'Ratings and where the code asks for them',
      'Plastic, insulated, and cable penetrations',
      'Engineering judgments',
      'The schedule and the label',
    ],
    quiz: `
? What does the F-rating state?
- How long the far side stays below a temperature
- How much air leaks through
+ How long flame is kept from passing through
- How many cables may pass
= F is for flame. T is for temperature rise, L for leakage.
? The T-rating ends when the far side has risen by how much above its starting temperature?
- 100 °F (56 °C)
- 212 °F (118 °C)
+ 325 °F (181 °C)
- 1,000 °F (556 °C)
= The limit of temperature rise is 325 °F on the penetrating item or the surface next to it.
? Why does a plastic pipe need a collar or a wrap strip?
- To hold its weight
+ Because it melts and leaves an opening that has to be closed
- To allow for expansion of the wall
- To keep it from sweating
= Intumescent material swells into the space the pipe leaves.
? When is an engineering judgment the right tool?
+ For an unusual condition that no listed system covers
- As a replacement for all submittals
- Whenever the installer prefers it
- Only for walls without a rating
= It extends tested systems to one field condition. Where a listing exists, it should be used.
? What does ASTM E2174 describe?
- A fire test of joints
+ On-site inspection of installed penetration firestops
- The labeling of doors
- Smoke detector spacing
= It sets how many firestops are watched during installation or examined afterward.`,
  },
];
