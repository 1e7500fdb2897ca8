import { signedInOnly, type ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

export const designProjectRoutes: readonly ScreenRoute[] = [
  {
    path: paths.designProjects,
    guards: signedInOnly,
    loader: async () => (await import('#src/screens/projects/loaders.ts')).designProjects,
    screen: () => import('#src/screens/projects/project-list.tsx'),
  },
  {
    path: paths.designProject,
    guards: signedInOnly,
    loader: async () => (await import('#src/screens/projects/loaders.ts')).designProject,
    screen: () => import('#src/screens/projects/project.tsx'),
  },
];
