import { matchRoutes } from 'react-router';

import { loadDetailFonts } from '#src/browser/screen-fonts.ts';
import { siteOrigin } from '#src/browser/location.ts';
import type { ScreenLoader, ScreenRoute } from '#src/components/page/screen-route.ts';
import { guarded } from '#src/guards/guards.ts';
import { screenRoutes } from '#src/routes.ts';

const table = screenRoutes.map(({ path }, index) => ({ path, id: String(index) }));

/** Loads the code and the data of the screen behind a link; what was read is kept. Never rejects. */
export async function prefetchScreen(href: string): Promise<void> {
  if (!URL.canParse(href, siteOrigin())) return;
  const url = new URL(href, siteOrigin());
  const match = matchRoutes(table, url.pathname)?.at(-1);
  const row = screenRoutes[Number(match?.route.id)];
  if (!match || !row) return;
  const request = { request: new Request(url), params: match.params };
  await Promise.allSettled([row.screen(), loaderOf(row).then((load) => load?.(request)), loadDetailFonts()]);
}

async function loaderOf(row: ScreenRoute): Promise<ScreenLoader | null> {
  const load = await row.loader?.();
  return load ? guarded(row, load) : null;
}
