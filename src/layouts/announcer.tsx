import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

import { focusHeading, onHeading, pageTitle } from '#src/browser/heading.ts';
import { whenPainted } from '#src/browser/painted.ts';

/** After a navigation to another screen the focus goes to its heading, and its title is read out. */
export function Announcer() {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (before.current === pathname) return undefined;
    before.current = pathname;
    let endWaiting = (): void => undefined;
    const endLooking = onHeading(() => {
      // To focus is to have the page laid out, which its first frame does anyway.
      endWaiting = whenPainted(() => {
        if (hash === '') focusHeading();
        setTitle(pageTitle());
      });
    });
    return () => {
      endLooking();
      endWaiting();
    };
  }, [pathname, hash]);
  return (
    <p className="unseen" aria-live="polite" aria-atomic="true">
      {title}
    </p>
  );
}
