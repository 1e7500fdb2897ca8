import type { Drawing, HatchPattern, Point, Shape } from '#src/reference-api/drawings/geometry/drawing.ts';
import { distanceToSegment } from '#src/reference-api/drawings/geometry/vector.ts';
import { isInside } from '#src/reference-api/drawings/hatch/clip.ts';

type Leader = Extract<Shape, { kind: 'leader' }>;

export function leadersOf(drawing: Drawing): Leader[] {
  return drawing.shapes.filter((shape) => shape.kind === 'leader');
}

function distanceToOutline(point: Point, points: readonly Point[], closed: boolean): number {
  const sides = closed ? [...points, ...points.slice(0, 1)] : points;
  return Math.min(...sides.slice(1).map((b, index) => distanceToSegment(point, sides[index] ?? b, b)));
}

function distanceToArc(point: Point, arc: Extract<Shape, { kind: 'arc' }>): number {
  const angle = (Math.atan2(point.y - arc.center.y, point.x - arc.center.x) * 180) / Math.PI;
  const sweep = (((arc.end - arc.start) % 360) + 360) % 360;
  const along = (((angle - arc.start) % 360) + 360) % 360;
  if (along > sweep) return Infinity;
  return Math.abs(Math.hypot(point.x - arc.center.x, point.y - arc.center.y) - arc.radius);
}

/** How far a point is from the nearest line of the construction; 0 inside a hatched or closed part. */
export function distanceToConstruction(drawing: Drawing, point: Point): number {
  const distances = drawing.shapes
    .filter(({ layer }) => layer.startsWith('A-DETL-'))
    .map((shape) => {
      switch (shape.kind) {
        case 'hatch':
          return isInside(point, shape.boundary) ? 0 : distanceToOutline(point, shape.boundary, true);
        case 'polyline':
          return shape.closed && isInside(point, shape.points)
            ? 0
            : distanceToOutline(point, shape.points, shape.closed);
        case 'circle': {
          const away = Math.hypot(point.x - shape.center.x, point.y - shape.center.y);
          return Math.max(0, away - shape.radius);
        }
        case 'arc':
          return distanceToArc(point, shape);
        default:
          return Infinity;
      }
    });
  return Math.min(...distances);
}

/** The materials that lie at a point, or so near that an arrowhead touches them. */
export function materialsAt(drawing: Drawing, point: Point, reach: number): Set<HatchPattern> {
  return new Set(
    drawing.shapes.flatMap((shape) =>
      shape.kind === 'hatch' &&
      (isInside(point, shape.boundary) || distanceToOutline(point, shape.boundary, true) <= reach)
        ? [shape.pattern]
        : [],
    ),
  );
}
