import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

export const browseRoutes: readonly ScreenRoute[] = [
  {
    path: paths.library,
    loader: async () => (await import('#src/screens/browse/library-loader.ts')).wholeLibrary,
    screen: () => import('#src/screens/browse/library.tsx'),
  },
  {
    path: paths.contentType,
    loader: async () => (await import('#src/screens/browse/loaders.ts')).topLevel,
    screen: () => import('#src/screens/browse/top.tsx'),
  },
];
