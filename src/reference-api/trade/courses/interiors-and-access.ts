import type { CourseText } from '#src/reference-api/trade/courses/course-text.ts';

export const interiorsAndAccess: readonly CourseText[] = [
  {
    key: 'casework-and-tops',
    title: 'Casework and Countertops: Grades, Cores, and Clean Air in the Shop',
    summary:
      'Economy, Custom, Premium, duty levels, panel balance, humidity, and how to specify tops without dry-cut silica dust.',
    by: 'maker',
    creditKind: 'LU|HSW',
    hours: 1,
    format: 'On demand',
    states: [],
    price: 0,
    sections: ['064100', '123661'],
    objectives: [
      'Assign quality grades by room rather than by building.',
      'Specify construction, edges, and core for use and moisture.',
      'Set humidity conditions before, during, and after installation.',
      'Write requirements that protect people who fabricate countertops.',
    ],
    outline: [
      'What a grade says and leaves out',
      'Cores, faces, balance',
      'Edges that survive a school',
      'Acclimation and a cheap meter',
      'Crystalline silica, from slab to lung',
    ],
    quiz: `
? What does the Premium grade describe?
- Greater strength of shelves
- Resistance to water
- A longer warranty
+ The highest level of workmanship and appearance
= Grades describe workmanship and materials. Strength is covered by duty levels or by stated loads.
? Why should a panel have similar faces on both sides?
+ So that it takes up moisture evenly and stays flat
- To double its weight
- To meet the fire code
- So that it can be turned around
= An unbalanced panel bows toward the drier side.
? What indoor humidity suits architectural woodwork in most of the country?
- 5 to 15 percent
+ 25 to 55 percent
- 60 to 80 percent
- Any, if finished
= Keep the space within that range before delivery and afterward, because wood moves with humidity.
? What is OSHA’s permissible exposure limit for respirable crystalline silica over eight hours?
- 5 micrograms per cubic meter
+ 50 micrograms per cubic meter
- 500 micrograms per cubic meter
- 5,000 micrograms per cubic meter
= The limit is 50, with an action level of 25 micrograms per cubic meter.
? Which note does the most to avoid dry cutting on site?
- “Installer to fit as required”
- “Cut outlets in the field”
+ “Template after cabinets are set; all cutouts shown on shop drawings and cut wet in the shop”
- “Provide dust masks”
= If every opening is made in the shop by wet methods, nothing is left to grind at the building.`,
  },
  {
    key: 'accessible-toilet-rooms',
    title: 'Accessible Toilet Rooms, Inch by Inch',
    summary:
      'Fixtures, clear floor, grab bars, dispensers, protruding objects, and the blocking photo that saves opening up a wall.',
    by: 'library',
    creditKind: 'LU|HSW',
    hours: 1,
    format: 'On demand',
    states: ['CA', 'TX'],
    price: 0,
    sections: ['102800', '102113', '224200'],
    objectives: [
      'Dimension a water closet and its compartment to finished faces.',
      'Place grab bars and dispensers so that they do not conflict.',
      'Check accessories against the protruding-object limits.',
      'Specify partitions with the right fire test.',
    ],
    outline: [
      'Finished faces, not studs',
      'Compartments and toe clearance',
      'Bars, paper, seat covers',
      'Mirrors, dryers, and canes',
      'Backing and photographs',
    ],
    quiz: `
? Where is the centerline of an accessible water closet from the side wall?
- 12 to 14 inches
- 20 to 22 inches
- Exactly 24 inches
+ 16 to 18 inches
= The 2010 ADA Standards allow 16 to 18 inches, measured to the finished wall.
? How long is the side grab bar, at least?
- 24 inches
- 36 inches
+ 42 inches
- 60 inches
= At least 42 inches, starting no more than 12 inches from the rear wall.
? A hand dryer is mounted with its edge 45 inches above the floor. How far may it protrude into a circulation path?
- 2 inches
+ 4 inches
- 6 inches
- 12 inches
= Between 27 and 80 inches above the floor, objects may protrude 4 inches, because a cane does not detect them.
? Which load must a grab bar and its fastening resist?
- 50 pounds
- 150 pounds
+ 250 pounds
- 1,000 pounds
= 250 pounds applied at any point, so the wall needs backing.
? Which test does the model code accept for polyethylene toilet partitions as an interior finish?
+ NFPA 286
- ASTM E84 alone
- ASTM D635
- UL 10C
= High-density polyethylene has to meet the acceptance criteria of the room corner test, because plastics that melt can do deceptively well in the tunnel test.`,
  },
  {
    key: 'sprinklers-for-architects',
    title: 'Sprinklers for Architects: Heads, Ceilings, Clearances',
    summary:
      'How wet-pipe sprinklers cover a room, why a beam or a cloud ceiling changes the layout, and what belongs on a reflected ceiling plan.',
    by: 'maker',
    creditKind: 'LU|HSW',
    hours: 1,
    format: 'On demand',
    states: [],
    price: 20,
    sections: ['211313', '095113'],
    objectives: [
      'Describe how a wet-pipe system works from main to head.',
      'Recognize obstructions that change the spacing of heads.',
      'Coordinate heads with lights, diffusers, and grid.',
      'Explain what area and hazard classification decide.',
    ],
    outline: [
      'Water, pipe, head: how one opens',
      'Hazard and spacing',
      'Obstructions and clouds',
      'Choosing concealed, recessed, or sidewall',
      'One plan with everything on it',
    ],
    quiz: `
? In a wet-pipe system, how many heads open in a typical small fire?
- All heads on the floor
+ Only those heated to their rated temperature
- All heads in the building
- Half of the zone
= Each head opens by its own heat element. Most fires are controlled by a few heads.
? Which standard covers design and installation of sprinkler systems in commercial buildings?
- NFPA 10
- NFPA 72
+ NFPA 13
- NFPA 101
= NFPA 13 is the installation standard. NFPA 10 covers extinguishers, 72 fire alarm, 101 life safety.
? What is the largest area that one standard spray head may cover in a light-hazard room with smooth ceilings, in hydraulically calculated systems?
- 100 square feet
- 130 square feet
+ 225 square feet
- 400 square feet
= 225 square feet at up to 15 feet of spacing for light hazard. Ordinary hazard is limited to 130.
? Why does storage need clear space below the heads?
+ So that spray can spread before it reaches the goods
- To let people read labels
- To keep heads warm
- To reach the valves
= Standard spray heads need at least 18 inches of clear space below the deflector.
? What is the risk of painting a concealed head’s cover plate?
- None
- The water is discolored
+ The cover may not drop at its rated temperature, which delays the head
- The pipe corrodes
= The plate is held by a low-melting alloy. Paint can glue it in place, and listed covers are finished only at the factory.`,
  },
  {
    key: 'daylight-and-shades',
    title: 'Daylight, Glare, and the Shade in Between',
    summary:
      'Skylights and roller shades as one system with light controls: openings, diffusion, openness factors, and who operates what.',
    by: 'maker',
    creditKind: 'LU|HSW',
    hours: 1,
    format: 'Live online',
    states: [],
    price: 0,
    sections: ['122413', '086200', '265100'],
    objectives: [
      'Choose openness and color of shade cloth by orientation.',
      'Size skylights for even light without excess heat.',
      'Protect people from falling through roof openings.',
      'Coordinate pockets, power, and control groups.',
    ],
    outline: [
      'Where glare comes from',
      'Openness, color, and view',
      'Skylights: many small, diffusing',
      'Fall protection',
      'Photosensors make the savings',
    ],
    quiz: `
? What does an openness factor of 3% mean?
+ About 3% of the cloth is open
- The cloth reflects 3% of light
- The shade covers 97% of the window
- The cloth stretches 3%
= It is the share of holes in the weave, which governs view and direct sun.
? Which cloth usually gives a better view out?
- White
+ Dark
- Metallic on the room side
- Openness does not matter
= A dark weave is not bright itself, so the eye looks through it.
? How do federal safety rules treat a skylight on a walking-working surface?
- As a window
+ As a hole that needs a cover, a screen, or a guardrail
- As part of the roof deck
- As a stair
= People have died by stepping on skylights. Covers have to carry at least twice the expected load.
? Without which part do skylights save little lighting energy?
- A steel curb
+ Controls that dim or switch lamps
- A second skylight
- Interior paint
= Daylight saves electricity only if lamps go down when it is there.
? Why do interior shades reduce cooling less than exterior ones?
+ The heat has already come through the glass
- They are thinner
- They are darker
- They move
= Heat absorbed inside stays inside, except for what is reflected back out.`,
  },
];
