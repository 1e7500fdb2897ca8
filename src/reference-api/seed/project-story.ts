import type { Product } from '#src/contracts/content.ts';
import type { Project } from '#src/contracts/projects.ts';
import { longestLeadTime } from '#src/reference-api/seed/lead-times.ts';
import { withArticleOrCount } from '#src/reference-api/seed/attribute-values.ts';
import { lowerFirst } from '#src/reference-api/seed/titles-and-text.ts';
import { buildingTypesNamedIn } from '#src/reference-api/trade/building-types.ts';
import type { Random } from '#src/reference-api/world/random.ts';

type StoryFacts = Pick<Project, 'name' | 'type' | 'architect' | 'city' | 'areaSquareFeet'> & {
  products: readonly Product[];
};

/** A sentence, and what it is true of; without a condition, of every building. */
interface Sentence {
  says: (facts: StoryFacts) => string;
  of?: (facts: StoryFacts) => boolean;
}

const allOf =
  (...sections: readonly string[]) =>
  ({ products }: StoryFacts): boolean =>
    products.every(({ csi: [first] }) => sections.some((start) => first?.number.startsWith(start)));
const enclose = allOf('042', '07', '081', '083', '084', '085', '086', '087', '088', '089');
/** Asbestos is taken out of old buildings only. */
const isNew = ({ products }: StoryFacts) => !products.some(({ csi }) => csi[0]?.number.startsWith('0282'));
const hasWings = ({ name, products }: StoryFacts) =>
  !/Canopy|Chapel|Plant$/.test(name) && !products.some(({ csi }) => /^(?:1334|3)/.test(csi[0]?.number ?? ''));
const isSoonThere = ({ products }: StoryFacts) =>
  products.every((product) => (longestLeadTime(product) ?? 0) <= 10);

const openings: readonly Sentence[] = [
  {
    says: ({ name, architect }) =>
      `${architect} had one winter to enclose ${name}, and a structure that would deflect as it took load.`,
    of: enclose,
  },
  {
    says: ({ name, city }) =>
      `The owner of ${name} asked for 60 years with one repainting, on an exposed site in ${city}.`,
    of: enclose,
  },
  {
    says: ({ name, areaSquareFeet }) =>
      `${name} had to stay open while ${areaSquareFeet ? `its ${areaSquareFeet.toLocaleString('en-US')} square feet were` : 'the building was'} renovated one wing at a time.`,
    of: hasWings,
  },
  {
    says: ({ name, city }) =>
      `${name} stands on one of the busiest corners in ${city}, where every joint is seen up close.`,
    of: allOf('042', '057', '0742', '0746', '0841', '0844', '0851', '3214'),
  },
  {
    says: ({ name }) =>
      `Two earlier designs for ${name} came in over budget; the third started from products with lead times of ten weeks or less.`,
    of: (facts) => isNew(facts) && isSoonThere(facts),
  },
  {
    says: ({ architect, city }) =>
      `For their second building in ${city}, ${architect} drew every junction at full size before going out to bid.`,
    of: isNew,
  },
  {
    says: ({ name }) =>
      `The energy model for ${name} left no room for thermal bridges, and the budget left none for a second trade at the same joint.`,
    of: enclose,
  },
  {
    says: ({ name, architect }) =>
      `${architect} walked the site of ${name} with the contractor before the schedule was set.`,
  },
];

const turns: readonly ((facts: StoryFacts, product: Product) => string)[] = [
  ({ type }, { tradename, uses }) => {
    const use = uses.find((one) => buildingTypesNamedIn([one]).includes(type));
    const listed = use === undefined ? '' : `, which its manufacturer lists for ${use},`;
    return `${tradename}${listed} was chosen because a single crew could install it.`;
  },
  ({ architect }, { tradename, standards }) =>
    `${architect} specified ${tradename}, asked for the full ${standards[0]?.split(' - ')[0] ?? 'test'} report, and wrote its tolerances into the section.`,
  (_, { tradename, noun, materials }) =>
    `${tradename}, a ${lowerFirst(noun)} made of ${materials}, arrived in the order of installation, so that nothing had to be stored on site.`,
  (_, { tradename, attributes }) =>
    `The deciding figure for ${tradename} was ${attributes[0] ? withArticleOrCount(attributes[0]) : 'its weight'}.`,
  (_, { tradename, limitations }) =>
    `${tradename} came with a limitation that the designers took seriously: ${lowerFirst(limitations[0] ?? 'keep it dry.')}`,
  (_, { tradename }) =>
    `The submittal for ${tradename} came back once with a question about its installation and passed the second time with no comments.`,
];

const ends: readonly Sentence[] = [
  { says: () => 'The owner’s inspector closed the punch list in a single visit.' },
  {
    says: ({ products }) =>
      `${products.length > 1 ? 'Together the products' : 'It'} took nine days less to install than scheduled.`,
  },
  {
    says: ({ city }) =>
      `The first storm came three weeks later; the facilities staff in ${city} found no leaks or damage.`,
    of: enclose,
  },
  { says: ({ architect }) => `${architect} has used the same details on two buildings since.`, of: isNew },
  { says: ({ name }) => `The staff at ${name} keeps the closeout documents on hand for future work.` },
  {
    says: () => 'In the first year, metered energy use was 4% below the model.',
    of: allOf('0721', '0727', '0844', '0851', '2234', '23', '25', '26'),
  },
];

/** How a building came to have these products: only what is true of all of them. */
export function projectStory(facts: StoryFacts, random: Random): string {
  const middle = random.sample(turns, 2).flatMap((turn, index) => {
    const product = facts.products[index];
    return product ? [turn(facts, product)] : [];
  });
  const one = (sentences: readonly Sentence[]) =>
    random.pick(sentences.filter(({ of }) => of?.(facts) ?? true)).says(facts);
  return [one(openings), ...middle, one(ends)].join(' ');
}
