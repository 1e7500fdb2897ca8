import { decisionKey } from '#src/domain/specification/decisions.ts';
import { isOffered, presentLines } from '#src/domain/specification/section-document.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree, SpecLine } from '#src/domain/specification/section-tree.ts';
import { chooseLine, radioSiblings, removeLine } from '#src/domain/specification/selection.ts';
import { addAll } from '#src/lib/long-lists.ts';

/** What choosing a line would entail, shown before the person does it. */
export interface Consequences {
  /** Required lines that aren't present yet. */
  requires: readonly number[];
  /** Chosen lines that conflict with it. */
  excludes: readonly number[];
  /** Recommended companion lines that aren't present. */
  suggests: readonly number[];
  /** The chosen radio siblings that it replaces. */
  replaces: readonly number[];
}

export function consequencesOf(
  tree: SectionTree,
  state: SectionState,
  id: number,
  present: ReadonlySet<number>,
): Consequences {
  const line = tree.lines.get(id);
  const isIn = (other: number): boolean => present.has(other);
  const isOut = (other: number): boolean => tree.lines.has(other) && !present.has(other);
  const excludedBy = [...present].filter((other) => tree.lines.get(other)?.excludes.includes(id) === true);
  return {
    requires: line?.requires.filter(isOut) ?? [],
    excludes: [...new Set([...(line?.excludes.filter(isIn) ?? []), ...excludedBy])],
    suggests: line?.suggests.filter(isOut) ?? [],
    replaces: radioSiblings(tree, id).filter((other) => state.lines.has(other)),
  };
}

/** Chooses a line with all it requires, without all it excludes: the action offered with the warning. */
export function chooseWithRequired(tree: SectionTree, state: SectionState, id: number): SectionState {
  let next = state;
  const waiting = [id];
  const seen = new Set<number>();
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    next = chooseLine(tree, next, at);
    const line = tree.lines.get(at);
    for (const other of line?.excludes ?? []) next = removeLine(tree, next, other);
    addAll(waiting, line?.requires ?? []);
  }
  return next;
}

/** Applies the manufacturer's recommendation to every open group, level by level. Keeps existing decisions. */
export function chooseRecommended(tree: SectionTree, state: SectionState): SectionState {
  const isRecommended = ({ recommended, control }: SpecLine): boolean => recommended && control !== 'fixed';
  const waiting = new Set([...tree.lines.values()].filter(isRecommended));
  let next = state;
  for (let before: SectionState | null = null; before !== next;) {
    before = next;
    const present = presentLines(tree, next);
    for (const line of waiting) {
      if (!isOffered(line, tree, next, present)) continue;
      waiting.delete(line);
      const isDecided = [line.id, ...radioSiblings(tree, line.id)].some((id) => next.lines.has(id));
      if (!isDecided && !next.none.has(decisionKey(line) ?? '')) next = chooseLine(tree, next, line.id);
    }
  }
  return next;
}
