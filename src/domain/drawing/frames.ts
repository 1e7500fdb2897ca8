import { outlineOf } from '#src/domain/drawing/wipeout.ts';
import type { Point } from '#src/domain/drawing/sheet.ts';
import { numberOf, pointOf, pointsOf, type Groups } from '#src/lib/dxf/groups.ts';

/** Kinds whose content is another file or another program's format: only their frame is drawn. */
const frames: Readonly<Record<string, (groups: Groups) => Point[]>> = {
  IMAGE: outlineOf,
  OLE2FRAME: (groups) => boxBetween(pointOf(groups, 10), pointOf(groups, 11)),
  PDFUNDERLAY: underlayOutline,
  DWFUNDERLAY: underlayOutline,
  DGNUNDERLAY: underlayOutline,
};

/** A map, because a file could name a type like a property that every object has. */
export const framesByType = new Map(Object.entries(frames));

const boxBetween = (one: Point, other: Point): Point[] => [
  one,
  { x: other.x, y: one.y },
  other,
  { x: one.x, y: other.y },
];

/** Its clip in its own units: two corners, or all of them. Without a clip, its size is unknown. */
function underlayOutline(groups: Groups): Point[] {
  const flat = pointsOf(groups, 11);
  const corners = flat.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: flat[at + 1] ?? 0 }] : []));
  const [one, other] = corners;
  const outline = corners.length === 2 && one && other ? boxBetween(one, other) : corners;
  const { x, y } = pointOf(groups, 10);
  const [scaleX, scaleY] = [numberOf(groups, 41, 1), numberOf(groups, 42, 1)];
  const turn = (numberOf(groups, 50) * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  return outline.map((corner) => ({
    x: x + cosine * corner.x * scaleX - sine * corner.y * scaleY,
    y: y + sine * corner.x * scaleX + cosine * corner.y * scaleY,
  }));
}
