import type { Project } from '#src/contracts/projects.ts';
import { briefOf } from '#src/reference-api/briefs.ts';
import { longDate } from '#src/reference-api/dates.ts';
import type { Random } from '#src/reference-api/random.ts';
import { amount, spread, type Maker, type Seeding } from '#src/reference-api/seed/seeding.ts';
import { stated } from '#src/reference-api/seed/attribute-values.ts';
import { listed, lowered } from '#src/reference-api/seed/titles.ts';
import { lastNames } from '#src/reference-api/trade/people.ts';
import { places } from '#src/reference-api/trade/places.ts';
import type { Product } from '#src/contracts/content.ts';

const STANDARD = 64;
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
const offices = [
  'Architects',
  'Partners',
  'Studio',
  '& Associates',
  'Design Group',
  'Architecture + Planning',
];

/** Buildings in which the products of a manufacturer are in place. */
export function seedProjects(seeding: Seeding): void {
  const makers = seeding.makers.filter(({ profiles }) => profiles.length > 0);
  for (const maker of spread(makers, amount(seeding, STANDARD))) {
    const project = projectOf(seeding, maker);
    seeding.world.projects.set(project.id, project);
  }
}

function projectOf(seeding: Seeding, maker: Maker): Project {
  const id = seeding.world.projects.size + 1;
  const random = seeding.random('project', id);
  const place = random.pick(places);
  const [type, names] = random.pick(kinds);
  const name = `${place.city} ${random.pick<string>(names)}`;
  const architect = `${random.pick(lastNames)} ${random.pick(lastNames)} ${random.pick(offices)}`;
  const products = random.sample(
    seeding.world.content.ofCompany(maker.company.coid, 'product'),
    random.whole(1, 4),
  );
  const sections = [
    ...new Map(products.flatMap(({ csi }) => csi.map((one) => [one.number, one] as const))).values(),
  ];
  const completed = seeding.ago(random.whole(40, 2200));
  const areaSquareFeet = random.chance(0.85) ? 500 * random.whole(12, 640) : null;
  return {
    id,
    coid: maker.company.coid,
    company: maker.company.companyNoHtml,
    companySlug: maker.company.companySlug,
    name,
    type,
    city: place.city,
    state: place.state,
    architect,
    areaSquareFeet,
    completed,
    summary: `${type} building in ${place.city}, ${place.state}, completed ${longDate(completed)}, with ${listed(products.map(({ tradename }) => tradename))}.`,
    story: storyOf({ name, architect, city: place.city, products, areaSquareFeet }, random),
    divisions: [...new Set(sections.map(({ number }) => number.slice(0, 2)))],
    sections,
    products: products.map(briefOf),
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
    `${architect} had one winter to enclose ${name}, and a structure that would move as it was loaded.`,
  ({ name, city }) =>
    `The brief for ${name} asked for sixty years with one repainting, on a site in ${city} where the wind carries salt for half of the year.`,
  ({ name, areaSquareFeet }) =>
    `${name} had to stay open while ${areaSquareFeet ? `its ${areaSquareFeet.toLocaleString('en-US')} square feet` : 'the building'} were renewed wing by wing.`,
  ({ name, city }) =>
    `${name} stands on a corner of ${city} that everybody crosses, so every joint of it is looked at.`,
  ({ name }) =>
    `Two earlier designs for ${name} had failed at the estimate; the third began with what could be bought within ten weeks.`,
  ({ architect, city }) =>
    `For their second building in ${city}, ${architect} drew every junction at full size before asking for prices.`,
  ({ name }) =>
    `The energy model of ${name} left no room for a thermal bridge, and the budget none for a second trade on the same joint.`,
];
const turns: readonly ((facts: StoryFacts, product: Product) => string)[] = [
  (_, { tradename, uses }) =>
    `${tradename} was chosen for the ${uses[0] ?? 'main work'} because one crew could install it from one lift.`,
  ({ architect }, { tradename, standards }) =>
    `${architect} asked for ${tradename} with the full report to ${standards[0]?.split(' - ')[0] ?? 'the standard'}, and wrote its tolerances into the section.`,
  (_, { tradename, noun, materials }) =>
    `${tradename}, a ${lowered(noun)} made of ${materials}, arrived in numbered crates that followed the sequence of work.`,
  (_, { tradename, attributes }) =>
    `The number that decided for ${tradename} was ${attributes[0] ? stated(attributes[0]) : 'its weight'}.`,
  (_, { tradename, limitations }) =>
    `${tradename} came with a warning that the designers took seriously: ${lowered(limitations[0] ?? 'keep it dry.')}`,
  ({ city }, { tradename }) =>
    `A mock-up in ${city} with ${tradename} was tested twice; the second time it passed without a remark.`,
];
const ends: readonly ((facts: StoryFacts) => string)[] = [
  () => 'The owner’s inspector closed the punch list in a single visit.',
  ({ products }) =>
    `${products.length > 1 ? 'Together the products' : 'It'} took nine days less than the schedule allowed.`,
  ({ city }) =>
    `The first storm came three weeks later; the facilities staff in ${city} found nothing to report.`,
  ({ architect }) => `${architect} have used the same details on two buildings since.`,
  ({ name }) => `At ${name} the maintenance crew asked for the drawings, which says enough.`,
  () => 'A year of meter readings came out four percent under the model.',
];

function storyOf(facts: StoryFacts, random: Random): string {
  const middle = random.sample(turns, 2).flatMap((turn, index) => {
    const product = facts.products[index];
    return product ? [turn(facts, product)] : [];
  });
  return [random.pick(openings)(facts), ...middle, random.pick(ends)(facts)].join(' ');
}
