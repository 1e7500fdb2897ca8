import { addAll } from '#src/lib/long-lists.ts';
import type { Context, Implementations } from '#src/reference-api/context.ts';
import { listed } from '#src/reference-api/handlers/listed.ts';
import { hitsOf } from '#src/reference-api/lookup.ts';

type Calls = 'activities.search' | 'alerts.list' | 'alerts.news';

const MOST = 500;

/** Newest first. */
export function newsCalls({ world, stores }: Context): Implementations<Calls> {
  return {
    'activities.search': ({ body }) => {
      const terms = wordsOf(body.query).toLowerCase();
      const found = stores.activities
        .list()
        .filter(({ title, company, content_type }) =>
          `${title} ${company} ${content_type}`.toLowerCase().includes(terms),
        );
      return hitsOf('activities', found, 0, body.size ?? 10);
    },
    'alerts.list': ({ query }) => listed(stores.alerts.list(), query),
    'alerts.news': ({ query: { coid, division, section, year, size = MOST } }) =>
      [...world.news.values()]
        .filter(
          (item) =>
            (coid === undefined || item.coid === coid) &&
            (division === undefined ||
              item.division === division ||
              item.sections.some((number) => number.startsWith(division))) &&
            (section === undefined || item.sections.includes(section)) &&
            (year === undefined || item.published_at.startsWith(`${year}-`)),
        )
        .slice(0, Math.min(Math.max(0, size), MOST)),
  };
}

/** The first text anywhere in an Elasticsearch query: what it looks for. However deep it is nested, no stack overflows. */
function wordsOf(query: unknown): string {
  const open: unknown[] = [query];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string' && next !== '') return next;
    if (typeof next !== 'object' || next === null) continue;
    const inside: unknown[] = Object.values(next);
    addAll(open, inside.toReversed());
  }
  return '';
}
