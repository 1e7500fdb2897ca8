import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

/** Results of one type are the same screen under a longer path. */
export function searchRoutes(): ScreenRoute[] {
  const results = {
    loader: async () => (await import('#src/screens/search/loaders.ts')).searchResults,
    Component: async () => (await import('#src/screens/search/results.tsx')).Screen,
  };
  return [
    {
      path: paths.searchEmpty,
      lazy: { Component: async () => (await import('#src/screens/search/search-empty.tsx')).Screen },
    },
    { path: paths.search, lazy: { ...results } },
    { path: paths.searchType, lazy: { ...results } },
  ];
}
