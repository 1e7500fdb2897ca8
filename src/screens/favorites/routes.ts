import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { signedInRow } from '#src/guards/signed-in-row.ts';
import { paths } from '#src/paths.ts';

export function favoriteRoutes(): ScreenRoute[] {
  return [
    signedInRow(
      paths.favorites,
      async () => (await import('#src/screens/favorites/loaders.ts')).favorites,
      async () => (await import('#src/screens/favorites/favorites.tsx')).Screen,
    ),
  ];
}
