import { isInBrowser } from '#src/browser/in-browser.ts';
import { isPreRenderedForAddress } from '#src/browser/hydration.ts';
import { isNewVisit } from '#src/browser/scroll.ts';
import { resolveAfter } from '#src/lib/resolve-after.ts';
import { once } from '#src/lib/once.ts';

/** Timeout in ms: a background tab never paints, but must finish loading. */
const longestMs = 1000;

/**
 * Whether anything of the site has been painted. Always true for a pre-rendered page, which is complete; after a reload, where
 * restoring the scroll position needs the whole page; and in browsers that don't report paints.
 */
export function hasPainted(): boolean {
  if (!isInBrowser || isPreRenderedForAddress() || !tellsOfPaint()) return true;
  return performance.getEntriesByName('first-contentful-paint').length > 0;
}

/**
 * Calls back at once, except on a visit's first screen: there it waits for the first paint, so that the rest of the page does
 * not compete with its head for bandwidth. A reload doesn't wait, because restoring the scroll position needs the whole page.
 */
export async function afterFirstPaint<T>(callback: () => Promise<T>): Promise<T> {
  await firstPaint();
  return callback();
}

const firstPaint = (): Promise<void> => (hasPainted() ? Promise.resolve() : paintOfPage());

/**
 * Resolves once anything of the document has been painted, including a pre-rendered page; at once after a reload and if the
 * browser doesn't report paints.
 */
export const paintOfPage = once(async () => {
  if (!tellsOfPaint()) return;
  const painted = new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
  await Promise.race([painted, resolveAfter(longestMs, null)]);
});

function tellsOfPaint(): boolean {
  return isNewVisit() && PerformanceObserver.supportedEntryTypes.includes('paint');
}
