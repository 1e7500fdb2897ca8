import { signedInOnly, type ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

export const savedSearchRoutes: readonly ScreenRoute[] = [
  {
    path: paths.savedSearches,
    guards: signedInOnly,
    loader: async () => (await import('#src/screens/saved-searches/loaders.ts')).savedSearches,
    screen: () => import('#src/screens/saved-searches/saved-searches.tsx'),
  },
];
