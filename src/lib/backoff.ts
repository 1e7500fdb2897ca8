const baseMs = 300;
const maxMs = 3_000;

/**
 * How long to wait before the next attempt, in ms: exponential with full jitter, from 300 ms, never above 3 s.
 * `retries` counts those already made, from 0; `random` gives a number in [0, 1), as `Math.random` does.
 */
export function backoffMs(retries: number, random: () => number): number {
  return random() * Math.min(maxMs, baseMs * 2 ** retries);
}
