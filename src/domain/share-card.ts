import { formatSection } from '#src/domain/masterformat/format-section.ts';

/** The content of a page's link preview picture, drawn at build time. */
export interface ShareCard {
  title: string;
  /** The type of record: `CAD detail`. */
  kicker: string;
  /** Manufacturer and section. */
  lines: readonly string[];
  /** Address of the record's own picture; null without one. */
  picture: string | null;
}

/** The size of every link preview picture, in pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The picture of all pages without a card. */
export const sitePicture = '/-/share.png';

/** The path of a page's card: `/-/cards/product/1.png`. A query in `canonical` is ignored. */
export function cardPath(canonical: string): string {
  const [path = ''] = canonical.split('?', 1);
  return `/-/cards${path.replace(/\/$/, '')}.png`;
}

/** `07 54 23 TPO Roofing`, a record's section; empty if it has none. */
export const sectionLine = (csi: readonly { number: string; title: string }[]): string[] =>
  csi.slice(0, 1).map(({ number, title }) => `${formatSection(number, '04')} ${title}`);
