import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
} from 'react-router';

import { clearReads, readAnswers } from '#src/api/reads.ts';
import { siteOrigin } from '#src/browser/location.ts';
import { ShareCards } from '#src/components/page/share-cards.ts';
import type { ShareCard } from '#src/domain/share-card.ts';
import { routes } from '#src/start/route-objects.tsx';

/** A page as React renders it; `scripts/prerender` makes a file of it. */
export interface RenderedPage {
  /** The tags for the head, then what the root element holds. */
  html: string;
  /** What was read for it: the key and the answer of each read. */
  answers: readonly (readonly [key: string, answer: unknown])[];
  /** What the picture of links to it shows, and the page's canonical path; null where that is the site's picture. */
  card: { of: string; card: ShareCard } | null;
}

// Imported under the same name as in the site, so that it is a chunk of its own here, too.
const { screenRoutes } = await import('#src/routes.ts');
const handler = createStaticHandler(routes(screenRoutes));

/**
 * Renders the page at a path for someone who is not signed in and has made no choices. Render one page at a time,
 * because the reads of pages are told apart by their time. Rejects if the page is missing, redirects, or can't be
 * loaded.
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  clearReads();
  const context = await handler.query(new Request(new URL(path, siteOrigin())));
  if (context instanceof Response)
    throw new Error(`leads to ${context.headers.get('location') ?? 'nowhere'}`);
  for (const error of Object.values(context.errors ?? {}))
    throw isRouteErrorResponse(error) ? new Error(`${error.status} ${error.statusText}`) : error;
  const failures: unknown[] = [];
  let card: RenderedPage['card'] = null;
  const takeCard = (of: string, own: ShareCard): void => {
    card = { of, card: own };
  };
  const { prelude } = await prerender(
    <ShareCards value={takeCard}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </ShareCards>,
    // All at once: a part that is streamed later, as large ones are by default, needs an inline script to get into
    // place.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return { html, answers: await readAnswers(), card };
}
