import { brand } from '#src/brand.ts';
import type { CesProvider, Course } from '#src/contracts/learning.ts';
import { courses, type CourseEntry } from '#src/reference-api/content/courses.ts';
import type { Random } from '#src/reference-api/world/random.ts';
import { scaledPart, type SeededProduct, type SeedContext } from '#src/reference-api/seed/seed-context.ts';

/** Courses for credit, most of them given by a manufacturer of their section. */
export function seedCourses(context: SeedContext): void {
  for (const [index, text] of scaledPart(context, courses).entries()) {
    const id = index + 1;
    const random = context.random('course', id);
    const company = text.by === 'manufacturer' ? manufacturerOf(context.seededProducts, text, random) : null;
    const isLive = text.format === 'Live online' || text.format === 'In person';
    const published = random.integer(10, isLive ? 60 : 1100);
    const course: Course = {
      id,
      title: text.title,
      summary: text.summary,
      objectives: [...text.objectives],
      outline: [...text.outline],
      quiz: [...text.quiz],
      provider: company?.companyNoHtml ?? `${brand.name} Academy`,
      coid: company?.coid ?? null,
      credits: text.hours,
      creditKind: text.credit,
      format: text.format,
      minutes: text.hours * 60,
      states: [...(text.states ?? [])],
      isFree: text.price === undefined,
      price: text.price ?? null,
      startsAt: isLive ? startOf(context, random) : null,
      sections: [...text.sections],
      division: text.sections[0]?.slice(0, 2) ?? null,
      picture: `/api/files/course/${id}/cover.svg`,
      published_at: context.ago(published),
    };
    context.world.courses.set(id, course);
  }
}

function manufacturerOf(
  seededProducts: readonly SeededProduct[],
  { sections: [section] }: CourseEntry,
  random: Random,
) {
  const companies = new Set(
    seededProducts
      .filter(({ profile }) => profile.number === section)
      .map(({ manufacturer }) => manufacturer.company),
  );
  return companies.size > 0 ? random.pick([...companies]) : null;
}

/** The start of a live course, on a weekday. Most are upcoming; a few have just taken place. */
function startOf(context: SeedContext, random: Random): string {
  const days = random.chance(0.8) ? -random.integer(4, 110) : random.integer(5, 9);
  const weekday = new Date(context.ago(days)).getUTCDay();
  const toMonday = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return `${context.ago(days - toMonday)}T${random.pick(['16:00:00Z', '17:00:00Z', '19:00:00Z'])}`;
}

/** Course providers, with the number of their courses. */
export function seedCesProviders(context: SeedContext): void {
  const byProvider = Map.groupBy(context.world.courses.values(), ({ provider }) => provider);
  for (const [provider, given] of [...byProvider].toSorted(([one], [other]) => one.localeCompare(other))) {
    const id = context.world.cesProviders.size + 1;
    const coid = given[0]?.coid ?? null;
    const company = coid === null ? null : context.world.companies.get(coid);
    const one: CesProvider = {
      id,
      coid,
      company: provider,
      providerNumber: String(40100000 + context.random('provider', provider).integer(100, 9999)),
      courses: given.length,
      url: company ? (company.urls[0]?.url ?? null) : null,
    };
    context.world.cesProviders.set(id, one);
  }
}
