import { brand } from '#src/brand.ts';
import type { CesProvider, Course } from '#src/contracts/learning.ts';
import { courses, type WrittenCourse } from '#src/reference-api/content/courses.ts';
import type { Random } from '#src/reference-api/world/random.ts';

import { partInWorld, type MadeProduct, type Seeding } from '#src/reference-api/seed/seeding.ts';

/** Courses for credit, most of them from a manufacturer of their section. */
export function seedCourses(seeding: Seeding): void {
  for (const [index, text] of partInWorld(seeding, courses).entries()) {
    const id = index + 1;
    const random = seeding.random('course', id);
    const company = text.by === 'maker' ? makerOf(seeding.makes, text, random) : null;
    const isLive = text.format === 'Live online' || text.format === 'In person';
    const published = random.whole(10, isLive ? 60 : 1100);
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
      startsAt: isLive ? startOf(seeding, random) : null,
      sections: [...text.sections],
      division: text.sections[0]?.slice(0, 2) ?? null,
      published_at: seeding.ago(published),
    };
    seeding.world.courses.set(id, course);
  }
}

function makerOf(makes: readonly MadeProduct[], { sections: [section] }: WrittenCourse, random: Random) {
  const companies = new Set(
    makes.filter(({ profile }) => profile.number === section).map(({ maker }) => maker.company),
  );
  return companies.size > 0 ? random.pick([...companies]) : null;
}

/** Most live courses are still to come, a few have just taken place, all on weekdays. */
function startOf(seeding: Seeding, random: Random): string {
  const days = random.chance(0.8) ? -random.whole(4, 110) : random.whole(5, 9);
  const weekday = new Date(seeding.ago(days)).getUTCDay();
  const toMonday = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return `${seeding.ago(days - toMonday)}T${random.pick(['16:00:00Z', '17:00:00Z', '19:00:00Z'])}`;
}

/** Course providers, with the number of their courses. */
export function seedCesProviders(seeding: Seeding): void {
  const byProvider = Map.groupBy(seeding.world.courses.values(), ({ provider }) => provider);
  for (const [provider, given] of [...byProvider].toSorted(([one], [other]) => one.localeCompare(other))) {
    const id = seeding.world.cesProviders.size + 1;
    const coid = given[0]?.coid ?? null;
    const company = coid === null ? null : seeding.world.companies.get(coid);
    const one: CesProvider = {
      id,
      coid,
      company: provider,
      providerNumber: String(40100000 + seeding.random('provider', provider).whole(100, 9999)),
      courses: given.length,
      url: company ? (company.urls[0]?.url ?? null) : null,
    };
    seeding.world.cesProviders.set(id, one);
  }
}
