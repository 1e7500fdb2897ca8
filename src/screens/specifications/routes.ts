import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

export const specificationRoutes: readonly ScreenRoute[] = [
  {
    path: paths.specification,
    loader: async () => (await import('#src/screens/specifications/loaders.ts')).specification,
    screen: () => import('#src/screens/specifications/specification.tsx'),
  },
  {
    path: paths.neutralSection,
    loader: async () => (await import('#src/screens/specifications/loaders.ts')).neutralSection,
    screen: () => import('#src/screens/specifications/neutral-section.tsx'),
  },
  {
    path: paths.specificationPage,
    loader: async () => (await import('#src/screens/specifications/loaders.ts')).sectionAlone,
    layout: 'blank',
    screen: () => import('#src/screens/specifications/printable.tsx'),
  },
];
