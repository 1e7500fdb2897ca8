import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

export function downloadRoutes(): ScreenRoute[] {
  return [paths.downloads, paths.productDownloads].map((path) => ({
    path,
    lazy: {
      loader: async () => (await import('#src/screens/downloads/loaders.ts')).downloads,
      Component: async () => (await import('#src/screens/downloads/downloads.tsx')).Screen,
    },
  }));
}
