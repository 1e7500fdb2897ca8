import type { Point } from '#src/domain/drawing/sheet.ts';
import { closedPoints, smoothPoints } from '#src/domain/drawing/smooth-curve.ts';
import { addAll } from '#src/lib/long-lists.ts';

/** Converts curves to flat lists of x and y, where no true curve can be drawn. */

const fullTurn = 2 * Math.PI;

/** An arc between two points by its bulge, the tangent of a quarter of its angle, without its first point. */
function bulgePoints(x1: number, y1: number, x2: number, y2: number, bulge: number): number[] {
  const angle = 4 * Math.atan(bulge);
  const steps = Math.max(2, Math.ceil(Math.abs(angle) / (Math.PI / 48)));
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

/** A vertex of a polyline, with the bulge and both widths of the segment after it. */
export interface Vertex extends Point {
  bulge: number;
  startWidth: number;
  endWidth: number;
}

/** A polyline as a line; the last bulge closes it. */
export function bulgedLine(
  vertices: readonly Pick<Vertex, 'x' | 'y' | 'bulge'>[],
  closed: boolean,
): number[] {
  const points: number[] = [];
  for (const [index, { x, y, bulge }] of vertices.entries()) {
    if (index === 0) points.push(x, y);
    const next = vertices[index + 1] ?? (closed ? vertices[0] : undefined);
    if (!next) break;
    if (bulge !== 0) addAll(points, bulgePoints(x, y, next.x, next.y, bulge));
    else if (index + 1 < vertices.length) points.push(next.x, next.y);
  }
  return points;
}

/** The area of a wide polyline: one loop per segment, mitered to the next up to the usual limit. */
export function wideLoops(vertices: readonly Vertex[], closed: boolean): number[][] {
  const middle: { x: number; y: number; half: number }[] = [];
  for (const [index, { x, y, bulge, startWidth, endWidth }] of vertices.entries()) {
    const next = vertices[index + 1] ?? (closed ? vertices[0] : undefined);
    if (!next) continue;
    const points = [x, y, ...(bulge === 0 ? [next.x, next.y] : bulgePoints(x, y, next.x, next.y, bulge))];
    const steps = points.length / 2 - 1;
    for (let step = 0; step <= steps; step++) {
      const half = (startWidth + ((endWidth - startWidth) * step) / steps) / 2;
      middle.push({ x: points[2 * step] ?? 0, y: points[2 * step + 1] ?? 0, half });
    }
  }
  const [left, right]: [number[], number[]] = [[], []];
  for (const [index, point] of middle.entries()) {
    const around = (step: number) => neighborOf(middle, index, step, closed) ?? point;
    const [before, behind] = [directionOf(around(-1), point), directionOf(point, around(1))];
    const [one, other] = [before ?? behind ?? { x: 1, y: 0 }, behind ?? before ?? { x: 1, y: 0 }];
    const [nx, ny] = [-(one.y + other.y), one.x + other.x];
    // Twice the square of the cosine of half the turn. The limit keeps the tips of sharp corners short.
    const reach = (2 * point.half) / Math.max(0.25, nx * nx + ny * ny);
    left.push(point.x + nx * reach, point.y + ny * reach);
    right.push(point.x - nx * reach, point.y - ny * reach);
  }
  if (closed) return [left, right];
  for (let at = right.length - 2; at >= 0; at -= 2) left.push(right[at] ?? 0, right[at + 1] ?? 0);
  return [left];
}

/** The next point at a different position, because the ends of adjacent segments coincide. */
function neighborOf<T extends Point>(points: readonly T[], index: number, step: number, closed: boolean) {
  const own = points[index];
  for (let at = index + step; own && Math.abs(at - index) <= 2; at += step) {
    const other = closed ? points.at(at % points.length) : points[at];
    if (other && (other.x !== own.x || other.y !== own.y)) return other;
  }
  return null;
}

function directionOf(from: Point, to: Point): Point | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return length === 0 ? null : { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** `majorX` and `majorY` lead from the center to the end of the long axis; `ratio` is short by long axis. */
export function ellipsePoints(
  [cx, cy]: readonly [number, number],
  [majorX, majorY]: readonly [number, number],
  ratio: number,
  start: number,
  end: number,
): number[] {
  const sweep = Math.min(fullTurn, end > start ? end - start : end - start + fullTurn);
  const steps = Math.max(8, Math.ceil((sweep / fullTurn) * 180));
  return Array.from({ length: steps + 1 }, (_, index) => {
    const turn = start + (sweep * index) / steps;
    const [cosine, sine] = [Math.cos(turn), Math.sin(turn) * ratio];
    return [cx + majorX * cosine - majorY * sine, cy + majorY * cosine + majorX * sine];
  }).flat();
}

/** Programs write degree 3, at most 11. A degree in the thousands would take minutes. */
const mostDegree = 25;

/** Points are flat lists of x and y. */
interface Spline {
  degree: number;
  knots?: readonly number[];
  control?: readonly number[];
  /** Weights of the control points; empty if all are equal. */
  weights?: readonly number[];
  fit?: readonly number[];
  /** Whether a curve through fit points is closed. */
  closed?: boolean;
  /** The tangents at both ends of a curve through fit points; 0 if there is none. */
  ends?: readonly [Point, Point];
}

/** A B-spline by de Boor's algorithm, or a smooth curve through its fit points if it has no control points. */
export function splinePoints({
  degree,
  knots: stated = [],
  control = [],
  weights = [],
  fit = [],
  closed = false,
  ends,
}: Spline): number[] {
  const count = control.length / 2;
  if (degree > mostDegree || degree < 1 || count <= degree)
    return control.length > 2 ? [...control] : closed ? closedPoints(fit) : smoothPoints(fit, ends);
  const knots = stated.length < count + degree + 1 ? evenKnots(count, degree) : stated;
  const isRational = weights.length === count;
  // With the weight as a third dimension, a rational curve becomes a plain one.
  const [xs, ys, ws]: [number[], number[], number[]] = [[], [], []];
  for (let at = 0; at < count; at++) {
    const weight = isRational ? (weights[at] ?? 1) : 1;
    xs.push((control[2 * at] ?? 0) * weight);
    ys.push((control[2 * at + 1] ?? 0) * weight);
    ws.push(weight);
  }
  const points: number[] = [];
  const put = (span: number, t: number): void => {
    const at = (values: readonly number[]): number => deBoor(degree, knots, values, span, t);
    const weight = isRational ? at(ws) : 1;
    points.push(at(xs) / weight, at(ys) / weight);
  };
  // From knot to knot, because a curve may have a corner at one.
  const steps = degree === 1 ? 1 : Math.min(24, Math.max(3, Math.floor(1_200 / (count - degree))));
  let last = degree;
  for (let span = degree; span < count; span++) {
    const [from, to] = [knots[span] ?? 0, knots[span + 1] ?? 0];
    if (!(to > from)) continue;
    last = span;
    for (let step = 0; step < steps; step++) put(span, from + ((to - from) * step) / steps);
  }
  put(last, knots[last + 1] ?? 0);
  return points;
}

/** Default knots: evenly spaced, and repeated at both ends. */
const evenKnots = (count: number, degree: number): number[] =>
  Array.from({ length: count + degree + 1 }, (_, at) => Math.min(count - degree, Math.max(0, at - degree)));

function deBoor(
  degree: number,
  knots: readonly number[],
  control: readonly number[],
  span: number,
  t: number,
): number {
  const values = control.slice(span - degree, span + 1);
  for (let round = 1; round <= degree; round++) {
    for (let index = degree; index >= round; index--) {
      const low = knots[span - degree + index] ?? 0;
      const high = knots[index + 1 + span - round] ?? 0;
      const share = high === low ? 0 : (t - low) / (high - low);
      values[index] = (1 - share) * (values[index - 1] ?? 0) + share * (values[index] ?? 0);
    }
  }
  return values[degree] ?? 0;
}
