import { textsIn } from '#src/contracts/elasticsearch.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { listPage } from '#src/reference-api/handlers/list-page.ts';
import { elasticsearchHits } from '#src/reference-api/http/elasticsearch-responses.ts';
import type { Banner } from '#src/contracts/banners.ts';
import { advertisedProduct } from '#src/reference-api/world/advertised-product.ts';
import { hash } from '#src/reference-api/world/random.ts';

/** The limit if the request has none. */
const MOST = 500;

/** Newest first. */
export const newsCalls = ({ world, stores }: Context) =>
  ({
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
  }) satisfies Partial<Implementations>;

/** How many banners a page rotates through. */
const PER_PAGE = 6;

export function bannerCalls({ world, stores }: Context) {
  /** A page always gets the same banners; the client rotates them. */
  const forPage = (page: string, fitting: readonly Banner[] = stores.banners.list()): Banner[] => {
    const start = hash(page) % Math.max(1, fitting.length);
    return [...fitting.slice(start), ...fitting.slice(0, start)].slice(0, PER_PAGE);
  };
  const inDivision = (division: string) =>
    stores.banners
      .list()
      .filter((banner) =>
        advertisedProduct(world, banner)?.csi.some(({ number }) => number.startsWith(division)),
      );
  return {
    'banners.random': ({ query }) => (query.all === 'true' ? stores.banners.list() : forPage('random')),
    'banners.bpc': ({ params }) => forPage(params.bannerPage),
    'banners.byContentType': ({ params }) => {
      const division = /^\d{2}/.exec(params.divisionSectionOrTop)?.[0];
      // Roof insulation is no help to who reads about fire pumps: better none.
      return forPage(
        `${params.contentType}/${params.divisionSectionOrTop}`,
        division === undefined ? stores.banners.list() : inDivision(division),
      );
    },
    'banners.forUrl': ({ query }) => forPage(query.url),
    'homepagePromo.active': () =>
      stores.promo.list().find(({ startsAt, endsAt }) => startsAt <= world.today && world.today <= endsAt) ??
      null,
  } satisfies Partial<Implementations>;
}
