/**
 * Where `j` and `k` lead from the row at `at` of `count`: to the next and the one before, and no further than the ends.
 * Before anything is shown, either shows the row where one is. Null for other keys.
 */
export function listStep(key: string, at: number, count: number, isShown: boolean): number | null {
  if (key !== 'j' && key !== 'k') return null;
  if (!isShown) return at;
  return Math.min(Math.max(at + (key === 'j' ? 1 : -1), 0), count - 1);
}
