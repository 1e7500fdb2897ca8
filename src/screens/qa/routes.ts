import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

/** For testers: no page links here, and search engines don't index it. */
export const qualityRoutes: readonly ScreenRoute[] = [
  { path: paths.contractCheck, screen: () => import('#src/screens/qa/contract-check.tsx') },
  {
    path: paths.gallery,
    loader: async () => (await import('#src/screens/qa/loaders.ts')).gallery,
    screen: () => import('#src/screens/qa/gallery.tsx'),
  },
  {
    path: paths.failures,
    loader: async () => (await import('#src/screens/qa/loaders.ts')).failures,
    screen: () => import('#src/screens/qa/failures.tsx'),
  },
];
