import {
  heading,
  list,
  paragraph,
  table,
  type WrittenPost,
} from '#src/reference-api/trade/blog/written-post.ts';

export const paintSystemsByNumber: WrittenPost = {
  slug: 'paint-systems-by-number',
  title: 'Specifying Paint by System Number and Still Deciding Something',
  summary:
    'How system numbers, gloss levels, and film thickness fit together, with a coverage calculation that shows whether the second coat happened.',
  topics: ['testing', 'substitution', 'maintenance'],
  sections: ['099123', '092900', '055213'],
  figure: null,
  blocks: [
    paragraph(
      'A painting section organized by manufacturers’ product names is out of date before bid. One organized by Master Painters Institute numbers ages better, because a number describes a category of coating with a standard behind it, and several manufacturers have a product in it. But numbers invite their own mistake: everything is referenced and nothing is decided.',
    ),
    heading('Two kinds of numbers'),
    paragraph(
      'An MPI product number names one can. Number 50 is an interior latex primer-sealer; 53 is a flat interior latex, 52 an eggshell, 54 a semigloss. A system number names a stack on a substrate. INT 9.2A is a latex system on gypsum board: primer, intermediate, topcoat. The prefix says interior or exterior, and the number that follows comes from the old five-digit MasterFormat divisions: 9.2 for plaster and gypsum board, 5.1 for structural steel and metal fabrications, 3.1 for vertical concrete.',
    ),
    paragraph(
      'If the finish schedule says INT 9.2A and the section defines it, the schedule stays short. The reader still needs two more words, the grade and the gloss.',
    ),
    paragraph(
      'Grade first. A premium system has three coats where a custom one may have two. On walls that will be washed, the third coat is the cheapest durability you can buy.',
    ),
    heading('Gloss is a measurement'),
    paragraph(
      '“Eggshell” is a marketing word. The MPI gloss levels are ranges read by a gloss meter at 60 degrees, with a check at 85 degrees, known as sheen, for the lower levels.',
    ),
    table(
      ['Level', 'Gloss at 60°', 'Common name'],
      ['G1', 'Up to 5', 'Flat'],
      ['G2', 'Up to 10', 'Velvet'],
      ['G3', '10 to 25', 'Eggshell'],
      ['G4', '20 to 35', 'Satin'],
      ['G5', '35 to 70', 'Semigloss'],
      ['G6', '70 to 85', 'Gloss'],
      ['G7', 'More than 85', 'High gloss'],
    ),
    paragraph(
      'G5 covers a span of two to one. Two products can both be semigloss and look unalike on either side of a corner. Where one room has been painted by two crews with two products under the same number, this is the usual explanation. Require one manufacturer’s product for each finish, building-wide, including the touch-up at the end.',
    ),
    heading('Was there a second coat?'),
    paragraph(
      'This can be checked with arithmetic. A gallon covers 1,604 sq ft one mil thick. For a paint with 38 percent solids by volume, to be applied at 1.5 mils dry per coat:',
    ),
    paragraph('1,604 × 0.38 / 1.5 = 406 sq ft per gallon, in theory. With ten percent loss, 366.'),
    paragraph(
      'A floor with 22,000 sq ft of wall requires 60 gallons per coat, so 120 for two finish coats. Twelve five-gallon pails of one color make sixty gallons. If the empties by the dumpster number thirteen, someone thinned, stretched, or skipped. I ask that empty pails be kept by floor until the painter’s application for payment has been signed. It takes no gauge and no accusations.',
    ),
    paragraph(
      'On steel you do have a gauge. Dry film on ferrous metal can be measured without damage, by SSPC-PA 2, and thickness in mils goes in the section next to the system for each coat. On gypsum board, a wet film comb while the paint is wet is the only easy instrument.',
    ),
    heading('What the number does not decide'),
    list(
      'Primer over shop primer. A handrail arrives with something red on it. Is the field coat compatible? Ask the fabricator for the shop primer’s product data, and have each submittal refer to the other. If in doubt, a patch test with a tape pull by ASTM D3359 costs an hour.',
      'Surface preparation. SSPC-SP 1 solvent cleaning before any other preparation, SP 2 or SP 3 for touch-up, SP 6 where the exposure justifies it. Galvanized steel is its own subject: weathered or passivated zinc rejects paint unless prepared.',
      'VOC limits and emissions. A content limit in grams per liter and a chamber emission test answer different questions. Say which is required and by what rule, and remember that colorants add to the first.',
      'Deep colors. Tint bases have less hiding pigment, and reds and yellows may take four coats. Identify deep tones on the finish schedule so bidders can count them.',
    ),
    heading('Substitutions by number'),
    paragraph(
      'A proposed product that is listed under the same number answers one question, that of category. Three more remain: color match in the actual gloss, the recoat window for the owner’s maintenance staff, and local supply of touch-up in quart cans five years from now. The last one has decided more of our reviews than durability has. A hospital paints every week of the year. It wants the same can from the same store, so ask before you issue the schedule.',
    ),
  ],
};
