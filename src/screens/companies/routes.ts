import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

export function companyRoutes(): ScreenRoute[] {
  return [
    {
      path: paths.company,
      lazy: {
        loader: async () => (await import('#src/screens/companies/loaders.ts')).companyProfile,
        Component: async () => (await import('#src/screens/companies/profile/company.tsx')).Screen,
      },
    },
  ];
}
