import { isFilledIn } from '#src/domain/specification/blank-value.ts';
import { isOffered, presentLines } from '#src/domain/specification/section-document.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree, SpecLine } from '#src/domain/specification/section-tree.ts';

/** One thing that a person decides: one of a group, any of a group, or what a blank holds. */
export interface Decision {
  key: string;
  kind: 'one' | 'any' | 'blank';
  /** Where one goes to decide it. */
  lineId: number;
  isMade: boolean;
}

/** The key of the decision that a line is part of; null for a fixed line. */
export function decisionKey({ control, group, parentId }: SpecLine): string | null {
  if (control === 'fixed') return null;
  return control === 'radio' ? `one/${parentId ?? ''}/${group ?? ''}` : `any/${parentId ?? ''}`;
}

/** The decisions to be made as things stand, in reading order. What lies below a line that is not chosen does not count. */
export function decisionsOf(
  tree: SectionTree,
  state: SectionState,
  present: ReadonlySet<number> = presentLines(tree, state),
): Decision[] {
  const decisions = new Map<string, Decision>();
  for (const [id, line] of tree.lines) {
    if (!isOffered(line, tree, state, present)) continue;
    const key = decisionKey(line);
    if (key !== null) {
      const known = decisions.get(key);
      const isMade = state.lines.has(id) || state.none.has(key);
      decisions.set(key, {
        key,
        kind: line.control === 'radio' ? 'one' : 'any',
        lineId: known?.lineId ?? id,
        isMade: isMade || known?.isMade === true,
      });
    }
    if (!present.has(id)) continue;
    for (const input of line.inputs)
      decisions.set(`blank/${input.id}`, {
        key: `blank/${input.id}`,
        kind: 'blank',
        lineId: id,
        isMade: isFilledIn(input, state),
      });
  }
  return [...decisions.values()];
}

/** Of the decisions to make, how many are made, and the share in whole percent; 100 only when nothing is open. */
export function progressOf(decisions: readonly Decision[]): { made: number; all: number; percent: number } {
  const made = decisions.filter(({ isMade }) => isMade).length;
  const all = decisions.length;
  return { made, all, percent: all === 0 ? 100 : Math.floor((made / all) * 100) };
}

/** Says that nothing of a group is wanted, or takes it back. */
export function settleGroup(state: SectionState, key: string, isNone: boolean): SectionState {
  const none = new Set(state.none);
  if (isNone) none.add(key);
  else none.delete(key);
  return { ...state, none };
}
