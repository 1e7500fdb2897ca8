import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { furtherPaths } from '#src/paths/further.ts';

export function compareRoutes(): ScreenRoute[] {
  return [
    {
      path: furtherPaths.compare,
      lazy: {
        loader: async () => (await import('#src/screens/compare/loaders.ts')).comparison,
        Component: async () => (await import('#src/screens/compare/compare.tsx')).Screen,
      },
    },
  ];
}
