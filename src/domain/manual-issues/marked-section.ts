import type { Redline, RedlineRow } from '#src/domain/redline/redline.ts';
import { tableRows } from '#src/domain/redline/table-rows.ts';
import { wordPieces, type Piece } from '#src/domain/redline/word-pieces.ts';
import type { Marks, Revision } from '#src/domain/specification/writers/pdf/revision-marks.ts';
import type { PrintedLine, PrintedSection } from '#src/domain/specification/writers/printed-section.ts';

/** A section with deleted and inserted words in its text, and their positions. */
export interface MarkedSection {
  section: PrintedSection;
  revision: Revision;
}

/** The redline as one text, in the order of its rows. A moved line is deleted at its old place and inserted at its new one. */
export function markedSection(section: PrintedSection, redline: Redline): MarkedSection {
  const texts = new Map<PrintedLine, Marks>();
  const cells = new Map<PrintedLine, readonly (readonly Marks[])[]>();
  const lines = redline.rows.map((row): PrintedLine => {
    const [old, now] = sidesOf(row);
    const line = now ?? old ?? row.now;
    const { text, marks } = marked(wordPieces(old?.text ?? '', now?.text ?? ''));
    if (line === null) throw new Error('A row of a redline has no line.');
    const rows = tableRows(old?.rows ?? [], now?.rows ?? []).map((one) => ({
      gray: one.gray,
      cells: one.cells.map(marked),
    }));
    const printed = {
      ...line,
      text,
      rows: rows.map(({ gray, cells: own }) => ({ gray, cells: own.map((cell) => cell.text) })),
    };
    if (marks.length > 0) texts.set(printed, marks);
    if (rows.length > 0)
      cells.set(
        printed,
        rows.map(({ cells: own }) => own.map((cell) => cell.marks)),
      );
    return printed;
  });
  return {
    section: { ...section, lines },
    revision: {
      text: (line) => texts.get(line),
      cell: (line, row, column) => {
        const marks = cells.get(line)?.[row]?.[column];
        return marks !== undefined && marks.length > 0 ? marks : undefined;
      },
    },
  };
}

function sidesOf(row: RedlineRow): [old: PrintedLine | null, now: PrintedLine | null] {
  if (row.kind === 'from') return [row.old, null];
  if (row.kind === 'to') return [null, row.now];
  return [row.old, row.now];
}

function marked(pieces: readonly Piece[]): { text: string; marks: Marks } {
  let text = '';
  const marks: { kind: 'deleted' | 'inserted'; from: number; to: number }[] = [];
  for (const piece of pieces) {
    const from = text.length;
    text += piece.text;
    if (piece.of !== 'both')
      marks.push({ kind: piece.of === 'old' ? 'deleted' : 'inserted', from, to: text.length });
  }
  return { text, marks };
}
