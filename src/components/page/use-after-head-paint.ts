import { useDeferredValue, useEffect, useReducer } from 'react';

import { hasPainted } from '#src/browser/first-paint.ts';

/**
 * Whether to render what is below a screen's head: on a visit's first screen only once the head is painted, on all others
 * at once.
 */
export function useAfterHeadPaint(): boolean {
  const [isBelow, showBelow] = useReducer(() => true, hasPainted());
  // Not `useDeferredValue` with an initial value: while code is loading, React would render the screen again
  // and again. Not a transition either: it would delay others that start with it, such as the one that shows
  // the head's data.
  useEffect(showBelow, [showBelow]);
  return useDeferredValue(isBelow);
}
