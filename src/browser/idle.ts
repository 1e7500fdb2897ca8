/** Delay in ms for browsers without `requestIdleCallback`. */
const soonMs = 300;

/** Calls back when the browser is idle. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  if (typeof globalThis.requestIdleCallback === 'function') {
    const waiting = requestIdleCallback(callback, { timeout: 2_000 });
    return () => cancelIdleCallback(waiting);
  }
  const waiting = setTimeout(callback, soonMs);
  return () => clearTimeout(waiting);
}

/** Calls back after the next paint. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
