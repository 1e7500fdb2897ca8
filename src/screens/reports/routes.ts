import { signedInOnly, type ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

const usage = () => import('#src/screens/reports/usage-report.tsx');

export const reportRoutes: readonly ScreenRoute[] = [
  {
    path: paths.outlineSpecsReport,
    guards: signedInOnly,
    loader: async () => (await import('#src/screens/reports/loaders.ts')).allOutlineUsage,
    screen: usage,
  },
  {
    path: paths.specwizardSpecsReport,
    guards: signedInOnly,
    loader: async () => (await import('#src/screens/reports/loaders.ts')).allSpecwizardUsage,
    screen: usage,
  },
  {
    path: paths.outlineSpecsReportOf,
    loader: async () => (await import('#src/screens/reports/loaders.ts')).outlineUsageOf,
    screen: usage,
  },
  {
    path: paths.specwizardSpecsReportOf,
    guards: signedInOnly,
    loader: async () => (await import('#src/screens/reports/loaders.ts')).specwizardUsageOf,
    screen: usage,
  },
  {
    path: paths.companyUserFavorites,
    loader: async () => (await import('#src/screens/reports/loaders.ts')).userFavorites,
    screen: () => import('#src/screens/reports/user-favorites.tsx'),
  },
];
