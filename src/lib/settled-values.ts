const arrived = new WeakMap<Promise<unknown>, { value: unknown }>();

/**
 * Records the results of promises in a loader's data, so that `settledValue` can return them synchronously.
 */
export function trackSettled<Data>(data: Data): Data {
  if (typeof data === 'object' && data !== null)
    for (const part of Object.values(data))
      // Whoever awaits the promise handles its rejection.
      if (part instanceof Promise) part.then((value: unknown) => arrived.set(part, { value }), ignore);
  return data;
}

/** The result of a tracked promise; null while it is pending, and after a rejection. */
export function settledValue<T>(promise: Promise<T>): { value: T } | null;
export function settledValue(promise: Promise<unknown>): { value: unknown } | null {
  return arrived.get(promise) ?? null;
}

const ignore = (): void => undefined;
