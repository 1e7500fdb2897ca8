import type { Random } from '#src/reference-api/random.ts';
import { stated } from '#src/reference-api/seed/attribute-values.ts';
import { thingsOf } from '#src/reference-api/seed/company-about.ts';
import { userIdOf } from '#src/reference-api/seed/persons.ts';
import type { Make } from '#src/reference-api/seed/seeding.ts';
import { inText, listed, lowered, withArticle } from '#src/reference-api/seed/titles.ts';

export interface Release {
  title: string;
  summary: string;
  paragraphs: readonly string[];
}

type Kind = (make: Make, random: Random) => Release;

const standardOf = ({ profile }: Make, index = 0) =>
  profile.standards[index]?.split(' - ')[0] ?? 'the governing standard';
/** The standard that the product's first tested property names. */
const testOf = (make: Make) =>
  make.product.attributes.find(({ standard }) => standard)?.standard ?? standardOf(make);
/** Properties that name a test first. */
const testedOf = ({ product: { attributes } }: Make, count: number) =>
  listed(
    [...attributes.filter(({ standard }) => standard), ...attributes.filter(({ standard }) => !standard)]
      .slice(0, count)
      .map(stated),
  );
const lastNameOf = (name: string) => name.split(' ').at(-1) ?? name;
const measuredOf = ({ product }: Make, count: number) =>
  listed(product.attributes.slice(0, count).map(stated));
const townOf = ({ maker: { company } }: Make) => company.address?.city ?? 'its home town';

const introduction: Kind = (make, random) => {
  const { product, maker, profile } = make;
  return {
    title: random.pick([
      `${maker.company.companyNoHtml} Introduces ${product.title}`,
      `${maker.company.companyNoHtml} Adds ${product.title} to Its Line`,
      `New From ${townOf(make)}: ${product.title}`,
    ]),
    summary: product.summary,
    paragraphs: [
      `${random.pick(['After two years of trials', 'At the request of several architecture firms', 'To fill a gap in its product line'])}, ${maker.company.companyNoHtml} now offers ${withArticle(lowered(product.noun))}, ${product.tradename}. ${product.description}`,
      `Typical applications are ${listed(product.uses.slice(0, 3))}. ${profile.limitations[0] ?? ''}`,
    ],
  };
};

const retest: Kind = (make, random) => {
  const { product, maker } = make;
  return {
    title: `${product.tradename} ${random.pick(['Retested', 'Tested Again', 'Recertified'])} to ${testOf(make)}`,
    summary: `${random.pick(['An independent laboratory confirms', 'The new report shows', 'New results:'])} ${testedOf(make, 2)}.`,
    paragraphs: [
      `${maker.company.companyNoHtml} has retested ${product.title} ${random.pick(['after a change of supplier', 'because the standard was revised', 'ten years after the first report'])}. The report lists ${testedOf(make, 3)}.`,
      'The full report, with photographs of the specimen and calibration records, is available on request.',
    ],
  };
};

const drawings: Kind = ({ product, maker }, random) => ({
  title: random.pick([
    `New CAD Details and BIM Objects for ${product.tradename}`,
    `${product.tradename} Details Redrawn From Scratch`,
    `Cleaner Layers, Smaller Objects: ${product.tradename}`,
  ]),
  summary: random.pick([
    `Every drawing of ${product.title} now uses National CAD Standard layers.`,
    `Details and IFC objects for ${product.title} have been redrawn and carry one revision number.`,
    `BIM objects for ${product.tradename} are a third of their former size and carry more data.`,
  ]),
  paragraphs: [
    `Drafters at ${maker.company.companyNoHtml} worked from the fabrication drawings instead of the old details, and corrected four dimensions along the way.`,
    `Properties now have plain names, so ${withArticle(lowered(product.noun))} schedule no longer needs a shared parameter file.`,
  ],
});

