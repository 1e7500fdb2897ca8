import { textsIn } from '#src/contracts/elasticsearch.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { listPage } from '#src/reference-api/handlers/list-page.ts';
import { elasticsearchHits } from '#src/reference-api/http/elasticsearch-responses.ts';

/** The limit if the request has none. */
const MOST = 500;

/** Newest first. */
export function newsCalls({ world, stores }: Context) {
  return {
    'activities.search': ({ body }) => {
      const terms = (textsIn(body.query).find(Boolean) ?? '').toLowerCase();
      const found = stores.activities
        .list()
        .filter(({ title, company, content_type }) =>
          `${title} ${company} ${content_type}`.toLowerCase().includes(terms),
        );
      return elasticsearchHits('activities', found, 0, body.size ?? 10);
    },
    'alerts.list': ({ query }) => listPage(stores.alerts.list(), query),
    'alerts.news': ({ query: { coid, division, section, year, size } }) =>
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
        .slice(0, size ?? MOST),
  } satisfies Partial<Implementations>;
}
