/**
 * Lets React's `use` read what a promise has come to at once: of its own accord React shows a fallback first, even for a
 * promise that is settled. `status` and `value` are React's names (`ReactPromise` in its types).
 */
function makeReadable(promise: Promise<unknown>): void {
  const note = (value: unknown): unknown => Object.assign(promise, { status: 'fulfilled', value });
  // A rejection is React's to find.
  promise.then(note, () => undefined);
}

/** Makes the promises among a loader's data readable. */
export function withReadablePromises<Data>(data: Data): Data {
  if (typeof data === 'object' && data !== null)
    for (const part of Object.values(data)) if (part instanceof Promise) makeReadable(part);
  return data;
}
