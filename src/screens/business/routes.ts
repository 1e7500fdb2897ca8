import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

const loaders = () => import('#src/screens/business/loaders.ts');
const figures = async () => (await loaders()).libraryFigures;

export const businessRoutes: readonly ScreenRoute[] = [
  {
    path: paths.rfi,
    loader: async () => (await import('#src/screens/business/rfi-loader.ts')).rfi,
    screen: () => import('#src/screens/business/rfi.tsx'),
  },
  { path: paths.confirmation, screen: () => import('#src/screens/business/confirmation.tsx') },
  { path: paths.advertise, loader: figures, screen: () => import('#src/screens/business/advertise.tsx') },
  {
    path: paths.getSpecified,
    loader: figures,
    screen: () => import('#src/screens/business/get-specified.tsx'),
  },
  {
    path: paths.getSpecifiedRed,
    loader: figures,
    screen: () => import('#src/screens/business/get-specified-red.tsx'),
  },
  {
    path: paths.getSpecifiedMore,
    loader: figures,
    screen: () => import('#src/screens/business/get-specified-more.tsx'),
  },
  { path: paths.payment, screen: () => import('#src/screens/business/payment.tsx') },
  {
    path: paths.paymentStatus,
    loader: async () => (await loaders()).paymentStatus,
    screen: () => import('#src/screens/business/payment-status.tsx'),
  },
];
