import { largest, smallest } from '#src/lib/long-lists.ts';
import type { HatchPattern, Point } from '#src/reference-api/drawings/geometry/drawing.ts';
import { clipSegment, parallelLines } from '#src/reference-api/drawings/hatch/clip.ts';
import { dots, pebble, scatter } from '#src/reference-api/drawings/hatch/scatter.ts';
import { type Segment, distance } from '#src/reference-api/drawings/geometry/vector.ts';

/** The longest or first side, along which boards or batts run, with the extents along and across it. */
function grainOf(boundary: readonly Point[], side: 'longest' | 'first') {
  let from: Point = { x: 0, y: 0 };
  let to: Point = { x: 1, y: 0 };
  let longest = -1;
  for (const [index, a] of (side === 'first' ? boundary.slice(0, 1) : boundary).entries()) {
    const b = boundary[(index + 1) % boundary.length] ?? a;
    if (distance(a, b) > longest) [from, to, longest] = [a, b, distance(a, b)];
  }
  const cosine = (to.x - from.x) / (longest || 1);
  const sine = (to.y - from.y) / (longest || 1);
  const along = boundary.map(({ x, y }) => (x - from.x) * cosine + (y - from.y) * sine);
  const across = boundary.map(({ x, y }) => (y - from.y) * cosine - (x - from.x) * sine);
  const place = (u: number, v: number): Point => ({
    x: from.x + u * cosine - v * sine,
    y: from.y + u * sine + v * cosine,
  });
  return {
    start: smallest(along),
    end: largest(along),
    low: smallest(across),
    high: largest(across),
    place,
  };
}

/** A curve as short strokes, clipped to the boundary. */
const stroke = (boundary: readonly Point[], points: readonly Point[]): Segment[] =>
  points.slice(1).flatMap((b, index) => clipSegment({ a: points[index] ?? b, b }, boundary));

/** The looped curve that represents batts: narrow in the middle, with lobes at both faces. */
function battWave(boundary: readonly Point[]): Segment[] {
  const { start, end, low, high, place } = grainOf(boundary, 'first');
  const depth = high - low;
  const period = depth * 0.4;
  const turns = Math.min(200, Math.ceil((end - start) / period));
  const points = Array.from({ length: turns * 24 + 1 }, (_, index) => {
    const angle = (index / 24) * Math.PI * 2;
    const u = start + (index / 24) * period + 0.13 * period * Math.sin(2 * angle);
    return place(u, low + (depth / 2) * (1 - 0.98 * Math.cos(angle)));
  });
  return stroke(boundary, points);
}

function woodGrain(boundary: readonly Point[], spacing: number): Segment[] {
  const { start, end, low, high, place } = grainOf(boundary, 'longest');
  const lines = Math.min(24, Math.max(2, Math.round((high - low) / spacing)));
  return Array.from({ length: lines - 1 }, (_, line) => line + 1).flatMap((line) => {
    const v = low + ((high - low) * (line + 0.25 * Math.sin(line * 2.4))) / lines;
    const points = Array.from({ length: 17 }, (__, index) => {
      const sway = Math.sin(line * 1.7 + (index / 16) * Math.PI * 2) * (high - low) * 0.03;
      return place(start + ((end - start) * index) / 16, v + sway);
    });
    return stroke(boundary, points);
  });
}

function plies(boundary: readonly Point[], spacing: number): Segment[] {
  const { start, end, low, high, place } = grainOf(boundary, 'longest');
  const lines = [1, 2, 3, 4].map((ply) => low + ((high - low) * ply) / 5);
  const along = lines.flatMap((v) => stroke(boundary, [place(start, v), place(end, v)]));
  const ticks = Math.min(300, Math.floor((end - start) / spacing));
  const cross = Array.from({ length: ticks }, (_, index) => {
    const u = start + (index + 0.5) * spacing;
    const v = lines[(index % 2) * 2] ?? low;
    return stroke(boundary, [place(u, v), place(u + (high - low) / 5, v + (high - low) / 5)]);
  }).flat();
  return [...along, ...cross];
}

