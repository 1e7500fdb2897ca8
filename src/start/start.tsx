import '#src/styles/tokens.css';
import '#src/styles/fonts.css';
import '#src/styles/base.css';
import '#src/ui/primitives.css';

import { StrictMode, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, isRouteErrorResponse } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { whenIdle } from '#src/browser/idle.ts';
import { keepScroll } from '#src/browser/scroll.ts';
import { takeEarlyInput } from '#src/browser/early-input.ts';
import {
  dropMadeHead,
  endTakeOver,
  isPageMadeForAddress,
  keepHeadSingle,
  onceTakenOver,
} from '#src/browser/take-over.ts';
import { forgetStalePage } from '#src/services/stale-page.ts';
import { tellAskedAddresses } from '#src/components/page/asked-address.ts';
import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { addOtherRoutes, routes } from '#src/start/route-objects.tsx';
import type { Router } from '#src/start/router.ts';

/** The first screen is mostly there before this, in ms: drawing the layout with a skeleton first would hold it up. */
const skeletonMs = 400;
/** Nothing is read ahead before this, in ms (requirements: new-builds). */
const deferredWorkMs = 1000;

/**
 * Takes over the page that the build made for this address; without one, draws the first screen once it is there, or the
 * layout with a skeleton where it takes longer.
 */
export function start(root: HTMLElement, rows: readonly ScreenRoute[]): void {
  const router = createBrowserRouter(routes(rows), { patchRoutesOnNavigation: addOtherRoutes() });
  tellAskedAddresses(router);
  if (isPageMadeForAddress()) takeOver(root, router);
  else draw(root, router);
  // The screen's first paint does not share bandwidth with it, and a page of the build is taken over as it was made: for nobody.
  when(router, isScreenShown, () => onceTakenOver(() => whenIdle(() => void restoreSession())));
  setTimeout(() => void deferWork(router), deferredWorkMs);
}

function draw(root: HTMLElement, router: Router): void {
  dropMadeHead();
  const reactRoot = createRoot(root);
  const render = (): void => reactRoot.render(<App router={router} />);
  const drawing = setTimeout(render, skeletonMs);
  when(router, isInitialized, () => {
    clearTimeout(drawing);
    render();
  });
}

/** What is in the page answers what its screen reads, so this is soon. A page that can't be shown is drawn anew. */
function takeOver(root: HTMLElement, router: Router): void {
  when(router, isInitialized, ({ errors }) => {
    if (errors) return draw(root, router);
    const tellEarlyInput = takeEarlyInput(root);
    const [scrollBack, dropDoubles] = [keepScroll(), keepHeadSingle()];
    const onMount = (): void => {
      scrollBack();
      dropDoubles();
    };
    const onShown = (): void => {
      tellEarlyInput();
      whenIdle(() => {
        endTakeOver();
        if (forgetStalePage()) void router.revalidate();
      });
    };
    hydrateRoot(root, <App router={router} onMount={onMount} onShown={onShown} />);
  });
}

interface AppProps {
  router: Router;
  /** Called when it is in the document, before it is painted. */
  onMount?: () => void;
  /** Called once it is drawn. */
  onShown?: () => void;
}

function App({ router, onMount = nothing, onShown = endTakeOver }: AppProps) {
  useLayoutEffect(onMount, [onMount]);
  useEffect(onShown, [onShown]);
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}

/** Calls `act` once, as soon as the router's state fits. */
function when(
  router: Router,
  isSuch: (state: Router['state']) => boolean,
  act: (state: Router['state']) => void,
): void {
  const end = router.subscribe(look);
  look(router.state);
  function look(state: Router['state']): void {
    if (!isSuch(state)) return;
    end();
    act(state);
  }
}

const nothing = (): void => undefined;

const isInitialized = ({ initialized }: Router['state']): boolean => initialized;

/** An address that leads nowhere makes no call, not even for the session. */
function isScreenShown({ initialized, navigation, errors }: Router['state']): boolean {
  const isNowhere = Object.values(errors ?? {}).some(
    (error) => isRouteErrorResponse(error) && error.status === 404,
  );
  return initialized && navigation.state === 'idle' && !isNowhere;
}

// Missing code is requested again when a screen needs it.

async function restoreSession(): Promise<void> {
  const loading = await import('#src/services/watch-session.ts').catch(() => null);
  loading?.watchSession();
}

async function deferWork(router: Router): Promise<void> {
  const loading = await import('#src/start/deferred-work.ts').catch(() => null);
  loading?.deferWork(router);
}
