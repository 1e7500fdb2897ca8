import type { NavigateOptions, createBrowserRouter } from 'react-router';
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';

import { onNearTold } from '#src/browser/near-links.ts';
import { pageTitle } from '#src/browser/heading.ts';
import { warmUpErrorScreen } from '#src/layouts/error-screen.tsx';
import { reloadsFor } from '#src/components/page/missing-code.ts';
import { currentPath } from '#src/browser/location.ts';
import { onPaletteKey } from '#src/browser/palette-key.ts';
import { rememberVisit } from '#src/stores/visited.ts';
import { brand } from '#src/brand.ts';

/** Nothing is asked about builds before: a page that has just come is new. */
const calmMs = 10_000;

/** What every visit needs soon, and none to begin with: its code comes a second after the start. */
export function goOn(router: ReturnType<typeof createBrowserRouter>): void {
  void warmUpErrorScreen();
  // The first screen is drawn in slices of 5 ms; from now on a slice lasts a frame: a dozen pauses cost more than they give.
  forceFrameRate(60);
  // A build that sends events begins at once; any other when it matters.
  if (import.meta.env.DEV || import.meta.env.VITE_ANALYTICS_URL) void outward();
  else onNearTold(() => void outward());
  rememberVisits(router);
  onPaletteKey(() => void openPalette(router));
  setTimeout(() => {
    import('#src/long-visit.ts').then(({ goOnLong }) => goOnLong(router), ignored);
  }, calmMs);
}

/** What is not there is asked for again by the next page. */
const ignored = (): void => {};

const outward = (): Promise<void> =>
  import('#src/outward.ts').then(({ startOutward }) => startOutward(), ignored);

type Router = ReturnType<typeof createBrowserRouter>;

/** The palette comes with its first use; where its code is gone, with a new page. */
async function openPalette(router: Router): Promise<void> {
  try {
    const { togglePalette } = await import('#src/components/palette/open-palette.tsx');
    togglePalette((to, options?: NavigateOptions) =>
      typeof to === 'number' ? router.navigate(to) : router.navigate(to, options),
    );
  } catch (error) {
    reloadsFor(error, currentPath());
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
