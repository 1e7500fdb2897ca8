import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

/** What is shared stands in the fragment, which no loader is given: the screen reads it. */
export function shareRoutes(): ScreenRoute[] {
  return [
    {
      path: paths.share,
      lazy: { Component: async () => (await import('#src/screens/share/share.tsx')).Screen },
    },
  ];
}
