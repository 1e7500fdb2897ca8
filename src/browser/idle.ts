/** Delay in ms for browsers without `requestIdleCallback`. */
const soonMs = 300;

/** Calls back when the browser is idle. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  if (typeof globalThis.requestIdleCallback === 'function') {
    const waiting = requestIdleCallback(act, { timeout: 2_000 });
    return () => cancelIdleCallback(waiting);
  }
  const waiting = setTimeout(act, soonMs);
  return () => clearTimeout(waiting);
}

/** Calls back after the next paint. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
