import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import {
  NavigationType,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router';

import { isFreshNavigation } from '#src/browser/location.ts';
import { WholeAtOnce } from '#src/components/page/after-paint.tsx';
import { Follow } from '#src/components/page/link.tsx';
import { Announcer } from '#src/layouts/announcer.tsx';
import { FirstScreenStands } from '#src/layouts/first-screen.ts';
import { Progress } from '#src/layouts/progress.tsx';
import { ToastCorner } from '#src/layouts/toast-corner.tsx';

/** Around every layout: progress, focus and announcement after a navigation, scroll positions, toasts. */
export function RootLayout() {
  // Restoring the scroll earlier would end at the skeleton's foot, and it is done only once.
  const [stands, setStands] = useState(false);
  const navigate = useNavigate();
  const isComing = useRef(false);
  const tell = useCallback((now: boolean) => {
    isComing.current = !now;
    if (now) setStands(true);
  }, []);
  useLayoutEffect(() => {
    if (!isComing.current) setStands(true);
  }, []);
  const isWhole = useWholeAtOnce();
  return (
    <FirstScreenStands value={tell}>
      <Follow value={navigate}>
        <WholeAtOnce value={isWhole}>
          <Progress />
          <Outlet />
          <Announcer />
          <ToastCorner />
          {stands && <ScrollRestoration />}
        </WholeAtOnce>
      </Follow>
    </FirstScreenStands>
  );
}

/** Back, forward and reload lead to where the page was scrolled to, a hash to a part of it: nothing may come later there. */
function useWholeAtOnce(): boolean {
  const location = useLocation();
  const type = useNavigationType();
  const [first] = useState(location);
  return location.hash !== '' || (location === first ? !isFreshNavigation() : type === NavigationType.Pop);
}
