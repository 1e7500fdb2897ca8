import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';

import { Announcer } from '#src/layouts/announcer.tsx';
import { FirstScreenStands } from '#src/layouts/first-screen.ts';
import { Progress } from '#src/layouts/progress.tsx';
import { ToastCorner } from '#src/layouts/toast-corner.tsx';

/** Around every layout: progress, focus and announcement after a navigation, scroll positions, toasts. */
export function RootLayout() {
  // Restoring the scroll earlier would end at the skeleton's foot, and it is done only once.
  const [stands, setStands] = useState(false);
  const isComing = useRef(false);
  const tell = useCallback((now: boolean) => {
    isComing.current = !now;
    if (now) setStands(true);
  }, []);
  useLayoutEffect(() => {
    if (!isComing.current) setStands(true);
  }, []);
  return (
    <FirstScreenStands value={tell}>
      <Progress />
      <Outlet />
      <Announcer />
      <ToastCorner />
      {stands && <ScrollRestoration />}
    </FirstScreenStands>
  );
}
