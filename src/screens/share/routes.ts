import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { furtherPaths } from '#src/paths/further.ts';

/** What is shared stands in the fragment, which no loader is given: the screen reads it. */
export function shareRoutes(): ScreenRoute[] {
  return [
    {
      path: furtherPaths.share,
      lazy: { Component: async () => (await import('#src/screens/share/share.tsx')).Screen },
    },
  ];
}
