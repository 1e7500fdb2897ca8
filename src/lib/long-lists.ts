/* For lists of any length. Spread arguments go on the stack, which overflows at about 120,000 items; an architecture test
 * allows spreading only short lists. */

/** `-Infinity` if empty. */
export function largest(values: Iterable<number>): number {
  let found = -Infinity;
  for (const value of values) found = Math.max(found, value);
  return found;
}

/** `Infinity` if empty. */
export function smallest(values: Iterable<number>): number {
  let found = Infinity;
  for (const value of values) found = Math.min(found, value);
  return found;
}

/** Appends items to a list. */
export function addAll<T>(list: T[], more: Iterable<T>): void {
  for (const one of more) list.push(one);
}
