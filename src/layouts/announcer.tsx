import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

import { focusHeading, onHeadingReady, pageTitle } from '#src/browser/heading.ts';
import { isCorrection } from '#src/components/page/address-correction.ts';

/**
 * After a navigation to another screen, moves focus to its heading and announces its title. Not when a screen
 * merely corrects its own URL.
 */
export function Announcer() {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState('');
  const stopWaiting = useRef(() => {});
  useEffect(() => {
    const isSameScreen = before.current === pathname || isCorrection(before.current, pathname);
    before.current = pathname;
    if (isSameScreen) return;
    stopWaiting.current();
    stopWaiting.current = onHeadingReady(() => {
      if (hash === '') focusHeading();
      setTitle(pageTitle());
    });
  }, [pathname, hash]);
  useEffect(() => () => stopWaiting.current(), []);
  return (
    <p className="unseen" aria-live="polite" aria-atomic="true">
      {title}
    </p>
  );
}
