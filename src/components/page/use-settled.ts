import { useEffect, useState } from 'react';

/** The resolved value of a promise; null while it is pending and if it rejects. */
export function useSettled<T>(promise: Promise<T>): T | null {
  const [settled, setSettled] = useState<{ of: Promise<T>; value: T } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    promise.then(
      (value) => isCurrent && setSettled({ of: promise, value }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  return settled?.of === promise ? settled.value : null;
}
