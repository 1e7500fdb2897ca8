import type { CourseText } from '#src/reference-api/trade/courses/course-text.ts';

export const windowsAndGlass: readonly CourseText[] = [
  {
    key: 'window-water-management',
    title: 'Window Openings That Drain',
    summary:
      'Sill pans, jambs, heads, and the interior air seal in the order they go in, with a field spray test of the first window.',
    by: 'maker',
    creditKind: 'LU|HSW',
    hours: 1,
    format: 'In person',
    states: [],
    price: 0,
    sections: ['085113', '072500', '079200'],
    objectives: [
      'Flash a punched opening in the right order.',
      'Explain why the sill flange is left free to drain.',
      'Distinguish water control outside from the air seal inside.',
      'Specify a field water test for the first installed window.',
    ],
    outline: [
      'Laps and gravity',
      'The sill pan: back dam, end dams, open front',
      'Jambs, head, and the flap above',
      'Compatibility of tapes, coatings, and sealants',
      'The interior air seal',
      'ASTM E1105 on the first window',
    ],
    quiz: `
? In which order are the flashings of an opening installed?
- Head, jambs, sill
- Jambs, sill, head
- Sill, head, jambs
+ Sill, jambs, head
= Each piece laps over the one below it, so work begins at the sill.
? Why is the bottom flange of a flanged window not sealed continuously?
+ So that water in the pan can drain out
- To save sealant
- So that the window can be removed
- To let interior air escape
= A continuous bead at the sill traps water in the pan.
? What does the back dam of a sill pan do?
- It carries the weight of the window
- It supports the blinds
+ It keeps water in the pan from running into the room
- It drains the head flashing
= The back dam is the upturned inner edge. It also gives the interior air seal something to meet.
? Which test sprays an installed window with a pressure difference across it?
+ ASTM E1105
- ASTM E90
- ASTM E119
- ASTM E96
= E1105 is the field test for water penetration of installed windows, doors, and curtain walls.
? The barrier is fluid-applied and the flashing is a tape. What belongs in the submittals?
+ Evidence that tape, coating, and sealant are compatible and adhere
- A color sample of the tape
- A second tape as an alternative
- The weight of the tape
= Adhesion between products of different manufacturers cannot be assumed.`,
  },
  {
    key: 'curtain-wall-selection',
    title: 'Storefront, Window Wall, Curtain Wall: Selection and Testing',
    summary:
      'How three glazed aluminum systems handle water, movement, and height, and how to plan a mock-up so that it tests the hardest corner.',
    by: 'maker',
    creditKind: 'LU|HSW',
    hours: 2,
    format: 'On demand',
    states: [],
    price: 0,
    sections: ['084413', '084113', '088000'],
    objectives: [
      'Distinguish the three systems by how they are supported and drained.',
      'Decide when storefront is outside its limits.',
      'Read water, air, and structural performance on a data sheet.',
      'Plan a laboratory mock-up with its sequence of tests.',
    ],
    outline: [
      'Support: on the slab, between slabs, past slabs',
      'Drainage: sill can and individual pockets',
      'Movement at heads, stacks, and splices',
      'Air, water, structure: E283, E331, E330',
      'Dynamic water and racking',
      'What a mock-up has to include',
    ],
    quiz: `
? Where does a typical storefront drain the water it collects?
- From each horizontal mullion separately
+ From the sill can at the bottom
- Into the building drain
- Through the glass spacer
= Water runs down the verticals to the sill can and out. That is why it is limited in height.
? Which system spans from slab to slab with a head receptor at each floor?
- Curtain wall
+ Window wall
- Storefront
- Skylight
= Window wall sits between slabs. Its receptor has to take up the deflection of the slab above.
? Which test measures air leakage through a specimen?
+ ASTM E283
- ASTM E331
- ASTM E330
- AAMA 501.1
= E283 is air. E331 is static water, E330 structural load, AAMA 501.1 dynamic water.
? A mock-up is changed to pass. What must happen next?
- The change may be kept confidential
- The test is repeated with the original parts
+ The change goes onto the shop drawings and into the building
- The water pressure is lowered
= A result applies to the specimen as tested. The building has to be built the same way.
? What part of the wall belongs in the specimen?
+ A corner and other difficult conditions of the project
- The simplest bay, so that results are clear
- Only glass without frames
- The part with the lowest cost
= Failures happen at corners, splices, and transitions. A plain bay proves little.`,
  },
  {
    key: 'safety-glazing-locations',
    title: 'Safety Glazing: Hazardous Locations, Room by Room',
    summary:
      'The dimensions that make a pane hazardous at doors, low windows, stairs, and wet areas, with the test categories and marks to look for.',
    by: 'maker',
    creditKind: 'LU|HSW',
    hours: 1,
    format: 'Reading',
    states: [],
    price: 0,
    sections: ['088000', '084113'],
    objectives: [
      'Apply the four conditions for large, low panes.',
      'Identify glazing next to doors, stairs, and wet areas that has to be safety glazing.',
      'Choose between tempered and laminated glass for a location.',
      'Check the permanent mark in the field.',
    ],
    outline: [
      'Doors and sidelites',
      'Low and large panes: four conditions',
      'Stairs, landings, wet rooms',
      'CPSC 16 CFR 1201 and ANSI Z97.1',
      'Tempered or laminated',
    ],
    quiz: `
? Which set of conditions makes an individual pane hazardous under the rule for windows?
+ Larger than 9 square feet, bottom below 18 inches, top above 36 inches, walking surface within 36 inches
- Larger than 4 square feet and below 60 inches
- Any pane within 10 feet of a door
- Larger than 16 square feet at any height
= All four conditions have to be met together.
? Glass beside a door is hazardous when it is within what distance of the door’s vertical edge, with its bottom below 60 inches?
- 12 inches
+ 24 inches
- 36 inches
- 48 inches
= The rule looks at 24 inches from either vertical edge of the closed door, with exceptions such as a permanent barrier.
? Which glass tends to stay in its opening after it breaks?
- Tempered
+ Laminated
- Annealed
- Heat strengthened
= The interlayer holds the fragments. Tempered glass crumbles and falls.
? How does an inspector know that a pane is safety glazing?
+ By a permanent mark in the pane
- By its green edge
- By a removable sticker
- By its weight
= A permanent mark identifies the manufacturer and the standard. A removable label proves nothing later.
? Which federal rule sets impact requirements for architectural safety glazing?
+ 16 CFR 1201
- 29 CFR 1910.1053
- 36 CFR 67
- 40 CFR 61
= 16 CFR 1201 is the Consumer Product Safety Commission’s standard, with Categories I and II.`,
  },
  {
    key: 'hurricane-openings',
    title: 'Openings in Hurricane Country',
    summary:
      'Wind-borne debris regions, impact and cyclic pressure tests, and why one broken window changes the load on the roof.',
    by: 'maker',
    creditKind: 'LU|HSW',
    hours: 1,
    format: 'Live online',
    states: ['FL', 'TX', 'LA', 'NC', 'SC'],
    price: 0,
    sections: ['085113', '084113', '088000'],
    objectives: [
      'Explain how a breach of the enclosure raises internal pressure.',
      'Describe the large missile and small missile tests.',
      'Compare impact-resistant glazing with shutters and screens.',
      'Detail anchorage and sealant for an impact-rated window.',
    ],
    outline: [
      'Internal pressure and the roof',
      'Wind-borne debris regions',
      'ASTM E1886 and E1996',
      'Laminated glass, frames, and anchors',
      'Shutters: who closes them?',
    ],
    quiz: `
? What happens inside a building when a large window breaks on the windward side?
- Internal pressure falls
- Nothing, loads are the same
- The load on the leeward wall drops
+ Internal pressure rises and adds to the uplift on the roof
= Wind enters and pushes from inside while suction pulls from outside.
? What is the large missile in the impact test?
- A steel ball of 2 grams
- A concrete tile
+ A length of 2 by 4 lumber
- A bag of sand
= A piece of sawn lumber, 9 pounds for many locations, is shot end-on at the specimen. Small steel balls are the small missile.
? What follows the impact in the test?
- A fire test
+ Thousands of cycles of positive and negative pressure
- A sound test
- A dead load for 24 hours
= A storm lasts for hours, so the damaged specimen has to stay in place under cyclic pressure.
? On which part of a building is the large missile usually required?
- Only above 60 feet
+ On glazing within 30 feet of grade
- Only on doors
- On skylights only
= Heavy debris flies low. Above 30 feet the small missile is the usual test.
? Why is anchorage part of an impact-rated product?
+ The tested result depends on the fasteners and the substrate of the specimen
- It sets the color of the frame
- It lowers the U-factor
- It is chosen by the building official
= With fewer or shorter anchors than tested, it is an untested assembly.`,
  },
];
