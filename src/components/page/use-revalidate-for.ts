import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Revalidates the screen once for each different list of missing keys, such as items that were added after
 * loading, here or in another tab.
 */
export function useRevalidateFor(missing: readonly (string | number)[]): void {
  const { revalidate } = useRevalidator();
  const keys = missing.join();
  useEffect(() => {
    if (keys !== '') void revalidate();
  }, [keys, revalidate]);
}
