import { generateAtomFeed } from 'feedsmith';
import { brand } from '#src/brand.ts';
import type { Content } from '#src/contracts/content.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { feedTypeText } from '#src/domain/feed-types.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { plainFeed } from '#src/reference-api/feeds/xml-characters.ts';
import { itemPath } from '#src/reference-api/sitemaps/site-address.ts';

/** Media types of files by format, for enclosures. */
const mediaTypes: Readonly<Record<string, string>> = {
  PDF: 'application/pdf',
  SVG: 'image/svg+xml',
  DXF: 'image/vnd.dxf',
  GLB: 'model/gltf-binary',
  IFC: 'application/x-step',
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  RTF: 'application/rtf',
  TXT: 'text/plain',
  HTML: 'text/html',
  VTT: 'text/vtt',
};

interface Feed {
  type: Parameters<typeof feedTypeText>[0];
  /** Newest first. */
  items: readonly Content[];
  /** The site's origin: links in a feed are absolute. */
  origin: string;
  /** The date of a feed without items. */
  today: string;
}

/** A date as an RFC 3339 time: the start of the day, which is never in the future. */
const moment = (day: string): string => (day.includes('T') ? day : `${day}T00:00:00Z`);

/** When the newest item was changed, in milliseconds since 1970. */
export const feedTime = ({ items, today }: Pick<Feed, 'items' | 'today'>): number =>
  Date.parse(moment(items[0]?.updated_at ?? today));

/** An Atom feed (RFC 4287). Ids come from records, not addresses, and so survive a move to another host. */
export const atomFeed = ({ type, items, origin, today }: Feed): string =>
  plainFeed(
    generateAtomFeed({
      xml: { lang: 'en-US' },
      id: `${authority},2024:feed/${type}`,
      title: text(`${brand.name}: ${feedTypeText(type)}`),
      subtitle: text('New and updated items, latest first.'),
      updated: new Date(feedTime({ items, today })),
      links: [
        { rel: 'self', type: 'application/atom+xml', href: `${origin}/feeds/${type}.xml` },
        { rel: 'alternate', type: 'text/html', href: `${origin}/whats-new/${type}/week` },
      ],
      icon: `${origin}/favicon.svg`,
      authors: [{ name: brand.name }],
      entries: items.map((item) => entryOf(item, origin)),
    }),
  );

/** Must never change, whatever the site is called or wherever it is hosted (RFC 4151). */
const authority = `tag:${brand.slug}.example`;

const text = (value: string) => ({ type: 'text', value });

function entryOf(item: Content, origin: string) {
  const { content_type: type, id, title, company, summary, csi, files } = item;
  const page = `${origin}${itemPath(item)}`;
  return {
    id: `${authority},2024:${type}/${id}`,
    title: text(title),
    published: new Date(moment(item.created_at)),
    updated: new Date(moment(item.updated_at)),
    authors: [{ name: company }],
    categories: [
      { term: type, label: contentTypeWords[type].singular },
      ...csi.map((section) => ({
        term: section.number,
        label: `${formatSection(section.number, '04')} ${section.title}`,
      })),
    ],
    summary: text(summary),
    links: [
      { rel: 'alternate', type: 'text/html', href: page },
      ...files.map(({ format, url, name, bytes }) => ({
        rel: 'enclosure',
        title: name,
        type: name.endsWith('.zip') ? 'application/zip' : (mediaTypes[format] ?? 'application/octet-stream'),
        ...(bytes !== null && { length: bytes }),
        href: new URL(url, origin).href,
      })),
    ],
  };
}
