import { useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * Focuses the list's heading and scrolls to it when the page number changes, also when the control that changed it is
 * gone, like a filter chip. Not on back and forward, which restore the scroll position. `state` must be one object per
 * list state.
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

/** Focuses the heading when `shown` changes and takes the focus along, as a row that is removed by its own button does. */
export function useHeadingOf(shown: unknown): RefObject<HTMLHeadingElement | null> {
  return useListHeading(useMemo(() => ({ page: 1, shown }), [shown]));
}
