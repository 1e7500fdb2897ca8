import { http, HttpResponse, type HttpHandler } from 'msw';

import { contentTypes } from '#src/contracts/content-types.ts';
import { feedTypeFrom } from '#src/domain/feed-types.ts';
import type { World } from '#src/reference-api/db.ts';
import { fileThatChanges } from '#src/reference-api/handlers/conditional.ts';

/** Entries of a feed: about what changes in a week. */
const MOST = 60;

/** `/feeds/cad.xml`, `/feeds/all.xml` …: Atom files for feed readers. Who has the latest one is told no more than that. */
export function feedHandlers(world: World): HttpHandler[] {
  const answer = async ({ request }: { request: Request }): Promise<Response> => {
    const { pathname, origin } = new URL(request.url);
    const type = feedTypeFrom(/\/feeds\/([a-z]+)\.xml$/.exec(pathname)?.[1] ?? '');
    if (type === null) return HttpResponse.json({ message: 'There is no such feed.' }, { status: 404 });
    const items = (type === 'all' ? contentTypes : [type])
      .flatMap((one) => world.content.all(one))
      .toSorted((a, b) =>
        a.updated_at === b.updated_at ? a.id - b.id : a.updated_at < b.updated_at ? 1 : -1,
      )
      .slice(0, MOST);
    const { atomFeed, feedTime } = await import('#src/reference-api/feeds/atom-feed.ts');
    const feed = { type, items, origin, today: world.today };
    const body = atomFeed(feed);
    return fileThatChanges(request, body, {
      'content-type': 'application/atom+xml; charset=utf-8',
      'last-modified': new Date(feedTime(feed)).toUTCString(),
    });
  };
  return [http.get('*/feeds/:file', answer), http.head('*/feeds/:file', answer)];
}
