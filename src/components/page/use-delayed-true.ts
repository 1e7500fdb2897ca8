import { useEffect, useState } from 'react';

/** True once `condition` has been true for `ms`. */
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
  // Also false during the render in which the condition ends: the new screen must be there when the focus
  // moves to its heading.
  return passed && condition;
}
