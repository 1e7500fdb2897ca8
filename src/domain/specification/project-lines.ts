import { decisionKey } from '#src/domain/specification/decisions.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';

/** The lines that a SpecWizard project has of one section: `northfold-075423:17` is line 17 of that file. */
export function linesOfFile(specs: readonly string[], filename: string): Set<number> {
  const lines = new Set<number>();
  for (const spec of specs) {
    const colon = spec.lastIndexOf(':');
    const line = Number(spec.slice(colon + 1));
    if (spec.slice(0, colon) === filename && Number.isSafeInteger(line)) lines.add(line);
  }
  return lines;
}

/** The lines of all sections, with those of one section replaced. */
export function withLinesOfFile(
  specs: readonly string[],
  filename: string,
  lines: ReadonlySet<number>,
): string[] {
  const others = specs.filter((spec) => spec.slice(0, spec.lastIndexOf(':')) !== filename);
  const own = [...lines].toSorted((one, other) => one - other).map((line) => `${filename}:${line}`);
  return [...others, ...own];
}

export function isSameLines(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...one].every((line) => other.has(line));
}

/** How two selections of the same section differ, in numbers of lines. */
export function lineDifference(
  mine: ReadonlySet<number>,
  theirs: ReadonlySet<number>,
): { both: number; onlyMine: number; onlyTheirs: number } {
  const both = [...mine].filter((line) => theirs.has(line)).length;
  return { both, onlyMine: mine.size - both, onlyTheirs: theirs.size - both };
}

/**
 * Which lines hold, where a browser has its own and the project has others: `same`, `mine` (only changed here), `theirs`
 * (only changed there) or `conflict`. `base` are the lines that both last had in common; null where that is not known.
 */
export function newerLines(
  mine: ReadonlySet<number>,
  theirs: ReadonlySet<number>,
  base: ReadonlySet<number> | null,
): 'same' | 'mine' | 'theirs' | 'conflict' {
  if (isSameLines(mine, theirs)) return 'same';
  if (base === null) return 'conflict';
  if (isSameLines(base, theirs)) return 'mine';
  return isSameLines(base, mine) ? 'theirs' : 'conflict';
}

/**
 * A state with the lines of another browser. What only this browser knows stays, except the blanks of lines that are gone and
 * the “none of these” of groups that now have a line.
 */
export function withSavedLines(
  tree: SectionTree,
  state: SectionState,
  lines: ReadonlySet<number>,
): SectionState {
  const inputs = new Map(state.inputs);
  const none = new Set(state.none);
  for (const id of state.lines)
    if (!lines.has(id)) for (const { id: blank } of tree.lines.get(id)?.inputs ?? []) inputs.delete(blank);
  for (const id of lines) {
    const line = tree.lines.get(id);
    if (line) none.delete(decisionKey(line) ?? '');
  }
  return { ...state, lines, inputs, none };
}
