import { createContext } from 'react';

import { brand } from '#src/brand.ts';
import { publicOrigin } from '#src/browser/location.ts';
import { cardPath, sitePicture, type ShareCard } from '#src/domain/share-card.ts';

/** Receives, while a build renders a page, the page's canonical path and its card to draw. */
export const ShareCards = createContext<((canonical: string, card: ShareCard) => void) | null>(null);

/** A page's link preview picture: its card in a build that draws cards, else the site's. */
export function sharePicture(
  canonical: string | null,
  card: ShareCard | undefined,
): { url: string; alt: string } {
  const areDrawn = import.meta.env.VITE_SHARE_CARDS === 'true';
  return card !== undefined && canonical !== null && areDrawn
    ? { url: `${publicOrigin()}${cardPath(canonical)}`, alt: [card.title, ...card.lines].join(', ') }
    : { url: `${publicOrigin()}${sitePicture}`, alt: `${brand.name}: ${brand.tagline}` };
}
