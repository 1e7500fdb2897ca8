import { boundsOf } from '#src/reference-api/drawings/bounds.ts';
import type { Drawing, Shape } from '#src/reference-api/drawings/geometry.ts';
import { standardScales } from '#src/reference-api/drawings/measure.ts';
import type { Note } from '#src/reference-api/drawings/note-column.ts';
import { layOutNotes } from '#src/reference-api/drawings/note-column.ts';
import { Pen } from '#src/reference-api/drawings/pen.ts';
import { drawingArea } from '#src/reference-api/drawings/sheet-size.ts';

/** From the drawing to its column of notes, on paper, in inches. */
const columnGap = 0.42;

function composeAt(scale: number, sketch: (pen: Pen) => void): Drawing {
  const shapes: Shape[] = [];
  const notes: { left: Note[]; right: Note[] } = { left: [], right: [] };
  sketch(new Pen({ scale, shapes, notes }));
  const body = boundsOf(shapes, scale);
  const gap = columnGap * scale;
  const all = [
    ...shapes,
    ...layOutNotes(notes.left, body.min.x - gap, 'left', scale),
    ...layOutNotes(notes.right, body.max.x + gap, 'right', scale),
  ];
  return { bounds: boundsOf(all, scale), scale, shapes: all };
}

/**
 * Draws at the wished scale, or at the next smaller standard scale at which the drawing with its notes fits
 * a letter sheet: a thick build-up must never run off the paper.
 */
export function composeDrawing(requestedScale: number, sketch: (pen: Pen) => void): Drawing {
  let drawing = composeAt(requestedScale, sketch);
  for (const scale of standardScales) {
    const { min, max } = drawing.bounds;
    const width = (max.x - min.x) / drawing.scale;
    const height = (max.y - min.y) / drawing.scale;
    if (width <= drawingArea.width && height <= drawingArea.height) break;
    if (scale > drawing.scale) drawing = composeAt(scale, sketch);
  }
  return drawing;
}
