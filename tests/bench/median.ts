/** The middle of the numbers; of an even count the lower middle. NaN of none. */
export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

/** The smallest number that at least `share` (0 to 1) of the numbers do not exceed. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
