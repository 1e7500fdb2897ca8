import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

/** What is shared is in the fragment, which no loader is given: the screen reads it. */
export const shareRoutes: readonly ScreenRoute[] = [
  { path: paths.share, screen: () => import('#src/screens/share/share.tsx') },
];
