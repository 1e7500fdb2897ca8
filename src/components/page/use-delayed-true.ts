import { useEffect, useState } from 'react';

/** True once `condition` has held for `ms`. */
export function useDelayedTrue(ms: number, condition: boolean): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setPassed(true), ms);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [ms, condition]);
  // Reset during rendering, not in an effect: the new screen must be there when focus goes to its heading.
  return passed && condition;
}
