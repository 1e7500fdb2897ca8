import type { Layer, Point } from '#src/reference-api/drawings/geometry/drawing.ts';
import type { Segment } from '#src/reference-api/drawings/geometry/vector.ts';

export interface TextLine {
  kind: 'text';
  layer: Layer;
  /** Start, center, or end of the baseline, depending on `align`. */
  at: Point;
  /** Cap height in model inches. */
  height: number;
  text: string;
  align: 'left' | 'center' | 'right';
  /** Degrees, counter-clockwise. */
  angle: number;
}

/** Shapes that every file format supports. Model inches. */
export type Primitive =
  | { kind: 'path'; layer: Layer; points: Point[]; closed: boolean; filled: boolean }
  | { kind: 'strokes'; layer: Layer; segments: Segment[] }
  | { kind: 'circle'; layer: Layer; center: Point; radius: number }
  | { kind: 'arc'; layer: Layer; center: Point; radius: number; start: number; end: number }
  | TextLine;

/** Cap height of notes and dimensions on paper in inches: 3/32, as the National CAD Standard requires. */
export const noteHeight = 0.094;
