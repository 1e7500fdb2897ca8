import '#src/styles/tokens.css';
import '#src/styles/fonts.css';
import '#src/styles/base.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, isRouteErrorResponse } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { touchStorage } from '#src/browser/storage.ts';
import { routes } from '#src/start/route-objects.tsx';
import type { Router } from '#src/start/router.ts';

/** Spec §9: nothing is read ahead before this, in ms. */
const deferredWorkMs = 1000;

/** The router requests the first screen's code and data; React shows the layout meanwhile. */
export function start(root: HTMLElement): void {
  touchStorage();
  const router = createBrowserRouter(routes());
  // The router's requests leave first: drawing the layout would hold them up.
  queueMicrotask(() =>
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
  whenShown(router, () => void restoreSession());
  setTimeout(() => void deferWork(router), deferredWorkMs);
}

/** Calls `act` once the first screen is shown. An address that leads nowhere makes no call, not even for the session. */
function whenShown(router: Router, act: () => void): void {
  const end = router.subscribe(look);
  look(router.state);
  function look({ initialized, navigation, errors }: Router['state']): void {
    const isNowhere = Object.values(errors ?? {}).some(
      (error) => isRouteErrorResponse(error) && error.status === 404,
    );
    if (!initialized || navigation.state !== 'idle' || isNowhere) return;
    end();
    act();
  }
}

// Code that cannot be loaded is missed, and asked for again, when a screen needs it.

async function restoreSession(): Promise<void> {
  const loading = await import('#src/stores/watch-session.ts').catch(() => null);
  loading?.watchSession();
}

async function deferWork(router: Router): Promise<void> {
  const loading = await import('#src/start/deferred-work.ts').catch(() => null);
  loading?.deferWork(router);
}
