import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';
import { home } from '#src/screens/home/loaders.ts';

export const homeRoutes: readonly ScreenRoute[] = [
  { path: paths.home, loader: home, screen: () => import('#src/screens/home/home.tsx') },
];
