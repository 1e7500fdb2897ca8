import { heading, paragraph, table, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const fireproofingThicknessByWOverD: WrittenPost = {
  slug: 'fireproofing-thickness-by-w-over-d',
  title: 'Same Fire Rating, Different Beam: Fireproofing Thickness by W/D',
  summary:
    'A worked thickness adjustment for sprayed fireproofing, plus restraint, bond, and the trades that scrape it off.',
  topics: ['code', 'testing', 'coordination'],
  sections: ['078100', '051200'],
  figure: null,
  blocks: [
    paragraph(
      'The section says, “Provide two-hour fireproofing.” The building has seven hundred beams in forty sizes, and every bidder knows that thickness depends on size. One prices the worst case, another the best, and no one can tell from the number at the bottom of the page. Knowing how thickness is set makes for a better section and fewer arguments.',
    ),
    heading('Why size matters'),
    paragraph(
      'A heavy beam with little exposed surface heats slowly. A light one with wide flanges heats fast. The ratio that expresses this is W/D: weight per foot divided by heated perimeter in inches. D depends on exposure. A floor beam with its top flange against the slab is heated on three sides, a column on four.',
    ),
    paragraph(
      'Tested designs list a minimum beam size, with W/D, and a thickness. A beam with a larger W/D may take less. For beams protected with sprayed material, the IBC and the directories permit this adjustment:',
    ),
    paragraph('h2 = h1 × (W1/D1 + 0.60) / (W2/D2 + 0.60)'),
    paragraph(
      'with h1 the tested thickness for the tested beam 1 and h2 for the beam at hand, subject to limits: W/D of 0.37 or more, h2 not below 3/8 in., and an unrestrained beam rating of an hour or more.',
    ),
    heading('Three beams, worked'),
    paragraph(
      'Take a design with W1/D1 = 0.80 and h1 = 1-1/4 in. for 2 hours. I chose the numbers to keep the arithmetic easy.',
    ),
    table(
      ['Beam', 'W/D', 'h2', 'Apply'],
      ['Heavier girder', '1.20', '1.25 × 1.40 / 1.80 = 0.97 in.', '1 in.'],
      ['Tested size', '0.80', '1.25 in.', '1-1/4 in.'],
      ['Light filler', '0.60', '1.25 × 1.40 / 1.20 = 1.46 in.', '1-1/2 in.'],
    ),
    paragraph(
      'A floor framed mostly with light fillers needs 50 percent more on these than on the girders. If someone applies 1-1/4 in. everywhere, the fillers are short and the girders are overdone. Ask for a schedule of thickness by member size as a submittal. Every competent applicator makes one for the crew anyway.',
    ),
    paragraph(
      'This equation is for beams. Columns have a different one, and trusses and joists are governed by their own designs. Intumescent coatings don’t follow it at all: their tables are by section factor, per product.',
    ),
    heading('Restrained or not'),
    paragraph(
      'Directories give restrained and unrestrained ratings. In a restrained assembly, surrounding construction can resist thermal expansion, and less protection is enough. The IBC requires that restraint be justified by a registered design professional and that the conditions be identified on the drawings. Unless the structural engineer has so stated, use unrestrained. There’s real money in it, and only one person may decide. I email the structural engineer that one question in design development.',
    ),
    heading('Bond and density'),
    paragraph(
      'Two properties make the material stay in place. Thickness and density are measured by ASTM E605, cohesion and adhesion by E736. The minimum bond in ordinary buildings is 150 psf. High-rise buildings need 430 psf, up to 420 ft in height, and 1,000 beyond. These higher values exclude the softest, lightest products, so if the building is tall, the density class belongs in the description.',
    ),
    paragraph(
      'Primer gets in the way. Listings are generally for bare, clean steel, or for primed steel within limits on flange width and depth, with lath or a bonding agent beyond them. The steel section must say that beams to receive sprayed fireproofing aren’t to be painted. That sentence gets lost when the boilerplate says “shop prime all steel.” This is the one case where I put the same statement in both sections.',
    ),
    heading('Sequence'),
    paragraph(
      'Clips, hangers, and supports first, then fireproofing, then ducts. Ducts ahead of time block access to the top of the lower flange, and the applicator can’t see the missed spots. The schedule seldom allows the right order. At minimum, have all attachments to steel in place, because anything attached later means scraping.',
    ),
    paragraph(
      'Who patches? “Every trade that removes it” is the usual answer, and it doesn’t work. Plumbers don’t patch fireproofing. I put patching with the applicator, as an allowance in hours, and charge others through the contractor. The inspector returns before ceilings close, because special inspection covers the final condition.',
    ),
    heading('Special inspection'),
    paragraph(
      'The code requires special inspection of substrate, thickness, density, and bond, with a given number of samples per floor area. It belongs in the owner’s testing contract, so check that the contract is signed in time. Thickness is averaged, with a limit on how thin any single reading may be. The agency’s report must show W/D or the member size next to each reading, because 1 in. may be right on one beam and wrong on its neighbor.',
    ),
    paragraph(
      'One more thing: when fireproofing is exposed in back-of-house areas, someone will ask to paint it. The listing has to accept the coating. Get the manufacturer’s answer in writing first.',
    ),
  ],
};