const secondLine: Kind = (make, random) => {
  const weeks = random.whole(7, 14);
  const { profile, maker } = make;
  return {
    title: `${maker.company.companyNoHtml} ${random.pick(['Adds a Second Line', 'Opens a New Plant', 'Doubles Its Capacity'])} in ${townOf(make)}`,
    summary: `Lead times for ${thingsOf(profile)} drop from ${weeks} weeks to ${weeks - random.whole(2, 4)}.`,
    paragraphs: [
      `The new ${(random.whole(18, 90) * 1000).toLocaleString('en-US')}-square-foot building makes ${thingsOf(profile)} in the same sizes as the existing one, and one laboratory oversees quality control for both.`,
      `“${random.pick(['Customers weren’t asking us for more material, they were asking for it sooner', 'The bottleneck was never the machine, it was the cooling table', 'Our drivers wanted the second dock before we did'])},” says ${userIdOf(random).name}, plant manager. Delivery dates for orders already placed do not change.`,
    ],
  };
};

const declaration: Kind = ({ product, profile, maker }, random) => ({
  title: random.pick([
    `New Environmental Product Declaration for ${product.tradename}`,
    `${maker.company.companyNoHtml} Publishes Plant-Specific Carbon Figures`,
    `Third-Party Verified EPD for ${product.title}`,
  ]),
  summary: `Results per ${profile.epd?.declaredUnit.replace(/\bm([23])\b/, (_, power) => (power === '2' ? 'm²' : 'm³')) ?? 'declared unit'}, ${random.pick(['by plant and life-cycle stage', 'with transportation and disposal reported separately', 'based on a full year of plant data'])}.`,
  paragraphs: [
    `The life-cycle assessment follows ${profile.epd?.pcr ?? 'the product category rule for this type of product'} and covers ${random.pick(['one plant', 'two plants', 'all three plants'])} of ${maker.company.companyNoHtml}.`,
    `Before comparing ${product.tradename} with other products, check the declared unit and the product category rule, the company says: results under different rules are not comparable.`,
  ],
});

const appointment: Kind = (make, random) => {
  const person = userIdOf(random);
  const { company } = make.maker;
  return {
    title: `${person.name} ${random.pick(['Joins', 'Returns to', 'Moves Up at'])} ${company.companyNoHtml} as ${person.title}`,
    summary: `Based in ${townOf(make)}, ${person.name} ${random.pick(['is the first call for architects', 'will answer questions about details and compatibility', 'will support projects within a day’s drive'])}.`,
    paragraphs: [
      `${person.name} previously ${random.pick(['wrote specifications at an architecture firm for eleven years', 'ran the company’s mock-up yard for six years', 'worked for a glazing contractor', 'inspected buildings for an insurer'])}. “${random.pick(['I’ve been on the other end of these calls', 'Most callers need a drawing, not a brochure', 'A good answer is short and has a number in it'])},” ${lastNameOf(person.name)} says.`,
      `To get in touch, call ${company.phone ?? 'the head office'} or use the request form in this library.`,
    ],
  };
};

const warranty: Kind = ({ product, profile, maker }, random) => ({
  title: `${product.tradename} Warranty ${random.pick(['Now Covers Labor', 'Extended by Five Years', 'Rewritten in Plain English'])}`,
  summary: random.pick([
    'The warranty now pays for removal and reinstallation, not just material.',
    'The new warranty fits on one page and lists its exclusions up front.',
    `Buildings completed with ${product.tradename} in the last two years may enroll retroactively.`,
  ]),
  paragraphs: [
    `${maker.company.companyNoHtml} must inspect the work before it is covered. ${profile.installation[0] ?? ''}`,
    `The limitations of the product still apply. ${profile.limitations[1] ?? profile.limitations[0] ?? ''}`,
  ],
});

