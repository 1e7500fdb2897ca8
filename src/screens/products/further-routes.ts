import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

/** Apart from the product's own row, which is part of the start. */
export function productContentRoutes(): ScreenRoute[] {
  return [
    {
      path: paths.productContent,
      lazy: {
        loader: async () => (await import('#src/screens/products/content-loaders.ts')).productContent,
        Component: async () => (await import('#src/screens/products/content-of-type.tsx')).Screen,
      },
    },
  ];
}
