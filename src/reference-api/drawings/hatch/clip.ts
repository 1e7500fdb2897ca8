import { largest, smallest } from '#src/lib/long-lists.ts';
import type { Point } from '#src/reference-api/drawings/geometry/drawing.ts';
import { type Segment, between } from '#src/reference-api/drawings/geometry/vector.ts';

/** The sides of a boundary, the last one closing it. */
const sides = (boundary: readonly Point[]): Segment[] =>
  boundary.map((a, index) => ({ a, b: boundary[(index + 1) % boundary.length] ?? a }));

/**
 * Even-odd rule, so that bridged holes stay empty. Asked of thousands of points of each sheet, so it makes nothing on its
 * way.
 */
export function isInside({ x, y }: Point, boundary: readonly Point[]): boolean {
  let inside = false;
  let a = boundary.at(-1);
  for (const b of boundary) {
    if (a && a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
    a = b;
  }
  return inside;
}

/** The parts of the segment that lie inside the boundary. */
export function clipSegment(segment: Segment, boundary: readonly Point[]): Segment[] {
  const { a, b } = segment;
  const cuts = [0, 1];
  for (const side of sides(boundary)) {
    const sideX = side.b.x - side.a.x;
    const sideY = side.b.y - side.a.y;
    const cross = (b.x - a.x) * sideY - (b.y - a.y) * sideX;
    if (cross === 0) continue;
    const t = ((side.a.x - a.x) * sideY - (side.a.y - a.y) * sideX) / cross;
    const u = ((side.a.x - a.x) * (b.y - a.y) - (side.a.y - a.y) * (b.x - a.x)) / cross;
    if (t > 0 && t < 1 && u >= 0 && u <= 1) cuts.push(t);
  }
  cuts.sort((left, right) => left - right);
  return cuts.slice(1).flatMap((to, index) => {
    const from = cuts[index] ?? 0;
    const inside = to - from > 1e-9 && isInside(between(a, b, (from + to) / 2), boundary);
    return inside ? [{ a: between(a, b, from), b: between(a, b, to) }] : [];
  });
}

/** Parallel lines across the boundary, `angle` in degrees, `spacing` and `shift` in inches. */
export function parallelLines(
  boundary: readonly Point[],
  angle: number,
  spacing: number,
  shift = 0,
): Segment[] {
  const cosine = Math.cos((angle * Math.PI) / 180);
  const sine = Math.sin((angle * Math.PI) / 180);
  // Rotated so that the lines are level; one scan along v then finds where each enters and leaves.
  const turned = boundary.map(({ x, y }) => ({ u: x * cosine + y * sine, v: y * cosine - x * sine }));
  const heights = turned.map(({ v }) => v);
  const first = Math.ceil((smallest(heights) - shift) / spacing);
  const last = Math.floor((largest(heights) - shift) / spacing);
  const lines: Segment[] = [];
  for (let index = first; index <= last; index++) {
    const v = index * spacing + shift;
    const crossings = turned
      .flatMap((from, position) => {
        const to = turned[(position + 1) % turned.length] ?? from;
        if (from.v > v === to.v > v) return [];
        return [from.u + ((v - from.v) / (to.v - from.v)) * (to.u - from.u)];
      })
      .sort((left, right) => left - right);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const [enter = 0, leave = 0] = crossings.slice(pair, pair + 2);
      if (leave - enter < 1e-6) continue;
      lines.push({
        a: { x: enter * cosine - v * sine, y: enter * sine + v * cosine },
        b: { x: leave * cosine - v * sine, y: leave * sine + v * cosine },
      });
    }
  }
  return lines;
}
