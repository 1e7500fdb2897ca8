import { siblingOrder, withOrder } from '#src/domain/specification/own-order.ts';
import { placedTree } from '#src/domain/specification/placed-tree.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import { descendantsOf, type SectionTree } from '#src/domain/specification/section-tree.ts';

type IsShown = (id: number) => boolean;

/**
 * Moves a line with its descendants one level down: it becomes the last child of the sibling before it. Returns the same state
 * if there is none, or no lower level.
 */
export function demote(tree: SectionTree, state: SectionState, id: number, isShown: IsShown): SectionState {
  const placed = placedTree(tree, state.own);
  const parentId = parentOf(placed, state, id);
  if (parentId === null || !isMovable(placed, id)) return state;
  const order = siblingOrder(placed, state, parentId);
  const above = order
    .slice(0, order.indexOf(id))
    .findLast((other) => isShown(other) && isMovable(placed, other));
  if (above === undefined || depthOf(placed, state, id) + deepestBelow(placed, state, id) >= 6) return state;
  // Moves notes and tables between the two along, because they belong to the next line.
  const between = order.slice(order.indexOf(above) + 1, order.indexOf(id)).filter(isShown);
  return [...between, id].reduce((next, one) => {
    const children = siblingOrder(placedTree(tree, next.own), next, above);
    return put(tree, next, { id: one, parentId: above, order: [...children, one] });
  }, state);
}

/**
 * Moves a line with its descendants one level up: it comes after its parent, and its later siblings become its children, so
 * that the text keeps its order. Returns the same state if it can't move up.
 */
export function promote(tree: SectionTree, state: SectionState, id: number): SectionState {
  const placed = placedTree(tree, state.own);
  const parentId = parentOf(placed, state, id);
  const above = parentId === null ? null : parentOf(placed, state, parentId);
  if (parentId === null || above === null || !isMovable(placed, id)) return state;
  // A person's own paragraph can't become an article, which has a role in the section.
  if (id < 0 && placed.lines.get(above)?.kind === 'part') return state;
  const siblings = siblingOrder(placed, state, parentId);
  const following = siblings.slice(siblings.indexOf(id) + 1);
  const uncles = siblingOrder(placed, state, above);
  const at = uncles.indexOf(parentId) + 1;
  let next = put(tree, state, { id, parentId: above, order: uncles.toSpliced(at, 0, id) });
  for (const one of following) {
    const children = siblingOrder(placedTree(tree, next.own), next, id);
    next = put(tree, next, { id: one, parentId: id, order: [...children, one] });
  }
  return next;
}

/** Moves a line to another parent, whose children then have the given order. */
function put(
  tree: SectionTree,
  state: SectionState,
  { id, parentId, order }: { id: number; parentId: number; order: readonly number[] },
): SectionState {
  const before = placedTree(tree, state.own);
  const from = parentOf(before, state, id);
  // Keeps the order of the remaining siblings: a paragraph after this line now follows the one before it.
  const rest = from === null ? [] : siblingOrder(before, state, from).filter((other) => other !== id);
  let next: SectionState;
  if (id < 0) {
    const added = state.own.added.map((one) => (one.id === id ? { ...one, parentId } : one));
    next = { ...state, own: { ...state.own, added } };
  } else {
    const placed = new Map(state.own.placed);
    const afterId = order.slice(0, order.indexOf(id)).findLast((other) => other > 0) ?? null;
    // Last in the list, since a place can depend on one before it.
    placed.delete(id);
    placed.set(id, { parentId, afterId });
    const moved = new Map(state.own.moved);
    moved.delete(id);
    next = { ...state, own: { ...state.own, placed, moved } };
  }
  if (from !== null) next = withOrder(tree, next, from, rest);
  return withOrder(tree, next, parentId, order);
}

/** Whether a line can be moved: parts, notes, and tables can't. */
function isMovable({ lines }: SectionTree, id: number): boolean {
  const kind = id < 0 ? 'paragraph' : lines.get(id)?.kind;
  return kind === 'paragraph' || kind === 'article';
}

const parentOf = ({ lines }: SectionTree, { own }: SectionState, id: number): number | null =>
  (id < 0 ? own.added.find((one) => one.id === id) : lines.get(id))?.parentId ?? null;

/** The level of a line or a person's own paragraph. */
function depthOf(tree: SectionTree, state: SectionState, id: number): number {
  const line = tree.lines.get(id);
  if (line) return line.level;
  const parent = parentOf(tree, state, id);
  return parent === null ? 2 : Math.max(2, depthOf(tree, state, parent) + 1);
}

/** How many levels there are below a line. */
function deepestBelow(tree: SectionTree, state: SectionState, id: number): number {
  const from = depthOf(tree, state, id);
  const below = [...descendantsOf(tree, id), ...ownBelow(state, id)];
  return below.reduce((most, one) => Math.max(most, depthOf(tree, state, one) - from), 0);
}

function ownBelow({ own }: SectionState, id: number): number[] {
  const found: number[] = [];
  const stack = [id];
  for (let at = stack.pop(); at !== undefined; at = stack.pop())
    for (const one of own.added)
      if (one.parentId === at) {
        found.push(one.id);
        stack.push(one.id);
      }
  return found;
}
