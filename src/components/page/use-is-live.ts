import { useDeferredValue, useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * False where the build renders a page, and while the browser takes that page over: what only a browser knows comes after, in a
 * render that the browser may interrupt; all at once would belong to the task that takes the page over.
 */
export function useIsLive(): boolean {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useDeferredValue(isLive);
}
