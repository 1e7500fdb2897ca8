import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

export const mergedSectionRoutes: readonly ScreenRoute[] = [
  {
    path: paths.mergeSpecifications,
    loader: async () => (await import('#src/screens/merged-section/loaders.ts')).mergeSpecifications,
    screen: () => import('#src/screens/merged-section/merge-specifications.tsx'),
  },
];
