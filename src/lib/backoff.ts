const baseMs = 300;
const maxMs = 3_000;

/**
 * Delay before the next attempt in ms: exponential with full jitter, from 300 ms to at most 3 s. `retries`
 * counts those made so far, from 0; `random` returns a number in [0, 1), like `Math.random`.
 */
export const backoffMs = (retries: number, random: () => number): number =>
  random() * Math.min(maxMs, baseMs * 2 ** retries);
