import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { signedInRow } from '#src/guards/signed-in-row.ts';
import { paths } from '#src/paths.ts';

const nothingToRead = (): null => null;

/** What a person has and can change, but favorites, searches and projects, which are areas of their own. */
export function accountRoutes(): ScreenRoute[] {
  return [
    signedInRow(
      paths.secure,
      async () => nothingToRead,
      async () => (await import('#src/screens/account/secure.tsx')).Screen,
    ),
    signedInRow(
      paths.account,
      async () => (await import('#src/screens/account/overview-loader.ts')).overview,
      async () => (await import('#src/screens/account/overview.tsx')).Screen,
    ),
    signedInRow(
      paths.profile,
      async () => (await import('#src/screens/account/loaders.ts')).profile,
      async () => (await import('#src/screens/account/profile.tsx')).Screen,
    ),
    signedInRow(
      paths.contentRequests,
      async () => (await import('#src/screens/account/loaders.ts')).contentRequests,
      async () => (await import('#src/screens/account/content-requests.tsx')).Screen,
    ),
    signedInRow(
      paths.changePassword,
      async () => nothingToRead,
      async () => (await import('#src/screens/account/change-password.tsx')).Screen,
    ),
  ];
}
