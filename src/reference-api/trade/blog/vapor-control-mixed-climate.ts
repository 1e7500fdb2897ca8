import { heading, list, paragraph, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const vaporControlMixedClimate: WrittenPost = {
  slug: 'vapor-control-mixed-climate',
  title: 'Which Side Does the Vapor Retarder Go On in Zone 4?',
  summary:
    'A Q&A on vapor retarder classes, drying direction, and why exterior insulation does what polyethylene can’t.',
  topics: ['moisture', 'climate', 'code'],
  sections: ['072500', '072726', '072113', '061600'],
  figure: 'window-jamb',
  blocks: [
    paragraph(
      'This question reaches my desk about once a month, usually with a wall section attached and a note that the contractor “always puts poly on the inside.” Here are the questions as I get them and the answers I send.',
    ),
    heading('Is it true that the vapor retarder goes on the warm side?'),
    paragraph(
      'It is true where one side is reliably the warm one. In a heating climate with a short, dry summer, indoor air carries the moisture and the inside face is where you stop it. In a cooling climate the drive runs inward for most of the year. In a mixed climate the wall sees both, and a membrane that blocks vapor in January blocks drying in July. Solar heating of a rain-soaked brick veneer can push moisture inward hard enough to wet the back of interior polyethylene while the air conditioning is running.',
    ),
    paragraph('So the first answer is a question: which code climate zone, and what is the cladding?'),
    heading('What do the classes mean?'),
    paragraph('The model codes sort materials by permeance under ASTM E96, desiccant method:'),
    list(
      'Class I is 0.1 perm or less. Polyethylene sheet and unperforated aluminum foil are here.',
      'Class II is more than 0.1 and up to 1.0 perm. Kraft facing on batts is the common one.',
      'Class III is more than 1.0 and up to 10 perms. Latex paint over gypsum board is the usual example.',
    ),
    paragraph(
      'Anything above 10 perms is treated as vapor open. Note the test method. A product sheet that reports the water method will show a higher number for materials whose permeance climbs with humidity, and a comparison across methods is worthless.',
    ),
    heading('Does the code require one in Zone 4?'),
    paragraph(
      'For Zones 1 through 4 other than Marine 4, the prescriptive language does not call for an interior Class I or II retarder. It starts to ask for one in Zone 5 and colder and in Marine 4. An interior sheet of polyethylene in Zone 4A is a choice someone made, and I ask them to defend it. Painted gypsum board, which you were going to have anyway, is a Class III retarder already.',
    ),
    heading('What about Zone 5, where our other office builds?'),
    paragraph(
      'There the code offers a trade. You may use a Class III retarder inside if enough continuous insulation sits outside the framing to keep the sheathing warm. In the IBC and IRC tables, Zone 5 asks for R-5 over 2×4 walls and R-7.5 over 2×6 walls. Zone 6 asks for R-7.5 and R-11.25. The ratio is what counts: as the cavity insulation thickens, the exterior insulation has to thicken with it, because it is the sheathing temperature that matters.',
    ),
    paragraph(
      'I watched a project (really a composite of two) lose this in value engineering. The exterior board went from 2 in. to 1 in. to save on long fasteners. A better window made up the energy compliance. No one reopened the vapor question, and the interior paint no longer qualified as the retarder. The fix was a smart membrane on four floors.',
    ),
    heading('What is a smart membrane good for?'),
    paragraph(
      'It is a sheet whose permeance rises with humidity. Dry in winter, it behaves as Class II; damp in summer, it opens and lets the cavity dry inward. It helps in walls with little exterior insulation and a reservoir cladding. It does not help a wall that leaks.',
    ),
    heading('Is an air barrier the same thing?'),
    paragraph(
      'No, and confusing the two causes most of the damage. Diffusion through a painted wall moves small amounts of water slowly. Air leaking through an outlet box carries far more. If the budget covers only one careful detail, make it airtightness: continuity at the roof line, window perimeter, and floor edge. A vapor-permeable air barrier on the sheathing and a vapor-closed one are both legitimate products, and the choice between them is part of the drying question above. Write the permeance range into the air barrier section. “Or equal” without it lets a closed membrane replace an open one with no one noticing.',
    ),
    heading('What do you actually write?'),
    paragraph(
      'One line on the wall type sheet: climate zone, control layer in order from inside to outside, permeance of each in perms with the E96 procedure, and an arrow showing which way this wall dries. If the arrow points at a material below 1 perm, the section is not finished.',
    ),
  ],
};
