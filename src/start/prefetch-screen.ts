import { loadDetailFonts } from '#src/browser/screen-fonts.ts';
import { currentPath, siteOrigin } from '#src/browser/location.ts';
import { isPointedAt } from '#src/browser/pointed-at.ts';
import type { ScreenLoader, ScreenRoute } from '#src/components/page/screen-route.ts';
import { firstRoutes } from '#src/first-routes.ts';
import { guarded } from '#src/guards/guards.ts';
import { resolveAfter } from '#src/lib/resolve-after.ts';
import { trackSettled } from '#src/lib/settled-values.ts';
import { allRoutes, matchAt } from '#src/start/first-screen.ts';
import { renderAhead } from '#src/stores/render-ahead.ts';

/** How long the visitor must still point at a link after its data has loaded, in ms, before its screen renders ahead. */
const restMs = 50;

/**
 * Loads a link's screen: its code, and its data into the cache. Renders the screen ahead if it supports that and the visitor
 * still points at the link. Never rejects.
 */
export async function prefetchScreen(href: string): Promise<void> {
  if (!URL.canParse(href, siteOrigin())) return;
  const url = new URL(href, siteOrigin());
  // The rows of all other screens come with the first link that leads to one.
  const match = matchAt(url.pathname, firstRoutes) ?? matchAt(url.pathname, await allRoutes());
  if (!match) return;
  const { row, params } = match;
  const request = { request: new Request(url), params };
  const [code, data] = await Promise.allSettled([
    row.screen(),
    loaderOf(row).then((load) => load?.(request)),
    loadDetailFonts(),
  ]);
  if (code.status === 'rejected' || data.status === 'rejected') return;
  const { RenderAheadBody } = code.value;
  if (!RenderAheadBody || url.pathname === currentPath()) return;
  await settled(data.value);
  await resolveAfter(restMs, null);
  if (isPointedAt(href)) renderAhead({ Body: RenderAheadBody, data: trackSettled(data.value) });
}

/** Waits for the promises in a loader's data. */
async function settled(data: unknown): Promise<void> {
  if (typeof data === 'object' && data !== null) await Promise.allSettled(Object.values(data));
}

async function loaderOf(row: ScreenRoute): Promise<ScreenLoader | null> {
  const load = await row.loader?.();
  return load ? guarded(row, load) : null;
}
