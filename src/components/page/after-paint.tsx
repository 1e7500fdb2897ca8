import { createContext, startTransition, use, useDeferredValue, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { whenPainted } from '#src/browser/painted.ts';

/** Told by the root layout: the visitor goes to a place further down the page, which has to be there at once. */
export const WholeAtOnce = createContext(false);

/** The value, a moment after the first paint without it; from then on the latest, drawn when there is time for it. */
export function useAfterPaint<T>(value: T): T | null {
  const isWhole = use(WholeAtOnce);
  const [isPainted, setPainted] = useState(isWhole);
  useEffect(() => {
    if (isPainted) return undefined;
    return whenPainted(() => startTransition(() => setPainted(true)));
  }, [isPainted]);
  const latest = useDeferredValue(value);
  return isPainted ? latest : null;
}

/** What lies below a screen's head: drawn once the head is painted, in steps between which the browser can answer. */
export function AfterPaint({ children }: { children: ReactNode }) {
  return useAfterPaint(true) === null ? <Room /> : children;
}

/** The space of what is drawn after the first paint, in CSS units. */
export function Room({ height = '150vh' }: { height?: string }) {
  return <div data-later="" style={{ minHeight: height }} />;
}
