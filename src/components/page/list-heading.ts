import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * Scrolls to the list's heading and focuses it when the page number changes; not on Back and Forward, which
 * restore the scroll position. After any other change, focuses it only if the control that made the change is
 * gone, like a filter chip. `state` must be the same object as long as the list is the same.
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

/**
 * Focuses the heading when a change of `shown` removes the focused element, as when a row is removed by its
 * own button.
 */
export const useHeadingOf = (shown: unknown): RefObject<HTMLHeadingElement | null> =>
  useListHeading(useMemo(() => ({ page: 1, shown }), [shown]));
