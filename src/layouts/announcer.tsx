import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

import { focusHeading, onHeadingReady, pageTitle, restoreLinkFocus } from '#src/browser/heading.ts';
import { isCorrection } from '#src/components/page/address-correction.ts';

/**
 * After a navigation to another screen, moves focus to its heading, or with Back to the link that the visitor had followed, and
 * announces its title. Not when a screen merely corrects its own URL. Between pages of one list, Back returns to the link as
 * well.
 */
export function Announcer() {
  const { key, pathname, hash } = useLocation();
  const before = useRef({ key, pathname });
  const [title, setTitle] = useState('');
  const stopWaiting = useRef(() => {});
  useEffect(() => {
    const last = before.current;
    before.current = { key, pathname };
    const isFirst = key === last.key;
    if (isFirst || last.pathname === pathname || isCorrection(last.pathname, pathname)) {
      restoreLinkFocus();
      return;
    }
    stopWaiting.current();
    stopWaiting.current = onHeadingReady(() => {
      if (!restoreLinkFocus() && hash === '') focusHeading();
      setTitle(pageTitle());
    });
  }, [key, pathname, hash]);
  useEffect(() => () => stopWaiting.current(), []);
  return (
    <p className="unseen" aria-live="polite" aria-atomic="true">
      {title}
    </p>
  );
}
