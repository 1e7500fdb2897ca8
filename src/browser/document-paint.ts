/** Timeout in ms: a background tab never paints, but must finish loading. */
const longestMs = 1000;

/** Waits until anything has been painted, of the page as it came or by script; not at all where the browser reports no paints. */
export function firstPaintOfDocument(): Promise<void> {
  return new Promise((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve();
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
    setTimeout(resolve, longestMs);
  });
}
