import { Outlet, ScrollRestoration } from 'react-router';
import type { Location, PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';

import { editionLoader } from '#src/components/library/edition.ts';
import { IsRenderedAhead } from '#src/components/page/screen-body.tsx';
import { withScreenData } from '#src/components/page/screen-data.tsx';
import type { ScreenLoader, ScreenRoute } from '#src/components/page/screen-route.ts';
import { firstRoutes } from '#src/first-routes.ts';
import { guarded } from '#src/guards/guards.ts';
import { ErrorScreen, ShellErrorScreen } from '#src/layouts/error-screen.tsx';
import { BlankLayout, DefaultLayout, NoFooterLayout } from '#src/layouts/layouts.tsx';
import { FirstSkeleton } from '#src/layouts/page-skeleton.tsx';
import { useRenderedAhead } from '#src/layouts/rendered-ahead.tsx';
import { KeepAliveScreens } from '#src/layouts/keep-alive-screens.tsx';
import { MountedBodySlot } from '#src/layouts/mounted-body.tsx';
import { RootLayout } from '#src/layouts/root.tsx';
import { trackSettled } from '#src/lib/settled-values.ts';
import { isCancelled, notFound } from '#src/lib/require-data.ts';
import { matchAt } from '#src/start/first-screen.ts';

/** A path without a row is a 404, like a missing record. */
const notFoundRoute: RouteObject = {
  path: '*',
  Component: Outlet,
  loader: () => {
    throw notFound();
  },
};

const layouts = { default: DefaultLayout, 'no-footer': NoFooterLayout, blank: BlankLayout };
const layoutNames = ['default', 'no-footer', 'blank'] as const;
type LayoutName = (typeof layoutNames)[number];

/** The map: layouts × rows, the 404 last. A function, since a route table must not be shared between two routers. */
export const routes = (rows: readonly ScreenRoute[]): RouteObject[] => [
  {
    Component: RootLayout,
    ErrorBoundary: ShellErrorScreen,
    children: layoutNames.map((layout) => inLayout(layout, rows)),
  },
];

/** For a router that started with the first rows: adds all other rows when an address matches none of them. */
export function addOtherRoutes(): PatchRoutesOnNavigationFunction {
  let haveOtherRoutes = false;
  return async ({ path, patch, signal }) => {
    if (haveOtherRoutes || matchAt(path, firstRoutes)) return;
    const { screenRoutes } = await import('#src/routes.ts');
    // Without the rows that the router has already.
    for (const layout of layoutNames) patch(layout, routeObjects(layout, screenRoutes));
    haveOtherRoutes = !signal.aborted;
  };
}

/** The layout stays when a screen fails or is still loading: both are shown inside it. */
const inLayout = (layout: LayoutName, rows: readonly ScreenRoute[]): RouteObject => ({
  Component: layouts[layout],
  children: [
    {
      id: layout,
      Component: ScreenPlace,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: FirstSkeleton,
      loader: editionLoader,
      children: [...routeObjects(layout, rows), ...(layout === 'default' ? [notFoundRoute] : [])],
    },
  ],
});

const routeObjects = (layout: LayoutName, rows: readonly ScreenRoute[]): RouteObject[] =>
  rows.filter((row) => (row.layout ?? 'default') === layout).map(routeObject);

/** The scroll position is restored once the first screen is shown: the skeleton before it is too short. */
function ScreenPlace() {
  const ahead = useRenderedAhead();
  return (
    <>
      <IsRenderedAhead value={ahead?.isVisible ?? false}>
        {/* A separate wrapper, because adding and removing siblings would make the browser recompute the styles of all kept
            screens. */}
        <div className="contents">
          <Outlet />
        </div>
      </IsRenderedAhead>
      <KeepAliveScreens />
      {ahead && <MountedBodySlot key={ahead.serial} of={ahead} />}
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** The first entry of every visit has the router's key `default`: its address tells it from those of earlier visits. */
const scrollKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

function routeObject(row: ScreenRoute): RouteObject {
  const { path, loader, screen, guards } = row;
  const Component = async () => withScreenData((await screen()).Screen);
  const handle = async () => {
    const { KeepAliveBody, RenderAheadBody } = await screen();
    return { KeepAliveBody, RenderAheadBody };
  };
  // Like the host's rules.
  const place = { path, caseSensitive: true };
  if (loader)
    return {
      ...place,
      lazy: {
        Component,
        handle,
        loader: async () => withTrackedPromises(guarded(row, asTheyAreNow(await loader()))),
      },
    };
  return { ...place, lazy: { Component, handle }, ...(guards && { loader: guarded(row, () => null) }) };
}

/** If someone signs in or out while a screen is loading, it loads again, because its reads were canceled. */
const asTheyAreNow =
  (load: ScreenLoader): ScreenLoader =>
  async (screenRequest) => {
    try {
      return await load(screenRequest);
    } catch (thrown) {
      if (!isCancelled(thrown) || screenRequest.request.signal.aborted) throw thrown;
      return load(screenRequest);
    }
  };

/** Lets data that arrives before the screen renders show without a placeholder. */
const withTrackedPromises =
  (load: ScreenLoader): ScreenLoader =>
  async (request) =>
    trackSettled(await load(request));
