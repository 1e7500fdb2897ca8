import { boundsOf, textCorners } from '#src/reference-api/drawings/geometry/bounds.ts';
import type { Drawing, Point, Shape } from '#src/reference-api/drawings/geometry/drawing.ts';
import { distanceToSegment } from '#src/reference-api/drawings/geometry/vector.ts';
import { isInside } from '#src/reference-api/drawings/hatch/clip.ts';
import { explodeShape } from '#src/reference-api/drawings/drafting/explode-shape.ts';
import { standardScales } from '#src/reference-api/drawings/drafting/scales-and-inches.ts';
import {
  type Edge,
  type Note,
  columnWidths,
  layOutNotes,
  segmentsCross,
} from '#src/reference-api/drawings/drafting/note-column.ts';
import { Pen } from '#src/reference-api/drawings/drafting/pen.ts';
import { drawingArea } from '#src/reference-api/drawings/sheet/sheet-size.ts';

/** Gap between the drawing and its column of notes, on paper, in inches. */
const columnGap = 0.42;

const isOnSheet = ({ bounds: { min, max }, scale }: Pick<Drawing, 'bounds' | 'scale'>): boolean =>
  (max.x - min.x) / scale <= drawingArea.width && (max.y - min.y) / scale <= drawingArea.height;

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

/** The sides of the boxes that the texts of a shape cover. */
function sidesOfTexts(shape: Shape, scale: number): Edge[] {
  if (shape.kind !== 'dimension' && shape.kind !== 'text' && shape.kind !== 'leader') return [];
  return explodeShape(shape, scale).flatMap((primitive) => {
    if (primitive.kind !== 'text') return [];
    const corners = textCorners(primitive);
    return corners.map((corner, index): Edge => [corner, corners[(index + 1) % corners.length] ?? corner]);
  });
}

/** The straight lines of a dimension, or of a note's leader. */
function linesOf(shape: Shape, scale: number): Edge[] {
  const paths: (readonly Point[])[] =
    shape.kind === 'leader'
      ? [shape.points]
      : shape.kind === 'dimension'
        ? explodeShape(shape, scale).flatMap((primitive) =>
            primitive.kind === 'path' && !primitive.filled ? [primitive.points] : [],
          )
        : [];
  return paths.flatMap((points) => points.slice(1).map((b, index): Edge => [points[index] ?? b, b]));
}

/** The shapes with lines that bring a dimension nearer cut where its own extension lines begin, so that no piece is drawn twice. */
function withoutOverlaps(shapes: readonly Shape[], scale: number): Shape[] {
  const own = shapes.flatMap((shape) =>
    shape.kind === 'dimension' ? linesOf(shape, scale).slice(0, 2) : [],
  );
  const on = (point: Point, [a, b]: Edge) => distanceToSegment(point, a, b) < 0.001 * scale;
  return shapes.map((shape) => {
    const [from, to] = shape.kind === 'polyline' && shape.layer === 'A-ANNO-DIMS' ? shape.points : [];
    if (shape.kind !== 'polyline' || !from || !to) return shape;
    const cut = (end: Point) => own.find((line) => on(end, line) && on(line[0], [from, to]))?.[0] ?? end;
    return { ...shape, points: [cut(from), cut(to)] };
  });
}

const cross = (some: readonly Edge[], others: readonly Edge[]): boolean =>
  some.some(([a, b]) => others.some(([c, d]) => segmentsCross(a, b, c, d)));

/**
 * The shapes with the text of each dimension where no leader or edge runs through it, if there is such a place: between its
 * ends or beyond either, clear of all other texts and dimensions.
 */
function withClearTexts(shapes: readonly Shape[], leaders: readonly Shape[], scale: number): Shape[] {
  const lines = leaders.flatMap((leader) => linesOf(leader, scale));
  // Fine lines may be drawn on a part whose size stands in it.
  const outlines = shapes
    .filter(({ layer }) => layer === 'A-DETL-OTLN' || layer === 'A-DETL-MEDM')
    .flatMap(edgesOf);
  const hatched = shapes.flatMap((shape) => (shape.kind === 'hatch' ? [shape.boundary] : []));
  const placed = [...shapes];
  for (const [index, shape] of placed.entries()) {
    if (shape.kind !== 'dimension') continue;
    const now = sidesOfTexts(shape, scale);
    if (!cross(lines, now) && !cross(outlines, now)) continue;
    const others = [...placed.toSpliced(index, 1), ...leaders];
    const drawn = others.flatMap((other) => [...sidesOfTexts(other, scale), ...linesOf(other, scale)]);
    const edges = others.flatMap(edgesOf);
    const { from, to, offset, text } = shape;
    const { kind, layer } = shape;
    const places = [1, 1.5, 0.6, 2, 0.4, 2.5].flatMap((far): Shape[] => [
      { kind, layer, text, from, to, offset: offset * far },
      { kind, layer, text, from, to, offset: offset * far, beyond: true },
      { kind, layer, text, from: to, to: from, offset: -offset * far, beyond: true },
    ]);
    const free = places.find((place) => {
      const sides = sidesOfTexts(place, scale);
      const own = linesOf(place, scale);
      if (sides.some(([corner]) => hatched.some((boundary) => isInside(corner, boundary)))) return false;
      return (
        !cross(sides, drawn) &&
        !cross(sides, edges) &&
        !cross(
          own,
          others.flatMap((other) => sidesOfTexts(other, scale)),
        )
      );
    });
    if (free) placed[index] = free;
  }
  return placed;
}

/** The drawing at one scale, with the widest note columns that still fit the sheet; null if it does not fit. */
function composeAt(scale: number, sketch: (pen: Pen) => void): Drawing | null {
  const drawn: Shape[] = [];
  const notes: { left: Note[]; right: Note[] } = { left: [], right: [] };
  sketch(new Pen({ scale, shapes: drawn, notes }));
  const shapes = withoutOverlaps(drawn, scale);
  const body = boundsOf(shapes, scale);
  if (!isOnSheet({ bounds: body, scale })) return null;
  const gap = columnGap * scale;
  const edges = shapes.flatMap((shape) => [...edgesOf(shape), ...linesOf(shape, scale)]);
  const texts = shapes.flatMap((shape) => sidesOfTexts(shape, scale));
  for (const width of columnWidths) {
    const columns = [
      ...layOutNotes(notes.left, { x: body.min.x - gap, side: 'left', scale, width, edges, texts }),
      ...layOutNotes(notes.right, { x: body.max.x + gap, side: 'right', scale, width, edges, texts }),
    ];
    const lettered = withClearTexts(shapes, columns, scale);
    const bounds = union(boundsOf(lettered, scale), boundsOf(columns, scale));
    if (isOnSheet({ bounds, scale })) return { bounds, scale, shapes: [...lettered, ...columns] };
  }
  return null;
}

const union = (one: Drawing['bounds'], other: Drawing['bounds']): Drawing['bounds'] => ({
  min: { x: Math.min(one.min.x, other.min.x), y: Math.min(one.min.y, other.min.y) },
  max: { x: Math.max(one.max.x, other.max.x), y: Math.max(one.max.y, other.max.y) },
});

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
