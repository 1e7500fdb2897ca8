import { signedInOnly, type ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

export const favoriteRoutes: readonly ScreenRoute[] = [
  {
    path: paths.favorites,
    guards: signedInOnly,
    loader: async () => (await import('#src/screens/favorites/loaders.ts')).favorites,
    screen: () => import('#src/screens/favorites/favorites.tsx'),
  },
];
