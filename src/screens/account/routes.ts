import { signedInOnly, type ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

const guards = signedInOnly;

/** Favorites, saved searches, and projects have route files of their own. */
export const accountRoutes: readonly ScreenRoute[] = [
  { path: paths.secure, guards, screen: () => import('#src/screens/account/secure.tsx') },
  {
    path: paths.account,
    guards,
    loader: async () => (await import('#src/screens/account/overview-loader.ts')).overview,
    screen: () => import('#src/screens/account/overview.tsx'),
  },
  {
    path: paths.profile,
    guards,
    loader: async () => (await import('#src/screens/account/loaders.ts')).profile,
    screen: () => import('#src/screens/account/profile.tsx'),
  },
  {
    path: paths.contentRequests,
    guards,
    loader: async () => (await import('#src/screens/account/loaders.ts')).contentRequests,
    screen: () => import('#src/screens/account/content-requests.tsx'),
  },
  { path: paths.changePassword, guards, screen: () => import('#src/screens/account/change-password.tsx') },
];
