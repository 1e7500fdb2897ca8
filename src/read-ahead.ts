import { siteOrigin } from '#src/browser/location.ts';
import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { loadFurtherRoutes, rowAt } from '#src/routes/row-at.ts';
import { loaderOf } from '#src/routes/screen-at.ts';

/** Loads the code and asks for the data of the screen behind a link; the answers stay in the cache of reads. */
export function readAheadWith(table: readonly ScreenRoute[]): (href: string) => Promise<void> {
  return async (href) => {
    const url = new URL(href, siteOrigin());
    const found = await rowAt(table, url.pathname);
    if (!found) return;
    const { route, params } = found;
    await Promise.allSettled([
      route.lazy.Component(),
      loaderOf(route).then((loader) => loader?.({ request: new Request(url), params })),
    ]);
  };
}

/** Loads the start's loaders and the further table: little code, and then a click needs one round trip and not two. */
export async function warmUp(table: readonly ScreenRoute[]): Promise<void> {
  await Promise.allSettled([loadFurtherRoutes(), ...table.map(loaderOf)]);
}