/** Three parallel strokes, the middle one longest: the convention for soil and for glass. */
function tripleStroke(center: Point, angle: number, length: number, gap: number): Segment[] {
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  return [-1, 0, 1].map((line) => {
    const half = (length / 2) * (line === 0 ? 1 : 0.7);
    const middle = { x: center.x - sine * gap * line, y: center.y + cosine * gap * line };
    return {
      a: { x: middle.x - cosine * half, y: middle.y - sine * half },
      b: { x: middle.x + cosine * half, y: middle.y + sine * half },
    };
  });
}

type Drawer = (boundary: readonly Point[], scale: number) => Segment[];

/** Spacings are in paper inches, so a hatch looks the same at every scale. */
const drawers: Readonly<Record<HatchPattern, Drawer>> = {
  earth: (boundary, scale) =>
    scatter(boundary, 0.2 * scale, 0.12, ({ center, parity }, size) =>
      tripleStroke(center, parity ? Math.PI / 4 : -Math.PI / 4, size * 0.85, size * 0.17),
    ),
  gravel: (boundary, scale) =>
    scatter(boundary, 0.1 * scale, 0.3, (cell, size) => pebble(cell, size * 0.4, 6)),
  concrete: (boundary, scale) =>
    scatter(boundary, 0.085 * scale, 0.85, (cell, size) => {
      if (cell.random(9) < 0.2) return pebble(cell, size * 0.26, 3);
      return [{ a: cell.center, b: { x: cell.center.x + 0.012 * scale, y: cell.center.y } }];
    }),
  masonry: (boundary, scale) => parallelLines(boundary, 45, 0.075 * scale),
  steel: (boundary, scale) => [
    ...parallelLines(boundary, 45, 0.08 * scale),
    ...parallelLines(boundary, 45, 0.08 * scale, 0.022 * scale),
  ],
  aluminum: (boundary, scale) => parallelLines(boundary, 135, 0.035 * scale),
  wood: (boundary, scale) => woodGrain(boundary, 0.07 * scale),
  plywood: (boundary, scale) => plies(boundary, 0.12 * scale),
  'rigid-insulation': (boundary, scale) => [
    ...parallelLines(boundary, 45, 0.13 * scale),
    ...parallelLines(boundary, 135, 0.13 * scale),
  ],
  // Finer than boards of foam: what is sprayed or woven in place.
  foam: (boundary, scale) => [
    ...parallelLines(boundary, 45, 0.055 * scale),
    ...parallelLines(boundary, 135, 0.055 * scale),
  ],
  'batt-insulation': (boundary) => battWave(boundary),
  gypsum: (boundary, scale) => dots(boundary, 0.05 * scale, 0.01 * scale),
  glass: (boundary, scale) =>
    scatter(boundary, 0.32 * scale, 0.3, ({ center }, size) =>
      tripleStroke(center, Math.PI / 4, size * 0.6, size * 0.13),
    ),
  membrane: (boundary, scale) => parallelLines(boundary, 60, 0.026 * scale),
  sealant: (boundary, scale) => [
    ...parallelLines(boundary, 30, 0.024 * scale),
    ...parallelLines(boundary, 120, 0.024 * scale),
  ],
  tile: (boundary, scale) => parallelLines(boundary, 135, 0.055 * scale),
  asphalt: (boundary, scale) => [
    ...dots(boundary, 0.045 * scale, 0.012 * scale),
    ...parallelLines(boundary, 45, 0.3 * scale),
  ],
  sand: (boundary, scale) => dots(boundary, 0.042 * scale, 0.01 * scale),
};

/** The strokes of a hatch inside its boundary, in model inches; `scale` as in `Drawing`. */
export const hatchSegments = (boundary: readonly Point[], pattern: HatchPattern, scale: number): Segment[] =>
  boundary.length < 3 ? [] : drawers[pattern](boundary, scale);
