import { Outlet, useNavigate } from 'react-router';

import { Navigate } from '#src/components/page/link.tsx';
import { Announcer } from '#src/layouts/announcer.tsx';
import { PaletteHost } from '#src/layouts/palette-host.tsx';
import { Progress } from '#src/layouts/progress.tsx';
import { ToastCorner } from '#src/layouts/toast-corner.tsx';

/** Around every layout: progress, focus and announcement after a navigation, toasts, the palette. */
export function RootLayout() {
  return (
    <Navigate value={useNavigate()}>
      <Progress />
      <Outlet />
      <Announcer />
      <ToastCorner />
      <PaletteHost />
    </Navigate>
  );
}
