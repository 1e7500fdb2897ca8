import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False where the build renders a page, and while the browser takes that page over: what only a browser knows comes after. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
