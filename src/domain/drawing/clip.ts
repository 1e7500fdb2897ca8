import { ellipsePoints } from '#src/domain/drawing/curves.ts';
import { textCorners } from '#src/domain/drawing/bounds.ts';
import type { Point, Shape, SheetText } from '#src/domain/drawing/sheet.ts';
import { addAll, smallest } from '#src/lib/long-lists.ts';

/** A convex polygon, counterclockwise. */
export type Region = readonly Point[];

export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

export function boxOf(points: readonly Point[]): Box {
  const box: Box = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.bottom = Math.min(box.bottom, y);
    box.top = Math.max(box.top, y);
  }
  return box;
}

/** The parts of a shape inside a region. */
export function clipShape(shape: Shape, region: Region): Shape[] {
  switch (shape.kind) {
    case 'line':
      if (isWithin(shape.points, region)) return [shape];
      return openLines(shape).flatMap((points) => insideOf(points, region).map(lineShape));
    case 'hatch': {
      const points: number[] = [];
      for (let at = 0; at + 3 < shape.points.length; at += 4)
        for (const piece of insideOf(shape.points.slice(at, at + 4), region))
          for (const value of piece) points.push(value);
      return points.length === 0 ? [] : [{ kind: 'hatch', points }];
    }
    case 'fill': {
      const loops = shape.loops.map((loop) => clipLoop(loop, region)).filter(({ length }) => length > 0);
      return loops.length === 0 ? [] : [{ ...shape, loops }];
    }
    case 'arc': {
      const { x, y, radius } = shape;
      const distance = smallest(edgesOf(region).map((edge) => depthIn(edge, x, y)));
      if (distance >= radius) return [shape];
      return distance < -radius ? [] : insideOf(arcPoints(shape), region).map(lineShape);
    }
  }
}

/** Whether the middle of a text is inside a region: text is shown in full or not at all. */
export function isTextIn(text: SheetText, region: Region): boolean {
  const { x, y } = middleOf(text);
  return edgesOf(region).every((edge) => depthIn(edge, x, y) >= 0);
}

export function middleOf(text: SheetText): Point {
  const [x = 0, y = 0, , , x2 = 0, y2 = 0] = textCorners(text);
  return { x: (x + x2) / 2, y: (y + y2) / 2 };
}

export const lineShape = (points: number[]): Shape => ({ kind: 'line', points, closed: false });

/** The points of a line; a closed line repeats its first point at the end. */
export const openLines = ({ points, closed }: { points: number[]; closed: boolean }): number[][] => [
  closed ? [...points, ...points.slice(0, 2)] : points,
];

export const arcPoints = ({ x, y, radius, start, end }: Extract<Shape, { kind: 'arc' }>): number[] =>
  ellipsePoints([x, y], [radius, 0], 1, start, end);

type Edge = readonly [from: Point, nx: number, ny: number];

/** The edges with their normals, which point inward. */
const edgesOf = (region: Region): Edge[] =>
  region.map((from, at): Edge => {
    const to = region[(at + 1) % region.length] ?? from;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return [from, (from.y - to.y) / length, (to.x - from.x) / length];
  });

const isWithin = (points: readonly number[], region: Region): boolean =>
  edgesOf(region).every((edge) => {
    for (let at = 0; at + 1 < points.length; at += 2)
      if (depthIn(edge, points[at] ?? 0, points[at + 1] ?? 0) < 0) return false;
    return true;
  });

/** A point's distance from an edge, positive inside. */
const depthIn = ([from, nx, ny]: Edge, x: number, y: number): number => (x - from.x) * nx + (y - from.y) * ny;

/** The pieces of a line inside a region. */
function insideOf(points: readonly number[], region: Region): number[][] {
  const edges = edgesOf(region);
  const pieces: number[][] = [];
  let piece: number[] = [];
  for (let at = 0; at + 3 < points.length; at += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points.slice(at, at + 4);
    let [from, to] = [0, 1];
    for (const edge of edges) {
      const [before, behind] = [depthIn(edge, x1, y1), depthIn(edge, x2, y2)];
      if (before < 0 && behind < 0) to = -1;
      else if (before < 0) from = Math.max(from, before / (before - behind));
      else if (behind < 0) to = Math.min(to, before / (before - behind));
    }
    if (from > to) {
      piece = [];
      continue;
    }
    const place = (share: number): [number, number] =>
      share === 0 ? [x1, y1] : share === 1 ? [x2, y2] : [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
    if (from > 0 || piece.length === 0) {
      piece = place(from);
      pieces.push(piece);
    }
    addAll(piece, place(to));
    if (to < 1) piece = [];
  }
  return pieces;
}

/** An outline cut to a region, edge by edge (Sutherland and Hodgman). */
export function clipLoop(loop: readonly number[], region: Region): number[] {
  let points = [...loop];
  for (const edge of edgesOf(region)) {
    const kept: number[] = [];
    for (let at = 0; at + 1 < points.length; at += 2) {
      const [x = 0, y = 0] = [points[at], points[at + 1]];
      const next = (at + 2) % points.length;
      const [x2 = 0, y2 = 0] = [points[next], points[next + 1]];
      const [here, there] = [depthIn(edge, x, y), depthIn(edge, x2, y2)];
      if (here >= 0) kept.push(x, y);
      if (here >= 0 !== there >= 0) {
        const share = here / (here - there);
        kept.push(x + (x2 - x) * share, y + (y2 - y) * share);
      }
    }
    points = kept;
  }
  return points;
}
