const results = new WeakMap<Promise<unknown>, { value: unknown } | null>();

/** Records the results of promises in a loader's data, so that `settledValue` can return them at once. */
export function trackSettled<Data>(data: Data): Data {
  if (typeof data === 'object' && data !== null)
    for (const part of Object.values(data)) if (part instanceof Promise) track(part);
  return data;
}

/** The result of a promise; null while it is pending, after a rejection, and the first time for one that isn't tracked. */
export function settledValue<T>(promise: Promise<T>): { value: T } | null;
export function settledValue(promise: Promise<unknown>): { value: unknown } | null {
  track(promise);
  return results.get(promise) ?? null;
}

function track(promise: Promise<unknown>): void {
  if (results.has(promise)) return;
  results.set(promise, null);
  // Whoever awaits the promise handles its rejection.
  promise.then((value) => results.set(promise, { value }), ignore);
}

const ignore = (): void => undefined;
