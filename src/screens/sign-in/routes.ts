import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { signedInRow } from '#src/guards/signed-in-row.ts';
import { furtherPaths } from '#src/paths/further.ts';

export function signInRoutes(): ScreenRoute[] {
  return [
    {
      path: furtherPaths.signIn,
      lazy: { Component: async () => (await import('#src/screens/sign-in/sign-in.tsx')).Screen },
    },
    signedInRow(
      furtherPaths.signOut,
      async () => () => null,
      async () => (await import('#src/screens/sign-in/sign-out.tsx')).Screen,
      'blank',
    ),
  ];
}
