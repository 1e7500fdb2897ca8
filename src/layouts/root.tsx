import { Outlet, ScrollRestoration } from 'react-router';

import { Announcer } from '#src/layouts/announcer.tsx';
import { Progress } from '#src/layouts/progress.tsx';
import { ToastCorner } from '#src/layouts/toast-corner.tsx';

/** Around every layout: progress, focus and announcement after a navigation, scroll positions, toasts. */
export function RootLayout() {
  return (
    <>
      <Progress />
      <Outlet />
      <Announcer />
      <ToastCorner />
      <ScrollRestoration />
    </>
  );
}
