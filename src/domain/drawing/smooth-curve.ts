import type { Point } from '#src/domain/drawing/sheet.ts';

/** How many points beyond each end are used to smooth a closed curve; farther ones have no effect. */
const mostAround = 8;
const stepsBetween = 12;

/** A closed smooth curve through points. */
export function closedPoints(fit: readonly number[]): number[] {
  const around = 2 * mostAround;
  const all = Array.from(
    { length: fit.length + 2 * around + 2 },
    (_, at) => fit[(at + around * (fit.length - 1)) % fit.length] ?? 0,
  );
  return smoothPoints(all).slice(stepsBetween * around, stepsBetween * (around + fit.length) + 2);
}

/** The cubic curve through points whose second derivative is continuous, and zero at ends without a direction. */
export function smoothPoints(points: readonly number[], ends?: readonly [Point, Point]): number[] {
  const count = points.length / 2;
  const slopes = (ends ?? []).map(({ x, y }) => {
    const length = Math.hypot(x, y);
    return length === 0 ? null : [x / length, y / length];
  });
  if (count < 2 || (count < 3 && !slopes.some(Boolean))) return [...points];
  const gaps = Array.from({ length: count - 1 }, (_, at) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points.slice(2 * at, 2 * at + 4);
    return Math.hypot(x2 - x1, y2 - y1) || 1e-9;
  });
  const [bendsX, bendsY] = [0, 1].map((axis) =>
    bendsOf(
      points.filter((_, at) => at % 2 === axis),
      gaps,
      slopes.map((slope) => slope?.[axis]),
    ),
  );
  const all = points.slice(0, 2);
  for (const [at, gap] of gaps.entries()) {
    for (let step = 1; step <= stepsBetween; step++) {
      const b = step / stepsBetween;
      const a = 1 - b;
      for (const [axis, bends] of [bendsX, bendsY].entries()) {
        const [from, to] = [points[2 * at + axis] ?? 0, points[2 * at + 2 + axis] ?? 0];
        const bend = (a ** 3 - a) * (bends?.[at] ?? 0) + (b ** 3 - b) * (bends?.[at + 1] ?? 0);
        all.push(a * from + b * to + (bend * gap * gap) / 6);
      }
    }
  }
  return all;
}

/** The second derivatives of a cubic spline at its points, by Thomas' algorithm; `slopes` are those at its ends. */
function bendsOf(
  values: readonly number[],
  gaps: readonly number[],
  [start, end]: readonly (number | undefined)[],
): number[] {
  const rise = (at: number): number => ((values[at + 1] ?? 0) - (values[at] ?? 0)) / (gaps[at] ?? 1);
  const isBent = start !== undefined;
  const [factors, bends] = [[isBent ? 0.5 : 0], [isBent ? (3 * (rise(0) - start)) / (gaps[0] ?? 1) : 0]];
  const last = values.length - 1;
  for (let at = 1; at < last; at++) {
    const [before, behind] = [gaps[at - 1] ?? 1, gaps[at] ?? 1];
    const pivot = 2 * (before + behind) - before * (factors[at - 1] ?? 0);
    factors.push(behind / pivot);
    bends.push((6 * (rise(at) - rise(at - 1)) - before * (bends[at - 1] ?? 0)) / pivot);
  }
  const gap = gaps[last - 1] ?? 1;
  const pivot = 2 * gap - gap * (factors[last - 1] ?? 0);
  bends.push(end === undefined ? 0 : (6 * (end - rise(last - 1)) - gap * (bends[last - 1] ?? 0)) / pivot);
  for (let at = last - 1; at >= 0; at--)
    bends[at] = (bends[at] ?? 0) - (factors[at] ?? 0) * (bends[at + 1] ?? 0);
  return bends;
}
