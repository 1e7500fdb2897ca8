import { useEffect, useState } from 'react';

import type { Result } from '#src/contracts/result.ts';

export interface Loaded<T> {
  /** Null until the first response, and after a failed attempt. */
  data: T | null;
  /** A message for the user if the latest attempt failed. */
  failure: string | null;
  isLoading: boolean;
  /** Loads again, and keeps showing the current data until then. Does nothing while a load is running. */
  retry: () => void;
}

/**
 * Loads data for an open dialog; closing aborts. `load` must never reject and must be stable: a module
 * function or from `useCallback`.
 */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<Result<T>>): Loaded<T> {
  const [wanted, setWanted] = useState(1);
  const [{ tries, result }, setAnswer] = useState<{ tries: number; result?: Result<T> }>({ tries: 0 });
  useEffect(() => {
    const end = new AbortController();
    void load(end.signal).then((next) => {
      if (!end.signal.aborted) setAnswer({ tries: wanted, result: next });
    });
    return () => end.abort();
  }, [load, wanted]);
  return {
    data: result?.data ?? null,
    failure: result?.error?.message ?? null,
    isLoading: tries !== wanted,
    // Based on the attempt that was answered, so that two quick clicks start only one retry.
    retry: () => setWanted(tries + 1),
  };
}
