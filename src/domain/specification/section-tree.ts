import type { SpecInput, SpecNode, SpecSection } from '#src/contracts/spec-sections.ts';
import { addAll } from '#src/lib/long-lists.ts';

/** 0 is a PART, 1 an article (1.1), 2 a paragraph (A.), then 1., a., 1), and a). */
export type Level = 0 | 1 | 2 | 3 | 4 | 5 | 6;
export type LineKind = 'part' | 'article' | 'paragraph' | 'note' | 'table';

/** A line with its position in the tree. */
export interface SpecLine extends Omit<SpecNode, 'kind' | 'parentId'> {
  kind: LineKind;
  level: Level;
  parentId: number | null;
  children: readonly number[];
}

/** A section's lines as a valid tree: no cycles, no orphans, no duplicate ids. */
export interface SectionTree {
  /** By id, in reading order. */
  lines: ReadonlyMap<number, SpecLine>;
  roots: readonly number[];
  /** Describes lines that had to be left out or moved; empty for a valid section. */
  problems: readonly string[];
}

const kinds: ReadonlySet<string> = new Set<LineKind>(['part', 'article', 'paragraph', 'note', 'table']);
const isLineKind = (kind: string): kind is LineKind => kinds.has(kind);

/** Builds the tree of a section. Repairs broken structure as far as possible and reports it in `problems`. */
export function sectionTree({ nodes }: Pick<SpecSection, 'nodes'>): SectionTree {
  const problems = new Set<string>();
  const byId = new Map<number, SpecNode>();
  for (const node of nodes)
    if (byId.has(node.id)) problems.add(`Line ${node.id} appears twice; only the first is shown.`);
    else byId.set(node.id, node);

  const parents = soundParents(byId, problems);
  const children = new Map<number | null, number[]>();
  for (const [id, parentId] of parents) {
    const siblings = children.get(parentId) ?? [];
    siblings.push(id);
    children.set(parentId, siblings);
  }

  const lines = new Map<number, SpecLine>();
  const roots = children.get(null) ?? [];
  // Uses a stack instead of recursion, because a tree can be deeper than the call stack.
  const stack = roots.toReversed();
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    const node = byId.get(id);
    if (!node) continue;
    const kind = isLineKind(node.kind) ? node.kind : 'paragraph';
    if (kind !== node.kind) problems.add(`Line ${id} is of an unknown kind and is shown as a paragraph.`);
    const parentId = parents.get(id) ?? null;
    const above = parentId === null ? undefined : lines.get(parentId);
    if (above?.level === 6 && kind !== 'note')
      problems.add('Lines below the sixth level are shown at that level.');
    const own = children.get(id) ?? [];
    lines.set(id, { ...node, kind, parentId, level: levelOf(kind, above), children: own });
    addAll(stack, own.toReversed());
  }
  return { lines, roots, problems: [...problems] };
}

/** The parent of each line. An orphan, or a line in a cycle, goes under the last valid article before it. */
function soundParents(
  byId: ReadonlyMap<number, SpecNode>,
  problems: Set<string>,
): Map<number, number | null> {
  const parents = new Map<number, number | null>();
  const sound = new Set<number>();
  let article: number | null = null;
  for (const [id, { kind, parentId }] of byId) {
    const isSound = leadsToRoot(id, byId, sound);
    if (!isSound) problems.add(`Line ${id} has no parent line and is shown under the article before it.`);
    parents.set(id, isSound ? parentId : article);
    if (kind === 'article' && isSound) article = id;
  }
  return parents;
}

/** Whether all ancestors exist up to the root; marks those visited as valid. */
function leadsToRoot(start: number, byId: ReadonlyMap<number, SpecNode>, sound: Set<number>): boolean {
  const way = new Set<number>();
  for (let id: number | null = start; id !== null && !sound.has(id);) {
    const node = byId.get(id);
    if (!node || way.has(id)) return false;
    way.add(id);
    id = node.parentId;
  }
  for (const seen of way) sound.add(seen);
  return true;
}

/** The level of a line below another. */
export function levelOf(kind: LineKind, above: SpecLine | undefined): Level {
  if (kind === 'part') return 0;
  if (kind === 'article') return 1;
  const level = above === undefined ? 0 : above.level + 1;
  return clamped(kind === 'note' ? level : Math.max(2, level));
}

const levels: readonly Level[] = [0, 1, 2, 3, 4, 5, 6];
const clamped = (level: number): Level => levels[Math.min(level, 6)] ?? 6;

/** Ancestors, nearest first. */
export function ancestorsOf({ lines }: SectionTree, id: number): number[] {
  const above: number[] = [];
  for (let at = lines.get(id)?.parentId ?? null; at !== null; at = lines.get(at)?.parentId ?? null)
    above.push(at);
  return above;
}

/** Descendants in reading order, without the line itself. */
export function descendantsOf({ lines }: SectionTree, id: number): number[] {
  const below: number[] = [];
  const stack = [...(lines.get(id)?.children ?? [])].toReversed();
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    below.push(at);
    addAll(stack, (lines.get(at)?.children ?? []).toReversed());
  }
  return below;
}

export function siblingsOf(tree: SectionTree, id: number): readonly number[] {
  const line = tree.lines.get(id);
  if (!line) return [];
  const all = line.parentId === null ? tree.roots : (tree.lines.get(line.parentId)?.children ?? []);
  return all.filter((other) => other !== id);
}

/** A blank and its line. */
export interface Blank {
  lineId: number;
  input: SpecInput;
}

const blanks = new WeakMap<SectionTree, ReadonlyMap<string, Blank>>();

/** The blanks of a section by key; of two with the same key, the first. */
export function blanksOf(tree: SectionTree): ReadonlyMap<string, Blank> {
  const known = blanks.get(tree);
  if (known) return known;
  const found = new Map<string, Blank>();
  for (const [lineId, line] of tree.lines)
    for (const input of line.inputs) if (!found.has(input.id)) found.set(input.id, { lineId, input });
  blanks.set(tree, found);
  return found;
}
