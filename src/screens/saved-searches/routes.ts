import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { signedInRow } from '#src/guards/signed-in-row.ts';
import { paths } from '#src/paths.ts';

export function savedSearchRoutes(): ScreenRoute[] {
  return [
    signedInRow(
      paths.savedSearches,
      async () => (await import('#src/screens/saved-searches/loaders.ts')).savedSearches,
      async () => (await import('#src/screens/saved-searches/saved-searches.tsx')).Screen,
    ),
  ];
}
