import { startTransition, useEffect, useState } from 'react';

/**
 * A promise of a loader, replaced by the next one only when that is settled. A filter brings new results and asks again
 * for what stands around them: the results must not wait for that, and what is shown already must not go meanwhile.
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
