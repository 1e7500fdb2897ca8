/** Longest time in ms to block the page at once. */
const sliceMs = 8;

/**
 * Runs a long computation in slices, so that the page stays responsive. Resolves to null once `signal` is
 * aborted.
 */
export async function runInSlices<Result>(
  steps: Generator<void, Result>,
  signal: AbortSignal,
): Promise<Result | null> {
  for (let begin = performance.now(); ;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (performance.now() - begin < sliceMs) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return null;
    begin = performance.now();
  }
}
