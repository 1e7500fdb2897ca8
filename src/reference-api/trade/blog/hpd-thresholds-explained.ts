import { heading, paragraph, table, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const hpdThresholdsExplained: WrittenPost = {
  slug: 'hpd-thresholds-explained',
  title: 'An HPD at 1,000 ppm and an HPD at 100 ppm Are Different Documents',
  summary:
    'How thresholds, characterization, and the basic or nested method change what a Health Product Declaration tells you.',
  topics: ['carbon', 'documents'],
  sections: ['099123', '096519', '079200'],
  figure: null,
  blocks: [
    paragraph(
      'A Health Product Declaration is a list of what is in a product and what is known about the hazards of those ingredients. It carries no grade. That is its strength. It is also why a stack of HPDs tells you so little until you read the header of each one.',
    ),
    paragraph(
      'I keep a sheet next to the screen with five questions. They can be answered in about two minutes per declaration.',
    ),
    heading('At what threshold was the content inventoried?'),
    paragraph(
      'The two settings seen in practice are 1,000 parts per million and 100 ppm, which is to say 0.1 percent and 0.01 percent by weight. Below the threshold, a substance need not be listed. In a gallon of coating weighing 10 lb, something present at 900 ppm amounts to about a seventh of an ounce. For a pigment that is nothing. For a biocide or residual isocyanate, it may be the only part of the can you care about.',
    ),
    paragraph(
      'A declaration at 1,000 ppm that shows nothing alarming has not said that the biocide is absent. It has said only that no one looked below that level. Compare two paints inventoried at different thresholds and you will tend to prefer the one that disclosed less.',
    ),
    heading('Is the inventory basic or nested?'),
    paragraph(
      'With the basic method, all the substances appear in one list for the whole product, and the threshold applies to the finished product. With the nested method, each material or component has its own list and threshold. A floor tile declared by the nested method shows wear layer, core, and print film one after another. If the print film is one percent of the product’s weight, a substance at half a percent of the film is 50 ppm of the tile, and the basic method at 100 ppm will never mention it. Nested gives a better picture of layered goods.',
    ),
    heading('What do “characterized,” “screened,” and “identified” mean?'),
    paragraph(
      'Three words in the header, each answered yes or no for the threshold chosen. Characterized means that the percentage and role of each substance are given. Screened means that each was checked against the hazard lists. Identified means that the name and registry number are disclosed. A manufacturer may keep a name proprietary and still screen it, so you see a hazard with no name attached. I do not treat that as bad faith. I do write it down, because a program that wants full disclosure will not count it.',
    ),
    heading('Which hazards, by which list?'),
    paragraph(
      'Screening draws on authoritative lists through the GreenScreen List Translator. LT-1 means that an authoritative source places the substance in a category of highest concern; LT-UNK means that lists have too little to say; BM-1 through BM-4 are results of a full assessment, BM-1 being the worst. Two cautions. LT-UNK is a statement of ignorance and should not be read as green. And the hazard belongs to the substance in general, without regard to exposure: titanium dioxide earns its warning as an inhaled powder, which matters more to the person at the mixer than to the one sitting in the painted room.',
    ),
    heading('Who prepared it, when, and which version of the standard?'),
    paragraph(
      'Self-published and third-party verified documents look alike at a glance. The expiration date is on the first page, and an expired declaration usually means that the formula was revised and the paperwork wasn’t. The version of the HPD Open Standard matters since the rules on residuals and special conditions were tightened over the years.',
    ),
    heading('A table for the project folder'),
    table(
      ['Question', 'Coating, HPD 1', 'Coating, HPD 2'],
      ['Threshold', '1,000 ppm', '100 ppm'],
      ['Method', 'Basic', 'Basic'],
      ['Characterized / screened / identified', 'Yes / yes / no', 'Yes / yes / yes'],
      ['Residuals considered', 'Partly', 'Yes'],
      ['Listed hazards', '2', '7'],
    ),
    paragraph(
      'Seven looks worse than two. Read down the column and you see that the second manufacturer simply told you more. If the specification rewards the shorter list of hazards, it punishes disclosure, and next year both will submit at 1,000 ppm.',
    ),
    heading('What to ask for'),
    paragraph(
      'In the section I ask for a published HPD, inventoried at 1,000 ppm as a minimum and 100 ppm where the owner’s program requires it, nested for products of more than one layer, in force on the date of the submittal. Hazards are then discussed with the owner by substance, for the handful of products with large surface area or wet application: paint, adhesive, sealant, flooring. Reading those closely does more good than filing all two hundred.',
    ),
  ],
};
