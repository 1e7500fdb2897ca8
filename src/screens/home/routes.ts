import type { RouteObject } from 'react-router';

import { screenOf } from '#src/components/screen-of.ts';
import { paths } from '#src/paths.ts';
import { home } from '#src/screens/home/loaders.ts';

export function homeRoutes(): RouteObject[] {
  return [{ path: paths.home, loader: home, lazy: screenOf(() => import('#src/screens/home/home.tsx')) }];
}
