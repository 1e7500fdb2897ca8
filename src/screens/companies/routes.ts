import type { ScreenRoute } from '#src/components/screen-route.ts';
import { paths } from '#src/paths.ts';
import { furtherPaths } from '#src/paths/further.ts';

export function companyRoutes(): ScreenRoute[] {
  return [
    {
      path: paths.company,
      lazy: {
        loader: async () => (await import('#src/screens/companies/loaders.ts')).companyProfile,
        Component: async () => (await import('#src/screens/companies/company.tsx')).Screen,
      },
    },
  ];
}

export function companyContentRoutes(): ScreenRoute[] {
  return [
    {
      path: furtherPaths.contentItem,
      lazy: {
        loader: async () => (await import('#src/screens/companies/loaders.ts')).contentItem,
        Component: async () => (await import('#src/screens/companies/content-item.tsx')).Screen,
      },
    },
  ];
}
