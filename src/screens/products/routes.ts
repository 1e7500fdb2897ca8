import type { RouteObject } from 'react-router';

import { paths } from '#src/paths.ts';

export function productRoutes(): RouteObject[] {
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
