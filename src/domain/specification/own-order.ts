import { addParagraph } from '#src/domain/specification/own-text.ts';
import { placedTree } from '#src/domain/specification/placed-tree.ts';
import { siblingsInOrder } from '#src/domain/specification/section-document.ts';
import type { OwnParagraph, SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';

/** Adds a paragraph after a line, or as the first child of a part or article. Also returns its id. */
export function addAfter(
  given: SectionTree,
  state: SectionState,
  id: number,
  text: string,
): { state: SectionState; id: number } {
  const tree = placedTree(given, state.own);
  const place = placeAfter(tree, state, id);
  if (place === null) return { state, id };
  const next = addParagraph(state, place.parentId, place.afterId, text);
  const newId = next.own.added.at(-1)?.id ?? id;
  // Whatever followed that line now follows the new one.
  const added = next.own.added.map((one) =>
    one.id !== newId && one.parentId === place.parentId && one.afterId === place.afterId
      ? { ...one, afterId: newId }
      : one,
  );
  return { state: { ...next, own: { ...next.own, added } }, id: newId };
}

function placeAfter(
  tree: SectionTree,
  { own }: SectionState,
  id: number,
): Pick<OwnParagraph, 'parentId' | 'afterId'> | null {
  const paragraph = own.added.find((one) => one.id === id);
  if (paragraph) return { parentId: paragraph.parentId, afterId: id };
  const line = tree.lines.get(id);
  if (!line) return null;
  const isHead = line.parentId === null || line.kind === 'part' || line.kind === 'article';
  return isHead || line.parentId === null
    ? { parentId: id, afterId: null }
    : { parentId: line.parentId, afterId: id };
}

/** Moves a line one position up or down among its visible siblings; returns the same state at either end. */
export function moveBy(
  tree: SectionTree,
  state: SectionState,
  id: number,
  by: -1 | 1,
  isShown: (id: number) => boolean,
): SectionState {
  const found = neighborOf(tree, state, id, by, isShown);
  if (found === null) return state;
  const { parentId, order, from, to } = found;
  return withOrder(tree, state, parentId, order.toSpliced(from, 1).toSpliced(to, 0, id));
}

/** Whether `moveBy` would change anything. */
export const canMove = (
  tree: SectionTree,
  state: SectionState,
  id: number,
  by: -1 | 1,
  isShown: (id: number) => boolean,
): boolean => neighborOf(tree, state, id, by, isShown) !== null;

/** The position of the next visible sibling. */
function neighborOf(
  tree: SectionTree,
  state: SectionState,
  id: number,
  by: -1 | 1,
  isShown: (id: number) => boolean,
): { parentId: number; order: readonly number[]; from: number; to: number } | null {
  const placed = placedTree(tree, state.own);
  const parentId = parentOf(placed, state, id);
  if (parentId === null) return null;
  const order = siblingOrder(placed, state, parentId);
  const from = order.indexOf(id);
  if (from === -1) return null;
  for (let to = from + by; ; to += by) {
    const other = order[to];
    if (other === undefined) return null;
    if (isShown(other)) return { parentId, order, from, to };
  }
}

const parentOf = (tree: SectionTree, { own }: SectionState, id: number): number | null =>
  (id < 0 ? own.added.find((one) => one.id === id) : tree.lines.get(id))?.parentId ?? null;

/** All children of a line in order, the manufacturer's and the person's. */
export function siblingOrder(tree: SectionTree, { own }: SectionState, parentId: number): number[] {
  const order: number[] = [];
  const putAdded = (afterId: number | null): void => {
    for (const one of own.added)
      if (one.parentId === parentId && one.afterId === afterId) {
        order.push(one.id);
        putAdded(one.id);
      }
  };
  putAdded(null);
  for (const id of siblingsInOrder(tree.lines.get(parentId)?.children ?? [], own.moved)) {
    order.push(id);
    putAdded(id);
  }
  return order;
}

/** Siblings in this order, with as few of the manufacturer's lines marked as moved as possible. */
export function withOrder(
  given: SectionTree,
  state: SectionState,
  parentId: number,
  order: readonly number[],
): SectionState {
  const children = placedTree(given, state.own).lines.get(parentId)?.children ?? [];
  const wanted = order.filter((id) => id > 0);
  const stays = longestRising(wanted.map((id) => children.indexOf(id)));
  const moved = new Map(state.own.moved);
  for (const id of children) moved.delete(id);
  wanted.forEach((id, index) => {
    if (!stays.has(index)) moved.set(id, wanted[index - 1] ?? null);
  });
  const texts = new Map(state.own.added.map((one) => [one.id, one.text]));
  const ownHere = order.flatMap((id, index) =>
    id < 0 ? [{ id, parentId, afterId: order[index - 1] ?? null, text: texts.get(id) ?? '' }] : [],
  );
  const elsewhere = state.own.added.filter((one) => one.parentId !== parentId);
  return { ...state, own: { ...state.own, moved, added: [...elsewhere, ...ownHere] } };
}

/** The indexes of a longest increasing subsequence. */
function longestRising(numbers: readonly number[]): Set<number> {
  const lengths: number[] = [];
  const before: number[] = [];
  let last = -1;
  numbers.forEach((number, at) => {
    lengths[at] = 1;
    before[at] = -1;
    for (let earlier = 0; earlier < at; earlier += 1) {
      const length = (lengths[earlier] ?? 0) + 1;
      if ((numbers[earlier] ?? 0) < number && length > (lengths[at] ?? 0)) {
        lengths[at] = length;
        before[at] = earlier;
      }
    }
    if (last === -1 || (lengths[at] ?? 0) > (lengths[last] ?? 0)) last = at;
  });
  const run = new Set<number>();
  for (let at = last; at !== -1; at = before[at] ?? -1) run.add(at);
  return run;
}
