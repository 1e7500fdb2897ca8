import { brand } from '#src/brand.ts';
import type { Content } from '#src/contracts/content.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { feedTypeText } from '#src/domain/feed-types.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { element, xmlText } from '#src/reference-api/feeds/xml-text.ts';

/** The media types of files, by format, as an enclosure states them. */
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
  /** The latest first. */
  items: readonly Content[];
  /** The site's origin: links in a feed are absolute. */
  origin: string;
  /** For a feed without items. */
  today: string;
}

/** A day of the record as a moment (RFC 3339): its first one, which is never in the future. */
const moment = (day: string): string => (day.includes('T') ? day : `${day}T00:00:00Z`);

/** When the newest of the items was changed, in milliseconds since 1970. */
export function feedTime({ items, today }: Pick<Feed, 'items' | 'today'>): number {
  return Date.parse(moment(items[0]?.updated_at ?? today));
}

/** The items as an Atom feed (RFC 4287). Ids are of the records and not of their addresses: they outlive a new host. */
export function atomFeed({ type, items, origin, today }: Feed): string {
  const self = `${origin}/feeds/${type}.xml`;
  const title = `${brand.name}: ${feedTypeText(type)}`;
  const head = [
    element('id', {}, `${authority},2024:feed/${type}`),
    element('title', {}, xmlText(title)),
    element('subtitle', {}, 'What was added or changed, the latest first.'),
    element('updated', {}, new Date(feedTime({ items, today })).toISOString()),
    element('link', { rel: 'self', type: 'application/atom+xml', href: self }),
    element('link', { rel: 'alternate', type: 'text/html', href: `${origin}/whats-new/${type}/week` }),
    element('icon', {}, xmlText(`${origin}/favicon.svg`)),
    element('author', {}, element('name', {}, xmlText(brand.name))),
  ];
  const entries = items.map((item) => entryOf(item, origin));
  return `<?xml version="1.0" encoding="utf-8"?>\n${element(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en-US' },
    `\n${[...head, ...entries].join('\n')}\n`,
  )}\n`;
}

/** Stays as it is whatever the site is called or wherever it lies (RFC 4151). */
const authority = `tag:${brand.slug}.example`;

function entryOf(item: Content, origin: string): string {
  const { content_type: type, id, title, company, summary, csi, files } = item;
  const { singular } = contentTypeWords[type];
  const slug = encodeURIComponent(`${item.companySlug === '' ? '' : `${item.companySlug}-`}${item.coid}`);
  const page = `${origin}${type === 'product' ? `/product/${id}` : `/company/${slug}/${type}/${id}`}`;
  return element(
    'entry',
    {},
    [
      element('id', {}, `${authority},2024:${type}/${id}`),
      element('title', { type: 'text' }, xmlText(title)),
      element('link', { rel: 'alternate', type: 'text/html', href: page }),
      element('published', {}, xmlText(moment(item.created_at))),
      element('updated', {}, xmlText(moment(item.updated_at))),
      element('author', {}, element('name', {}, xmlText(company))),
      element('category', { term: type, label: singular }),
      ...csi.map((section) =>
        element('category', {
          term: section.number,
          label: `${formatSection(section.number, '04')} ${section.title}`,
        }),
      ),
      element('summary', { type: 'text' }, xmlText(summary)),
      ...files.map(({ format, url, name, bytes }) =>
        element('link', {
          rel: 'enclosure',
          title: name,
          type: name.endsWith('.zip') ? 'application/zip' : (mediaTypes[format] ?? null),
          length: bytes,
          href: new URL(url, origin).href,
        }),
      ),
    ].join(''),
  );
}
