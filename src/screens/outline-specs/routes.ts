import { signedInOnly, type ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

export const outlineSpecsRoutes: readonly ScreenRoute[] = [
  {
    path: paths.outlineSpecs,
    guards: signedInOnly,
    loader: async () => (await import('#src/screens/outline-specs/loaders.ts')).outlineSpecs,
    screen: () => import('#src/screens/outline-specs/outline-specs.tsx'),
  },
  {
    path: paths.manualIssues,
    guards: signedInOnly,
    loader: async () => (await import('#src/screens/outline-specs/issues-loader.ts')).manualIssues,
    screen: () => import('#src/screens/outline-specs/issues.tsx'),
  },
  {
    path: paths.projectLists,
    guards: signedInOnly,
    loader: async () => (await import('#src/screens/outline-specs/loaders.ts')).projectLists,
    screen: () => import('#src/screens/outline-specs/project-lists.tsx'),
  },
  {
    path: paths.projectPreflight,
    guards: signedInOnly,
    loader: async () => (await import('#src/screens/outline-specs/loaders.ts')).outlineSpecs,
    screen: () => import('#src/screens/outline-specs/pre-flight.tsx'),
  },
];
