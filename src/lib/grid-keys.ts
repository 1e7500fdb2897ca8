/** A cell of a grid, by line and column, both from 0. */
export interface GridCell {
  line: number;
  column: number;
}

interface GridSize {
  lines: number;
  columns: number;
  /** How many lines Page Up and Page Down move. */
  page: number;
}

/** The cell that a key moves to, by the ARIA grid pattern; the same at an edge, null for other keys. */
export function cellAfterKey(
  { line, column }: GridCell,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { lines, columns, page }: GridSize,
): GridCell | null {
  const moves: Readonly<Record<string, readonly [line: number, column: number]>> = {
    ArrowUp: [line - 1, column],
    ArrowDown: [line + 1, column],
    ArrowLeft: [line, column - 1],
    ArrowRight: [line, column + 1],
    PageUp: [line - page, column],
    PageDown: [line + page, column],
    Home: [ctrlKey ? 0 : line, 0],
    End: [ctrlKey ? lines - 1 : line, columns - 1],
  };
  const move = moves[key];
  if (!move) return null;
  const within = (at: number, count: number): number => Math.max(0, Math.min(at, count - 1));
  return { line: within(move[0], lines), column: within(move[1], columns) };
}
