import { identity } from '#src/domain/drawing/affine.ts';
import { arcPoints, openLines } from '#src/domain/drawing/clip.ts';
import type { Collector } from '#src/domain/drawing/collect.ts';
import type { InsertContext } from '#src/domain/drawing/insert-context.ts';
import { marksAlong } from '#src/domain/drawing/line-marks.ts';
import { placeLine } from '#src/domain/drawing/place-text.ts';
import type { Shape } from '#src/domain/drawing/sheet.ts';

/** Draws a line type's letters and shapes along a line; returns true if the font of a shape is not in the file. */
export function drawMarks(collector: Collector, shape: Shape, context: InsertContext): boolean {
  const { pen, clipping, kind } = context;
  if (!pen.marks || (shape.kind !== 'line' && shape.kind !== 'arc')) return false;
  const layer = collector.layer(context.gate ?? context.layer);
  const { marks, ...plain } = pen;
  let isLacking = false;
  for (const points of shape.kind === 'arc' ? [arcPoints(shape)] : openLines(shape)) {
    const { texts, shapes, hasUnknown } = marksAlong(points, marks);
    for (const one of shapes) collector.add(layer.name, { ...plain, dashes: [] }, one, clipping);
    for (const line of texts)
      collector.addText(
        {
          ...placeLine(line, identity),
          layer: layer.name,
          kind,
          ...(pen.color === layer.color ? {} : { color: pen.color }),
        },
        clipping,
      );
    isLacking ||= hasUnknown;
  }
  return isLacking;
}
