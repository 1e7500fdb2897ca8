import { RouterContextProvider, matchRoutes } from 'react-router';
import type { LoaderFunction, RouteObject } from 'react-router';

import { siteOrigin } from '#src/browser/place.ts';

/** A route's loader, loading its code where that is still away; null for a route without one. */
async function loaderOf({ lazy, loader }: RouteObject): Promise<LoaderFunction | null> {
  if (typeof loader === 'function') return loader;
  const lazyLoader = typeof lazy === 'object' ? await lazy.loader?.() : null;
  return typeof lazyLoader === 'function' ? lazyLoader : null;
}

/** Loads the code and asks for the data of the screen behind a link; the answers stay in the cache of reads. */
export function readAheadWith(table: RouteObject[]): (href: string) => Promise<void> {
  return async (href) => {
    const url = new URL(href, siteOrigin());
    const match = matchRoutes(table, url)?.at(-1);
    if (!match) return;
    const { route, params } = match;
    const context = new RouterContextProvider();
    await Promise.allSettled([
      typeof route.lazy === 'object' ? route.lazy.Component?.() : null,
      loaderOf(route).then((loader) =>
        loader?.({ request: new Request(url), url, params, pattern: route.path ?? '', context }),
      ),
    ]);
  };
}

/** Loads the loaders of all areas: little code, and then a click needs one round trip and not two. */
export async function warmUp(table: readonly RouteObject[]): Promise<void> {
  await Promise.allSettled(
    table.map((route) => Promise.all([loaderOf(route), warmUp(route.children ?? [])])),
  );
}
