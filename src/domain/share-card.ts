import { formatSection } from '#src/domain/masterformat/format-section.ts';

/** What the picture of a link to a page shows, drawn at build. */
export interface ShareCard {
  title: string;
  /** What kind of thing it is: `CAD detail`. */
  kicker: string;
  /** Who makes it, which section it is of. */
  lines: readonly string[];
  /** Address of the record's own picture; null without one. */
  picture: string | null;
}

/** The size of every picture of a link, in pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Of all pages without a card of their own. */
export const sitePicture = '/-/share.png';

/** Where the card of a page is: `/-/cards/product/1.png`. `canonical` may have a query, which changes no card. */
export function cardPath(canonical: string): string {
  const [path = ''] = canonical.split('?', 1);
  return `/-/cards${path.replace(/\/$/, '')}.png`;
}

/** `07 54 23 TPO Roofing`, the section that a record is of; nothing where it names none. */
export function sectionLine(csi: readonly { number: string; title: string }[]): string[] {
  return csi.slice(0, 1).map(({ number, title }) => `${formatSection(number, '04')} ${title}`);
}
