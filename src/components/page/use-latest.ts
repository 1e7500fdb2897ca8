import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs only the latest of several operations: `begin` aborts the previous one and returns a signal for the
 * next; unmounting aborts it too.
 */
export function useLatest(): { begin: () => AbortSignal; end: () => void } {
  const running = useRef<AbortController>(undefined);
  const end = useCallback((): void => running.current?.abort(), []);
  const begin = useCallback((): AbortSignal => {
    end();
    running.current = new AbortController();
    return running.current.signal;
  }, [end]);
  useEffect(() => end, [end]);
  return { begin, end };
}
