import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

/** A new account, and a new password for an old one. */
export function newPasswordRoutes(): ScreenRoute[] {
  return [
    {
      path: paths.createAccount,
      lazy: { Component: async () => (await import('#src/screens/sign-in/create.tsx')).Screen },
    },
    {
      path: paths.reset,
      lazy: {
        loader: async () => (await import('#src/screens/sign-in/reset-loaders.ts')).takeToken,
        Component: async () => (await import('#src/screens/sign-in/reset.tsx')).Screen,
      },
    },
    {
      path: paths.resetTaken,
      lazy: {
        loader: async () => (await import('#src/screens/sign-in/reset-loaders.ts')).resetState,
        Component: async () => (await import('#src/screens/sign-in/reset.tsx')).Screen,
      },
    },
  ];
}
