import { manufacturerOf, statusWords, titleOf, type BinderItem } from '#src/domain/design-projects/binder.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import { sectionDocument } from '#src/domain/specification/section-document.ts';
import type { Detail, DocumentLine } from '#src/domain/specification/section-document.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';
import { plainText } from '#src/lib/plain-text.ts';

/** A line of an outline. An article is level 0; its paragraphs are below it. */
export interface OutlineLine {
  level: number;
  text: string;
}

const deepest = 5;
const indent = '  ';

/** Values computed from a section in one state. */
interface Known {
  state: SectionState;
  lines: Map<Detail, readonly OutlineLine[]>;
  named: ReadonlySet<number> | null;
}

/** Cached, because a project has many sections and every keystroke in its outline asks for all of them. */
const known = new WeakMap<SectionTree, Known>();

function knownOf(tree: SectionTree, state: SectionState): Known {
  const before = known.get(tree);
  if (before?.state === state) return before;
  const now: Known = { state, lines: new Map(), named: null };
  known.set(tree, now);
  return now;
}

/** Lines of PART 2 (products), numbered, without notes. */
export function productLines(tree: SectionTree, state: SectionState, detail: Detail): readonly OutlineLine[] {
  const { lines } = knownOf(tree, state);
  const found = lines.get(detail) ?? writtenLines(tree, state, detail);
  lines.set(detail, found);
  return found;
}

const writtenLines = (tree: SectionTree, state: SectionState, detail: Detail): OutlineLine[] =>
  linesOfProducts(tree, state, detail).flatMap(({ label, level, line }) => {
    const text = [label, plainText(lineText(line, state))].filter((part) => part !== '').join(' ');
    const own = text === '' ? [] : [{ level: Math.max(0, level - 1), text }];
    const rows = line.rows.map(({ cells }) => ({
      level: Math.min(deepest, level),
      text: cells.map(plainText).join(' | '),
    }));
    return [...own, ...rows];
  });

export function namedProducts(tree: SectionTree, state: SectionState): ReadonlySet<number> {
  const all = knownOf(tree, state);
  all.named ??= new Set(linesOfProducts(tree, state, 'full').flatMap(({ line }) => line.productIds));
  return all.named;
}

function linesOfProducts(tree: SectionTree, state: SectionState, detail: Detail): DocumentLine[] {
  const parts = tree.roots.filter((id) => tree.lines.get(id)?.kind === 'part');
  const [, products] = parts;
  let part: number | null = null;
  return sectionDocument(tree, state, { numbering: '1.1', detail, notes: 'remove' }).filter((line) => {
    if (line.line.kind === 'part') part = line.id;
    return part === products && part !== line.id;
  });
}

/** One line per project product that no section names; a higher detail level adds more text. */
export const itemLines = (items: readonly BinderItem[], detail: Detail): OutlineLine[] =>
  items.flatMap((item) => {
    const manufacturer = plainText(manufacturerOf(item));
    const title = plainText(titleOf(item));
    const { status, options = [], note } = item.saved;
    const name = manufacturer === '' || manufacturer === title ? title : `${manufacturer}: ${title}`;
    if (detail === 'outline') return [{ level: 0, text: name }];
    const more = options.map((option) => ({ level: 1, text: `${option.name}: ${option.value}` }));
    const remark = detail === 'full' && note.trim() !== '' ? [{ level: 1, text: oneLine(note) }] : [];
    return [{ level: 0, text: `${name} (${statusWords[status].toLowerCase()})` }, ...more, ...remark];
  });

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Lines as editable text; two spaces per level. */
export const textOfLines = (lines: readonly OutlineLine[]): string =>
  lines.map(({ level, text }) => `${indent.repeat(level)}${text}`).join('\n');

/** Parses text into lines; skips empty ones. */
export const linesOfText = (text: string): OutlineLine[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const words = line.trim();
    if (words === '') return [];
    const spaces = /^\s*/.exec(line.replaceAll('\t', indent))?.[0].length ?? 0;
    return [{ level: Math.min(deepest, Math.floor(spaces / indent.length)), text: words }];
  });
