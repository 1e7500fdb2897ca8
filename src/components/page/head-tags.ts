import { brand } from '#src/brand.ts';
import { publicOrigin } from '#src/browser/location.ts';
import type { StructuredData } from '#src/browser/structured-data.ts';
import { sharePicture } from '#src/components/page/share-cards.ts';
import { sharePictureSize, type ShareCard } from '#src/domain/share-card.ts';

/** A screen's metadata. */
export interface PageMeta {
  title: string;
  description: string;
  /** Path of the canonical link; null for `noindex`. */
  canonical: string | null;
  /** By default, an indexed page describes itself as a `WebPage` with its title. */
  structuredData?: StructuredData;
  /** The content of the page's link preview picture; without it, links show the site's picture. */
  card?: ShareCard;
}

export interface HeadTags {
  title: string;
  /** `description`, `robots`, `twitter:…` by name. */
  names: readonly (readonly [name: string, content: string])[];
  /** Open Graph by property. */
  properties: readonly (readonly [property: string, content: string])[];
  /** Absolute; null for a page with `noindex`. */
  canonical: string | null;
  structuredData: StructuredData | null;
}

/** In characters; search engines and previews show no more. */
const longestDescription = 160;

/** A page's head tags for search engines and link previews. */
export function headTags({ title, description, canonical, structuredData, card }: PageMeta): HeadTags {
  const isHome = title === brand.name;
  const named = isHome ? `${brand.name}: ${brand.tagline}` : title;
  const short = shortened(description) || named;
  const address = canonical === null ? null : `${publicOrigin()}${canonical}`;
  const picture = sharePicture(canonical, card);
  return {
    title: isHome ? named : `${title} | ${brand.name}`,
    canonical: address,
    names: [
      ['description', short],
      ...(address === null ? ([['robots', 'noindex']] as const) : []),
      // Title, text, and picture are read from Open Graph.
      ['twitter:card', 'summary_large_image'],
      ['twitter:image:alt', picture.alt],
    ],
    properties: [
      ['og:type', openGraphType(structuredData)],
      ['og:site_name', brand.name],
      ['og:locale', 'en_US'],
      ['og:title', named],
      ['og:description', short],
      ...(address === null ? [] : ([['og:url', address]] as const)),
      ['og:image', picture.url],
      ['og:image:type', 'image/png'],
      ['og:image:width', String(sharePictureSize.width)],
      ['og:image:height', String(sharePictureSize.height)],
      ['og:image:alt', picture.alt],
    ],
    structuredData:
      address === null
        ? null
        : (structuredData ?? {
            '@context': 'https://schema.org',
            '@type': 'WebPage',
            name: title,
            url: address,
          }),
  };
}

/** One line, ending between words; empty if there are none. */
function shortened(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  if (line.length <= longestDescription) return line;
  const start = line.slice(0, longestDescription);
  const end = start.lastIndexOf(' ');
  // Cuts text without spaces anywhere except inside a surrogate pair.
  const kept =
    end > longestDescription / 2 ? start.slice(0, end) : start.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.replace(/[,;:–—-]$/, '')}…`;
}

/** The page's Open Graph type; `website` if there is none for its subject. */
function openGraphType(data: StructuredData | undefined): string {
  const about = data?.['mainEntity'] ?? data;
  const type: unknown = typeof about === 'object' && about !== null ? Reflect.get(about, '@type') : undefined;
  return type === 'Article' ? 'article' : type === 'VideoObject' ? 'video.other' : 'website';
}
