import { arcPoints, boxOf, clipLoop, lineShape, middleOf, openLines } from '#src/domain/drawing/clip.ts';
import type { Box, Region } from '#src/domain/drawing/clip.ts';
import type { Point, Shape, SheetText } from '#src/domain/drawing/sheet.ts';
import { numberOf, pointOf, pointsOf } from '#src/lib/dxf/groups.ts';
import type { Groups } from '#src/lib/dxf/groups.ts';
import { addAll } from '#src/lib/long-lists.ts';

/** The outline of a WIPEOUT or of the frame of an IMAGE: given in pixels, from the upper left. */
export function outlineOf(groups: Groups): Point[] {
  const [origin, across, up, size] = [10, 11, 12, 13].map((code) => pointOf(groups, code));
  if (!origin || !across || !up || !size) return [];
  const height = size.y || 1;
  const corners = pointsOf(groups, 14);
  const [x1 = -0.5, y1 = -0.5, x2 = (size.x || 1) - 0.5, y2 = height - 0.5] = corners;
  const isPolygon = numberOf(groups, 71, 1) === 2 && corners.length >= 6;
  const pixels = isPolygon ? corners : [x1, y1, x2, y1, x2, y2, x1, y2];
  const outline: Point[] = [];
  for (let at = 0; at + 1 < pixels.length; at += 2) {
    const [right, rise] = [(pixels[at] ?? 0) + 0.5, height - 0.5 - (pixels[at + 1] ?? 0)];
    outline.push({
      x: origin.x + across.x * right + up.x * rise,
      y: origin.y + across.y * right + up.y * rise,
    });
  }
  const [first, last] = [outline[0], outline.at(-1)];
  // Polygons name their first corner again.
  if (first && last && first.x === last.x && first.y === last.y) outline.pop();
  return outline;
}

/** What hides all that was drawn before it. */
export class Mask {
  readonly box: Box;
  private readonly outline: readonly Point[];
  /** The outline as triangles: a point in it lies in an odd number of them. */
  private readonly triangles: readonly Region[];

  constructor(outline: readonly Point[]) {
    this.outline = outline;
    this.box = boxOf(outline);
    const [first] = outline;
    this.triangles = first
      ? outline.slice(1, -1).map((corner, at): Region => {
          const next = outline[at + 2] ?? corner;
          const turn = (corner.x - first.x) * (next.y - first.y) - (next.x - first.x) * (corner.y - first.y);
          return turn >= 0 ? [first, corner, next] : [first, next, corner];
        })
      : [];
  }

  hidesText(text: SheetText): boolean {
    return this.holds(middleOf(text));
  }

  /** What is left of a shape. */
  cut(shape: Shape): Shape[] {
    switch (shape.kind) {
      case 'line':
        return openLines(shape).flatMap((points) => this.outsideOf(points).map(lineShape));
      case 'arc':
        return this.outsideOf(arcPoints(shape)).map(lineShape);
      case 'hatch': {
        const points: number[] = [];
        for (let at = 0; at + 3 < shape.points.length; at += 4)
          for (const piece of this.outsideOf(shape.points.slice(at, at + 4)))
            addAll(points, piece.slice(0, 4));
        return points.length === 0 ? [] : [{ kind: 'hatch', points }];
      }
      case 'fill': {
        // Filled by even and odd, so what is drawn twice is empty.
        const holes = shape.loops.flatMap((loop) =>
          this.triangles.map((triangle) => clipLoop(loop, triangle)).filter(({ length }) => length > 0),
        );
        return [{ kind: 'fill', loops: [...shape.loops, ...holes] }];
      }
    }
  }

  private holds({ x, y }: Point): boolean {
    let isIn = false;
    for (const [a, b] of this.edges())
      if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) isIn = !isIn;
    return isIn;
  }

  private edges(): (readonly [Point, Point])[] {
    return this.outline.map((a, at) => [a, this.outline[(at + 1) % this.outline.length] ?? a] as const);
  }

  private outsideOf(points: readonly number[]): number[][] {
    const edges = this.edges();
    const pieces: number[][] = [];
    let piece: number[] = [];
    for (let at = 0; at + 3 < points.length; at += 2) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points.slice(at, at + 4);
      const cuts = [0, 1];
      for (const [a, b] of edges) {
        const across = (x2 - x1) * (b.y - a.y) - (y2 - y1) * (b.x - a.x);
        if (across === 0) continue;
        const share = ((a.x - x1) * (b.y - a.y) - (a.y - y1) * (b.x - a.x)) / across;
        const along = ((a.x - x1) * (y2 - y1) - (a.y - y1) * (x2 - x1)) / across;
        if (share > 0 && share < 1 && along >= 0 && along <= 1) cuts.push(share);
      }
      cuts.sort((one, other) => one - other);
      const place = (share: number): [number, number] => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
      for (const [index, to] of cuts.entries()) {
        const from = cuts[index - 1];
        const isDot = x1 === x2 && y1 === y2;
        if (from === undefined || (to - from < 1e-9 && !isDot)) continue;
        const [x, y] = place((from + to) / 2);
        if (this.holds({ x, y })) piece = [];
        else {
          if (piece.length === 0) pieces.push((piece = place(from)));
          addAll(piece, place(to));
        }
      }
    }
    return pieces;
  }
}
