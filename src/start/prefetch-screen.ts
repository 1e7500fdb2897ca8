import { loadDetailFonts } from '#src/browser/screen-fonts.ts';
import { currentPath, siteOrigin } from '#src/browser/location.ts';
import { isPointedAt } from '#src/browser/pointed-at.ts';
import type { ScreenLoader, ScreenRoute } from '#src/components/page/screen-route.ts';
import { firstRoutes } from '#src/first-routes.ts';
import { guarded } from '#src/guards/guards.ts';
import { resolveAfter } from '#src/lib/resolve-after.ts';
import { trackSettled } from '#src/lib/settled-values.ts';
import { allRoutes, matchAt } from '#src/start/first-screen.ts';
import { drawAhead } from '#src/stores/drawn-ahead.ts';

/** A link is meant if it is still pointed at, in ms after its data has come. */
const restMs = 50;

/**
 * Loads the code and the data of the screen behind a link; what was read is kept. Draws the screen ahead if it can be and
 * the link is still pointed at. Never rejects.
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
  const { AheadBody } = code.value;
  if (!AheadBody || url.pathname === currentPath()) return;
  await settled(data.value);
  await resolveAfter(restMs, null);
  if (isPointedAt(href)) drawAhead({ Body: AheadBody, data: trackSettled(data.value) });
}

/** Waits for what a loader did not wait for. */
async function settled(data: unknown): Promise<void> {
  if (typeof data === 'object' && data !== null) await Promise.allSettled(Object.values(data));
}

async function loaderOf(row: ScreenRoute): Promise<ScreenLoader | null> {
  const load = await row.loader?.();
  return load ? guarded(row, load) : null;
}
