/** Runs a task for each item in order, at most `most` at once, until all are done. `run` must not reject. */
export async function forEachLimited<T>(
  most: number,
  all: readonly T[],
  run: (one: T) => Promise<void>,
): Promise<void> {
  const queue = all.values();
  const line = async (): Promise<void> => {
    for (const one of queue) await run(one);
  };
  await Promise.all(Array.from({ length: most }, line));
}
