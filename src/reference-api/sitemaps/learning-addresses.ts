import type { World } from '#src/reference-api/world/world.ts';
import type { SiteAddress } from '#src/reference-api/sitemaps/site-address.ts';

interface Published {
  id: number;
  published_at: string;
}

/** Episodes, posts, and courses, each after its list, and the pages around them. */
export function* learningAddresses({ podcasts, blogPosts, courses }: World): Generator<SiteAddress> {
  yield* listAddresses('/podcast', [...podcasts.values()]);
  yield* listAddresses('/blog-post', [...blogPosts.values()]);
  yield* listAddresses('/continuing-education', [...courses.values()]);
  for (const path of ['/podcast/guest', '/blog-post/guest', '/arcatemy', '/ces', '/AIArules'])
    yield { path, changed: null };
  yield { path: '/podcast/best_architectural_podcasts', changed: null };
  yield { path: '/blog-post/best_architectural_blog_posts', changed: null };
}

function* listAddresses(list: string, records: readonly Published[]): Generator<SiteAddress> {
  const days = records.map(({ published_at: published }) => published.slice(0, 10));
  yield { path: list, changed: days.toSorted().at(-1) ?? null };
  for (const [index, { id }] of records.entries())
    yield { path: `${list}/${id}`, changed: days[index] ?? null };
}
