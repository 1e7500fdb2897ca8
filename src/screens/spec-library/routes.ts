import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

export const specLibraryRoutes: readonly ScreenRoute[] = [
  {
    path: paths.specificationSearch,
    loader: async () => (await import('#src/screens/spec-library/loaders.ts')).textSearch,
    screen: () => import('#src/screens/spec-library/text-search.tsx'),
  },
  {
    path: paths.standards,
    loader: async () => (await import('#src/screens/spec-library/loaders.ts')).citedStandards,
    screen: () => import('#src/screens/spec-library/standards.tsx'),
  },
  {
    path: paths.standard,
    loader: async () => (await import('#src/screens/spec-library/loaders.ts')).standardCited,
    screen: () => import('#src/screens/spec-library/standard.tsx'),
  },
];
