import type { AnswerOf } from '#src/contracts/define-call.ts';
import type { Company } from '#src/contracts/companies.ts';
import type { manufacturersUserFavorites } from '#src/contracts/reports.ts';
import { daysBefore } from '#src/reference-api/world/dates.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { createRandom } from '#src/reference-api/world/random.ts';
import { USE_DAYS, projectPlaces } from '#src/reference-api/usage/spec-uses.ts';

type Rows = AnswerOf<typeof manufacturersUserFavorites>['rows'];

const MOST_ITEMS = 60;

/** How often people saved a manufacturer's items, by month and state; products more often. Users are not identified. */
export function savedItemCounts(world: World, company: Company): Rows {
  const all = world.content.everythingOf(company.coid);
  const step = Math.max(1, Math.ceil(all.length / MOST_ITEMS));
  return all
    .filter((_, index) => index % step === 0)
    .flatMap(({ content_type: type, id, title }) => {
      const random = createRandom(world.seed, 'saved', type, id);
      const times = random.integer(0, type === 'product' ? 26 : 9);
      const saved = Array.from({ length: times }, () => ({
        month: daysBefore(world.today, Math.floor(random.next() ** 1.4 * USE_DAYS)).slice(0, 7),
        state: random.pick(projectPlaces).state,
      }));
      return [...Map.groupBy(saved, ({ month, state }) => `${month} ${state}`)]
        .toSorted(([one], [other]) => other.localeCompare(one))
        .map(([key, same]) => ({
          content_type: type,
          id,
          title,
          month: key.slice(0, 7),
          state: key.slice(8),
          count: same.length,
        }));
    });
}
