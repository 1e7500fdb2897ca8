import { RouterContextProvider, matchRoutes } from 'react-router';
import type { RouteObject } from 'react-router';

import { siteOrigin } from '#src/browser/place.ts';

/** Loads the code and asks for the data of the screen behind a link; the answers stay in the cache of reads. */
export function readAheadWith(table: RouteObject[]): (href: string) => Promise<void> {
  return async (href) => {
    const url = new URL(href, siteOrigin());
    const match = matchRoutes(table, url)?.at(-1);
    if (!match) return;
    const { lazy, loader } = match.route;
    const context = new RouterContextProvider();
    await Promise.allSettled([
      typeof lazy === 'function' ? lazy() : null,
      typeof loader === 'function'
        ? loader({
            request: new Request(url),
            url,
            params: match.params,
            pattern: match.route.path ?? '',
            context,
          })
        : null,
    ]);
  };
}
