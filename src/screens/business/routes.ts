import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

export const businessRoutes: readonly ScreenRoute[] = [
  {
    path: paths.rfi,
    loader: async () => (await import('#src/screens/business/rfi-loader.ts')).rfi,
    screen: () => import('#src/screens/business/rfi.tsx'),
  },
  { path: paths.confirmation, screen: () => import('#src/screens/business/confirmation.tsx') },
];
