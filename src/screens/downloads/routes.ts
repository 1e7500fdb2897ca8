import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

const downloads = {
  loader: async () => (await import('#src/screens/downloads/loaders.ts')).downloads,
  screen: () => import('#src/screens/downloads/downloads.tsx'),
};

export const downloadRoutes: readonly ScreenRoute[] = [
  { path: paths.downloadsOfType, ...downloads },
  { path: paths.downloads, ...downloads },
  { path: paths.productDownloads, ...downloads },
];
