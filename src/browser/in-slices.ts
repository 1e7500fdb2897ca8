/** How long the page may be kept busy at a time, in ms. */
const sliceMs = 8;

/** Runs long work in slices between which the page stays alive; null once `signal` is aborted. */
export async function inSlices<Result>(
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
