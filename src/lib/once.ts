/** Caches the result of the first call: tables that few visits need cost the start nothing. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
