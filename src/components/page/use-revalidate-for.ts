import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Loads the screen's data again, once for each different list of keys that it lacks: what was added after loading, here
 * or in another tab, also while others are on their way.
 */
export function useRevalidateFor(missing: readonly (string | number)[]): void {
  const { revalidate } = useRevalidator();
  const keys = missing.join();
  useEffect(() => {
    if (keys !== '') void revalidate();
  }, [keys, revalidate]);
}
