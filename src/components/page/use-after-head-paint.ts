import { useDeferredValue, useEffect, useLayoutEffect, useReducer } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

import { isNewVisit, watchScroll, scrollDepth } from '#src/browser/scroll.ts';

/**
 * How far down each history entry was scrolled when it was left, in window heights. Tests clear it, because
 * their routers all start with the same key.
 * @internal
 */
export const scrollDepthByEntry = new Map<string, number>();

/** Below this depth (in window heights), the head alone is too short to restore the scroll position. */
const deepest = 0.5;

/**
 * Whether to render what is below a screen's head: false for the first paint, true right after it. When a
 * visitor goes back to a scrolled position, the whole page renders at once, because restoring the position
 * needs its full height.
 */
export function useAfterHeadPaint(): boolean {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop && !isFirstOfVisit(key);
  const isWhole = isBack && (scrollDepthByEntry.get(key) ?? Infinity) > deepest;
  // Unsubscribes before the next screen scrolls to its top, which would overwrite this entry's depth.
  useLayoutEffect(() => {
    const note = (): void => void scrollDepthByEntry.set(key, scrollDepth());
    note();
    return watchScroll(note);
  }, [key]);
  const [isBelow, showBelow] = useReducer(() => true, isWhole);
  // Not `useDeferredValue` with an initial value: while code is loading, React would render the screen again
  // and again. Not a transition either: it would delay others that start with it, such as the one that shows
  // the head's data.
  useEffect(showBelow, [showBelow]);
  return useDeferredValue(isBelow);
}

/** The router calls a visit's first entry `default`. */
function isFirstOfVisit(key: string): boolean {
  return key === 'default' && !scrollDepthByEntry.has(key) && isNewVisit();
}
