import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

/** The data is in the fragment, which loaders don't receive, so the screen reads it. */
export const shareRoutes: readonly ScreenRoute[] = [
  { path: paths.share, screen: () => import('#src/screens/share/share.tsx') },
];
