import { textCorners } from '#src/reference-api/drawings/geometry/bounds.ts';
import type { Drawing, Point } from '#src/reference-api/drawings/geometry/drawing.ts';
import { explodeShape } from '#src/reference-api/drawings/drafting/explode-shape.ts';
import { segmentsCross } from '#src/reference-api/drawings/drafting/note-column.ts';

export interface TextBox {
  /** Index of the shape that it belongs to. */
  shape: number;
  text: string;
  corners: Point[];
}

/** What carries text; lines of hatches are many, and need not be looked at. */
const lettered = new Set<Drawing['shapes'][number]['kind']>(['text', 'dimension', 'leader']);

/** Every line of text of a drawing with the box it covers. */
export function textBoxes(drawing: Drawing): TextBox[] {
  return drawing.shapes.flatMap((shape, index) =>
    lettered.has(shape.kind)
      ? explodeShape(shape, drawing.scale).flatMap((primitive) =>
          primitive.kind === 'text'
            ? [{ shape: index, text: primitive.text, corners: textCorners(primitive) }]
            : [],
        )
      : [],
  );
}

function range(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

export function overlap(first: TextBox, second: TextBox): boolean {
  return (['x', 'y'] as const).every((axis) => {
    const [low, high] = range(first.corners.map((corner) => corner[axis]));
    const [otherLow, otherHigh] = range(second.corners.map((corner) => corner[axis]));
    return low < otherHigh - 1e-6 && otherLow < high - 1e-6;
  });
}

/** The straight pieces of every leader, with the index of their shape. */
export function leaderLines(drawing: Drawing): { shape: number; a: Point; b: Point }[] {
  return drawing.shapes.flatMap((shape, index) =>
    shape.kind === 'leader'
      ? shape.points.slice(1).map((b, piece) => ({ shape: index, a: shape.points[piece] ?? b, b }))
      : [],
  );
}

/** The straight pieces of center lines, break lines, and other symbols. */
export function symbolLines({ shapes }: Drawing): { a: Point; b: Point }[] {
  return shapes.flatMap((shape) =>
    shape.kind === 'polyline' && shape.layer === 'A-ANNO-SYMB'
      ? shape.points.slice(1).map((b, piece) => ({ a: shape.points[piece] ?? b, b }))
      : [],
  );
}

export function runsThrough(line: { a: Point; b: Point }, box: TextBox): boolean {
  return box.corners.some((corner, index) => {
    const next = box.corners[(index + 1) % box.corners.length] ?? corner;
    return segmentsCross(line.a, line.b, corner, next);
  });
}
