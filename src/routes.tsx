import { memo } from 'react';
import { Outlet } from 'react-router';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';

import { editionLoader } from '#src/components/library/edition.ts';
import { notFound } from '#src/components/page/need.ts';
import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { BlankLayout } from '#src/layouts/blank.tsx';
import { DefaultLayout } from '#src/layouts/default.tsx';
import { ErrorScreen, ShellErrorScreen } from '#src/layouts/error-screen.tsx';
import { NoFooterLayout } from '#src/layouts/no-footer.tsx';
import { FirstSkeleton } from '#src/layouts/page-skeleton.tsx';
import { RootLayout } from '#src/layouts/root.tsx';
import { goingOn } from '#src/routes/first-read.ts';
import { loadFurtherRoutes } from '#src/routes/row-at.ts';
import { screenAt } from '#src/routes/screen-at.ts';
import { screenRoutes } from '#src/routes/screens.ts';

type Layout = NonNullable<ScreenRoute['layout']> | 'default';

/** A path that no area has is a 404 like a missing record's. */
const nowhere: RouteObject = {
  path: '*',
  Component: Outlet,
  loader: () => {
    throw notFound();
  },
};

/** A screen is drawn anew when what it reads changes, and not with every step of the router. */
const drawnOnce = (row: ScreenRoute): ScreenRoute => ({
  ...row,
  lazy: { ...row.lazy, Component: async () => memo(await row.lazy.Component()) },
});

/** The start's rows for the router, the 404 last. */
const startRows = (): RouteObject[] => [...screenRoutes().map(drawnOnce).map(goingOn), nowhere];

/** The map: layouts × areas. A function, since a route table must not be shared between two routers. */
export function routes(screens: RouteObject[] = startRows()): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: ShellErrorScreen,
      children: [
        { Component: DefaultLayout, children: within('default', screens) },
        { Component: NoFooterLayout, children: within('no-footer', []) },
        { Component: BlankLayout, children: within('blank', []) },
      ],
    },
  ];
}

/** For the router: brings the further rows in, once a visitor goes where the start's table has none. */
export const furtherRows: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (screenAt(screenRoutes(), path)) return;
  const further = await loadFurtherRoutes();
  for (const layout of ['default', 'no-footer', 'blank'] as const) {
    patch(
      layout,
      further
        .filter((row) => (row.layout ?? 'default') === layout)
        .map(drawnOnce)
        .map(goingOn),
    );
  }
};

/** The shell stays when a screen fails or is still on its way: both are shown inside the layout. */
function within(id: Layout, children: RouteObject[]): RouteObject[] {
  return [
    { id, ErrorBoundary: ErrorScreen, HydrateFallback: FirstSkeleton, loader: editionLoader, children },
  ];
}
