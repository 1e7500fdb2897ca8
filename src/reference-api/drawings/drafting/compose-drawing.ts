import { boundsOf } from '#src/reference-api/drawings/geometry/bounds.ts';
import type { Drawing, Shape } from '#src/reference-api/drawings/geometry/drawing.ts';
import { standardScales } from '#src/reference-api/drawings/drafting/scales-and-inches.ts';
import {
  type Edge,
  type Note,
  columnWidths,
  layOutNotes,
} from '#src/reference-api/drawings/drafting/note-column.ts';
import { Pen } from '#src/reference-api/drawings/drafting/pen.ts';
import { drawingArea } from '#src/reference-api/drawings/sheet/sheet-size.ts';

/** Gap between the drawing and its column of notes, on paper, in inches. */
const columnGap = 0.42;

function isOnSheet({ bounds: { min, max }, scale }: Pick<Drawing, 'bounds' | 'scale'>): boolean {
  return (max.x - min.x) / scale <= drawingArea.width && (max.y - min.y) / scale <= drawingArea.height;
}

/** The straight edges of a drawn part. */
function edgesOf(shape: Shape): Edge[] {
  if (shape.kind !== 'hatch' && shape.kind !== 'polyline') return [];
  const points = shape.kind === 'hatch' ? shape.boundary : shape.points;
  const isClosed = shape.kind === 'hatch' || shape.closed;
  return (isClosed ? [...points, ...points.slice(0, 1)] : points).flatMap((b, index, all): Edge[] => {
    const a = all[index - 1];
    return a ? [[a, b]] : [];
  });
}

/** The drawing at one scale, with the widest note columns that still fit the sheet; null if it does not fit. */
function composeAt(scale: number, sketch: (pen: Pen) => void): Drawing | null {
  const shapes: Shape[] = [];
  const notes: { left: Note[]; right: Note[] } = { left: [], right: [] };
  sketch(new Pen({ scale, shapes, notes }));
  const body = boundsOf(shapes, scale);
  if (!isOnSheet({ bounds: body, scale })) return null;
  const gap = columnGap * scale;
  const edges = shapes.flatMap(edgesOf);
  for (const width of columnWidths) {
    const columns = [
      ...layOutNotes(notes.left, { x: body.min.x - gap, side: 'left', scale, width, edges }),
      ...layOutNotes(notes.right, { x: body.max.x + gap, side: 'right', scale, width, edges }),
    ];
    const bounds = union(body, boundsOf(columns, scale));
    if (isOnSheet({ bounds, scale })) return { bounds, scale, shapes: [...shapes, ...columns] };
  }
  return null;
}

function union(one: Drawing['bounds'], other: Drawing['bounds']): Drawing['bounds'] {
  return {
    min: { x: Math.min(one.min.x, other.min.x), y: Math.min(one.min.y, other.min.y) },
    max: { x: Math.max(one.max.x, other.max.x), y: Math.max(one.max.y, other.max.y) },
  };
}

/**
 * Draws at the largest standard scale at which the drawing with its notes fits a letter sheet, so that it fills
 * the paper and never runs off it. `largestScale` is the largest that suits the subject.
 */
export function composeDrawing(largestScale: number, sketch: (pen: Pen) => void): Drawing {
  for (const scale of standardScales) {
    const drawing = scale < largestScale ? null : composeAt(scale, sketch);
    if (drawing) return drawing;
  }
  throw new Error('The detail fits no sheet.');
}
