import type { OfficeLine } from '#src/contracts/office-sections.ts';
import { articleRole } from '#src/domain/specification/article-role.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import { sectionDocument } from '#src/domain/specification/section-document.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { excerptOf, type FoundText, type Remark } from '#src/domain/office-sections/found-text.ts';
import { plainLabel } from '#src/domain/office-sections/list-meaning.ts';
import { officeSection } from '#src/domain/office-sections/office-section.ts';
import { placedLines, type PlacedLine } from '#src/domain/office-sections/placed-lines.ts';
import { escaped, ordinaryText, runsOf } from '#src/domain/office-sections/text-runs.ts';

/** A section read from a file. */
export interface OpenedSection {
  /** Six or eight digits; empty if the file doesn't say. */
  number: string;
  title: string;
  lines: OfficeLine[];
  /** Omissions, changes, and guesses, in file order. */
  remarks: Remark[];
  /** Numbered lines, notes, and tables. */
  counts: { lines: number; notes: number; tables: number };
}

/** Builds a section from a reader's result: its lines in one tree, with the usual numbering. */
export function sectionFromText(found: FoundText): OpenedSection {
  const { heading, lines: placed, remarks } = placedLines(found);
  const lines: OfficeLine[] = [];
  const labels = new Map<number, string>();
  /** The last line of each level that is still open. */
  const open: (number | undefined)[] = [];
  for (const line of placed) {
    const id = lines.length + 1;
    lines.push(lineOf(line, id, parentOf(open, line.level)));
    if (line.kind !== 'line') continue;
    open.length = line.level;
    open[line.level] = id;
    labels.set(id, line.label);
  }
  const count = (kind: PlacedLine['kind']): number => placed.filter((one) => one.kind === kind).length;
  return {
    number: heading.number,
    title: ordinaryText(heading.title),
    lines,
    remarks: [...remarks, ...otherNumbers(lines, labels)],
    counts: { lines: count('line'), notes: count('note'), tables: count('table') },
  };
}

function parentOf(open: readonly (number | undefined)[], level: number): number | null {
  for (let at = level - 1; at >= 0; at -= 1) {
    const id = open[at];
    if (id !== undefined) return id;
  }
  return null;
}

function lineOf({ kind, level, text, rows }: PlacedLine, id: number, parentId: number | null): OfficeLine {
  const plain = ordinaryText(text);
  const isParagraph = kind === 'line' && level > 1;
  const { text: runs, inputs } = isParagraph ? runsOf(plain, id) : { text: [escaped(plain)], inputs: [] };
  const lineKind = level === 0 ? 'part' : level === 1 ? 'article' : 'paragraph';
  return {
    id,
    parentId,
    kind: kind === 'line' ? lineKind : kind,
    role: kind === 'line' && level === 1 ? articleRole(plain) : null,
    text: runs,
    inputs,
    rows: rows.map((cells) => cells.map((cell) => escaped(ordinaryText(cell)))),
  };
}

/** Lines that had another number in the file than they have now. */
function otherNumbers(lines: OfficeLine[], labels: ReadonlyMap<number, string>): Remark[] {
  const section = officeSection(
    { number: '000000', title: '', lines },
    { filename: '', revised: '2000-01-01' },
  );
  return sectionDocument(sectionTree(section), emptyState).flatMap(({ id, label, line }) => {
    const before = labels.get(id) ?? '';
    if (before === '' || plainLabel(before) === plainLabel(label)) return [];
    const text = excerptOf(lineText(line, emptyState));
    return [{ line: 0, text, problem: `Was ${before.trim()} in the file, is ${label} now.` }];
  });
}
