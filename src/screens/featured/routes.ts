import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

const screen = () => import('#src/screens/featured/featured-products.tsx');

export const featuredRoutes: readonly ScreenRoute[] = [
  {
    path: paths.featuredProducts,
    loader: async () => (await import('#src/screens/featured/loaders.ts')).featuredProducts,
    screen,
  },
  {
    path: paths.featuredProductsOf,
    loader: async () => (await import('#src/screens/featured/loaders.ts')).featuredProductsOf,
    screen,
  },
  {
    path: paths.featured,
    loader: async () => (await import('#src/screens/featured/loaders.ts')).promotion,
    screen: () => import('#src/screens/featured/promotion.tsx'),
  },
];
