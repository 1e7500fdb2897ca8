// One style for every page, and not one for the start and one for the app: the first paint waits for it.
import '#src/styles/tokens.css';
import '#src/styles/fonts.css';
import '#src/styles/base.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, isRouteErrorResponse } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { whenPainted } from '#src/browser/painted.ts';
import { startReadingAhead } from '#src/components/intent.ts';
import { readAheadWith, warmUp } from '#src/read-ahead.ts';
import { screenRoutes } from '#src/routes/screens.ts';
import { furtherRows, routes } from '#src/routes.tsx';

/** Router and React, in the place of the outline that the page came with. */
export function showApp(root: HTMLElement): void {
  const router = createBrowserRouter(routes(), { patchRoutesOnNavigation: furtherRows });
  // A table of its own: the router takes the loaders out of the one that it is given.
  const table = screenRoutes();
  startReadingAhead(readAheadWith(table), async () => {
    await warmUp(table);
    (await import('#src/late.ts')).goOn(router);
  });
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  onFirstScreen(router, () => {
    import('#src/stores/follow-session.ts').then(
      ({ followSession }) => followSession(),
      () => undefined,
    );
  });
}

/**
 * Calls `act` once a screen stands and is painted: no screen waits for the session or for its code. An address that
 * leads nowhere asks nothing at all, not even who is there.
 */
function onFirstScreen(router: ReturnType<typeof createBrowserRouter>, act: () => void): void {
  const end = router.subscribe(look);
  look(router.state);
  function look({ initialized, navigation, errors }: typeof router.state): void {
    const isNowhere = Object.values(errors ?? {}).some(
      (error) => isRouteErrorResponse(error) && error.status === 404,
    );
    if (!initialized || navigation.state !== 'idle' || isNowhere) return;
    end();
    whenPainted(act);
  }
}
