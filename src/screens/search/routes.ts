import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

const results = {
  loader: async () => (await import('#src/screens/search/loaders.ts')).searchResults,
  isReadAhead: true,
  screen: () => import('#src/screens/search/results.tsx'),
};

export const searchRoutes: readonly ScreenRoute[] = [
  { path: paths.searchEmpty, screen: () => import('#src/screens/search/search-empty.tsx') },
  { path: paths.search, ...results },
  { path: paths.searchType, ...results },
];
