import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';
import { home } from '#src/screens/home/loaders.ts';

/** The loader of the first screen comes with the start; the other areas' are a chunk each. */
export function homeRoutes(): ScreenRoute[] {
  return [
    {
      path: paths.home,
      loader: home,
      lazy: { Component: async () => (await import('#src/screens/home/home.tsx')).Screen },
    },
  ];
}
