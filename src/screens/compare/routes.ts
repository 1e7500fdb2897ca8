import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

export function compareRoutes(): ScreenRoute[] {
  return [
    {
      path: paths.compare,
      lazy: {
        loader: async () => (await import('#src/screens/compare/loaders.ts')).comparison,
        Component: async () => (await import('#src/screens/compare/compare.tsx')).Screen,
      },
    },
  ];
}
