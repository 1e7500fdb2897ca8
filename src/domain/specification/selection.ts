import { decisionKey, setGroupToNone } from '#src/domain/specification/decisions.ts';
import { type SectionState, emptyState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';
import { ancestorsOf, descendantsOf, siblingsOf } from '#src/domain/specification/section-tree.ts';

/** Chooses a line with its ancestors, frees its radio groups, and sets blanks to their first option. */
export function chooseLine(tree: SectionTree, state: SectionState, id: number): SectionState {
  if (!tree.lines.has(id)) return state;
  const lines = new Set(state.lines);
  const inputs = new Map(state.inputs);
  const none = new Set(state.none);
  for (const chosen of [...ancestorsOf(tree, id).toReversed(), id]) {
    for (const sibling of radioSiblings(tree, chosen)) take(tree, sibling, lines, inputs);
    const line = tree.lines.get(chosen);
    if (!line || lines.has(chosen)) continue;
    lines.add(chosen);
    // Choosing a line of a group cancels its "none of these".
    none.delete(decisionKey(line) ?? '');
    for (const input of line.inputs) inputs.set(input.id, input.initial);
  }
  return { ...state, lines, inputs, none };
}

/** Removes a line with its descendants and empties their blanks. Fixed lines stay. */
export function removeLine(tree: SectionTree, state: SectionState, id: number): SectionState {
  const line = tree.lines.get(id);
  if (!line || line.control === 'fixed') return state;
  const lines = new Set(state.lines);
  const inputs = new Map(state.inputs);
  take(tree, id, lines, inputs);
  return { ...state, lines, inputs };
}

export const toggleLine = (tree: SectionTree, state: SectionState, id: number): SectionState =>
  state.lines.has(id) ? removeLine(tree, state, id) : chooseLine(tree, state, id);

/** Answers a checkbox group with "none of these"; undoing that leaves the group undecided. */
export function chooseNone(
  tree: SectionTree,
  state: SectionState,
  key: string,
  isNone: boolean,
): SectionState {
  let next = state;
  if (isNone)
    for (const [id, line] of tree.lines)
      if (state.lines.has(id) && decisionKey(line) === key) next = removeLine(tree, next, id);
  return setGroupToNone(next, key, isNone);
}

/** Clears all choices and blanks. Keeps the person's own text, because it isn't a choice. */
export const resetState = (state: SectionState): SectionState => ({ ...emptyState, own: state.own });

export const fillIn = (state: SectionState, inputId: string, value: string): SectionState => ({
  ...state,
  inputs: new Map(state.inputs).set(inputId, value),
});

/** The siblings that can't be chosen together with a line. */
export function radioSiblings(tree: SectionTree, id: number): number[] {
  const line = tree.lines.get(id);
  if (line?.control !== 'radio') return [];
  return siblingsOf(tree, id).filter((other) => {
    const sibling = tree.lines.get(other);
    return sibling?.control === 'radio' && sibling.group === line.group;
  });
}

function take(tree: SectionTree, id: number, lines: Set<number>, inputs: Map<string, string>): void {
  for (const gone of [id, ...descendantsOf(tree, id)]) {
    lines.delete(gone);
    for (const input of tree.lines.get(gone)?.inputs ?? []) inputs.delete(input.id);
  }
}
