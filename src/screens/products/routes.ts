import type { RouteObject } from 'react-router';

import { screenOf } from '#src/components/screen-of.ts';
import { paths } from '#src/paths.ts';
import { productPage } from '#src/screens/products/loaders.ts';

export function productRoutes(): RouteObject[] {
  return [
    {
      path: paths.product,
      loader: productPage,
      lazy: screenOf(() => import('#src/screens/products/product.tsx')),
    },
  ];
}
