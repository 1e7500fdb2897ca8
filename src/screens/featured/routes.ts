import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { furtherPaths } from '#src/paths/further.ts';

const loaders = () => import('#src/screens/featured/loaders.ts');
const products = async () => (await import('#src/screens/featured/featured-products.tsx')).Screen;

export function featuredRoutes(): ScreenRoute[] {
  return [
    {
      path: furtherPaths.featuredProducts,
      lazy: { loader: async () => (await loaders()).featuredProducts, Component: products },
    },
    {
      path: furtherPaths.featuredProductsOf,
      lazy: { loader: async () => (await loaders()).featuredProductsOf, Component: products },
    },
    {
      path: furtherPaths.featured,
      lazy: {
        loader: async () => (await loaders()).promotion,
        Component: async () => (await import('#src/screens/featured/promotion.tsx')).Screen,
      },
    },
  ];
}
