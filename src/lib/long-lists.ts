/*
 * For lists of any length. What is spread into a call lies on the stack, which overflows from about 120,000 items; a
 * test of the architecture allows it only where a list is short by its nature.
 */

/** `-Infinity` where there is none. */
export function largest(values: Iterable<number>): number {
  let found = -Infinity;
  for (const value of values) found = Math.max(found, value);
  return found;
}

/** `Infinity` where there is none. */
export function smallest(values: Iterable<number>): number {
  let found = Infinity;
  for (const value of values) found = Math.min(found, value);
  return found;
}

/** Adds them at the end. */
export function addAll<T>(list: T[], more: Iterable<T>): void {
  for (const one of more) list.push(one);
}
