/**
 * Where `j` and `k` lead from the row at `at` of `count` (null for none): to the next or previous row, never past the
 * ends. With no row shown, either key shows the first. Null for other keys.
 */
export function listStep(key: string, at: number | null, count: number, isShown: boolean): number | null {
  if ((key !== 'j' && key !== 'k') || count === 0) return null;
  if (!isShown || at === null) return at ?? 0;
  return Math.min(Math.max(at + (key === 'j' ? 1 : -1), 0), count - 1);
}
