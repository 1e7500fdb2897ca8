import type { Banner } from '#src/contracts/banners.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { advertisedProduct } from '#src/reference-api/world/advertised-product.ts';
import { hash } from '#src/reference-api/world/random.ts';

type Calls =
  | 'banners.random'
  | 'banners.bpc'
  | 'banners.byContentType'
  | 'banners.forUrl'
  | 'homepagePromo.active';

/** How many banners a page rotates through. */
const PER_PAGE = 6;

export function bannerCalls({ world, stores }: Context): Implementations<Calls> {
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
  };
}
