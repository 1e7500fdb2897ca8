import { arcPoints, boxOf, clipLoop, lineShape, middleOf, openLines } from '#src/domain/drawing/clip.ts';
import type { Box, Region } from '#src/domain/drawing/clip.ts';
import type { Point, Shape, SheetText } from '#src/domain/drawing/sheet.ts';
import { addAll } from '#src/lib/long-lists.ts';

/** Any outline, by the even-odd rule: a wipeout hides its inside, a clipped block shows it. */
export class Polygon {
  readonly box: Box;
  readonly outline: readonly Point[];
  /** The outline as triangles: a point inside is in an odd number of them. */
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

  /** Whether the middle of a text is inside: text is shown in full or not at all. */
  holdsText(text: SheetText): boolean {
    return this.holds(middleOf(text));
  }

  /** The parts of a shape outside of it. */
  outside(shape: Shape): Shape[] {
    return this.partOf(shape, false);
  }

  inside(shape: Shape): Shape[] {
    return this.partOf(shape, true);
  }

  private partOf(shape: Shape, isInside: boolean): Shape[] {
    switch (shape.kind) {
      case 'line':
        return openLines(shape).flatMap((points) => this.piecesOf(points, isInside).map(lineShape));
      case 'arc':
        return this.piecesOf(arcPoints(shape), isInside).map(lineShape);
      case 'hatch': {
        const points: number[] = [];
        for (let at = 0; at + 3 < shape.points.length; at += 4)
          for (const piece of this.piecesOf(shape.points.slice(at, at + 4), isInside))
            addAll(points, piece.slice(0, 4));
        return points.length === 0 ? [] : [{ kind: 'hatch', points }];
      }
      case 'fill': {
        const within = shape.loops.flatMap((loop) =>
          this.triangles.map((triangle) => clipLoop(loop, triangle)).filter(({ length }) => length > 0),
        );
        if (isInside) return within.length === 0 ? [] : [{ ...shape, loops: within }];
        // Filled by the even-odd rule, so a second loop cuts a hole.
        return [{ ...shape, loops: [...shape.loops, ...within] }];
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

  /** The pieces of a line inside or outside of the outline. */
  private piecesOf(points: readonly number[], isInside: boolean): number[][] {
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
        if (this.holds({ x, y }) !== isInside) piece = [];
        else {
          if (piece.length === 0) pieces.push((piece = place(from)));
          addAll(piece, place(to));
        }
      }
    }
    return pieces;
  }
}
