import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { signedInRow } from '#src/guards/signed-in-row.ts';
import { paths } from '#src/paths.ts';

export function signInRoutes(): ScreenRoute[] {
  return [
    {
      path: paths.signIn,
      lazy: { Component: async () => (await import('#src/screens/sign-in/sign-in.tsx')).Screen },
    },
    signedInRow(
      paths.signOut,
      async () => () => null,
      async () => (await import('#src/screens/sign-in/sign-out.tsx')).Screen,
      'blank',
    ),
  ];
}
