import { useCallback, useEffect, useRef } from 'react';

/** Only the latest run counts: `begin` ends the one before and gives the signal of the next; leaving ends it too. */
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
