/** Whose value counts. */
export type Side = 'mine' | 'theirs';

/** A record as it was when someone began to change it, as they left it, and as it is elsewhere by now. */
export type ThreeStates<R> = Readonly<Record<'base' | Side, R>>;

/** Both are plain data, as JSON has it. */
export const isSameData = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * Merges two changes of one record field by field (three-way): `base` is what both began from. What only one of them
 * changed is as they changed it. A field that both changed, to different values, is as `choose` says; without an answer it
 * is theirs for now, and among the `open` ones. Other fields than `names` are theirs.
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

/** All of both: in the order of theirs, what only mine has after what it follows there, or at the end as it is there. */
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

/** Merges two changes of a list of what is there once: what either side added or took out is so. */
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
