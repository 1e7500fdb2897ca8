import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

export function productRoutes(): ScreenRoute[] {
  return [
    {
      path: paths.product,
      lazy: {
        loader: async () => (await import('#src/screens/products/loaders.ts')).productPage,
        Component: async () => (await import('#src/screens/products/product.tsx')).Screen,
      },
    },
  ];
}
