import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

const loaders = () => import('#src/screens/reference/loaders.ts');

export const referenceRoutes: readonly ScreenRoute[] = [
  { path: paths.about, screen: () => import('#src/screens/reference/about.tsx') },
  { path: paths.terms, screen: () => import('#src/screens/reference/terms.tsx') },
  { path: paths.privacy, screen: () => import('#src/screens/reference/privacy.tsx') },
  { path: paths.accessibility, screen: () => import('#src/screens/reference/accessibility.tsx') },
  { path: paths.apps, screen: () => import('#src/screens/reference/apps.tsx') },
  { path: paths.rss, screen: () => import('#src/screens/reference/rss.tsx') },
  { path: paths.specInfo, screen: () => import('#src/screens/reference/spec-info.tsx') },
  { path: paths.specInfoChart, screen: () => import('#src/screens/reference/chart.tsx') },
  { path: paths.hiddenNotes, screen: () => import('#src/screens/reference/hidden-notes.tsx') },
  {
    path: paths.greenBuilding,
    loader: async () => (await loaders()).greenBuilding,
    screen: () => import('#src/screens/reference/green-building.tsx'),
  },
  {
    path: paths.resources,
    loader: async () => (await loaders()).resources,
    screen: () => import('#src/screens/reference/resources.tsx'),
  },
  {
    path: paths.schools,
    loader: async () => (await loaders()).schools,
    screen: () => import('#src/screens/reference/schools.tsx'),
  },
];
