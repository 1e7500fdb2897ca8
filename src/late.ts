import type { createBrowserRouter } from 'react-router';

import { builtInSink } from '#src/browser/analytics-sinks.ts';
import { startAnalytics } from '#src/browser/analytics.ts';
import { watchOutbound } from '#src/browser/outbound.ts';
import { warmUpErrorScreen } from '#src/layouts/error-screen.tsx';
import { reloadOnNextStep } from '#src/layouts/new-build.ts';
import { watchForNewBuild } from '#src/stores/new-build.ts';

/** Nothing is asked about builds before: a page that has just come is new. */
const calmMs = 10_000;

/** What every visit needs soon, and none to begin with: its code comes a second after the start. */
export function goOn(router: ReturnType<typeof createBrowserRouter>): void {
  void warmUpErrorScreen();
  startAnalytics(builtInSink());
  watchOutbound();
  setTimeout(() => watchForNewBuild(() => reloadOnNextStep(router)), calmMs);
}
