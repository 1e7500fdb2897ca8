import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

export const productRoutes: readonly ScreenRoute[] = [
  {
    path: paths.productContent,
    loader: async () => (await import('#src/screens/products/content-loaders.ts')).productContent,
    screen: () => import('#src/screens/products/content-of-type.tsx'),
  },
];
