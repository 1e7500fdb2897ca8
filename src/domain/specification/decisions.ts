import { isFilledIn } from '#src/domain/specification/blank-value.ts';
import { isOffered, presentLines } from '#src/domain/specification/section-document.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree, SpecLine } from '#src/domain/specification/section-tree.ts';

/** One decision for a person: pick one of a group, pick any of a group, or fill in a blank. */
export interface Decision {
  key: string;
  kind: 'one' | 'any' | 'blank';
  /** The line to go to in order to decide. */
  lineId: number;
  isMade: boolean;
}

/** The key of the decision that a line belongs to; null for a fixed line. */
export function decisionKey({ control, group, parentId }: SpecLine): string | null {
  if (control === 'fixed') return null;
  return control === 'radio' ? `one/${parentId ?? ''}/${group ?? ''}` : `any/${parentId ?? ''}`;
}

/** The decisions that apply in the current state, in reading order. Skips everything below a line that isn't chosen. */
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

/** How many decisions are made, and the percentage, rounded; 100 only if none is open. */
export function progressOf(decisions: readonly Decision[]): { made: number; all: number; percent: number } {
  const made = decisions.filter(({ isMade }) => isMade).length;
  const all = decisions.length;
  return { made, all, percent: all === 0 ? 100 : Math.floor((made / all) * 100) };
}

/** Marks a group as "none of these", or undoes that. */
export function setGroupToNone(state: SectionState, key: string, isNone: boolean): SectionState {
  const none = new Set(state.none);
  if (isNone) none.add(key);
  else none.delete(key);
  return { ...state, none };
}
