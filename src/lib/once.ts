/** Caches the result of the first call, so that tables few visits need don't slow down the start. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
