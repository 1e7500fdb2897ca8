import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { signedInRow } from '#src/guards/signed-in-row.ts';
import { furtherPaths } from '#src/paths/further.ts';

const nothingToRead = (): null => null;

/** What a person has and can change, but favorites, searches and projects, which are areas of their own. */
export function accountRoutes(): ScreenRoute[] {
  return [
    signedInRow(
      furtherPaths.secure,
      async () => nothingToRead,
      async () => (await import('#src/screens/account/secure.tsx')).Screen,
    ),
    signedInRow(
      furtherPaths.account,
      async () => (await import('#src/screens/account/overview-loader.ts')).overview,
      async () => (await import('#src/screens/account/overview.tsx')).Screen,
    ),
    signedInRow(
      furtherPaths.profile,
      async () => (await import('#src/screens/account/loaders.ts')).profile,
      async () => (await import('#src/screens/account/profile.tsx')).Screen,
    ),
    signedInRow(
      furtherPaths.contentRequests,
      async () => (await import('#src/screens/account/loaders.ts')).contentRequests,
      async () => (await import('#src/screens/account/content-requests.tsx')).Screen,
    ),
    signedInRow(
      furtherPaths.changePassword,
      async () => nothingToRead,
      async () => (await import('#src/screens/account/change-password.tsx')).Screen,
    ),
  ];
}
