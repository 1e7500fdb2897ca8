import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

/** Drawings, models, and documents that fill the window. */
export const viewerRoutes: readonly ScreenRoute[] = [
  {
    path: paths.viewer,
    layout: 'no-footer',
    loader: async () => (await import('#src/screens/viewers/loaders.ts')).viewer,
    screen: () => import('#src/screens/viewers/viewer.tsx'),
  },
  {
    path: paths.ownFile,
    layout: 'no-footer',
    screen: () => import('#src/screens/viewers/own-file.tsx'),
  },
  {
    path: paths.catalogViewer,
    layout: 'no-footer',
    loader: async () => (await import('#src/screens/viewers/catalog-loader.ts')).catalogViewer,
    screen: () => import('#src/screens/viewers/catalog-viewer.tsx'),
  },
];
