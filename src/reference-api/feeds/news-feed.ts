import { generateAtomFeed } from 'feedsmith';
import { brand } from '#src/brand.ts';
import type { Alert, NewsItem } from '#src/contracts/alerts.ts';
import { plainFeed } from '#src/reference-api/feeds/xml-characters.ts';

interface Feed {
  name: 'alerts' | 'news';
  /** Newest first. */
  items: readonly (Alert | NewsItem)[];
  origin: string;
  /** The date of a feed without items. */
  today: string;
}

const titles = { alerts: 'Product alerts', news: 'Press releases' } as const;
const authority = `tag:${brand.slug}.example`;
const text = (value: string) => ({ type: 'text', value });
const moment = (day: string): string => (day.includes('T') ? day : `${day}T00:00:00Z`);

/** Alerts or press releases as an Atom feed (RFC 4287), and the time of the newest. */
export function newsFeed({ name, items, origin, today }: Feed): { body: string; modified: number } {
  const modified = Date.parse(moment(items[0]?.published_at ?? today));
  const pageOf = ({ division }: Alert | NewsItem): string =>
    name === 'alerts'
      ? `${origin}/${brand.slug}-alert?division=${division}`
      : `${origin}/press-releases/${division}`;
  const feed = generateAtomFeed({
    xml: { lang: 'en-US' },
    id: `${authority},2024:feed/${name}`,
    title: text(`${brand.name}: ${titles[name]}`),
    updated: new Date(modified),
    links: [
      { rel: 'self', type: 'application/atom+xml', href: `${origin}/feeds/${name}.xml` },
      {
        rel: 'alternate',
        type: 'text/html',
        href: `${origin}${name === 'alerts' ? `/${brand.slug}-alert` : '/press-releases'}`,
      },
    ],
    icon: `${origin}/favicon.svg`,
    authors: [{ name: brand.name }],
    entries: items.map((item) => ({
      id: `${authority},2024:${name}/${item.id}`,
      title: text(item.title),
      published: new Date(moment(item.published_at)),
      updated: new Date(moment(item.published_at)),
      authors: [{ name: 'company' in item ? item.company : brand.name }],
      categories: [{ term: item.division }],
      summary: text(item.summary),
      links: [{ rel: 'alternate', type: 'text/html', href: pageOf(item) }],
    })),
  });
  return { body: plainFeed(feed), modified };
}
