/**
 * Finds the heaviest increasing subsequence of distinct numbers and returns its indexes. Items in it count as unmoved;
 * the others moved.
 */
export function heaviestRun(numbers: readonly number[], weights: readonly number[]): Set<number> {
  const ranks = new Map(numbers.toSorted((a, b) => a - b).map((number, rank) => [number, rank]));
  const before: number[] = [];
  const sums: number[] = [];
  /** For each rank, the index where the heaviest subsequence so far ends; a Fenwick tree. */
  const best: number[] = Array.from({ length: numbers.length + 1 }, () => -1);
  let last = -1;
  numbers.forEach((number, at) => {
    const rank = (ranks.get(number) ?? 0) + 1;
    let above = -1;
    for (let i = rank - 1; i > 0; i -= i & -i) above = heavier(above, best[i] ?? -1, sums);
    before[at] = above;
    sums[at] = (weights[at] ?? 1) + (above === -1 ? 0 : (sums[above] ?? 0));
    for (let i = rank; i <= numbers.length; i += i & -i) best[i] = heavier(best[i] ?? -1, at, sums);
    last = heavier(last, at, sums);
  });
  const run = new Set<number>();
  for (let at = last; at !== -1; at = before[at] ?? -1) run.add(at);
  return run;
}

/** The index with the heavier subsequence; on a tie, the first. */
function heavier(one: number, other: number, sums: readonly number[]): number {
  if (one === -1) return other;
  if (other === -1) return one;
  return (sums[other] ?? 0) > (sums[one] ?? 0) ? other : one;
}
