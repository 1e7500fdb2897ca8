import type { Project } from '#src/contracts/projects.ts';
import { briefOf } from '#src/reference-api/world/briefs.ts';
import { likelyArea } from '#src/reference-api/drawings/buildings/building-of-project.ts';
import { longDate } from '#src/reference-api/world/dates.ts';
import type { Random } from '#src/reference-api/world/random.ts';
import {
  scaledCount,
  spreadEvenly,
  type SeededManufacturer,
  type SeedContext,
} from '#src/reference-api/seed/seed-context.ts';
import { withArticleOrCount } from '#src/reference-api/seed/attribute-values.ts';
import { joinedList, lowerFirst } from '#src/reference-api/seed/titles-and-text.ts';
import { lastNames, offices, places } from '#src/reference-api/content/names.ts';
import type { Product } from '#src/contracts/content.ts';

const STANDARD_COUNT = 64;
const kinds = [
  ['Office', ['Exchange', 'Warehouse Lofts', 'Court Street Offices', 'Annex']],
  ['Retail', ['Market Hall', 'Arcade', 'Grocery', 'Depot Shops']],
  ['Hotel', ['Harbor Hotel', 'Inn', 'Station Hotel', 'Lodge']],
  ['Industrial', ['Distribution Center', 'Bakery', 'Printing Works', 'Foundry Shop']],
  ['Health', ['Children’s Clinic', 'Regional Hospital Bed Tower', 'Surgery Center', 'Medical Library']],
  ['Education', ['Elementary School', 'Science Hall', 'Technical College', 'Field House']],
  ['Religious', ['Chapel', 'Parish Hall', 'Meeting House']],
  ['Public', ['Courthouse', 'Main Library', 'Fire Station No. 4', 'City Archives']],
  ['Recreation', ['Natatorium', 'Ice Arena', 'Climbing Hall']],
  ['Residential', ['Mill Apartments', 'Terraces', 'Senior Living', 'Row Houses']],
  ['Transportation', ['Ferry Terminal', 'Bus Maintenance Shop', 'Station Canopy']],
] as const;

/** Buildings in which a manufacturer's products are installed. */
export function seedProjects(context: SeedContext): void {
  const manufacturers = context.manufacturers.filter(({ profiles }) => profiles.length > 0);
  for (const manufacturer of spreadEvenly(manufacturers, scaledCount(context, STANDARD_COUNT))) {
    const project = projectOf(context, manufacturer);
    context.world.projects.set(project.id, project);
  }
}

function projectOf(context: SeedContext, manufacturer: SeededManufacturer): Project {
  const id = context.world.projects.size + 1;
  const random = context.random('project', id);
  const place = random.pick(places);
  const [type, names] = random.pick(kinds);
  const name = `${place.city} ${random.pick<string>(names)}`;
  const architect = `${random.pick(lastNames)} ${random.pick(lastNames)} ${random.pick(offices)}`;
  const products = random.sample(
    context.world.content.ofCompany(manufacturer.company.coid, 'product'),
    random.integer(1, 4),
  );
  const sections = [
    ...new Map(products.flatMap(({ csi }) => csi.map((one) => [one.number, one] as const))).values(),
  ];
  const completed = context.ago(random.integer(40, 2200));
  const areaSquareFeet = random.chance(0.85)
    ? likelyArea({ name, type }, random.integer(0, 100) / 100)
    : null;
  return {
    id,
    coid: manufacturer.company.coid,
    company: manufacturer.company.companyNoHtml,
    companySlug: manufacturer.company.companySlug,
    name,
    type,
    city: place.city,
    state: place.state,
    architect,
    areaSquareFeet,
    completed,
    summary: `${type} building in ${place.city}, ${place.state}, completed ${longDate(completed)}, with ${joinedList(products.map(({ tradename }) => tradename))}.`,
    story: storyOf({ name, architect, city: place.city, products, areaSquareFeet }, random),
    divisions: [...new Set(sections.map(({ number }) => number.slice(0, 2)))],
    sections,
    products: products.map((one) => ({ ...briefOf(one), discontinued: one.discontinued })),
    picture: `/api/files/project/${id}/building.svg`,
  };
}

interface StoryFacts {
  name: string;
  architect: string;
  city: string;
  products: readonly Product[];
  areaSquareFeet: number | null;
}

const openings: readonly ((facts: StoryFacts) => string)[] = [
  ({ name, architect }) =>
    `${architect} had one winter to enclose ${name}, and a structure that would deflect as it took load.`,
  ({ name, city }) =>
    `The owner of ${name} asked for 60 years with one repainting, on an exposed site in ${city}.`,
  ({ name, areaSquareFeet }) =>
    `${name} had to stay open while ${areaSquareFeet ? `its ${areaSquareFeet.toLocaleString('en-US')} square feet were` : 'the building was'} renovated one wing at a time.`,
  ({ name, city }) =>
    `${name} stands on one of the busiest corners in ${city}, where every joint is seen up close.`,
  ({ name }) =>
    `Two earlier designs for ${name} came in over budget; the third started from products with lead times of ten weeks or less.`,
  ({ architect, city }) =>
    `For their second building in ${city}, ${architect} drew every junction at full size before going out to bid.`,
  ({ name }) =>
    `The energy model for ${name} left no room for thermal bridges, and the budget left none for a second trade at the same joint.`,
];
const turns: readonly ((facts: StoryFacts, product: Product) => string)[] = [
  (_, { tradename, uses }) =>
    `${tradename} was chosen for the ${uses[0] ?? 'main work'} because a single crew could install it.`,
  ({ architect }, { tradename, standards }) =>
    `${architect} specified ${tradename}, asked for the full ${standards[0]?.split(' - ')[0] ?? 'test'} report, and wrote its tolerances into the section.`,
  (_, { tradename, noun, materials }) =>
    `${tradename}, a ${lowerFirst(noun)} made of ${materials}, arrived in numbered crates packed in the order of installation.`,
  (_, { tradename, attributes }) =>
    `The deciding figure for ${tradename} was ${attributes[0] ? withArticleOrCount(attributes[0]) : 'its weight'}.`,
  (_, { tradename, limitations }) =>
    `${tradename} came with a limitation that the designers took seriously: ${lowerFirst(limitations[0] ?? 'keep it dry.')}`,
  ({ city }, { tradename }) =>
    `A mock-up of ${tradename} in ${city} was tested twice and passed the second time with no comments.`,
];
const ends: readonly ((facts: StoryFacts) => string)[] = [
  () => 'The owner’s inspector closed the punch list in a single visit.',
  ({ products }) =>
    `${products.length > 1 ? 'Together the products' : 'It'} took nine days less to install than scheduled.`,
  ({ city }) =>
    `The first storm came three weeks later; the facilities staff in ${city} found no leaks or damage.`,
  ({ architect }) => `${architect} has used the same details on two buildings since.`,
  ({ name }) => `The maintenance crew at ${name} keeps the detail drawings on hand for future work.`,
  () => 'In the first year, metered energy use was 4% below the model.',
];

function storyOf(facts: StoryFacts, random: Random): string {
  const middle = random.sample(turns, 2).flatMap((turn, index) => {
    const product = facts.products[index];
    return product ? [turn(facts, product)] : [];
  });
  return [random.pick(openings)(facts), ...middle, random.pick(ends)(facts)].join(' ');
}
