import type { RouteObject } from 'react-router';

import { screenOf } from '#src/components/screen-of.ts';
import { paths } from '#src/paths.ts';
import { searchResults } from '#src/screens/search/loaders.ts';

/** Results of one type are the same screen under a longer path. */
export function searchRoutes(): RouteObject[] {
  const lazy = screenOf(() => import('#src/screens/search/results.tsx'));
  return [
    { path: paths.searchEmpty, lazy: screenOf(() => import('#src/screens/search/search-empty.tsx')) },
    { path: paths.search, loader: searchResults, lazy },
    { path: paths.searchType, loader: searchResults, lazy },
  ];
}
