import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

const period = {
  loader: async () => (await import('#src/screens/whats-new/loaders.ts')).period,
  screen: () => import('#src/screens/whats-new/period.tsx'),
};

export const whatsNewRoutes: readonly ScreenRoute[] = [
  {
    path: paths.whatsNew,
    loader: async () => (await import('#src/screens/whats-new/loaders.ts')).overview,
    screen: () => import('#src/screens/whats-new/overview.tsx'),
  },
  { path: paths.whatsNewType, ...period },
  { path: paths.whatsNewPeriod, ...period },
  { path: paths.whatsNewFrom, ...period },
];
