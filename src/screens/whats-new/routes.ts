import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

const loaders = () => import('#src/screens/whats-new/loaders.ts');

export function whatsNewRoutes(): ScreenRoute[] {
  const { whatsNew, whatsNewType, whatsNewPeriod, whatsNewFrom } = paths;
  return [
    {
      path: whatsNew,
      lazy: {
        loader: async () => (await loaders()).overview,
        Component: async () => (await import('#src/screens/whats-new/overview.tsx')).Screen,
      },
    },
    ...[whatsNewType, whatsNewPeriod, whatsNewFrom].map((path) => ({
      path,
      lazy: {
        loader: async () => (await loaders()).period,
        Component: async () => (await import('#src/screens/whats-new/period.tsx')).Screen,
      },
    })),
  ];
}
