import { contentTypes, type ContentType } from '#src/contracts/content-types.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { itemPath, type SiteAddress } from '#src/reference-api/sitemaps/site-address.ts';
import { companyAddresses, libraryAddresses, newsAddresses } from '#src/reference-api/sitemaps/addresses.ts';

/** One file of the sitemap. */
export interface Sitemap {
  /** `cad-1`: kind and number. */
  name: string;
  addresses: readonly SiteAddress[];
}

/** Search engines refuse a file with more (sitemaps.org). */
const MOST = 50_000;

/** All addresses for search engines, in files by kind. */
export function sitemaps(world: World, most = MOST): Sitemap[] {
  const kinds: [name: string, addresses: SiteAddress[]][] = [
    ['library', [...libraryAddresses(world)]],
    ['companies', [...companyAddresses(world)]],
    ['learning', [...learningAddresses(world)]],
    ['news', [...newsAddresses(world)]],
    ...contentTypes.map((type): [string, SiteAddress[]] => [type, itemAddresses(world, type)]),
  ];
  return kinds.flatMap(([kind, addresses]) =>
    Array.from({ length: Math.ceil(addresses.length / most) }, (_, part) => ({
      name: `${kind}-${part + 1}`,
      addresses: addresses.slice(part * most, (part + 1) * most),
    })),
  );
}

/** Each under the canonical address of its page. */
const itemAddresses = ({ content }: World, type: ContentType): SiteAddress[] =>
  content.all(type).map((item) => ({
    path: item.content_type === 'spec' ? `/specification/${item.coid}/${item.id}` : itemPath(item),
    changed: item.updated_at.slice(0, 10),
  }));

interface Published {
  id: number;
  published_at: string;
}

/** Episodes, posts, and courses, each after its list, and the pages around them. */
function* learningAddresses({ podcasts, blogPosts, courses }: World): Generator<SiteAddress> {
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
