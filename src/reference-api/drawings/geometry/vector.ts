import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import type { Point } from '#src/reference-api/drawings/geometry/drawing.ts';

/** A position in inches, x to the right, y up. */
export type XY = readonly [x: number, y: number];

export interface Segment {
  a: Point;
  b: Point;
}

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** How far a point is from the segment between `a` and `b`. */
export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / square));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

/** Interpolates: `t` = 0 is `a`, 1 is `b`. */
export const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

/** Whole numbers from 0 to count − 1, for repeated parts. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Points from a flat list of coordinates, two for each, so that an outline fits on one line. */
export const uv = (...numbers: readonly number[]): [number, number][] =>
  Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[2 * index] ?? 0,
    numbers[2 * index + 1] ?? 0,
  ]);

/** Points in space from a flat list of coordinates, three for each. */
export const xyz = (...coordinates: readonly number[]): Place[] =>
  times(coordinates.length / 3).map((i) => [
    coordinates[3 * i] ?? 0,
    coordinates[3 * i + 1] ?? 0,
    coordinates[3 * i + 2] ?? 0,
  ]);

/** The point `length` away from `from`, `angle` in degrees from the positive x axis. */
export function polar(from: XY, angle: number, length: number): XY {
  const radians = (angle * Math.PI) / 180;
  return [from[0] + Math.cos(radians) * length, from[1] + Math.sin(radians) * length];
}

/** A parallel path, on the left for a positive `by`, mitered at the corners. */
export function offsetPath(path: readonly XY[], by: number): XY[] {
  const normals = path.slice(1).map((to, index): XY => {
    const from = path[index] ?? to;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  });
  return path.map((point, index): XY => {
    const before = normals[index - 1] ?? normals[index] ?? [0, 0];
    const after = normals[index] ?? before;
    const sum: XY = [before[0] + after[0], before[1] + after[1]];
    const square = sum[0] * sum[0] + sum[1] * sum[1];
    // A hairpin has no miter: step perpendicular to the first leg instead.
    if (square < 0.1) return [point[0] + before[0] * by, point[1] + before[1] * by];
    return [point[0] + (2 * sum[0] * by) / square, point[1] + (2 * sum[1] * by) / square];
  });
}

/** The closed outline of a layer of constant thickness along `path`, on its left side. */
export const bandOutline = (path: readonly XY[], thickness: number): XY[] => [
  ...path,
  ...offsetPath(path, thickness).reverse(),
];

/** The corners of a rectangle, counter-clockwise. */
export const rectangle = (x: number, y: number, width: number, height: number): [number, number][] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** Moves an outline within its plane. */
export const shifted = (points: readonly XY[], du: number, dv = 0): [number, number][] =>
  points.map(([u, v]) => [u + du, v + dv]);

/** Points on an arc of an ellipse, angles in degrees. */
export const arcPoints = (
  [u, v]: XY,
  radiusU: number,
  start = 0,
  end = 360,
  radiusV = radiusU,
  steps = Math.max(4, Math.ceil(Math.abs(end - start) / 9)),
): [number, number][] =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((start + ((end - start) * step) / steps) * Math.PI) / 180;
    return [u + Math.cos(angle) * radiusU, v + Math.sin(angle) * radiusV];
  });

export const roundedRectangle = (
  u: number,
  v: number,
  width: number,
  height: number,
  radius: number,
): [number, number][] => [
  ...arcPoints([u + width - radius, v + radius], radius, 270, 360, radius, 4),
  ...arcPoints([u + width - radius, v + height - radius], radius, 0, 90, radius, 4),
  ...arcPoints([u + radius, v + height - radius], radius, 90, 180, radius, 4),
  ...arcPoints([u + radius, v + radius], radius, 180, 270, radius, 4),
];

/** The closed counter-clockwise profile of a bent sheet from its upper line (left to right) and thickness. */
export const sheetProfile = (
  upper: readonly (readonly [number, number])[],
  thickness: number,
): (readonly [number, number])[] => [
  ...upper.map(([u, v]): readonly [number, number] => [u, v - thickness]),
  ...upper.toReversed(),
];

/** A polygon that approximates a circle. */
export const roundOutline = (center: XY, radius: number, sides = 32): XY[] =>
  Array.from({ length: sides }, (_, index) => polar(center, (360 * index) / sides, radius));

/** One boundary around `outer` with `holes`, connected by bridges that run there and back. */
export function withHoles(outer: readonly XY[], holes: readonly (readonly XY[])[]): XY[] {
  const first = outer[0];
  if (!first) return [];
  return [
    ...outer,
    first,
    ...holes.flatMap((hole) => {
      const start = hole[0];
      return start ? [...hole, start, first] : [];
    }),
  ];
}
