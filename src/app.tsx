// One style for every page, and not one for the start and one for the app: the first paint waits for it.
import '#src/styles/tokens.css';
import '#src/styles/fonts.css';
import '#src/styles/base.css';

import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, isRouteErrorResponse } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { whenIdle } from '#src/browser/idle.ts';
import { startReadingAhead } from '#src/components/page/intent.ts';
import { readAheadWith, warmUp } from '#src/read-ahead.ts';
import { screenRoutes } from '#src/routes/screens.ts';
import { furtherRows, routes } from '#src/routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/** The first screen is waited for so long before the page is made live with its outline. */
const soonMs = 100;

/** Router and React, in the place of the outline that the page came with. */
export async function showApp(root: HTMLElement): Promise<void> {
  const router = createBrowserRouter(routes(), { patchRoutesOnNavigation: furtherRows });
  // A table of its own: the router takes the loaders out of the one that it is given.
  const table = screenRoutes();
  startReadingAhead(readAheadWith(table), async () => {
    await warmUp(table);
    (await import('#src/late.ts')).goOn(router);
  });
  await soonInitialized(router);
  // Rendered in slices: what a visitor does meanwhile is answered.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
  onFirstScreen(router, () => {
    import('#src/stores/watch-session.ts').then(
      ({ watchSession }) => watchSession(),
      () => undefined,
    );
  });
}

/** Resolves in a task of its own: data that is nearly there saves rendering the outline first. */
function soonInitialized(router: Router): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, soonMs);
    const end = router.subscribe(look);
    look(router.state);
    function look({ initialized }: Router['state']): void {
      if (!initialized) return;
      clearTimeout(timer);
      setTimeout(go);
    }
    function go(): void {
      end();
      resolve();
    }
  });
}

/**
 * Calls `act` once a screen stands and the browser has drawn it: no screen waits for the session or for its code. An
 * address that leads nowhere asks nothing at all, not even who is there.
 */
function onFirstScreen(router: Router, act: () => void): void {
  const end = router.subscribe(look);
  look(router.state);
  function look({ initialized, navigation, errors }: typeof router.state): void {
    const isNowhere = Object.values(errors ?? {}).some(
      (error) => isRouteErrorResponse(error) && error.status === 404,
    );
    if (!initialized || navigation.state !== 'idle' || isNowhere) return;
    end();
    whenIdle(act);
  }
}
