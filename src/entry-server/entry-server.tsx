import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
} from 'react-router';

import { clearReads, allResponses } from '#src/api/reads.ts';
import { siteOrigin } from '#src/browser/location.ts';
import { ShareCards } from '#src/components/page/share-cards.ts';
import type { ShareCard } from '#src/domain/share-card.ts';
import { routes } from '#src/start/route-objects.tsx';

/** A page as React renders it; `scripts/prerender` writes it to a file. */
export interface RenderedPage {
  /** The head tags, then the root element's content. */
  html: string;
  /** The key and the response of each read. */
  answers: readonly (readonly [key: string, answer: unknown])[];
  /** The content of its link preview picture, and the page's canonical path; null if links show the site's picture. */
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
    // Render everything at once: by default, large parts are streamed later and need an inline script to move them into place.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return { html, answers: await allResponses(), card };
}
