/** Steps between the lines of a scale, times a power of ten. */
const steps = [1, 2, 5, 10] as const;
/** More lines would be a grid. */
const mostLines = 4;

/** The values of the lines of a scale from zero to at least `greatest`, a whole number from 1; the last is its upper end. */
export function chartScale(greatest: number): number[] {
  const top = Math.max(1, greatest);
  const power = 10 ** Math.max(0, Math.floor(Math.log10(top)) - 1);
  const wanted = top / mostLines;
  const step =
    [power, power * 10].flatMap((ten) => steps.map((one) => one * ten)).find((one) => one >= wanted) ?? top;
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, index) => index * step);
}

/** Indexes of the months with a label: the first, the last, and each January not too near. */
export function labeledMonths(months: readonly string[]): ReadonlySet<number> {
  const last = months.length - 1;
  const near = Math.ceil(months.length / 8);
  const januaries = [...months.keys()].filter((at) => months[at]?.endsWith('-01'));
  const between = januaries.filter((at) => at >= near && last - at >= near);
  return new Set([0, ...between, last]);
}
