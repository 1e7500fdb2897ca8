/**
 * Makes a slow write safe to call often: calls within `waitMs` become one write of the latest value, writes never
 * overlap, and every caller's promise settles with the write that carried its value or a later one.
 */
export function latestOnly<T>(
  write: (value: T) => Promise<void>,
  waitMs: number,
): (value: T) => Promise<void> {
  let latest: { value: T } | undefined;
  let next: Promise<void> | undefined;
  let running: Promise<void> = Promise.resolve();

  const writeLatest = async () => {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    await running.catch(() => undefined);
    const taken = latest;
    latest = undefined;
    next = undefined;
    if (!taken) return;
    running = write(taken.value);
    await running;
  };

  return (value) => {
    latest = { value };
    next ??= writeLatest();
    return next;
  };
}
