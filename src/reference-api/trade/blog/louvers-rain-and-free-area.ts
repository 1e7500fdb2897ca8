import { heading, paragraph, table, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const louversRainAndFreeArea: WrittenPost = {
  slug: 'louvers-rain-and-free-area',
  title: 'Half of It Is Blades: Sizing Louvers for Air and Rain',
  summary:
    'A sizing calculation for an intake louver, the two kinds of water test, and the plenum behind it that no one details.',
  topics: ['testing', 'moisture', 'coordination'],
  sections: ['089100', '237300', '076200'],
  figure: null,
  blocks: [
    paragraph(
      'The mechanical engineer asks for 23 sq ft of free area. The architect draws a louver of 23 sq ft. The first blizzard fills the air handler’s mixing box with snow, because the air went in at double the speed. Louvers are mostly metal, and “free area” has a definition.',
    ),
    heading('Free area, worked'),
    paragraph(
      'Free area is the least area through which air can pass between blades, after subtracting frame and blades, determined by AMCA 500-L on a sample of 48 by 48 in. For drainable-blade designs it tends to be 40 to 55 percent. Wind-driven-rain types with vertical or nested blades go as low as 35 to 45.',
    ),
    paragraph(
      'Take 12,000 cfm of outdoor air. Product A has a first-point-of-penetration velocity of, say, 1,000 ft per minute in its report. Don’t design at the limit. At 70 percent of it, use 700 ft per minute.',
    ),
    paragraph(
      'Required free area: 12,000 / 700 = 17.1 sq ft. At 48 percent free: 17.1 / 0.48 = 35.7 sq ft of louver, for example 6 ft by 6.',
    ),
    paragraph(
      'Small units do worse. The frame takes the same 2 in. all around whether the louver is 4 ft wide or 18 in. A strip 12 in. high may have a quarter of its face free. Ribbon louvers are a favorite architectural feature and a poor intake. Get the manufacturer’s table for that height before you fix the elevation.',
    ),
    paragraph(
      'Subtract the bird screen, which costs pressure more than area. And subtract blank-off: if half of the louver has insulated panels behind it for looks, only the other half counts.',
    ),
    heading('Two tests for water'),
    paragraph('AMCA 500-L has two, and a catalog might quote either.'),
    table(
      ['', 'Water penetration', 'Wind-driven rain'],
      [
        'Setup',
        'Still air outside, water on the face, air drawn in',
        'Fan blows simulated wind and rain at the louver',
      ],
      [
        'Result',
        'Velocity at which 0.01 oz per sq ft enters in 15 minutes',
        'Effectiveness in percent, class A to D',
      ],
      ['Conditions', 'No wind', '29 mph with 3 in. per hour, or 50 mph with 8 in.'],
      ['Says something about', 'Calm rain, fan on', 'Storms'],
    ),
    paragraph(
      'The first is a lenient test. A louver can have an excellent rating there and let in buckets during a storm with the fan off, because the wind does the pushing. Class A means an effectiveness of 99 percent or more, at a stated core velocity; B begins at 95, C at 80. On coasts, or in rooms with electrical gear behind the opening, ask for Class A at 50 mph and at your velocity. Free area shrinks accordingly and pressure drop rises, so tell the mechanical engineer before the fan is selected.',
    ),
    paragraph(
      'Neither test is about snow. Powder follows air. For intakes in snow country, face velocities of 250 to 300 ft per minute and a deep plenum with a drain do more than blades.',
    ),
    heading('The plenum'),
    paragraph(
      'Behind every intake louver some water gets in. Treat the plenum as a wet room. I draw a pan sloped to a drain or scupper at the front, membrane turned up 8 in. on all sides, insulation outside of the membrane, access door, a light. The drain goes by gravity outdoors, or to a trap with primer, and a heated one in freezing climates. Seal the plenum’s joints like ductwork and waterproof them like a wall.',
    ),
    paragraph(
      'Duct connected straight to a louver, without a plenum, is a gutter that drains indoors. Give it at least 18 in. of sloped, soldered, or welded bottom, pitched outward.',
    ),
    heading('The opening'),
    paragraph(
      'Sill flashing with end dams below the louver, extending beyond the face of the wall; the louver’s own sill on top, with weeps. Head flashing. Air barrier to the frame. Louvers in a storefront or curtain wall pocket need a frame with a glazing flange. Large openings have mullions and structural support behind the blades, in steel, on a drawing no one claims. The supplier’s standard louver supports itself up to about 8 or 10 ft. State the wind load, and who is responsible for supports beyond the louver.',
    ),
    heading('Distances'),
    paragraph(
      'Mechanical codes want intakes 10 ft from sources such as plumbing vents, exhausts, and streets or loading docks, with variations. Put circles on the elevation. Relief louvers next to intakes, in one continuous band on the facade, look elegant and recirculate exhaust air. The bottom of an intake should be above anticipated snow depth, with a foot and a half or more to spare, and clear of the mulch.',
    ),
    heading('What the louver schedule holds'),
    paragraph(
      'Size; free area in square feet (from the actual size, not the 48 in. sample); air volume and velocity; pressure drop at that volume; water rating with type and class; screen; blank-off extent; finish. Mechanical fills in two columns, architecture the remainder. If velocity times free area doesn’t equal the air volume, someone changed one without the other.',
    ),
  ],
};
