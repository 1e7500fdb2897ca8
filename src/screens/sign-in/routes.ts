import { signedInOnly, type ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

const screen = () => import('#src/screens/sign-in/reset.tsx');

export const signInRoutes: readonly ScreenRoute[] = [
  { path: paths.signIn, screen: () => import('#src/screens/sign-in/sign-in.tsx') },
  {
    path: paths.signOut,
    layout: 'blank',
    guards: signedInOnly,
    screen: () => import('#src/screens/sign-in/sign-out.tsx'),
  },
  { path: paths.createAccount, screen: () => import('#src/screens/sign-in/create.tsx') },
  {
    path: paths.reset,
    loader: async () => (await import('#src/screens/sign-in/reset-loaders.ts')).captureToken,
    screen,
  },
  {
    path: paths.resetTaken,
    loader: async () => (await import('#src/screens/sign-in/reset-loaders.ts')).resetState,
    screen,
  },
];
