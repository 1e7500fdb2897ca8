import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

const screen = () => import('#src/screens/client-projects/client-projects.tsx');

export const clientProjectRoutes: readonly ScreenRoute[] = [
  {
    path: paths.clientProjects,
    loader: async () => (await import('#src/screens/client-projects/loaders.ts')).allProjects,
    screen,
  },
  {
    path: paths.clientProjectsOf,
    loader: async () => (await import('#src/screens/client-projects/loaders.ts')).divisionProjects,
    screen,
  },
];
