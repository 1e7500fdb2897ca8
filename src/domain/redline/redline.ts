import { unmovedItems, type Item, type Match } from '#src/domain/redline/gaps.ts';
import { matchItems } from '#src/domain/redline/match.ts';
import type { PrintedLine } from '#src/domain/specification/writers/printed-section.ts';
import { addAll } from '#src/lib/long-lists.ts';

/**
 * A row of the redline. The rows' order contains both texts: their `old` lines follow the old text, their `now` lines
 * the new one. A moved line has two rows: `from` at its old position and `to` at its new one.
 */
export type RedlineRow = { id: string } & (
  | { kind: 'same' | 'changed' | 'from' | 'to'; old: PrintedLine; now: PrintedLine }
  | { kind: 'added'; old: null; now: PrintedLine }
  | { kind: 'removed'; old: PrintedLine; now: null }
);

/** A change that is accepted or rejected as a whole. */
export interface Change {
  /** Stable for the same two texts. */
  id: string;
  kind: 'changed' | 'added' | 'removed' | 'moved';
  /** Indexes of its rows; for a move, the old position first, then the new one. */
  rows: readonly number[];
  /** Index of the row to go to. */
  at: number;
}

export interface Redline {
  rows: readonly RedlineRow[];
  /** In row order. */
  changes: readonly Change[];
  /** The change by row index. */
  changeOf: ReadonlyMap<number, Change>;
}

/**
 * Compares two texts line by line. `areSameLines`: both come from the same master, so that line ids match. Yields
 * between steps, so that a page stays responsive; `finish` runs all steps at once.
 */
export function* compareLines(
  old: readonly PrintedLine[],
  now: readonly PrintedLine[],
  areSameLines: boolean,
): Generator<void, Redline> {
  const oldItems = old.map((line) => itemOf(line, areSameLines));
  yield;
  const nowItems = now.map((line) => itemOf(line, areSameLines));
  yield;
  const match = yield* matchItems(oldItems, nowItems);
  yield;
  const rows = rowsOf(old, now, match, unmovedItems(oldItems, match));
  const changes = changesOf(rows);
  const changeOf = new Map(changes.flatMap((change) => change.rows.map((at) => [at, change] as const)));
  return { rows, changes, changeOf };
}

/** Runs all steps at once. */
export function runToEnd<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The line's text including table cells. Ignores its label, which is computed. */
function itemOf({ id, kind, text, rows }: PrintedLine, areSameLines: boolean): Item {
  const columns = kind === 'table' ? ` ${rows[0]?.cells.length ?? 0}` : '';
  const cells = rows.map((row) => row.cells.join('\t')).join('\n');
  const all = cells === '' ? text : `${text}\n${cells}`;
  // Two texts may use the same id for different paragraphs that the person added.
  return {
    kind: `${kind}${columns}`,
    text: all,
    words: wordsOf(all),
    id: areSameLines && id > 0 ? id : null,
  };
}

function rowsOf(
  old: readonly PrintedLine[],
  now: readonly PrintedLine[],
  { ofNow, ofOld }: Match,
  staying: ReadonlySet<number>,
): RedlineRow[] {
  const rows: RedlineRow[] = [];
  /** Between two unmoved lines, deletions come before insertions, as in any redline. */
  let come: RedlineRow[] = [];
  let oldAt = 0;
  const oldUpTo = (end: number): void => {
    for (; oldAt < end; oldAt += 1) {
      const line = old[oldAt];
      if (!line) continue;
      const nowLine = now[ofOld[oldAt] ?? -1];
      rows.push(
        nowLine
          ? { id: `from/${line.id}`, kind: 'from', old: line, now: nowLine }
          : { id: `old/${line.id}`, kind: 'removed', old: line, now: null },
      );
    }
  };
  now.forEach((line, at) => {
    const from = ofNow[at] ?? -1;
    const before = old[from];
    if (!before) come.push({ id: `now/${line.id}`, kind: 'added', old: null, now: line });
    else if (!staying.has(at)) come.push({ id: `to/${line.id}`, kind: 'to', old: before, now: line });
    else {
      oldUpTo(from);
      addAll(rows, come);
      come = [];
      oldAt = from + 1;
      const kind = isSameLine(before, line) ? 'same' : 'changed';
      rows.push({ id: `${before.id}/${line.id}`, kind, old: before, now: line });
    }
  });
  oldUpTo(old.length);
  addAll(rows, come);
  return rows;
}

/** Whether two lines have the same text and level; labels don't count. */
const isSameLine = (old: PrintedLine, now: PrintedLine): boolean =>
  old.level === now.level && isSameText(old, now);

export function isSameText(old: PrintedLine, now: PrintedLine): boolean {
  if (old.kind !== now.kind || old.text !== now.text || old.rows.length !== now.rows.length) return false;
  return old.rows.every(({ cells }, row) => {
    const others = now.rows[row]?.cells ?? [];
    return cells.length === others.length && cells.every((cell, column) => cell === others[column]);
  });
}

function changesOf(rows: readonly RedlineRow[]): Change[] {
  const froms = new Map<PrintedLine, number>();
  rows.forEach((row, at) => {
    if (row.kind === 'from') froms.set(row.now, at);
  });
  const changes: Change[] = [];
  const moved: { from: number; to: number }[][] = [];
  rows.forEach((row, at) => {
    if (row.kind === 'changed' || row.kind === 'added' || row.kind === 'removed')
      changes.push({ id: row.id, kind: row.kind, rows: [at], at });
    if (row.kind !== 'to') return;
    const step = { from: froms.get(row.now) ?? at, to: at };
    const last = moved.at(-1)?.at(-1);
    // Adjacent lines that moved together are one change.
    if (last !== undefined && last.to === at - 1 && last.from === step.from - 1) moved.at(-1)?.push(step);
    else moved.push([step]);
  });
  for (const block of moved) {
    const [first] = block;
    if (!first) continue;
    const places = [...block.map(({ from }) => from), ...block.map(({ to }) => to)];
    changes.push({ id: rows[first.to]?.id ?? '', kind: 'moved', rows: places, at: first.to });
  }
  return changes.sort((a, b) => a.at - b.at);
}

/** The lines of one text, in order. */
export function linesOf({ rows }: Pick<Redline, 'rows'>, side: 'old' | 'now'): PrintedLine[] {
  const other = side === 'old' ? 'to' : 'from';
  return rows.flatMap((row) => (row.kind === other ? [] : (row[side] ?? [])));
}
