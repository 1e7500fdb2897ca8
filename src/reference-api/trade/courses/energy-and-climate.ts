import type { CourseText } from '#src/reference-api/trade/courses/course-text.ts';

export const energyAndClimate: readonly CourseText[] = [
  {
    key: 'thermal-bridging',
    title: 'Thermal Bridges in Exterior Walls',
    summary:
      'Clear-field, linear, and point transmittance added up for a real façade, and cladding supports specified by performance.',
    by: 'maker',
    creditKind: 'LU|HSW',
    hours: 1.5,
    format: 'On demand',
    states: ['TX'],
    price: 0,
    sections: ['072113', '074213', '054000'],
    objectives: [
      'Separate clear-field, linear, and point heat losses.',
      'Estimate the effective U-factor of a façade with its details.',
      'Compare girts, clips, and shelf angle supports.',
      'Specify an effective value and its proof.',
    ],
    outline: [
      'Why steel matters so much',
      'Three kinds of transmittance',
      'A façade in one spreadsheet',
      'Windows, slabs, parapets',
      'Writing the requirement',
    ],
    quiz: `
? How is a linear transmittance multiplied when losses are added up?
- By area
- By the number of pieces
+ By length
- By thickness
= Linear losses such as slab edges are counted per foot, point losses per piece, clear field by area.
? Which support usually loses the least heat?
- Continuous steel Z-girts
+ Intermittent clips of low conductivity
- Continuous aluminum girts
- Steel studs through the insulation
= Fewer, smaller, and less conductive connections carry less heat.
? Where should a window sit in the wall to lose the least heat at its perimeter?
- At the face of the cladding
+ In line with the insulation
- At the inner face of the stud
- It makes no difference
= There the insulation lines up with the frame’s thermal break.
? A note asks for R-16 continuous insulation, and girts cross it. What should the specification add?
+ The effective U-factor of the assembly with its supports
- A thicker girt
- A darker cladding
- A second vapor retarder
= The nominal R-value says nothing about losses through the supports.
? Which is a laboratory test of heat flow through a wall assembly?
- ASTM E96
- ASTM E283
+ ASTM C1363
- ASTM D1621
= C1363 is the hot-box test of building assemblies.`,
  },
  {
    key: 'wildfire-exteriors',
    title: 'Building Where Wildfire Comes Close',
    summary:
      'Embers, radiant heat, and flame at roof edges, vents, siding, glass, and the first five feet around a building.',
    by: 'library',
    creditKind: 'LU|HSW',
    hours: 1,
    format: 'Live online',
    states: ['CA', 'CO', 'OR', 'WA'],
    price: 0,
    sections: ['074646', '088000', '076200'],
    objectives: [
      'Describe the three ways that wildfire attacks a building.',
      'Choose vents, eaves, and roof edges that keep embers out.',
      'Select siding and glazing for radiant heat.',
      'Plan a noncombustible zone next to the wall.',
    ],
    outline: [
      'Embers travel first',
      'Roof edges, gutters, vents',
      'Siding, glass, and doors',
      'The first five feet',
      'Codes for the wildland-urban interface',
    ],
    quiz: `
? What ignites many of the buildings lost in wildfires?
- Lightning
+ Wind-blown embers
- Underground roots
- Falling trees only
= Embers travel far ahead of the flames and find vents, gutters, and debris.
? Which standard tests vents for resistance to embers and flame?
+ ASTM E2886
- ASTM E119
- ASTM E90
- ASTM E2178
= E2886 exposes vents to embers and to direct flame.
? Which pane stands up better to radiant heat?
+ Tempered glass in an insulating unit
- Annealed single glass
- Plastic glazing
- Stained glass
= Tempered panes withstand greater temperature differences, and a second pane buys time.
? What belongs within the first five feet of a wall?
- Bark mulch
- Shrubs under windows
- A wood fence joined to the wall
+ Gravel, paving, or other noncombustible surfaces
= Whatever burns next to the wall heats siding, glass, and eaves.
? Why are gutters a concern?
- They corrode in smoke
- They attract lightning
- They melt the flashing first
+ Dry leaves in them ignite and burn at the roof edge
= Covers, metal gutters, and cleaning keep fuel away from the eave.`,
  },
  {
    key: 'zero-net-carbon',
    title: 'Zero Net Carbon Design: From Load to Grid',
    summary:
      'Demand first, then electric systems, then renewables and what is left: zero net carbon for new buildings and retrofits.',
    by: 'library',
    creditKind: 'LU|HSW',
    hours: 2,
    format: 'On demand',
    states: ['CA'],
    price: 0,
    sections: ['481400', '072113', '237300'],
    objectives: [
      'Define zero net carbon for operation and for materials.',
      'Reduce loads by enclosure, shading, and daylight before sizing systems.',
      'Explain how heat pumps replace combustion for space and water heating.',
      'Size on-site solar generation and account for the rest.',
    ],
    outline: [
      'What is counted, and over what year',
      'Loads first',
      'Electric heating and hot water',
      'Solar on the roof, and its limits',
      'Embodied carbon',
      'Retrofits in steps',
    ],
    quiz: `
? In which order is a zero net carbon building designed?
- Solar panels, then systems, then enclosure
- Offsets first
+ Loads, then efficient electric systems, then renewables
- Systems, then offsets, then enclosure
= Every load avoided makes systems and generation smaller.
? Why can a heat pump deliver more heat than the electricity it uses?
+ It moves heat from air, ground, or water
- It burns refrigerant
- It stores heat from summer
- It uses direct current
= A coefficient of performance of 3 means three units of heat for one unit of electricity.
? What does operational carbon leave out?
+ Emissions from making and placing materials
- Heating
- Lighting
- Cooling
= That is embodied carbon, much of it spent before the building opens.
? Why does a tall building seldom balance its yearly use with panels on its own roof?
- Panels work only near the ground
- Wind stops generation
+ The roof is small in relation to the floor area it serves
- Codes forbid it
= Generation depends on roof area and energy use on floor area. Off-site renewables cover the difference.
? Which retrofit step usually comes before replacing a boiler with heat pumps?
- Enlarging the boiler
+ Lowering loads, so that water can be supplied at lower temperatures
- Adding gas meters
- Sealing all outdoor air
= Heat pumps work best at modest supply temperatures, which a better enclosure allows.`,
  },
];
