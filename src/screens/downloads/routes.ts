import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { furtherPaths } from '#src/paths/further.ts';

export function downloadRoutes(): ScreenRoute[] {
  return [furtherPaths.downloads, furtherPaths.productDownloads].map((path) => ({
    path,
    lazy: {
      loader: async () => (await import('#src/screens/downloads/loaders.ts')).downloads,
      Component: async () => (await import('#src/screens/downloads/downloads.tsx')).Screen,
    },
  }));
}
