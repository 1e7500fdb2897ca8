import type {
  Drawing,
  HatchPattern,
  Point,
  Role,
  Shape,
} from '#src/reference-api/drawings/geometry/drawing.ts';
import { distanceToSegment } from '#src/reference-api/drawings/geometry/vector.ts';
import { isInside } from '#src/reference-api/drawings/hatch/clip.ts';

/** A drawn part as an outline: its lines, and for a closed one what lies inside. */
export interface Part {
  points: Point[];
  closed: boolean;
  pattern?: HatchPattern;
  role?: Role | undefined;
}

function round({ x, y }: Point, radius: number): Point[] {
  return Array.from({ length: 24 }, (_, index) => ({
    x: x + radius * Math.cos((index * Math.PI) / 12),
    y: y + radius * Math.sin((index * Math.PI) / 12),
  }));
}

function partOf(shape: Shape): Part[] {
  if (!shape.layer.startsWith('A-DETL-')) return [];
  if (shape.kind === 'hatch')
    return [{ points: shape.boundary, closed: true, pattern: shape.pattern, role: shape.role }];
  if (shape.kind === 'polyline') return [{ points: shape.points, closed: shape.closed, role: shape.role }];
  if (shape.kind === 'circle')
    return [{ points: round(shape.center, shape.radius), closed: true, role: shape.role }];
  if (shape.kind === 'arc') {
    const sweep = (((shape.end - shape.start) % 360) + 360) % 360;
    const points = Array.from({ length: 13 }, (_, index) => {
      const angle = ((shape.start + (sweep * index) / 12) * Math.PI) / 180;
      return {
        x: shape.center.x + shape.radius * Math.cos(angle),
        y: shape.center.y + shape.radius * Math.sin(angle),
      };
    });
    return [{ points, closed: false, role: shape.role }];
  }
  return [];
}

/** Every rule reads the parts of the same drawing, and their extents. */
const known = new WeakMap<Drawing, readonly Part[]>();

/** Everything that is built, without notes, dimensions and symbols. */
export function partsOf(drawing: Drawing): readonly Part[] {
  const parts = known.get(drawing) ?? drawing.shapes.flatMap(partOf);
  known.set(drawing, parts);
  return parts;
}

export function middle(a: Point | undefined, b: Point | undefined): Point {
  return { x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2, y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2 };
}

function sidesOf({ points, closed }: Pick<Part, 'points' | 'closed'>): [Point, Point][] {
  const ends = closed ? [...points, ...points.slice(0, 1)] : points;
  return ends.slice(1).map((b, index) => [ends[index] ?? b, b]);
}

/** How far a point is from a part; 0 inside a closed one. */
export function distanceTo(point: Point, part: Part): number {
  const { points, closed } = part;
  if (closed && isInside(point, points)) return 0;
  let least = Infinity;
  let a = closed ? points.at(-1) : undefined;
  for (const b of points) {
    if (a) least = Math.min(least, distanceToSegment(point, a, b));
    a = b;
  }
  return least;
}

function cross(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** Whether the segment from `a` to `b` meets a line of the part. */
export function meets(a: Point, b: Point, part: Part): boolean {
  return sidesOf(part).some(
    ([c, d]) =>
      cross(a, b, c) * cross(a, b, d) <= 0 &&
      cross(c, d, a) * cross(c, d, b) <= 0 &&
      Math.max(Math.min(a.x, b.x), Math.min(c.x, d.x)) <= Math.min(Math.max(a.x, b.x), Math.max(c.x, d.x)) &&
      Math.max(Math.min(a.y, b.y), Math.min(c.y, d.y)) <= Math.min(Math.max(a.y, b.y), Math.max(c.y, d.y)),
  );
}

interface Extent {
  x: readonly [least: number, most: number];
  y: readonly [least: number, most: number];
}

/** Rules compare every part with every other, so the extent of each is computed once. */
const extents = new WeakMap<readonly Point[], Extent>();

export function extentOf({ points }: Pick<Part, 'points'>): Extent {
  const known = extents.get(points);
  if (known) return known;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const extent: Extent = {
    x: [Math.min(...xs), Math.max(...xs)],
    y: [Math.min(...ys), Math.max(...ys)],
  };
  extents.set(points, extent);
  return extent;
}

/** What two extents share on an axis; less than 0 where they are apart. */
function sharedRange(one: Extent, other: Extent, axis: 'x' | 'y'): readonly [number, number] {
  return [Math.max(one[axis][0], other[axis][0]), Math.min(one[axis][1], other[axis][1])];
}

/** Whether one outline is the other, point by point, as that of a part and of its hatch. */
export const isSameOutline = (one: readonly Point[], other: readonly Point[]): boolean =>
  one === other ||
  (one.length === other.length &&
    one.every(({ x, y }, index) => x === other[index]?.x && y === other[index]?.y));

/** Whether two parts touch, within `reach` inches. */
export function touch(one: Part, other: Part, reach: number): boolean {
  const [a, b] = [extentOf(one), extentOf(other)];
  if ((['x', 'y'] as const).some((axis) => sharedRange(a, b, axis)[1] - sharedRange(a, b, axis)[0] < -reach))
    return false;
  return (
    one.points.some((point) => distanceTo(point, other) <= reach) ||
    other.points.some((point) => distanceTo(point, one) <= reach) ||
    sidesOf(one).some(([a, b]) => meets(a, b, other))
  );
}

/** Where a level line meets the outline of a part: what lies between the first two is inside, and so on. */
function crossingsAt(y: number, { points }: Part): number[] {
  const crossings: number[] = [];
  let a = points.at(-1);
  for (const b of points) {
    if (a && a.y > y !== b.y > y) crossings.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
    a = b;
  }
  return crossings;
}

const isBetween = (x: number, crossings: readonly number[]): boolean => {
  let inside = false;
  for (const crossing of crossings) if (x < crossing) inside = !inside;
  return inside;
};

/** Area that two closed parts share, in square inches, sampled `step` inches apart. */
export function sharedArea(one: Part, other: Part, step: number): number {
  const [a, b] = [extentOf(one), extentOf(other)];
  const [[left, right], [low, high]] = [sharedRange(a, b, 'x'), sharedRange(a, b, 'y')];
  if (right - left < step || high - low < step) return 0;
  let count = 0;
  for (let y = low + step / 2; y < high; y += step) {
    const [ofOne, ofOther] = [crossingsAt(y, one), crossingsAt(y, other)];
    for (let x = left + step / 2; x < right; x += step)
      if (isBetween(x, ofOne) && isBetween(x, ofOther)) count++;
  }
  return count * step * step;
}
