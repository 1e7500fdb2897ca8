import { decisionKey } from '#src/domain/specification/decisions.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';

/** The lines that a SpecWizard project holds for one section: `northfold-075423:17` is line 17 of that file. */
export function linesOfFile(specs: readonly string[], filename: string): Set<number> {
  const lines = new Set<number>();
  for (const spec of specs) {
    const colon = spec.lastIndexOf(':');
    const line = Number(spec.slice(colon + 1));
    if (spec.slice(0, colon) === filename && Number.isSafeInteger(line)) lines.add(line);
  }
  return lines;
}

/** All lines, with those of one section replaced. */
export function withLinesOfFile(
  specs: readonly string[],
  filename: string,
  lines: ReadonlySet<number>,
): string[] {
  const others = specs.filter((spec) => spec.slice(0, spec.lastIndexOf(':')) !== filename);
  const own = [...lines].toSorted((one, other) => one - other).map((line) => `${filename}:${line}`);
  return [...others, ...own];
}

export const isSameLines = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  one.size === other.size && [...one].every((line) => other.has(line));

/** How two selections in the same section differ, as line numbers. */
export function lineDifference(
  mine: ReadonlySet<number>,
  theirs: ReadonlySet<number>,
): { both: number; onlyMine: number; onlyTheirs: number } {
  const both = [...mine].filter((line) => theirs.has(line)).length;
  return { both, onlyMine: mine.size - both, onlyTheirs: theirs.size - both };
}

/**
 * Decides whose lines apply if the browser's and the project's differ: `same`, `mine` (changed only here), `theirs`
 * (changed only there), or `conflict`. `base` has the last lines both had in common; null if unknown.
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
 * Replaces a state's lines with those saved by another browser. Keeps everything else that only this browser has,
 * except blanks of removed lines, and "none of these" for groups that now have a line.
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
