import type { OwnText } from '#src/domain/specification/section-state.ts';
import { levelOf } from '#src/domain/specification/section-tree.ts';
import type { LineKind, SectionTree, SpecLine } from '#src/domain/specification/section-tree.ts';

const known = new WeakMap<OwnText['placed'], { tree: SectionTree; placed: SectionTree }>();

/**
 * The tree with promoted and demoted lines at their new places, each with its descendants. Ignores places that no longer exist
 * because the section was revised.
 */
export function placedTree(tree: SectionTree, { placed }: Pick<OwnText, 'placed'>): SectionTree {
  if (placed.size === 0) return tree;
  const before = known.get(placed);
  if (before?.tree === tree) return before.placed;
  const lines = new Map(tree.lines);
  for (const [id, { parentId, afterId }] of placed) {
    const line = lines.get(id);
    const parent = lines.get(parentId);
    if (!line || !parent || isBelow(lines, parentId, id)) continue;
    const from = line.parentId === null ? undefined : lines.get(line.parentId);
    if (from === undefined) continue;
    lines.set(from.id, { ...from, children: from.children.filter((child) => child !== id) });
    const now = lines.get(parentId) ?? parent;
    const at = afterId === null ? 0 : now.children.indexOf(afterId) + 1;
    const end = afterId !== null && at === 0 ? now.children.length : at;
    lines.set(parentId, { ...now, children: now.children.toSpliced(end, 0, id) });
    lines.set(id, { ...line, parentId });
    setLevels(lines, id);
  }
  const made = { ...tree, lines: inReadingOrder(lines, tree.roots) };
  known.set(placed, { tree, placed: made });
  return made;
}

/** Whether a line is `above` or somewhere below it. */
function isBelow(lines: ReadonlyMap<number, SpecLine>, id: number, above: number): boolean {
  for (let at: number | null = id; at !== null; at = lines.get(at)?.parentId ?? null)
    if (at === above) return true;
  return false;
}

/** A line directly below a part is an article; anything lower is a paragraph. */
function kindOf({ kind }: SpecLine, parent: SpecLine): LineKind {
  if (kind !== 'article' && kind !== 'paragraph') return kind;
  return parent.kind === 'part' ? 'article' : 'paragraph';
}

function setLevels(lines: Map<number, SpecLine>, from: number): void {
  const stack = [from];
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    const line = lines.get(id);
    const parent = line === undefined || line.parentId === null ? undefined : lines.get(line.parentId);
    if (!line || !parent) continue;
    const kind = id === from ? kindOf(line, parent) : line.kind;
    lines.set(id, { ...line, kind, level: levelOf(kind, parent) });
    for (const child of line.children) stack.push(child);
  }
}

/** Sorts the lines in reading order. */
function inReadingOrder(
  lines: ReadonlyMap<number, SpecLine>,
  roots: readonly number[],
): Map<number, SpecLine> {
  const ordered = new Map<number, SpecLine>();
  const stack = roots.toReversed();
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    const line = lines.get(id);
    if (!line) continue;
    ordered.set(id, line);
    for (const child of line.children.toReversed()) stack.push(child);
  }
  return ordered;
}
