import '#src/styles/tokens.css';
import '#src/styles/fonts.css';
import '#src/styles/base.css';
import '#src/styles/fields.css';
import '#src/ui/primitives.css';

import { startTransition, StrictMode, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from '#src/start/react.ts';
import { createBrowserRouter, isRouteErrorResponse } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { whenIdle } from '#src/browser/idle.ts';
import { keepScroll } from '#src/browser/scroll.ts';
import { takeEarlyInput } from '#src/browser/early-input.ts';
import {
  removePreRenderedHead,
  markHydrated,
  isPreRenderedForAddress,
  keepHeadSingle,
  onceHydrated,
} from '#src/browser/hydration.ts';
import { dropStalePageData } from '#src/services/stale-page.ts';
import { reportRequestedAddresses } from '#src/components/page/requested-address.ts';
import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { addOtherRoutes, routes } from '#src/start/route-objects.tsx';
import type { Router } from '#src/start/router.ts';

/** In ms. The first screen has mostly loaded by then, and rendering a skeleton before it would delay it. */
const skeletonMs = 400;
/** Delay of prefetching and other deferred work, in ms (requirements: new-builds). */
const deferredWorkMs = 1000;

/**
 * Hydrates the page that was pre-rendered for this address. Without one, renders the first screen once it has loaded, or the
 * layout with a skeleton if that takes longer.
 */
export function start(root: HTMLElement, rows: readonly ScreenRoute[]): void {
  const router = createBrowserRouter(routes(rows), { patchRoutesOnNavigation: addOtherRoutes() });
  reportRequestedAddresses(router);
  if (isPreRenderedForAddress()) hydrateOnceLoaded(root, router);
  else draw(root, router);
  // Late, so that the session's code takes no bandwidth from the first paint, and a pre-rendered page is hydrated as it was
  // built: with no one signed in.
  onceState(router, isScreenShown, () => onceHydrated(() => whenIdle(() => void restoreSession())));
  setTimeout(() => void deferWork(router), deferredWorkMs);
}

function draw(root: HTMLElement, router: Router): void {
  removePreRenderedHead();
  const reactRoot = createRoot(root);
  const render = (): void => startTransition(() => reactRoot.render(<App router={router} />));
  const drawing = setTimeout(render, skeletonMs);
  onceState(router, isInitialized, () => {
    clearTimeout(drawing);
    render();
  });
}

/**
 * The page contains its screen's data, so this takes little time. A page that can't be hydrated is rendered again. Hydration
 * is a task of its own, since the router has just run the loaders.
 */
function hydrateOnceLoaded(root: HTMLElement, router: Router): void {
  onceState(router, isInitialized, ({ errors }) => {
    if (errors) draw(root, router);
    else setTimeout(() => hydrate(root, router));
  });
}

function hydrate(root: HTMLElement, router: Router): void {
  const replayEarlyInput = takeEarlyInput(root);
  const [scrollBack, dropDoubles] = [keepScroll(), keepHeadSingle()];
  const onMount = (): void => {
    scrollBack();
    dropDoubles();
  };
  const onShown = (): void => {
    replayEarlyInput();
    whenIdle(() => {
      markHydrated();
      // Reading anew is a task of its own, too.
      whenIdle(() => {
        if (dropStalePageData()) void router.revalidate();
      });
    });
  };
  startTransition(() => void hydrateRoot(root, <App router={router} onMount={onMount} onShown={onShown} />));
}

interface AppProps {
  router: Router;
  /** Called once the app is in the document, before it is painted. */
  onMount?: () => void;
  /** Called once it is painted. */
  onShown?: () => void;
}

function App({ router, onMount = nothing, onShown = markHydrated }: AppProps) {
  useLayoutEffect(onMount, [onMount]);
  useEffect(onShown, [onShown]);
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}

/** Calls `callback` once, as soon as the router's state satisfies `isReached`. */
function onceState(
  router: Router,
  isReached: (state: Router['state']) => boolean,
  callback: (state: Router['state']) => void,
): void {
  const end = router.subscribe(check);
  check(router.state);
  function check(state: Router['state']): void {
    if (!isReached(state)) return;
    end();
    callback(state);
  }
}

const nothing = (): void => undefined;

const isInitialized = ({ initialized }: Router['state']): boolean => initialized;

/** An address without a page makes no call, not even for the session. */
function isScreenShown({ initialized, navigation, errors }: Router['state']): boolean {
  const isNotFound = Object.values(errors ?? {}).some(
    (error) => isRouteErrorResponse(error) && error.status === 404,
  );
  return initialized && navigation.state === 'idle' && !isNotFound;
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
