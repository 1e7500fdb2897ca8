import type { Project } from '#src/contracts/projects.ts';
import { briefOf } from '#src/reference-api/world/briefs.ts';
import { likelyArea } from '#src/reference-api/drawings/buildings/building-of-project.ts';
import { daysBetween, longDate } from '#src/reference-api/world/dates.ts';
import {
  scaledCount,
  spreadEvenly,
  type SeededManufacturer,
  type SeedContext,
} from '#src/reference-api/seed/seed-context.ts';
import { joinedList } from '#src/reference-api/seed/titles-and-text.ts';
import { lastNames, offices, places } from '#src/reference-api/content/names.ts';
import { projectStory } from '#src/reference-api/seed/project-story.ts';
import { isInProject } from '#src/reference-api/trade/building-types.ts';

const STANDARD_COUNT = 64;
const kinds = [
  ['Office', ['Exchange', 'Warehouse Lofts', 'Court Street Offices', 'Annex']],
  ['Retail', ['Market Hall', 'Arcade', 'Grocery', 'Depot Shops']],
  ['Hotel', ['Harbor Hotel', 'Inn', 'Station Hotel', 'Lodge']],
  ['Industrial', ['Distribution Center', 'Bakery', 'Printing Works', 'Foundry Shop', 'Molding Plant']],
  ['Health', ['Children’s Clinic', 'Regional Hospital Bed Tower', 'Surgery Center', 'Medical Library']],
  ['Education', ['Elementary School', 'Science Hall', 'Technical College', 'Field House']],
  ['Religious', ['Chapel', 'Parish Hall', 'Meeting House']],
  ['Public', ['Courthouse', 'Main Library', 'Fire Station No. 4', 'City Archives', 'Reclamation Plant']],
  ['Recreation', ['Natatorium', 'Ice Arena', 'Climbing Hall']],
  ['Residential', ['Mill Apartments', 'Terraces', 'Senior Living', 'Row Houses']],
  ['Transportation', ['Ferry Terminal', 'Bus Maintenance Shop', 'Station Canopy']],
] as const;
const buildings = kinds.flatMap(([type, names]) => names.map((name) => ({ type, name })));

/** Days that a product was made before a building with it is complete, and since that is. */
const DAYS_TO_BUILD = 90;
const DAYS_SINCE = 40;

/** Buildings in which a manufacturer's products are installed. */
export function seedProjects(context: SeedContext): void {
  const manufacturers = context.manufacturers.filter((one) => usable(context, one).length > 0);
  for (const manufacturer of spreadEvenly(manufacturers, scaledCount(context, STANDARD_COUNT))) {
    const project = projectOf(context, manufacturer);
    context.world.projects.set(project.id, project);
  }
}

/** Products of a manufacturer that one of the buildings can have had. */
const usable = ({ world, ago }: SeedContext, { company }: SeededManufacturer) =>
  world.content
    .ofCompany(company.coid, 'product')
    .filter(
      (product) =>
        product.created_at <= ago(DAYS_TO_BUILD + DAYS_SINCE) &&
        buildings.some((building) => isInProject(building, product)),
    );

function projectOf(context: SeedContext, manufacturer: SeededManufacturer): Project {
  const id = context.world.projects.size + 1;
  const random = context.random('project', id);
  const candidates = usable(context, manufacturer);
  const building = random.pick(
    buildings.filter((one) => candidates.some((product) => isInProject(one, product))),
  );
  const { type } = building;
  const isOnWater = /Harbor|Ferry/.test(building.name);
  const place = random.pick(places.filter(({ harbor }) => harbor || !isOnWater));
  const name = `${place.city} ${building.name}`;
  const architect = `${random.pick(lastNames)} ${random.pick(lastNames)} ${random.pick(offices)}`;
  const fitting = candidates
    .filter((product) => isInProject(building, product))
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at));
  const oldest = daysBetween(fitting[0]?.created_at ?? context.world.today, context.world.today);
  const sinceCompletion = random.integer(DAYS_SINCE, oldest - DAYS_TO_BUILD);
  const completed = context.ago(sinceCompletion);
  const products = random.sample(
    fitting.filter(
      ({ created_at, discontinued }) =>
        created_at <= context.ago(sinceCompletion + DAYS_TO_BUILD) &&
        (discontinued === null || discontinued.since >= completed),
    ),
    random.integer(1, 4),
  );
  const sections = [
    ...new Map(products.flatMap(({ csi }) => csi.map((one) => [one.number, one] as const))).values(),
  ];
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
    story: projectStory({ name, type, architect, city: place.city, products, areaSquareFeet }, random),
    divisions: [...new Set(sections.map(({ number }) => number.slice(0, 2)))],
    sections,
    products: products.map((one) => ({ ...briefOf(one), discontinued: one.discontinued })),
    picture: `/api/files/project/${id}/building.svg`,
  };
}
