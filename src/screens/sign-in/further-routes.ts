import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { furtherPaths } from '#src/paths/further.ts';

/** A new account, and a new password for an old one. */
export function newPasswordRoutes(): ScreenRoute[] {
  return [
    {
      path: furtherPaths.createAccount,
      lazy: { Component: async () => (await import('#src/screens/sign-in/create.tsx')).Screen },
    },
    {
      path: furtherPaths.reset,
      lazy: {
        loader: async () => (await import('#src/screens/sign-in/reset-loaders.ts')).takeToken,
        Component: async () => (await import('#src/screens/sign-in/reset.tsx')).Screen,
      },
    },
    {
      path: furtherPaths.resetTaken,
      lazy: {
        loader: async () => (await import('#src/screens/sign-in/reset-loaders.ts')).resetState,
        Component: async () => (await import('#src/screens/sign-in/reset.tsx')).Screen,
      },
    },
  ];
}
