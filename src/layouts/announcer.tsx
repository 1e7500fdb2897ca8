import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Location } from 'react-router';

import { focusHeading, onHeading, pageTitle } from '#src/browser/heading.ts';
import { isCorrectionOf } from '#src/components/page/address-correction.ts';

/**
 * After a navigation to another screen the focus goes to its heading, and its title is read out. A screen that corrects
 * its own address stays, and so does the focus in it.
 */
export function Announcer() {
  const location: Location<unknown> = useLocation();
  const { pathname, hash, state } = location;
  const before = useRef(pathname);
  const [title, setTitle] = useState('');
  const stopWaiting = useRef(() => {});
  useEffect(() => {
    const isSameScreen = before.current === pathname || isCorrectionOf(before.current, state);
    before.current = pathname;
    if (isSameScreen) return;
    stopWaiting.current();
    stopWaiting.current = onHeading(() => {
      if (hash === '') focusHeading();
      setTitle(pageTitle());
    });
  }, [pathname, hash, state]);
  useEffect(() => () => stopWaiting.current(), []);
  return (
    <p className="unseen" aria-live="polite" aria-atomic="true">
      {title}
    </p>
  );
}
