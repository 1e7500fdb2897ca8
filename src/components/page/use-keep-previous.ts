import { startTransition, useEffect, useState } from 'react';

/**
 * Keeps returning the previous promise until the next one settles. A filter reloads what surrounds the
 * results, too: the results must not wait for that, and what is shown must not disappear meanwhile.
 */
export function useKeepPrevious<T>(promise: Promise<T>): Promise<T> {
  const [current, setCurrent] = useState(promise);
  useEffect(() => {
    let isLast = true;
    const take = (): void => {
      if (isLast) startTransition(() => setCurrent(promise));
    };
    promise.then(take, take);
    return () => {
      isLast = false;
    };
  }, [promise]);
  return current;
}
