import { largest, smallest } from '#src/lib/long-lists.ts';
import type { Point } from '#src/reference-api/drawings/geometry/drawing.ts';
import { distanceToSegment } from '#src/reference-api/drawings/geometry/vector.ts';

/** Positive when `c` lies to the left of the line from `a` to `b`. */
const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** The smallest convex outline around the points, counter-clockwise. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (run: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of run) {
      for (;;) {
        const last = chain.at(-1);
        const before = chain.at(-2);
        if (last === undefined || before === undefined || turn(before, last, point) > 1e-9) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Twice the signed area: positive for counter-clockwise outlines. */
export const signedArea = (polygon: readonly Point[]): number =>
  polygon.reduce((sum, a, index) => {
    const b = polygon[(index + 1) % polygon.length] ?? a;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);

/** A polygon's sides as pairs of end points. */
type Sides = readonly (readonly [Point, Point])[];
export const sidesOf = (polygon: readonly Point[]): Sides =>
  polygon.map((a, index) => [a, polygon[(index + 1) % polygon.length] ?? a]);

/** True when the point is inside and farther than `margin` from every side (even-odd rule). */
function isInside(p: Point, sides: Sides, margin = 0): boolean {
  let inside = false;
  for (const [a, b] of sides) {
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside && (margin === 0 || sides.every(([a, b]) => distanceToSegment(p, a, b) > margin));
}

export const contains = (polygon: readonly Point[], p: Point): boolean => isInside(p, sidesOf(polygon));

/** Where the segment meets the polygon's sides, as sorted fractions from 0 at `a` to 1 at `b`. */
function crossings(a: Point, b: Point, sides: Sides): number[] {
  const found: number[] = [];
  for (const [c, depth] of sides) {
    const span = (b.x - a.x) * (depth.y - c.y) - (b.y - a.y) * (depth.x - c.x);
    if (Math.abs(span) < 1e-12) continue;
    const t = ((c.x - a.x) * (depth.y - c.y) - (c.y - a.y) * (depth.x - c.x)) / span;
    const u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / span;
    if (t > 0 && t < 1 && u >= -1e-9 && u <= 1 + 1e-9) found.push(t);
  }
  return found.sort((left, right) => left - right);
}

const along = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

/** The runs of an open chain that lie outside (or, with `keep` inside, within) the polygon. */
export function cutChain(
  chain: readonly Point[],
  polygon: readonly Point[],
  keep: 'outside' | 'inside',
): Point[][] {
  const sides = sidesOf(polygon);
  const runs: Point[][] = [];
  let run: Point[] = [];
  const end = (): void => {
    if (run.length > 1) runs.push(run);
    run = [];
  };
  chain.slice(1).forEach((b, index) => {
    const a = chain[index] ?? b;
    const stops = [0, ...crossings(a, b, sides), 1];
    stops.slice(1).forEach((stop, at) => {
      const start = stops[at] ?? 0;
      if (stop - start < 1e-9) return;
      // Lines that lie on the outline itself belong to both sides, so they stay.
      const middle = along(a, b, (start + stop) / 2);
      const isKept = keep === 'outside' ? !isInside(middle, sides, 1e-3) : isInside(middle, sides);
      if (!isKept) return end();
      if (run.length === 0) run.push(along(a, b, start));
      run.push(along(a, b, stop));
    });
  });
  end();
  return runs;
}

/** Parallel lines across the polygon at `angle` degrees, `spacing` inches apart. */
export function hatchLines(polygon: readonly Point[], angle: number, spacing: number): [Point, Point][] {
  const radians = (angle * Math.PI) / 180;
  const way = { x: Math.cos(radians), y: Math.sin(radians) };
  const across = (p: Point): number => p.y * way.x - p.x * way.y;
  const forward = (p: Point): number => p.x * way.x + p.y * way.y;
  const reach = polygon.map(across);
  const far = polygon.map(forward);
  const lines: [Point, Point][] = [];
  const first = Math.ceil((smallest(reach) + spacing * 0.37) / spacing);
  for (let step = first; step * spacing < largest(reach); step += 1) {
    const offset = step * spacing;
    const at = (f: number): Point => ({ x: way.x * f - way.y * offset, y: way.y * f + way.x * offset });
    const chain = [at(smallest(far) - 1), at(largest(far) + 1)];
    for (const [a, b] of cutChain(chain, polygon, 'inside')) if (a && b) lines.push([a, b]);
  }
  return lines;
}

/** The outline of a round bar along the path, with round ends. */
export function barOutline(path: readonly Point[], radius: number): Point[] {
  const headings = path.slice(1).map((b, index) => {
    const a = path[index] ?? b;
    return Math.atan2(b.y - a.y, b.x - a.x);
  });
  const edge = (side: 1 | -1): Point[] =>
    path.map((p, index) => {
      const before = headings[Math.max(0, index - 1)] ?? 0;
      const after = headings[Math.min(headings.length - 1, index)] ?? before;
      const bend = Math.atan2(Math.sin(after - before), Math.cos(after - before));
      const reach = radius / Math.max(0.4, Math.cos(bend / 2));
      const normal = before + bend / 2 + (side * Math.PI) / 2;
      return { x: p.x + Math.cos(normal) * reach, y: p.y + Math.sin(normal) * reach };
    });
  const cap = (center: Point | undefined, heading: number): Point[] =>
    center === undefined
      ? []
      : [1, 2, 3, 4, 5].map((step) => {
          const angle = heading + Math.PI / 2 - (step * Math.PI) / 6;
          return { x: center.x + Math.cos(angle) * radius, y: center.y + Math.sin(angle) * radius };
        });
  const last = headings.at(-1) ?? 0;
  const first = (headings[0] ?? 0) + Math.PI;
  return [...edge(1), ...cap(path.at(-1), last), ...edge(-1).reverse(), ...cap(path[0], first)];
}

/** The outline of the union of overlapping polygons, as open chains. */
export const unionOutline = (polygons: readonly (readonly Point[])[]): Point[][] =>
  polygons.flatMap((polygon, index) => {
    const first = polygon[0];
    if (!first) return [];
    const others = polygons.filter((_, at) => at !== index);
    return others.reduce<Point[][]>(
      (chains, other) => chains.flatMap((chain) => cutChain(chain, other, 'outside')),
      [[...polygon, first]],
    );
  });
