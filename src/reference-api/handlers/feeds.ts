import { http, HttpResponse, type HttpHandler } from 'msw';
import { contentTypes } from '#src/contracts/content-types.ts';
import { feedTypeFrom } from '#src/domain/feed-types.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { conditionalResponse } from '#src/reference-api/handlers/responses.ts';

/** The most entries of a feed: about a week's changes. */
const MOST = 60;

interface FeedFile {
  body: string;
  mediaType: string;
  /** In milliseconds since 1970. */
  modified: number;
}

/**
 * `/feeds/cad.xml`, `/feeds/all.xml` …: Atom feeds; `/feeds/alerts.xml`, `/feeds/news.xml`; and `/feeds/podcasts.xml`
 * for podcast apps. A client that has the latest version gets a 304.
 */
export function feedHandlers(worldNow: () => World): HttpHandler[] {
  const answer = async ({ request }: { request: Request }): Promise<Response> => {
    const world = worldNow();
    const { pathname, origin } = new URL(request.url);
    const name = /\/feeds\/([a-z]+)\.xml$/.exec(pathname)?.[1] ?? '';
    const file =
      name === 'podcasts'
        ? await ofEpisodes(world, origin)
        : name === 'alerts' || name === 'news'
          ? await ofNews(name, world, origin)
          : await ofContent(name, world, origin);
    if (file === null) return HttpResponse.json({ message: 'There is no such feed.' }, { status: 404 });
    return conditionalResponse(request, file.body, {
      'content-type': `${file.mediaType}; charset=utf-8`,
      'last-modified': new Date(file.modified).toUTCString(),
    });
  };
  return [http.get('*/feeds/:file', answer), http.head('*/feeds/:file', answer)];
}

/** Product alerts or press releases. */
async function ofNews(name: 'alerts' | 'news', world: World, origin: string): Promise<FeedFile> {
  const { newsFeed } = await import('#src/reference-api/feeds/news-feed.ts');
  const items = [...(name === 'alerts' ? world.alerts : world.news).values()]
    .toSorted((one, other) => other.published_at.localeCompare(one.published_at) || one.id - other.id)
    .slice(0, MOST);
  const feed = { name, items, origin, today: world.today };
  return { ...newsFeed(feed), mediaType: 'application/atom+xml' };
}

/** The latest items of a type; null if there is no such type. */
async function ofContent(name: string, world: World, origin: string): Promise<FeedFile | null> {
  const type = feedTypeFrom(name);
  if (type === null) return null;
  const items = (type === 'all' ? contentTypes : [type])
    .flatMap((one) => world.content.all(one))
    .toSorted((a, b) => (a.updated_at === b.updated_at ? a.id - b.id : a.updated_at < b.updated_at ? 1 : -1))
    .slice(0, MOST);
  const { atomFeed, feedTime } = await import('#src/reference-api/feeds/atom-feed.ts');
  const feed = { type, items, origin, today: world.today };
  return { body: atomFeed(feed), mediaType: 'application/atom+xml', modified: feedTime(feed) };
}

/** All episodes: podcast apps also offer the old ones. */
async function ofEpisodes({ podcasts, today }: World, origin: string): Promise<FeedFile> {
  const { podcastFeed, podcastFeedTime } = await import('#src/reference-api/feeds/podcast-feed.ts');
  const episodes = [...podcasts.values()].toSorted(
    (one, other) => other.published_at.localeCompare(one.published_at) || one.id - other.id,
  );
  const feed = { episodes, origin, today };
  return { body: podcastFeed(feed), mediaType: 'application/rss+xml', modified: podcastFeedTime(feed) };
}
