import { http, HttpResponse, type HttpHandler } from 'msw';

import { contentTypes } from '#src/contracts/content-types.ts';
import { feedTypeFrom } from '#src/domain/feed-types.ts';
import type { World } from '#src/reference-api/db.ts';

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
    const headers = {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'public, max-age=900',
      etag: await tagOf(body),
      'last-modified': new Date(feedTime(feed)).toUTCString(),
    };
    return isKnown(request, headers)
      ? new Response(null, { status: 304, headers })
      : new Response(body, { headers });
  };
  return [http.get('*/feeds/:file', answer), http.head('*/feeds/:file', answer)];
}

/** Weak: the text may travel packed in several ways. */
async function tagOf(body: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body)));
  return `W/"${Array.from(hash.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

/** Conditional requests (RFC 9110 §13): `If-None-Match` first, the date only without it. */
function isKnown({ headers }: Request, now: { etag: string; 'last-modified': string }): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) {
    const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
    return tags.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(now.etag));
  }
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return !Number.isNaN(since) && Date.parse(now['last-modified']) <= since;
}
