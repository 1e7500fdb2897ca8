import type { CourseText } from '#src/reference-api/trade/courses/course-text.ts';

export const walls: readonly CourseText[] = [
  {
    key: 'air-barrier-continuity',
    title: 'Air Barrier Continuity: From One Red Line to a Tested Building',
    summary:
      'How to draw an unbroken air barrier, assign each transition to a trade, and specify the material, assembly, and whole-building tests that prove it.',
    by: 'maker',
    creditKind: 'LU|HSW',
    hours: 1,
    format: 'On demand',
    states: [],
    price: 0,
    sections: ['072726', '072500'],
    objectives: [
      'Distinguish the air leakage of a material, an assembly, and a whole building, and name the ASTM test for each.',
      'Trace the air barrier through plans and sections and mark each place where it changes trades.',
      'Assign roof-to-wall, window, and foundation transitions to a section of the specification.',
      'Write a whole-building test requirement with rate, pressure, area, and remedy.',
    ],
    outline: [
      'Why moving air carries more moisture than diffusion',
      'Three numbers, three tests',
      'The pencil exercise on a wall section',
      'Four transitions that leak: roof, window, slab edge, foundation',
      'Sequence, compatibility, and who laps onto whom',
      'Writing the test into the contract',
    ],
    quiz: `
? Which test measures the air leakage of a sheet material by itself?
- ASTM E2357
- ASTM E96
- ASTM E331
+ ASTM E2178
= E2178 measures air permeance of a material. E2357 tests an air barrier assembly, E96 measures water vapor transmission, and E331 water penetration.
? A building may leak 0.40 cfm per square foot at 75 Pa. Which surfaces count in the area?
- Exterior walls only
- Walls and roof
+ Walls, roof, and floors of the enclosure, below grade included
- Walls less windows and doors
= The rate is divided by the whole pressure boundary, all six sides, so the walls alone would make the building look worse than it is.
? How does the usual limit for an assembly compare with the one for a material?
- They are the same
- The assembly may leak twice as much
- The assembly may leak one-tenth as much
+ The assembly may leak ten times as much
= The common limits are 0.004 cfm per square foot for a material and 0.04 for an assembly, both at 75 Pa.
? The wall membrane stops below the parapet blocking and the roof membrane starts above it. What closes the gap best?
+ A named transition membrane, assigned to one section and installed before the blocking
- Two notes that say “coordinate”
- Spray foam from above after the coping is set
- A second coat of the wall membrane
= A transition needs a material, a responsible trade, and a place in the sequence. After the blocking is set, the crew can no longer reach it.
? When is a diagnostic test most useful?
- After substantial completion
- Before the sheathing is up
+ While the barrier is still visible and can be repaired
- During the warranty inspection
= A leak found before cladding can be sealed in minutes. A final test is still needed for the record.`,
  },
  {
    key: 'vapor-and-drying',
    title: 'Vapor Retarders, Dew Points, and Which Way a Wall Dries',
    summary:
      'The three classes of vapor retarder, how exterior insulation changes the choice, and how to write the note so that no one in the field can misread it.',
    by: 'library',
    creditKind: 'LU|HSW',
    hours: 1,
    format: 'On demand',
    states: [],
    price: 0,
    sections: ['072500', '072113', '092900'],
    objectives: [
      'State the permeance limits of Class I, II, and III vapor retarders.',
      'Explain how insulation outside the sheathing lowers the risk of condensation.',
      'Recognize assemblies with a retarder on both sides that cannot dry.',
      'Write a vapor retarder note with class, side, and location.',
    ],
    outline: [
      'Diffusion and air transport compared',
      'Classes and the ASTM E96 dry cup',
      'Cold, mixed, and hot-humid climates',
      'Exterior insulation and sheathing temperature',
      'Vinyl wallcovering and other accidental retarders',
    ],
    quiz: `
? What is a Class II vapor retarder?
+ More than 0.1 perm and up to 1.0 perm
- 0.1 perm or less
- More than 1.0 perm and up to 10 perms
- More than 10 perms
= Class I is 0.1 perm or less, Class II up to 1.0, Class III up to 10. Above that a material is vapor open.
? Which procedure of ASTM E96 sorts materials into the three classes?
- The water method
- The inverted water method
+ The desiccant method
- Any of them, averaged
= The classes are set by the desiccant, or dry-cup, method. Many materials are more permeable in a wet cup.
? Why does rigid insulation outside the sheathing help in winter?
- It lets indoor vapor out faster
- It stops all air leakage
- It makes the sheathing a Class I retarder
+ It keeps the sheathing warmer, so less vapor condenses there
= Condensation depends on the temperature of the surface. Warm sheathing stays above the dew point of the indoor air for longer.
? A hotel in a hot-humid climate has vinyl wallcovering on exterior walls and mold behind it. What is the likely cause?
- The vinyl let indoor humidity out
+ Vapor moving inward was stopped at the cool vinyl
- The insulation was too thick
- The exterior paint was too permeable to rain
= With air-conditioning, vapor drives inward. Vinyl is a retarder on the interior, where the wall wants to dry.
? Which note is clear enough to build from?
- “Provide vapor barrier per code”
+ “Class II vapor retarder at the interior face of studs, walls as scheduled”
- “Vapor barrier at exterior walls, typical”
- “Provide vapor control as required”
= With class, side, and location stated, nothing is left to interpret.`,
  },
  {
    key: 'nfpa-285-walls',
    title: 'NFPA 285 for Designers: Triggers, Test, and Substitutions',
    summary:
      'Which exterior walls have to pass, what the test measures, and how to keep a tested assembly intact through bidding and construction.',
    by: 'maker',
    creditKind: 'LU|HSW',
    hours: 1,
    format: 'Live online',
    states: [],
    price: 0,
    sections: ['07421323', '072113', '072500'],
    objectives: [
      'List the kinds of combustible components that can trigger the test.',
      'Describe the specimen, the fires, and the duration of the test.',
      'Compare a proposed wall with a tested assembly layer by layer.',
      'Write a substitution requirement that covers the entire wall.',
    ],
    outline: [
      'Construction types and the separate triggers for foam, composite panels, and water-resistive barriers',
      'Inside the test: two stories, two burners, thirty minutes',
      'Reading a report or a listing',
      'Engineering analysis and the building official',
      'Photographing the window head',
    ],
    quiz: `
? What does the test mainly evaluate?
- The hourly rating of the wall
+ How far fire spreads over and within the wall
- The smoke developed by each material
- The strength of the panel anchors
= It tests fire propagation. An hourly rating comes from ASTM E119 or UL 263.
? How long does the test run?
- 10 minutes
- 20 minutes
+ 30 minutes
- 120 minutes
= The burners follow a set schedule for thirty minutes.
? Where are the two burners?
- Both inside the lower room
- Both on the face of the wall
- One in each story
+ One in the lower room, one near the window head outside
= The room burner simulates a fire in the room, the window burner the flames that leave through the opening.
? A bidder offers another foam insulation behind the tested panel. What should the request contain?
- The surface-burning characteristics of the new foam
+ A test of, or an accepted analysis for, the whole wall with the new foam
- A letter that the foam is equal
- The compressive strength of the new foam
= The result applies to the assembly. Change one layer, and the evidence has to cover the whole assembly again.
? Who decides whether an engineering analysis is accepted?
- The panel manufacturer
+ The building official
- The test laboratory
- The general contractor
= The authority having jurisdiction accepts or refuses it, so it should be submitted early.`,
  },
  {
    key: 'masonry-veneer-basics',
    title: 'Brick Veneer That Moves and Drains',
    summary:
      'Expansion joints, shelf angles, flashing, and weeps for clay brick over a concrete or steel frame.',
    by: 'maker',
    creditKind: 'LU|HSW',
    hours: 1,
    format: 'In person',
    states: [],
    price: 0,
    sections: ['042113', '076200', '079200'],
    objectives: [
      'Explain why clay brick grows and concrete masonry shrinks.',
      'Place vertical and horizontal expansion joints on an elevation.',
      'Detail flashing that brings water to the face of the wall.',
      'Inspect weeps, cavities, and joints before the scaffold moves.',
    ],
    outline: [
      'Moisture expansion, shrinkage, creep, and heat',
      'Expansion joints and control joints are not the same',
      'The soft joint below the shelf angle',
      'Flashing: end dams, laps, drip edge',
      'Inspecting from the scaffold',
    ],
    quiz: `
? Why does a clay brick veneer get taller with time?
- Mortar keeps curing and swells
+ Fired clay takes up moisture and expands for good
- Steel anchors push it up
- Freezing water lifts each course
= Brick leaves the kiln at its smallest and driest. The growth that follows is permanent.
? What belongs directly below a shelf angle?
+ A compressible joint without mortar
- A full mortar bed
- A steel shim every 24 inches
- A row of solid brick laid dry
= The brick below grows while the frame shortens. Mortar in that joint would carry load into the veneer.
? What is the greatest spacing of weeps that masonry codes allow above flashing?
- 16 inches
- 24 inches
+ 33 inches
- 48 inches
= The limit is 33 inches on center, with openings of at least 3/16 inch. Many designers ask for less.
? Why should flashing reach or pass the face of the brick?
- To support the brick above
+ So that water leaves the wall instead of running back into it
- To hide the shelf angle
- To break the bond of the mortar
= Flashing that stops inside the brick drops its water back into the masonry.
? Where do vertical cracks near an outside corner of a long brick wall usually come from?
- Frost in the foundation
- Weak mortar
+ Two expanding walls pushing the corner, without a joint nearby
- Wind suction
= Each wall grows toward the corner. A joint within a few feet of the corner gives the growth somewhere to go.`,
  },
];
