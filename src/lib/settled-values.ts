const arrived = new WeakMap<Promise<unknown>, { value: unknown }>();

/** Notes what the promises among a loader's data come to, so that `settledValue` can tell without waiting. */
export function trackSettled<Data>(data: Data): Data {
  if (typeof data === 'object' && data !== null)
    for (const part of Object.values(data))
      // A rejection is met by whoever waits for the promise.
      if (part instanceof Promise) part.then((value: unknown) => arrived.set(part, { value }), ignore);
  return data;
}

/** What a noted promise has come to; null while it is on its way, and after a rejection. */
export function settledValue<T>(promise: Promise<T>): { value: T } | null;
export function settledValue(promise: Promise<unknown>): { value: unknown } | null {
  return arrived.get(promise) ?? null;
}

const ignore = (): void => undefined;
