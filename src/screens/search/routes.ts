import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

export const searchRoutes: readonly ScreenRoute[] = [
  {
    path: paths.searchEmpty,
    loader: async () => (await import('#src/screens/search/typed-search.ts')).typedSearch,
    screen: () => import('#src/screens/search/search-empty.tsx'),
  },
];
