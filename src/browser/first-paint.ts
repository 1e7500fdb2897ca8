import { isNewVisit } from '#src/browser/scroll.ts';
import { resolveAfter } from '#src/lib/resolve-after.ts';
import { once } from '#src/lib/once.ts';

/** How long to wait for a paint, in ms: a background tab never paints, but must finish loading. */
const longestMs = 1000;

/**
 * Acts at once, but on a visit's first screen only after the first paint, so that what is further down doesn't compete with
 * the head for bandwidth. A reload restores the scroll position, which needs the whole page at once.
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
  await Promise.race([painted, resolveAfter(longestMs, null)]);
});
