import { useDeferredValue, useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** How far down each entry of the history was when it was last seen, in px. */
const scrolled = new Map<string, number>();

/**
 * Whether what lies below a screen's head is rendered yet: right after the head is painted. Who comes back to a place
 * further down gets the page whole, since its scroll position needs the full height.
 */
export function useBelow(): boolean {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop && !isFirstOfVisit(key);
  const isWhole = isBack && (scrolled.get(key) ?? Infinity) > innerHeight / 2;
  useEffect(() => {
    const note = (): void => void scrolled.set(key, scrollY);
    note();
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key]);
  return useDeferredValue(true, isWhole);
}

/** A page that was typed or linked to begins at its top; one that is loaded again may not. */
function isFirstOfVisit(key: string): boolean {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  const isNew = load instanceof PerformanceNavigationTiming && load.type === 'navigate';
  return isNew && key === 'default' && !scrolled.has(key);
}
