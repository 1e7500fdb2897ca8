import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

const screen = () => import('#src/screens/featured/featured-products.tsx');

export const featuredRoutes: readonly ScreenRoute[] = [
  {
    path: paths.featuredProducts,
    lateLoader: async () => (await import('#src/screens/featured/loaders.ts')).featuredProducts,
    screen,
  },
  {
    path: paths.featuredProductsOf,
    lateLoader: async () => (await import('#src/screens/featured/loaders.ts')).featuredProductsOf,
    screen,
  },
  {
    path: paths.featured,
    lateLoader: async () => (await import('#src/screens/featured/loaders.ts')).promotion,
    screen: () => import('#src/screens/featured/promotion.tsx'),
  },
];
