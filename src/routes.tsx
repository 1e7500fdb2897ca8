import { Outlet } from 'react-router';
import type { RouteObject } from 'react-router';

import { notFound } from '#src/components/need.ts';
import { BlankLayout } from '#src/layouts/blank.tsx';
import { DefaultLayout } from '#src/layouts/default.tsx';
import { ErrorScreen, ShellErrorScreen } from '#src/layouts/error-screen.tsx';
import { NoFooterLayout } from '#src/layouts/no-footer.tsx';
import { FirstSkeleton } from '#src/layouts/page-skeleton.tsx';
import { RootLayout } from '#src/layouts/root.tsx';
import { goingOn } from '#src/routes/first-read.ts';
import { screenRoutes } from '#src/routes/screens.ts';

/** The rows of the areas for the router, the 404 last. */
const rows = (): RouteObject[] => [...screenRoutes().map(goingOn), nowhere];

/** A path that no area has is a 404 like a missing record's. */
const nowhere: RouteObject = {
  path: '*',
  Component: Outlet,
  loader: () => {
    throw notFound();
  },
};

/** The map: layouts × areas. A function, since a route table must not be shared between two routers. */
export function routes(screens: RouteObject[] = rows()): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: ShellErrorScreen,
      children: [
        { Component: DefaultLayout, children: withScreens(screens) },
        { Component: NoFooterLayout, children: withScreens([]) },
        { Component: BlankLayout, children: withScreens([]) },
      ],
    },
  ];
}

/** The shell stays when a screen fails or is still on its way: both are shown inside the layout. */
function withScreens(children: RouteObject[]): RouteObject[] {
  return [{ ErrorBoundary: ErrorScreen, HydrateFallback: FirstSkeleton, children }];
}
