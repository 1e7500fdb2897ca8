import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

const loaders = () => import('#src/screens/listings/loaders.ts');

export function listingRoutes(): ScreenRoute[] {
  return [
    {
      path: paths.productCategory,
      lazy: {
        loader: async () => (await loaders()).productCategory,
        Component: async () => (await import('#src/screens/listings/category.tsx')).Screen,
      },
    },
    {
      path: paths.productsByCsi,
      lazy: {
        loader: async () => (await loaders()).productsByCsi,
        Component: async () => (await import('#src/screens/listings/by-csi.tsx')).Screen,
      },
    },
    {
      path: paths.manufacturers,
      lazy: {
        loader: async () => (await loaders()).manufacturersOf,
        Component: async () => (await import('#src/screens/listings/manufacturers.tsx')).Screen,
      },
    },
  ];
}
