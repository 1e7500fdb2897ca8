import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

export const compareRoutes: readonly ScreenRoute[] = [
  {
    path: paths.compare,
    loader: async () => (await import('#src/screens/compare/loaders.ts')).comparison,
    screen: () => import('#src/screens/compare/compare.tsx'),
  },
];
