/** A copy of a set with some keys added or removed. */
export function toggleKeys<Key>(set: Iterable<Key>, keys: Iterable<Key>, isIn: boolean): ReadonlySet<Key> {
  const next = new Set(set);
  for (const key of keys) {
    if (isIn) next.add(key);
    else next.delete(key);
  }
  return next;
}
