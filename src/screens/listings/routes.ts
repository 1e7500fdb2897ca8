import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

export const listingRoutes: readonly ScreenRoute[] = [
  {
    path: paths.productCategory,
    loader: async () => (await import('#src/screens/listings/loaders.ts')).productCategory,
    screen: () => import('#src/screens/listings/category.tsx'),
  },
  {
    path: paths.productsByCsi,
    loader: async () => (await import('#src/screens/listings/loaders.ts')).productsByCsi,
    screen: () => import('#src/screens/listings/by-csi.tsx'),
  },
  {
    path: paths.manufacturers,
    loader: async () => (await import('#src/screens/listings/loaders.ts')).manufacturersOf,
    screen: () => import('#src/screens/listings/manufacturers.tsx'),
  },
];
