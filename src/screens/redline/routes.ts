import { signedInOnly, type ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

export const redlineRoutes: readonly ScreenRoute[] = [
  {
    path: paths.compareSpecifications,
    loader: async () => (await import('#src/screens/redline/loaders.ts')).redline,
    screen: () => import('#src/screens/redline/library-redline.tsx'),
  },
  {
    path: paths.compareInProject,
    guards: signedInOnly,
    loader: async () => (await import('#src/screens/redline/loaders.ts')).redlineInProject,
    screen: () => import('#src/screens/redline/project-redline.tsx'),
  },
];
