/** What `make` gives, made at the first call and kept: tables that few visits need cost the start nothing. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
