import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

export const homeRoutes: readonly ScreenRoute[] = [
  {
    path: paths.home,
    loader: async () => (await import('#src/screens/home/loaders.ts')).home,
    isReadAhead: true,
    screen: () => import('#src/screens/home/home.tsx'),
  },
];
