import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

export const substitutionRoutes: readonly ScreenRoute[] = [
  {
    path: paths.substitution,
    loader: async () => (await import('#src/screens/substitution/loaders.ts')).substitution,
    screen: () => import('#src/screens/substitution/substitution.tsx'),
  },
];
