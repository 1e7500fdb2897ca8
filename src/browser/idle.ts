/** Fallback delay without `requestIdleCallback`. */
const soonMs = 300;

/** Calls `act` once the browser has nothing more urgent to do. Returns a function that stops waiting. */
export function whenIdle(act: () => void): () => void {
  if (typeof globalThis.requestIdleCallback === 'function') {
    const waiting = requestIdleCallback(act, { timeout: 2_000 });
    return () => cancelIdleCallback(waiting);
  }
  const waiting = setTimeout(act, soonMs);
  return () => clearTimeout(waiting);
}

/** Calls `act` once what is there now has been painted. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
