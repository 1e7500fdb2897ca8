/** Whose value to take. */
export type Side = 'mine' | 'theirs';

/** A record as first seen (`base`), as the user left it (`mine`), and as it is stored now (`theirs`). */
export type ThreeStates<R> = Readonly<Record<'base' | Side, R>>;

/** For plain JSON data. */
export const isSameData = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * Merges two changes of a record field by field (three-way merge). A field that only one side changed takes
 * that side's value. If both changed it to different values, `choose` decides; if it doesn't, `theirs`
 * applies for now and the field is listed in `open`. Fields that are not in `names` are always `theirs`.
 */
export function mergeFields<R extends object, Name extends keyof R & string>(
  { base, mine, theirs }: ThreeStates<R>,
  names: readonly Name[],
  choose: (name: Name) => Side | undefined,
  isSame: (one: unknown, other: unknown, name: Name) => boolean = isSameData,
): { merged: R; open: readonly Name[] } {
  const open: Name[] = [];
  let merged = theirs;
  for (const name of names) {
    if (isSame(mine[name], base[name], name) || isSame(mine[name], theirs[name], name)) continue;
    const side = isSame(theirs[name], base[name], name) ? 'mine' : choose(name);
    if (side === undefined) open.push(name);
    if (side === 'mine') merged = { ...merged, [name]: mine[name] };
  }
  return { merged, open };
}

/**
 * Merges two lists: the order of theirs, with each item that only mine has after the one that it follows
 * there. Items at the end of mine are appended.
 */
export function mergeOrder<Item>(mine: readonly Item[], theirs: readonly Item[]): Item[] {
  const order = [...theirs];
  const known = new Set(theirs);
  const last = mine.findLastIndex((item) => known.has(item));
  let next = 0;
  for (const [index, item] of mine.entries()) {
    if (!known.has(item)) order.splice(index > last ? order.length : next, 0, item);
    next = order.indexOf(item) + 1;
  }
  return order;
}

/** Merges two changes of a set: applies what either side added or removed. */
export function mergeSet<Item>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
): Item[] {
  const [had, wanted, present] = [new Set(base), new Set(mine), new Set(theirs)];
  return mergeOrder(mine, theirs).filter((item) =>
    had.has(item) ? wanted.has(item) && present.has(item) : true,
  );
}
