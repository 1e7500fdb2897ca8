/**
 * Where `j` and `k` lead from the row at `at` of `count`, null standing for none: to the next and the one before, and no
 * further than the ends. Before anything is shown, either shows the row where one is, or the first. Null for other keys.
 */
export function listStep(key: string, at: number | null, count: number, isShown: boolean): number | null {
  if ((key !== 'j' && key !== 'k') || count === 0) return null;
  if (!isShown || at === null) return at ?? 0;
  return Math.min(Math.max(at + (key === 'j' ? 1 : -1), 0), count - 1);
}
