import { isNewVisit } from '#src/browser/scroll.ts';
import { later } from '#src/lib/later.ts';
import { once } from '#src/lib/once.ts';

/** A tab that nobody looks at paints nothing, yet has to become whole. */
const longestMs = 1000;

/**
 * Acts at once, but in a visit's first screen only when its head is painted: until then what is needed further down
 * would take the line from it. A page that is loaded again returns to its place, which needs all of it.
 */
export async function afterFirstPaint<T>(act: () => Promise<T>): Promise<T> {
  await firstPaint();
  return act();
}

const firstPaint = once(async () => {
  if (!isNewVisit() || !PerformanceObserver.supportedEntryTypes.includes('paint')) return;
  const painted = new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
  await Promise.race([painted, later(longestMs, null)]);
});
