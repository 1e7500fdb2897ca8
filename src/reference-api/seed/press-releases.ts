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
const measuredOf = ({ product }: Make, count: number) =>
  listed(product.attributes.slice(0, count).map(stated));
const townOf = ({ maker: { company } }: Make) => company.address?.city ?? 'its home town';

const introduction: Kind = (make, random) => {
  const { product, maker, profile } = make;
  return {
    title: random.pick([
      `${maker.company.companyNoHtml} Introduces ${product.title}`,
      `${product.title} Joins the Range of ${maker.company.companyNoHtml}`,
      `New From ${townOf(make)}: ${product.title}`,
    ]),
    summary: product.summary,
    paragraphs: [
      `${random.pick(['After two years of trials', 'At the request of several design firms', 'To close a gap in its range'])}, ${maker.company.companyNoHtml} now makes ${withArticle(lowered(product.noun))} under the name ${product.tradename}. ${product.description}`,
      `It is supplied for ${listed(product.uses.slice(0, 3))}. ${profile.limitations[0] ?? ''}`,
    ],
  };
};

const retest: Kind = (make, random) => {
  const { product, maker } = make;
  return {
    title: `${product.tradename} ${random.pick(['Retested', 'Tested Again', 'Passes Again'])} to ${standardOf(make)}`,
    summary: `${random.pick(['An independent laboratory confirms', 'The new report shows', 'Measured this time:'])} ${measuredOf(make, 2)}.`,
    paragraphs: [
      `${maker.company.companyNoHtml} has had ${product.title} tested again ${random.pick(['after a change of supplier', 'because the standard was revised', 'ten years after the first report'])}. The report gives ${measuredOf(make, 3)}.`,
      'Photographs of the specimen and the calibration record of the apparatus belong to the report, which is sent in full on request.',
    ],
  };
};

const drawings: Kind = ({ product, maker }, random) => ({
  title: random.pick([
    `New Drawings and Objects for ${product.tradename}`,
    `${product.tradename} Redrawn From the First Sheet`,
    `Cleaner Layers, Smaller Objects: ${product.tradename}`,
  ]),
  summary: random.pick([
    `Every sheet of ${product.title} now stands on National CAD Standard layers.`,
    `Details and IFC objects of ${product.title} were redrawn and carry one revision number.`,
    `The objects of ${product.tradename} weigh a third of what they did and know more.`,
  ]),
  paragraphs: [
    `The drafting office of ${maker.company.companyNoHtml} started from the fabrication drawings instead of the old sheets, and found four dimensions that nobody had ever been able to build.`,
    `The measured properties now carry their ordinary names, so a schedule of ${lowered(product.noun)}s can be made without a shared-parameter file.`,
  ],
});

const secondLine: Kind = (make, random) => {
  const weeks = random.whole(7, 14);
  const { profile, maker } = make;
  return {
    title: `${maker.company.companyNoHtml} ${random.pick(['Adds a Second Line', 'Opens a New Hall', 'Doubles Its Press Capacity'])} in ${townOf(make)}`,
    summary: `Lead times for ${profile.uses[0] ?? 'standard orders'} fall from ${weeks} weeks to ${weeks - random.whole(2, 4)}.`,
    paragraphs: [
      `The new building of ${(random.whole(18, 90) * 1000).toLocaleString('en-US')} square feet makes ${thingsOf(profile)} in the same sizes as the old one; both are supervised by one laboratory.`,
      `“${random.pick(['We did not need to make more, we needed to make it sooner', 'The bottleneck was never the machine, it was the cooling table', 'Our drivers asked for the second dock before we did'])},” says ${userIdOf(random).name}, plant manager. Orders already placed keep their delivery dates.`,
    ],
  };
};

const declaration: Kind = ({ product, profile, maker }, random) => ({
  title: random.pick([
    `${product.tradename} Has a New Environmental Declaration`,
    `${maker.company.companyNoHtml} Publishes Plant-Specific Carbon Figures`,
    `Declared and Verified: ${product.title}`,
  ]),
  summary: `Results per ${profile.epd?.declaredUnit ?? 'declared unit'}, ${random.pick(['by plant and life-cycle stage', 'with transport and disposal reported apart', 'from a full year of meter readings'])}.`,
  paragraphs: [
    `The life-cycle assessment follows ${profile.epd?.pcr ?? 'the product category rule of its section'} and covers ${random.pick(['one works', 'two works', 'all three works'])} of ${maker.company.companyNoHtml}.`,
    `Anyone who compares ${product.tradename} with others should look at the declared unit and the rule first, the company adds: numbers made under two rules do not compare.`,
  ],
});

