import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

const loaders = () => import('#src/screens/featured/loaders.ts');
const products = async () => (await import('#src/screens/featured/featured-products.tsx')).Screen;

export function featuredRoutes(): ScreenRoute[] {
  return [
    {
      path: paths.featuredProducts,
      lazy: { loader: async () => (await loaders()).featuredProducts, Component: products },
    },
    {
      path: paths.featuredProductsOf,
      lazy: { loader: async () => (await loaders()).featuredProductsOf, Component: products },
    },
    {
      path: paths.featured,
      lazy: {
        loader: async () => (await loaders()).promotion,
        Component: async () => (await import('#src/screens/featured/promotion.tsx')).Screen,
      },
    },
  ];
}
