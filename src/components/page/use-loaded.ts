import { useEffect, useState } from 'react';

import type { Result } from '#src/contracts/result.ts';

export interface Loaded<T> {
  /** The answer; null until then, and where the latest try failed. */
  data: T | null;
  /** Why the latest try failed, in words for the person. */
  failure: string | null;
  isLoading: boolean;
  /** Reads again. What is shown stays until the answer. Does nothing while a read is under way. */
  retry: () => void;
}

/**
 * Reads for a dialog once it is open; closing ends it. `load` never throws and is the same each time: a function of a
 * module or from `useCallback`.
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
    // Counted per answer, so that two quick clicks start one retry.
    retry: () => setWanted(tries + 1),
  };
}
