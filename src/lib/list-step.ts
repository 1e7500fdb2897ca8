/**
 * The row that `j` or `k` leads to from the row at `at` of `count` (null for none): the next or previous one,
 * never past the ends. If no row is shown, either key shows the current or first one. Null for other keys.
 */
export function listStep(key: string, at: number | null, count: number, isShown: boolean): number | null {
  if ((key !== 'j' && key !== 'k') || count === 0) return null;
  if (!isShown || at === null) return at ?? 0;
  return Math.min(Math.max(at + (key === 'j' ? 1 : -1), 0), count - 1);
}
