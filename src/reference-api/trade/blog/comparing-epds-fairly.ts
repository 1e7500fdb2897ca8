import { heading, list, paragraph, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const comparingEpdsFairly: WrittenPost = {
  slug: 'comparing-epds-fairly',
  title: 'Two EPDs, One Table, and Four Reasons Not to Subtract',
  summary:
    'When environmental product declarations may be set side by side, when they may not, and what to write in the spec so that the numbers you receive can be compared.',
  topics: ['carbon', 'testing', 'substitution'],
  sections: ['072113', '033000', '075423'],
  figure: null,
  blocks: [
    paragraph(
      'The case is invented, but I have had this conversation. A young colleague brings two declarations for board insulation. One says 3.1 kg CO₂ equivalent, the other 4.4. Product A is better by 30 percent, she says, so can we write it in? Maybe. First we spend ten minutes on the back pages, looking for reasons not to compare the two numbers at all.',
    ),
    heading('The unit'),
    paragraph(
      'A declared unit is whatever quantity the program chose: a cubic yard of concrete, a square meter of board at a stated thickness, a metric ton of steel. A functional unit adds performance and time: one square meter of insulation with a thermal resistance of 1 m²·K/W over 75 years, for example. North American insulation declarations generally use the functional kind, which is helpful, because it puts boards of different resistance per inch on the same footing. But RSI-1 is about R-5.7. If your roof is R-30, multiply each by 30/5.68, that is about 5.3, before you think about anything else. Then add the cover board that one system needs and the other doesn’t.',
    ),
    paragraph(
      'For concrete the unit is volume, and a cubic yard at 3,000 psi is not the same service as one at 6,000. A stronger mix with a larger figure per yard may give a smaller column and a smaller total.',
    ),
    heading('The rules'),
    paragraph(
      'Every declaration is written to a product category rule, a PCR, published under ISO 14025. The PCR decides what counts: whether capital equipment is included, how recycled content is credited, what electricity mix is used, which cutoffs apply. Two declarations written to two PCRs, or to two editions of one PCR, are two different measurements. ISO 21930:2017 and EN 15804 are closely related but not the same.',
    ),
    paragraph('The cover page names the PCR. Read it first. If they differ, stop here.'),
    heading('The stages'),
    paragraph(
      'Modules A1 to A3 run from raw material to factory gate. A4 and A5 are transport to the site and installation, B is use, C is end of life, and D is what lies beyond the system boundary: credits for recycling or energy recovery. I have seen a total that included module D and made one product look better than nothing at all. Module D is reported separately for good reason, and it should stay separate in your table too.',
    ),
    paragraph(
      'A blowing agent that leaks out over decades shows up in B. A cradle-to-gate declaration of the same board says nothing about it.',
    ),
    heading('The scope of the average'),
    paragraph(
      'Some declarations cover one product from one plant. Others cover a manufacturer’s whole product line across six plants, and others an entire industry. An industry average is a fair baseline early in design. Using it to represent a particular bidder flatters that bidder’s dirtiest plant. Ready-mixed concrete is the strongest example: mixes vary more within one plant than averages do between regions.',
    ),
    heading('When subtraction is allowed'),
    paragraph(
      'If the unit, the PCR and edition, the modules, the type of declaration, and the period of validity all match, then compare. Even then, treat differences in the range of ten percent as noise unless the data quality section gives you a reason not to. Background databases are revised, electricity grids are averaged, and no one reports an error bar.',
    ),
    heading('What I put in the section'),
    paragraph('I write the requirement so that submittals can be compared:'),
    list(
      'Product-specific Type III declaration conforming to ISO 14025 and to ISO 21930 or EN 15804, third-party verified, valid on the date of the submittal.',
      'Declared or functional unit as stated in the section; where the PCR allows a choice, which one.',
      'Modules A1 to A3 as a minimum, reported separately, with module D shown apart if at all.',
      'Plant of manufacture for this project, and a statement of whether the declaration covers it.',
      'GWP limit, if there is one, with the source of the limit and the unit it is expressed in.',
    ),
    paragraph(
      'I leave out the phrase “lowest embodied carbon.” A bidder cannot price a superlative. A ceiling can be met, checked, and enforced with one page from the declaration.',
    ),
    paragraph(
      'As for the two boards: A was declared per square meter at 25 mm, and B per RSI-1. Converted, they were within four percent. We kept both in the section and moved on to the concrete, where the real savings were.',
    ),
  ],
};
