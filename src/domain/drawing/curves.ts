import { addAll } from '#src/lib/long-lists.ts';

/** Curves as points, x and y in turn, where no true curve can be drawn. */

const fullTurn = 2 * Math.PI;

/** An arc between two points by its bulge, the tangent of a quarter of its angle, without its first point. */
function bulgePoints(x1: number, y1: number, x2: number, y2: number, bulge: number): number[] {
  const angle = 4 * Math.atan(bulge);
  const steps = Math.max(2, Math.ceil(Math.abs(angle) / (Math.PI / 24)));
  // The center lies on the perpendicular through the middle of the chord.
  const factor = (1 - bulge * bulge) / (4 * bulge);
  const [cx, cy] = [(x1 + x2) / 2 - factor * (y2 - y1), (y1 + y2) / 2 + factor * (x2 - x1)];
  const [radius, from] = [Math.hypot(x1 - cx, y1 - cy), Math.atan2(y1 - cy, x1 - cx)];
  return Array.from({ length: steps }, (_, index) => {
    if (index === steps - 1) return [x2, y2];
    const turn = from + (angle * (index + 1)) / steps;
    return [cx + radius * Math.cos(turn), cy + radius * Math.sin(turn)];
  }).flat();
}

/** Points with a bulge each, as a line; the last bulge closes it. */
export function bulgedLine(
  vertices: readonly (readonly [x: number, y: number, bulge: number])[],
  closed: boolean,
): number[] {
  const points: number[] = [];
  for (const [index, [x, y, bulge]] of vertices.entries()) {
    if (index === 0) points.push(x, y);
    const next = vertices[index + 1] ?? (closed ? vertices[0] : undefined);
    if (!next) break;
    if (bulge !== 0) addAll(points, bulgePoints(x, y, next[0], next[1], bulge));
    else if (index + 1 < vertices.length) points.push(next[0], next[1]);
  }
  return points;
}

/** `majorX` and `majorY` lead from the center to the end of the long axis; `ratio` is that of the short one to it. */
export function ellipsePoints(
  [cx, cy]: readonly [number, number],
  [majorX, majorY]: readonly [number, number],
  ratio: number,
  start: number,
  end: number,
): number[] {
  const sweep = Math.min(fullTurn, end > start ? end - start : end - start + fullTurn);
  const steps = Math.max(8, Math.ceil((sweep / fullTurn) * 96));
  return Array.from({ length: steps + 1 }, (_, index) => {
    const turn = start + (sweep * index) / steps;
    const [cosine, sine] = [Math.cos(turn), Math.sin(turn) * ratio];
    return [cx + majorX * cosine - majorY * sine, cy + majorY * cosine + majorX * sine];
  }).flat();
}

/** Programs write 3, and up to 11; a curve of a degree of thousands would be calculated for minutes. */
const mostDegree = 25;

/** A B-spline by de Boor's algorithm; through its fit points where it has no control points. */
export function splinePoints(
  degree: number,
  knots: readonly number[],
  control: readonly number[],
  fit: readonly number[],
): number[] {
  const count = control.length / 2;
  if (degree > mostDegree || count <= degree || knots.length < count + degree + 1)
    return [...(control.length > 2 ? control : fit)];
  const [from, to] = [knots[degree] ?? 0, knots[count] ?? 1];
  const steps = Math.min(600, Math.max(16, count * 12));
  const points: number[] = [];
  for (let step = 0; step <= steps; step++) {
    const t = from + ((to - from) * step) / steps;
    addAll(points, deBoor(degree, knots, control, count, t));
  }
  return points;
}

function deBoor(
  degree: number,
  knots: readonly number[],
  control: readonly number[],
  count: number,
  t: number,
): number[] {
  let span = degree;
  while (span < count - 1 && t >= (knots[span + 1] ?? Infinity)) span++;
  const xs: number[] = [];
  const ys: number[] = [];
  for (let index = 0; index <= degree; index++) {
    xs.push(control[2 * (span - degree + index)] ?? 0);
    ys.push(control[2 * (span - degree + index) + 1] ?? 0);
  }
  for (let round = 1; round <= degree; round++) {
    for (let index = degree; index >= round; index--) {
      const low = knots[span - degree + index] ?? 0;
      const high = knots[index + 1 + span - round] ?? 0;
      const share = high === low ? 0 : (t - low) / (high - low);
      xs[index] = (1 - share) * (xs[index - 1] ?? 0) + share * (xs[index] ?? 0);
      ys[index] = (1 - share) * (ys[index - 1] ?? 0) + share * (ys[index] ?? 0);
    }
  }
  return [xs[degree] ?? 0, ys[degree] ?? 0];
}
