import { useDeferredValue, useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * False while the build renders a page and until the browser has hydrated it. Render anything that only a browser knows when it
 * is true. It turns true in a deferred render, which the browser may interrupt, not in the task that hydrates the page.
 */
export function useIsHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useDeferredValue(isHydrated);
}
