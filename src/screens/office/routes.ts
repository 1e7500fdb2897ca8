import { signedInOnly, type ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

export const officeRoutes: readonly ScreenRoute[] = [
  {
    path: paths.office,
    guards: signedInOnly,
    loader: async () => (await import('#src/screens/office/loaders.ts')).office,
    screen: () => import('#src/screens/office/office.tsx'),
  },
];
