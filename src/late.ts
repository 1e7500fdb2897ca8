import type { NavigateOptions, createBrowserRouter } from 'react-router';

import { builtInSink } from '#src/browser/analytics-sinks.ts';
import { startAnalytics } from '#src/browser/analytics.ts';
import { pageTitle } from '#src/browser/heading.ts';
import { watchOutbound } from '#src/browser/outbound.ts';
import { warmUpErrorScreen } from '#src/layouts/error-screen.tsx';
import { reloadsFor } from '#src/components/missing-code.ts';
import { pathHere } from '#src/browser/place.ts';
import { onPaletteKey } from '#src/browser/palette-key.ts';
import { rememberVisit } from '#src/stores/visited.ts';
import { brand } from '#src/brand.ts';
import { reloadOnNextStep } from '#src/layouts/new-build.ts';
import { watchForNewBuild } from '#src/stores/new-build.ts';

/** Nothing is asked about builds before: a page that has just come is new. */
const calmMs = 10_000;

/** What every visit needs soon, and none to begin with: its code comes a second after the start. */
export function goOn(router: ReturnType<typeof createBrowserRouter>): void {
  void warmUpErrorScreen();
  startAnalytics(builtInSink());
  watchOutbound();
  rememberVisits(router);
  onPaletteKey(() => void openPalette(router));
  setTimeout(() => watchForNewBuild(() => reloadOnNextStep(router)), calmMs);
}

type Router = ReturnType<typeof createBrowserRouter>;

/** The palette comes with its first use; where its code is gone, with a new page. */
async function openPalette(router: Router): Promise<void> {
  try {
    const { togglePalette } = await import('#src/components/palette/open-palette.tsx');
    togglePalette((to, options?: NavigateOptions) =>
      typeof to === 'number' ? router.navigate(to) : router.navigate(to, options),
    );
  } catch (error) {
    reloadsFor(error, pathHere());
  }
}

/** Who stays so long on a page looked at it; by then its title stands. In milliseconds. */
const lookMs = 800;

/** What is looked at, for the palette. */
function rememberVisits(router: Router): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = ({ pathname, search }: Router['state']['location']): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const title = pageTitle().replace(` | ${brand.name}`, '');
      rememberVisit({ href: pathname + search, title });
    }, lookMs);
  };
  look(router.state.location);
  router.subscribe(({ location, navigation }) => {
    if (navigation.state === 'idle') look(location);
  });
}