const training: Kind = (make, random) => {
  const { profile, maker } = make;
  return {
    title: `${random.pick(['Installer Training', 'Mock-Up Week', 'Hands-On Training'])} in ${townOf(make)}: ${profile.assembly}`,
    summary: `${random.pick(['Two days', 'Three mornings', 'One full Friday'])} of hands-on ${inText(profile.assembly)} work, for crews and the architects who detail it.`,
    paragraphs: [
      `Groups of eight build the same corner twice, once from the drawing and once from memory. ${profile.installation[1] ?? ''}`,
      `Architects are welcome and encouraged to bring a detail of their own. Trainers from ${maker.company.companyNoHtml} will build it as drawn.`,
    ],
  };
};

const reference: Kind = (make, random) => {
  const { product, maker } = make;
  const use = product.uses[0] ?? 'public buildings';
  return {
    title: `${product.tradename} ${random.pick(['Chosen for', 'Installed in', 'Holds Up in'])} ${random.pick(['a County Program', 'Three School Districts', 'a Port Authority Contract', 'a Hospital Renovation'])}`,
    summary: `${random.pick(['The work includes', 'Most of the order is for', 'The first phase covers'])} ${use}, ${random.pick(['in six phases over two years', 'with one set of details throughout', 'while the buildings stay open'])}.`,
    paragraphs: [
      `The owner required ${measuredOf(make, 1)}, with a test report. ${maker.company.companyNoHtml} submitted the report and the details used to build the mock-up.`,
      `${product.description.split('. ')[0]?.replace(/\.$/, '') ?? ''}. The first phase was turned over with no punch list items.`,
    ],
  };
};

const recall: Kind = ({ product, profile }, random) => ({
  title: random.pick([
    `Technical Bulletin: Installing ${product.tradename}`,
    `Installation Bulletin for ${profile.assembly}`,
    `Corrected Data Sheet for ${product.tradename}`,
  ]),
  summary: profile.limitations.at(-1) ?? '',
  paragraphs: [
    `The bulletin clarifies an instruction that installers read two ways. It now says: ${profile.installation.at(-1) ?? ''}`,
    `Material already installed is not affected. Discard data sheets printed before ${random.pick(['March', 'June', 'October'])}. The revision date is in the title block.`,
  ],
});

const takeBack: Kind = (make, random) => {
  const { maker, profile } = make;
  return {
    title: `${maker.company.companyNoHtml} Takes Back ${random.pick(['Cutoffs', 'Old Material', 'Pallets and Wrap'])} From ${random.pick(['Regional Projects', 'Projects Within 300 Miles', 'Full-Load Deliveries'])}`,
    summary: `What comes back from ${thingsOf(profile)} goes ${random.pick(['back into production', 'to a recycler named in the contract', 'to an apprentice training shop'])}.`,
    paragraphs: [
      `Delivery trucks take the bags back, so the program costs the jobsite nothing but the sorting. In its first season it collected ${random.whole(9, 140)} tons.`,
      'Each pickup comes with a receipt for weight and destination, ready for the project’s waste management report.',
    ],
  };
};

const committee: Kind = (make, random) => ({
  title: `${standardOf(make, 1)} Revised: What Changes for ${make.profile.assembly} Specifications`,
  summary: `${random.pick(['A tolerance is halved', 'An optional test becomes mandatory', 'Two classes are merged'])}, and ${make.product.tradename} already meets it.`,
  paragraphs: [
    `${make.maker.company.companyNoHtml} served on the committee and has published a line-by-line comparison of the two editions.`,
    `Specifications that cite the standard without a year now refer to the new edition. Those that cite a year keep the old one until they are edited. ${make.profile.limitations[0] ?? ''}`,
  ],
});

/** The kinds of press releases; each is written from the record it is about, and no two alike. */
export const releases: readonly Kind[] = [
  introduction,
  retest,
  drawings,
  secondLine,
  declaration,
  appointment,
  warranty,
  training,
  reference,
  recall,
  takeBack,
  committee,
];
