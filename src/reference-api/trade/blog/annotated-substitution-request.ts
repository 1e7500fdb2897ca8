import {
  heading,
  paragraph,
  quote,
  table,
  type WrittenPost,
} from '#src/reference-api/trade/blog/written-post.ts';

export const annotatedSubstitutionRequest: WrittenPost = {
  slug: 'annotated-substitution-request',
  title: 'A Substitution Request, Annotated Line by Line',
  summary:
    'One invented request to replace EPDM with TPO, read the way a reviewer reads it, with the questions each line should raise.',
  topics: ['substitution', 'cost', 'testing'],
  sections: ['075323', '075423', '077100'],
  figure: null,
  blocks: [
    paragraph(
      'The request below is made up, though any reviewer could have written it from memory. Specified: 60 mil nonreinforced EPDM, fully adhered, black. Proposed: 60 mil reinforced TPO, mechanically attached, white. Contract awarded, roof deck half erected. I quote it line by line, with the note I would write in the margin.',
    ),
    quote('Reason for request: product availability and cost savings to Owner.'),
    paragraph(
      'Those are two reasons. Availability means the specified product can’t be delivered in time, and that takes a dated letter from a distributor. Savings take an amount, entered on the form as a credit. If there is no figure, the reason is something else, most often that the roofer the contractor prefers is authorized for a different system.',
    ),
    paragraph(
      'Is it even timely? Division 01 sets a period after award for requests for convenience. Past that, only for cause. A polite refusal that cites the paragraph takes ten minutes and offends no one.',
    ),
    quote('Proposed product is equal or superior in all respects.'),
    paragraph(
      'Superior to what? I cross it out and put a table in its place. The requester fills it in, not the reviewer.',
    ),
    table(
      ['Property', 'Specified', 'Proposed', 'Consequence'],
      [
        'Thickness over scrim',
        'Not applicable',
        'Ask',
        'Weathering layer of reinforced sheet is less than nominal',
      ],
      ['Attachment', 'Fully adhered', 'Mechanically attached', 'Uplift, flutter, deck fastening'],
      ['Color', 'Black', 'White', 'Energy, snow melt, condensation'],
      ['Seams', 'Tape', 'Heat welded', 'Crew, weather, inspection'],
      ['Edge metal test', 'RE-2', 'RE-1 and RE-2', 'New fascia report'],
      ['Warranty', '20 years, wind to stated speed', 'Ask for sample', 'Exclusions'],
    ),
    paragraph(
      'EPDM is standardized by ASTM D4637 and TPO by D6878. Because the standards differ, values for tear or tensile strength that look alike were measured on different constructions: one is a homogeneous rubber sheet, the other a scrim with a coating on each side. Comparing the numbers tells you nothing about which roof is better.',
    ),
    quote('No effect on other work.'),
    paragraph(
      'This is the line to read slowly. Mechanical attachment means thousands of screws through the deck. What is the deck? If it is 22 gauge steel, pullout values are published and the pattern can be worked out. If part of it is acoustical deck, exposed in the gymnasium, screw points will show overhead. If it is structural concrete or cementitious wood fiber, both the fastener and the price change. What runs in the flutes?',
    ),
    paragraph(
      'Next, air. An adhered membrane does not move. A mechanically attached one billows and pumps inside air upward. In a building with indoor humidity of 45 percent in a cold zone, a vapor retarder at the deck that was optional becomes necessary, and those screws perforate it.',
    ),
    paragraph(
      'A white roof reflects light on the windows of the floor above and on the equipment intakes. On this job the art studio clerestory faces the low roof. The daylighting consultant needs to see this, and no one has asked her.',
    ),
    quote('Manufacturer’s warranty: equivalent.'),
    paragraph(
      'Ask for the blank form. Compare events, remedies, limits, exclusions. Who may do repairs? What is the wind speed limit, and how is it measured? Does “equivalent” survive the substitution of edge metal furnished by others?',
    ),
    quote('Code compliance: confirmed.'),
    paragraph(
      'By whom? A fire classification under UL 790 belongs to the assembly on a given deck, at a stated maximum slope, over specific insulation and cover board. Wind uplift is likewise an assembly listing, with the fastening pattern in field, perimeter, and corner. I ask for listing numbers for each of the three zones.',
    ),
    quote('Cost of redesign: none.'),
    paragraph(
      'Then the requester should have no trouble signing the paragraph that accepts the cost of changes to other work, including the architect’s time to redraw details. I count eleven details on two sheets.',
    ),
    heading('My answer'),
    paragraph(
      'I returned this one once, as incomplete, with a list of six items. Our procedure allows one resubmission and no partial review. Once complete, a request like this may well deserve to be accepted. White TPO is a respectable roof, and in a warmer place I would have specified it. The decision weighs the credit, say 48 cents a square foot, against a vapor retarder, a new edge, and the clerestory. In this invented case the original membrane stayed, and the contractor found stock after all.',
    ),
    paragraph(
      'A substitution is a design change proposed by someone who did not design the building. Ask of it what you would ask of your own detail.',
    ),
  ],
};
