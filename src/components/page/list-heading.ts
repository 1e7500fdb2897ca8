import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * The heading of a list takes the focus when its pages are turned over, and comes into view then; also when the control
 * that asked for them went away, like the chip of a filter. Not scrolled on the way back and forth through the history,
 * where the position of that time is restored. `state` is one object for as long as the list stays what it is.
 */
export function useListHeading(state: { page: number }): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const type = useNavigationType();
  const shown = useRef(state);
  useEffect(() => {
    const before = shown.current;
    const element = heading.current;
    if (before === state || !element) return;
    shown.current = state;
    const isTurned = before.page !== state.page && type !== NavigationType.Pop;
    const { activeElement, body } = element.ownerDocument;
    if (isTurned) element.scrollIntoView({ block: 'start' });
    if (isTurned || activeElement === null || activeElement === body) element.focus({ preventScroll: true });
  }, [state, type]);
  return heading;
}
