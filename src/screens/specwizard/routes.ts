import { signedInOnly, type ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

export const specwizardRoutes: readonly ScreenRoute[] = [
  {
    path: paths.specwizards,
    loader: async () => (await import('#src/screens/specwizard/loaders.ts')).activeSpecwizards,
    screen: () => import('#src/screens/specwizard/specwizards.tsx'),
  },
  {
    path: paths.specwizardTemplate,
    loader: async () => (await import('#src/screens/specwizard/loaders.ts')).specwizardTemplate,
    screen: () => import('#src/screens/specwizard/template-wizard.tsx'),
  },
  {
    path: paths.specwizard,
    loader: async () => (await import('#src/screens/specwizard/loaders.ts')).specwizardOfFile,
    screen: () => import('#src/screens/specwizard/file-wizard.tsx'),
  },
  {
    path: paths.specwizardInProject,
    guards: signedInOnly,
    loader: async () => (await import('#src/screens/specwizard/loaders.ts')).specwizardInProject,
    screen: () => import('#src/screens/specwizard/project-wizard.tsx'),
  },
];
