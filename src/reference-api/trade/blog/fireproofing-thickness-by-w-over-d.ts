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
      '“Provide two-hour fireproofing.” Seven hundred beams in forty sizes, and a bidder who knows that thickness depends on size. He takes the worst case, or the best, and no one can tell from the number at the bottom of the page. Knowing how thickness is determined makes for a better section and shorter arguments.',
    ),
    heading('Why size matters'),
    paragraph(
      'A heavy beam with little exposed surface heats slowly; a light one with wide flanges is soon hot. The ratio that expresses this is W/D: weight per foot divided by heated perimeter in inches. D depends on exposure. A floor beam with its top flange against the slab is heated on three sides, a column on four.',
    ),
    paragraph(
      'Tested designs list a minimum beam size, with W/D, and a thickness. Larger W/D may use less. For beams protected with sprayed material, the IBC and the directories permit this adjustment:',
    ),
    paragraph('h2 = h1 × (W1/D1 + 0.60) / (W2/D2 + 0.60)'),
    paragraph(
      'with h1 the tested thickness for the tested beam 1 and h2 for the beam at hand, subject to limits: W/D of 0.37 or more, h2 not below 3/8 in., and an unrestrained beam rating of an hour or more.',
    ),
    heading('A worked set'),
    paragraph(
      'Take a design with W1/D1 = 0.80 and h1 = 1-1/4 in. for 2 hours. These are numbers chosen to be easy.',
    ),
    table(
      ['Beam', 'W/D', 'h2', 'Apply'],
      ['Heavier girder', '1.20', '1.25 × 1.40 / 1.80 = 0.97 in.', '1 in.'],
      ['Tested size', '0.80', '1.25 in.', '1-1/4 in.'],
      ['Light filler', '0.60', '1.25 × 1.40 / 1.20 = 1.46 in.', '1-1/2 in.'],
    ),
    paragraph(
      'A floor framed mostly with light fillers needs 50 percent more on these than on the girders. If someone applies 1-1/4 everywhere, the fillers are short, and the girders are a gift. Ask for a schedule of thickness by member size as a submittal. Every competent applicator makes one for his crew anyway.',
    ),
    paragraph(
      'This equation is for beams. Columns have a different one, and trusses and joists are governed by their own designs. Intumescent coatings don’t follow it at all: their tables are by section factor, per product.',
    ),
    heading('Restrained or not'),
    paragraph(
      'Directories give restrained and unrestrained ratings. In a restrained assembly, surrounding construction can resist thermal expansion, and less protection is enough. The IBC requires that restraint be justified by a registered design professional and that the conditions be identified on the drawings. Unless the structural engineer has so stated, use unrestrained. It’s an item worth real money, and a decision only one person may make. I write him an email in design development, with that question alone.',
    ),
    heading('Bond and density'),
    paragraph(
      'Two properties make the material stay in place. Thickness and density are measured by ASTM E605, cohesion and adhesion by E736. The minimum bond in ordinary buildings is 150 psf. High-rise buildings need 430 psf, up to 420 ft in height, and 1,000 beyond. These higher values exclude the softest, lightest products, so if the building is tall, the density class belongs in the description.',
    ),
    paragraph(
      'Primer is an enemy. Listings are for bare, clean steel, in general, or primed within limits on flange and depth, with lath or bonding agent if outside them. The steel section must say that beams to receive sprayed fireproofing aren’t to be painted. It’s a single sentence that gets lost when a boilerplate says “shop prime all steel.” Put the same statement in both sections, this once.',
    ),
    heading('Sequence'),
    paragraph(
      'Clips, hangers, and supports first, then fireproofing, then ducts. Ducts ahead of time block access to the top of the lower flange, and the sprayer can’t see what he misses. The schedule seldom grants that. At minimum, have all attachments to steel in place. Whatever is attached later means scraping.',
    ),
    paragraph(
      'Patching: who? Every trade that removes it is the common answer, and it doesn’t work. Plumbers don’t patch. I put patching with the applicator, as an allowance in hours, and charge others through the contractor. The inspector returns before ceilings close, since special inspection is of the condition at the end.',
    ),
    heading('Special inspection'),
    paragraph(
      'The code requires special inspection of substrate, thickness, density, and bond, with a given number of samples per floor area. It’s in the owner’s testing contract. Check that this contract was signed in time. Thickness is averaged, with limits to how thin any individual reading may be. The agency’s report must show W/D or the member size next to each reading, because 1 in. may be right on one beam and wrong on its neighbor.',
    ),
    paragraph(
      'And the color. When fireproofing is exposed in the back of house, someone will ask to paint it. The coating has to be accepted in the listing. Ask the manufacturer in writing, before the painter opens the can.',
    ),
  ],
};
