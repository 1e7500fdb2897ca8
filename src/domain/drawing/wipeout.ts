import type { Point } from '#src/domain/drawing/sheet.ts';
import { numberOf, pointOf, pointsOf, type Groups } from '#src/lib/dxf/groups.ts';

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
  // Polygons repeat their first corner.
  if (first && last && first.x === last.x && first.y === last.y) outline.pop();
  return outline;
}
