import { brand } from '#src/brand.ts';
import { analyticsHost, builtInSink } from '#src/browser/analytics-sinks.ts';
import { startAnalytics } from '#src/browser/analytics.ts';
import { pageTitle } from '#src/browser/heading.ts';
import { rememberFollowedLinks } from '#src/browser/followed-links.ts';
import { addManifestLink } from '#src/browser/manifest-link.ts';
import { watchOutbound } from '#src/browser/outbound.ts';
import { watchPrintKey } from '#src/browser/print.ts';
import { startPrefetching } from '#src/components/page/prefetch.ts';
import { warmUpErrorScreen } from '#src/layouts/error-screen.tsx';
import { reloadOnNextStep } from '#src/layouts/new-build.ts';
import { prefetchScreen } from '#src/start/prefetch-screen.ts';
import type { Router } from '#src/start/router.ts';
import { watchForNewBuild } from '#src/services/new-build.ts';
import { rememberVisit } from '#src/components/palette/visited.ts';

/** How many links are prefetched at once (requirements: new-builds). */
const preloads = 4;
/**
 * Delay before the first check for a new build, in ms: a page that just loaded is new. No other timer of the site has this
 * length.
 */
const newBuildDelayMs = 12_000;
/** In ms. A page that is open for this long counts as visited, and has its title by then. */
const visitedAfterMs = 800;

/** Work that every visit needs soon but no first screen waits for: runs a second after the start. */
export function deferWork(router: Router): void {
  startAnalytics(builtInSink());
  // Not even loaded unless it is configured.
  if (analyticsHost() !== null)
    void import('#src/browser/watch-visit.ts').then(({ watchVisit }) => watchVisit());
  watchOutbound();
  watchPrintKey();
  rememberFollowedLinks(router);
  rememberVisits(router);
  startPrefetching(prefetchScreen, preloads);
  void warmUpErrorScreen();
  setTimeout(() => {
    addManifestLink();
    watchForNewBuild(() => reloadOnNextStep(router));
  }, newBuildDelayMs);
}

/** For the palette's list of visited pages. */
function rememberVisits(router: Router): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const startTimer = ({ pathname, search }: Router['state']['location']): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // An error screen is no place to return to.
      if (router.state.errors !== null) return;
      const title = pageTitle().replace(` | ${brand.name}`, '');
      rememberVisit({ href: pathname + search, title });
    }, visitedAfterMs);
  };
  startTimer(router.state.location);
  router.subscribe(({ location, navigation }) => {
    if (navigation.state === 'idle') startTimer(location);
  });
}
