import { startTransition, useEffect, useReducer } from 'react';

/**
 * Shows what a `Suspense` waits for as soon as it is there. Without an update of its own, React holds it back until the
 * fallback has been in sight for 300 ms; here it is all there is to see.
 */
export function usePromptReveal(awaited: Promise<unknown>): void {
  const [, update] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let isGone = false;
    const reveal = (): void => {
      if (!isGone) startTransition(update);
    };
    awaited.then(reveal, reveal);
    return () => {
      isGone = true;
    };
  }, [awaited]);
}
