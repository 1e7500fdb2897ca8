import { useDeferredValue, useEffect, useLayoutEffect, useReducer } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

import { isNewVisit, watchScroll, windowsDown } from '#src/browser/scroll.ts';

/**
 * How far down each history entry was scrolled when last seen, in window heights. Tests clear it, because their routers
 * all begin with the same key.
 * @internal
 */
export const scrollDepthByEntry = new Map<string, number>();

/** Beyond this, the head alone would be too short to scroll back to. */
const deepest = 0.5;

/**
 * Whether what is below a screen's head is rendered yet: that happens right after the head is painted. When a visitor
 * goes back to a place further down, the whole page renders at once, because restoring the scroll position needs the
 * full height.
 */
export function useAfterHeadPaint(): boolean {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop && !isFirstOfVisit(key);
  const isWhole = isBack && (scrollDepthByEntry.get(key) ?? Infinity) > deepest;
  // Stops before the next screen scrolls: its top is not where this one was left.
  useLayoutEffect(() => {
    const note = (): void => void scrollDepthByEntry.set(key, windowsDown());
    note();
    return watchScroll(note);
  }, [key]);
  const [isBelow, showBelow] = useReducer(() => true, isWhole);
  // Not `useDeferredValue` with an initial value: while code is loading, React renders the screen over and over. Not a
  // transition either: it would delay those that start with it, such as the one that shows the head's data.
  useEffect(showBelow, [showBelow]);
  return useDeferredValue(isBelow);
}

/** The router calls a visit's first entry `default`. */
function isFirstOfVisit(key: string): boolean {
  return key === 'default' && !scrollDepthByEntry.has(key) && isNewVisit();
}