const appointment: Kind = (make, random) => {
  const person = userIdOf(random);
  const { company } = make.maker;
  return {
    title: `${person.name} ${random.pick(['Joins', 'Returns to', 'Moves Up at'])} ${company.companyNoHtml} as ${person.title}`,
    summary: `${person.name} ${random.pick(['takes over the desk that architects call first', 'will answer questions on details and compatibility', 'looks after projects within a day’s drive'])}, from ${townOf(make)}.`,
    paragraphs: [
      `${person.name} ${random.pick(['spent eleven years writing specifications in practice', 'ran the mock-up yard for six seasons', 'came from a glazing contractor', 'inspected buildings for an insurer'])} before. “${random.pick(['I know which sheet is missing when a detail does not close', 'Most callers need a drawing, not a brochure', 'A good answer is short and has a number in it'])},” says the new colleague.`,
      `The desk is reached at ${company.phone ?? 'the head office'} and through the request form of this library.`,
    ],
  };
};

const warranty: Kind = ({ product, profile, maker }, random) => ({
  title: `Warranty of ${product.tradename} ${random.pick(['Now Covers Labor', 'Extended by Five Years', 'Rewritten in Plain Words'])}`,
  summary: random.pick([
    'Removal and reinstallation are paid for, not only material.',
    'The new text fits on one page and names what is excluded in its first paragraph.',
    `Buildings with ${product.tradename} of the last two years may be enrolled after the fact.`,
  ]),
  paragraphs: [
    `The condition is an inspection by ${maker.company.companyNoHtml} before the work is covered. ${profile.installation[0] ?? ''}`,
    `What stays excluded is said as plainly. ${profile.limitations[1] ?? profile.limitations[0] ?? ''}`,
  ],
});

const training: Kind = (make, random) => {
  const { profile, maker } = make;
  return {
    title: `${random.pick(['Installer Days', 'Mock-Up Week', 'Open Bench'])} in ${townOf(make)}: ${profile.assembly} by Hand`,
    summary: `${random.pick(['Two days', 'Three mornings', 'One long Friday'])} on a full-size ${inText(profile.assembly)}, for crews and for those who draw it.`,
    paragraphs: [
      `Each group of eight builds the same corner twice, once from the drawing and once from memory. ${profile.installation[1] ?? ''}`,
      `Designers may attend and are asked to bring a detail of their own; the foremen of ${maker.company.companyNoHtml} build it as drawn, whatever that turns out to mean.`,
    ],
  };
};

const reference: Kind = (make, random) => {
  const { product, maker } = make;
  const use = product.uses[0] ?? 'public buildings';
  return {
    title: `${product.tradename} ${random.pick(['Chosen for', 'Installed in', 'Holds Up in'])} ${random.pick(['a County Program', 'Three School Districts', 'a Port Authority Contract', 'a Hospital Renewal'])}`,
    summary: `${random.pick(['Among the uses', 'Most of the quantity goes to', 'The schedule begins with'])} ${use}, ${random.pick(['in six lots over two years', 'with one set of details throughout', 'while the buildings stay open'])}.`,
    paragraphs: [
      `The owner asked bidders for ${measuredOf(make, 1)} and for the report behind it. ${maker.company.companyNoHtml} sent both, and the details on which the mock-up was built.`,
      `${product.description.split('. ')[0] ?? ''}. The first lot was handed over without open points.`,
    ],
  };
};

const recall: Kind = ({ product, profile }, random) => ({
  title: random.pick([
    `Technical Bulletin: Storage of ${product.tradename}`,
    `Technical Bulletin on ${profile.assembly}: Fasteners`,
    `Corrected Sheet for ${product.tradename}`,
  ]),
  summary: profile.limitations.at(-1) ?? '',
  paragraphs: [
    `The bulletin replaces an instruction that was read in two ways on site. It now says: ${profile.installation.at(-1) ?? ''}`,
    `Material already installed is not affected. Sheets printed before ${random.pick(['March', 'June', 'October'])} should be discarded; the revision stands in the title block.`,
  ],
});

const takeBack: Kind = (make, random) => {
  const { maker, profile } = make;
  return {
    title: `${maker.company.companyNoHtml} Takes Back ${random.pick(['Offcuts', 'Old Material', 'Pallets and Wrap'])} From ${random.pick(['Its Region', 'Projects Within 300 Miles', 'Every Full Load'])}`,
    summary: `Returned ${thingsOf(profile)} go ${random.pick(['back into production', 'to a recycler who is named in the contract', 'to a training shop for apprentices'])}.`,
    paragraphs: [
      `The truck that delivers takes the bags along, so the program costs the site nothing but the sorting. In its first season it brought home ${random.whole(9, 140)} tons.`,
      'A receipt states weight and destination, in the form that reviewers of waste plans expect.',
    ],
  };
};

const committee: Kind = (make, random) => ({
  title: `${standardOf(make, 1)} Revised: What Changes for ${make.profile.assembly} Specifications`,
  summary: `${random.pick(['A tolerance is halved', 'An optional test becomes a required one', 'Two classes are merged'])}, and ${make.product.tradename} already meets it.`,
  paragraphs: [
    `${make.maker.company.companyNoHtml} had a seat on the committee and publishes a comparison of both editions, line by line.`,
    `Sections that cite the standard without a year follow the new text at once; those that cite a year keep the old one until they are edited. ${make.profile.limitations[0] ?? ''}`,
  ],
});

/** The kinds of press release; each is written from the record it is about, and no two alike. */
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
