import { unmovedItems } from '#src/domain/redline/gaps.ts';
import { matchItems } from '#src/domain/redline/match.ts';
import { runToEnd } from '#src/domain/redline/redline.ts';
import { wordPieces, type Piece } from '#src/domain/redline/word-pieces.ts';
import type { PrintedRow } from '#src/domain/specification/writers/printed-section.ts';
import { addAll } from '#src/lib/long-lists.ts';

/** A table row in a redline; each cell consists of pieces. */
export interface TableRow {
  of: 'both' | 'old' | 'now';
  gray: number | null;
  cells: readonly (readonly Piece[])[];
}

/** Merges two versions of a table row by row, padded to the same number of columns. */
export function tableRows(old: readonly PrintedRow[], now: readonly PrintedRow[]): TableRow[] {
  const item = ({ cells }: PrintedRow) => {
    const text = cells.join('\t');
    return { kind: 'row', text, words: text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [], id: null };
  };
  const oldItems = old.map(item);
  const match = runToEnd(matchItems(oldItems, now.map(item)));
  const staying = unmovedItems(oldItems, match);
  const rows: TableRow[] = [];
  /** New rows since the last unmoved one; deleted rows come before them. */
  let come: TableRow[] = [];
  let oldAt = 0;
  const oldUpTo = (end: number): void => {
    for (; oldAt < end; oldAt += 1) addAll(rows, oneSided(old[oldAt], 'old'));
  };
  now.forEach((row, at) => {
    const before = staying.has(at) ? old[match.ofNow[at] ?? -1] : undefined;
    if (before === undefined) {
      addAll(come, oneSided(row, 'now'));
      return;
    }
    oldUpTo(match.ofNow[at] ?? 0);
    addAll(rows, come);
    come = [];
    oldAt += 1;
    const cells = row.cells.map((cell, column) => wordPieces(before.cells[column] ?? '', cell));
    rows.push({ of: 'both', gray: row.gray, cells });
  });
  oldUpTo(old.length);
  return [...rows, ...come];
}

function oneSided(row: PrintedRow | undefined, of: 'old' | 'now'): TableRow[] {
  if (row === undefined) return [];
  return [{ of, gray: row.gray, cells: row.cells.map((text) => (text === '' ? [] : [{ of, text }])) }];
}
