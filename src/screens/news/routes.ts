import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

export const newsRoutes: readonly ScreenRoute[] = [
  { path: paths.newsletter, screen: () => import('#src/screens/news/newsletter.tsx') },
  {
    path: paths.newsletterArchive,
    loader: async () => (await import('#src/screens/news/loaders.ts')).archive,
    screen: () => import('#src/screens/news/archive.tsx'),
  },
  {
    path: paths.alerts,
    loader: async () => (await import('#src/screens/news/loaders.ts')).alerts,
    screen: () => import('#src/screens/news/alerts.tsx'),
  },
  {
    path: paths.pressReleases,
    loader: async () => (await import('#src/screens/news/loaders.ts')).releases,
    screen: () => import('#src/screens/news/releases.tsx'),
  },
];
