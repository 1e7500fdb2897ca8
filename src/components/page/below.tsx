import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * What lies below a screen's head: rendered right after the head is painted. A page that is loaded or gone back to is
 * rendered whole, since its scroll position needs the full height.
 */
export function Below({ children }: { children: ReactNode }) {
  const isWhole = useNavigationType() === NavigationType.Pop;
  const isRendered = useDeferredValue(true, isWhole);
  return isRendered ? children : <div style={{ minHeight: '150vh' }} />;
}
