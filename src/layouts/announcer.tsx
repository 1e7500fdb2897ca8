import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

import { focusHeading, onHeading, pageTitle } from '#src/browser/heading.ts';

/** After a navigation to another screen the focus goes to its heading, and its title is read out. */
export function Announcer() {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (before.current === pathname) return undefined;
    before.current = pathname;
    return onHeading(() => {
      if (hash === '') focusHeading();
      setTitle(pageTitle());
    });
  }, [pathname, hash]);
  return (
    <p className="unseen" aria-live="polite" aria-atomic="true">
      {title}
    </p>
  );
}
