import { signedInOnly, type ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

export const specwizardProjectRoutes: readonly ScreenRoute[] = [
  {
    path: paths.specwizardProject,
    guards: signedInOnly,
    loader: async () => (await import('#src/screens/specwizard-projects/loaders.ts')).specwizardProject,
    screen: () => import('#src/screens/specwizard-projects/specwizard-project.tsx'),
  },
];
