import type { SpecNode, SpecReference, SpecSection } from '#src/contracts/spec-sections.ts';
import { articleRole } from '#src/domain/specification/article-role.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import { plainParagraph } from '#src/domain/specification/plain-paragraph.ts';
import { sectionDocument } from '#src/domain/specification/section-document.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { excerptOf } from '#src/domain/office-sections/found-text.ts';
import type { FoundText, Remark } from '#src/domain/office-sections/found-text.ts';
import { plainLabel } from '#src/domain/office-sections/list-meaning.ts';
import { officeSection } from '#src/domain/office-sections/office-section.ts';
import { placedLines } from '#src/domain/office-sections/placed-lines.ts';
import type { PlacedLine } from '#src/domain/office-sections/placed-lines.ts';
import { escaped, ordinaryText, runsOf } from '#src/domain/office-sections/text-runs.ts';

/** A section that a file holds. */
export interface OpenedSection {
  /** Six or eight digits; empty if the file doesn't say. */
  number: string;
  title: string;
  nodes: SpecNode[];
  references: SpecReference[];
  /** What was left out, changed, or guessed, in the order of the file. */
  remarks: Remark[];
  /** Numbered lines, notes, and tables. */
  counts: { lines: number; notes: number; tables: number };
}

/** Makes a section of what a reader found: its lines in one tree, numbered as all sections are. */
export function sectionFromText(found: FoundText): OpenedSection {
  const { heading, lines, remarks } = placedLines(found);
  const nodes: SpecNode[] = [];
  const labels = new Map<number, string>();
  /** The last line of each level that is still open. */
  const open: (number | undefined)[] = [];
  for (const line of lines) {
    const id = nodes.length + 1;
    const parentId = parentOf(open, line.level);
    nodes.push(nodeOf(line, id, parentId));
    if (line.kind !== 'line') continue;
    open.length = line.level;
    open[line.level] = id;
    labels.set(id, line.label);
  }
  const section = officeSection({ number: heading.number, title: heading.title, nodes, references: [] });
  return {
    number: heading.number,
    title: ordinaryText(heading.title),
    nodes,
    references: referencesOf(section),
    remarks: [...remarks, ...otherNumbers(section, labels)],
    counts: {
      lines: lines.filter(({ kind }) => kind === 'line').length,
      notes: lines.filter(({ kind }) => kind === 'note').length,
      tables: lines.filter(({ kind }) => kind === 'table').length,
    },
  };
}

function parentOf(open: readonly (number | undefined)[], level: number): number | null {
  for (let at = level - 1; at >= 0; at -= 1) {
    const id = open[at];
    if (id !== undefined) return id;
  }
  return null;
}

function nodeOf({ kind, level, text, rows }: PlacedLine, id: number, parentId: number | null): SpecNode {
  const plain = ordinaryText(text);
  const { text: runs, inputs } =
    kind === 'line' && level > 1 ? runsOf(plain, id) : { text: [escaped(plain)], inputs: [] };
  const lineKind = level === 0 ? 'part' : level === 1 ? 'article' : 'paragraph';
  return {
    ...plainParagraph(id, parentId, ''),
    kind: kind === 'line' ? lineKind : kind,
    role: kind === 'line' && level === 1 ? articleRole(plain) : null,
    text: runs,
    inputs,
    rows: rows.map((cells, at) => ({
      cells: cells.map((cell) => escaped(ordinaryText(cell))),
      gray: at === 0 ? 'g4' : null,
    })),
  };
}

/** Lines that had another number in the file than they have now. */
function otherNumbers(section: SpecSection, labels: ReadonlyMap<number, string>): Remark[] {
  return sectionDocument(sectionTree(section), emptyState).flatMap(({ id, label, line }) => {
    const before = labels.get(id) ?? '';
    if (before === '' || plainLabel(before) === plainLabel(label)) return [];
    const text = excerptOf(lineText(line, emptyState));
    return [{ line: 0, text, problem: `Was ${before.trim()} in the file, is ${label} now.` }];
  });
}

/** The standards that the References article lists, with the titles it gives them. */
function referencesOf({ nodes }: SpecSection): SpecReference[] {
  const article = nodes.find(({ role }) => role === 'references')?.id;
  if (article === undefined) return [];
  const inside = new Set([article]);
  const found = new Map<string, SpecReference>();
  for (const { id, parentId, text } of nodes) {
    if (parentId === null || !inside.has(parentId)) continue;
    inside.add(id);
    const [run, title] = text;
    if (typeof run !== 'object' || !('reference' in run) || found.has(run.reference)) continue;
    const words = typeof title === 'string' ? title.replace(/^[\s,:–—-]+/, '').replace(/\.$/, '') : '';
    const abbreviation = /^[A-Z]+/.exec(run.reference)?.[0] ?? '';
    found.set(run.reference, {
      designation: run.reference,
      organization: abbreviation,
      abbreviation,
      title: words,
      status: 'active',
      replacedBy: null,
    });
  }
  return [...found.values()];
}
