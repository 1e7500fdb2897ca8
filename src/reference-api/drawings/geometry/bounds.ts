import type { Drawing, Point, Shape } from '#src/reference-api/drawings/geometry/drawing.ts';
import type { Primitive, TextLine } from '#src/reference-api/drawings/drafting/primitive.ts';
import { explodeShape } from '#src/reference-api/drawings/drafting/explode-shape.ts';
import { textWidth } from '#src/reference-api/drawings/drafting/text-metrics.ts';
import { polar } from '#src/reference-api/drawings/geometry/vector.ts';

/**
 * The four corners of a line of text, including descenders, in model inches.
 * @internal
 */
export function textCorners(line: TextLine): Point[] {
  const width = textWidth(line.text, line.height);
  const left = { left: 0, center: -width / 2, right: -width }[line.align];
  const radians = (line.angle * Math.PI) / 180;
  const place = (u: number, v: number): Point => ({
    x: line.at.x + u * Math.cos(radians) - v * Math.sin(radians),
    y: line.at.y + u * Math.sin(radians) + v * Math.cos(radians),
  });
  const drop = -0.28 * line.height;
  return [
    place(left, drop),
    place(left + width, drop),
    place(left + width, line.height),
    place(left, line.height),
  ];
}

function reach(primitive: Primitive): Point[] {
  switch (primitive.kind) {
    case 'path':
      return primitive.points;
    case 'strokes':
      return primitive.segments.flatMap(({ a, b }) => [a, b]);
    case 'circle': {
      const { center, radius } = primitive;
      return [
        { x: center.x - radius, y: center.y - radius },
        { x: center.x + radius, y: center.y + radius },
      ];
    }
    case 'arc': {
      const { center, radius, start } = primitive;
      const end = primitive.end > start ? primitive.end : primitive.end + 360;
      const quarters = [0, 90, 180, 270, 360, 450, 540, 630].map(
        (turn) => turn + Math.floor(start / 360) * 360,
      );
      return [start, end, ...quarters.filter((turn) => turn > start && turn < end)].map((turn) => {
        const [x, y] = polar([center.x, center.y], turn, radius);
        return { x, y };
      });
    }
    case 'text':
      return textCorners(primitive);
  }
}

function boundsOfPoints(points: readonly Point[]): Drawing['bounds'] {
  const min = { x: Infinity, y: Infinity };
  const max = { x: -Infinity, y: -Infinity };
  for (const { x, y } of points) {
    min.x = Math.min(min.x, x);
    min.y = Math.min(min.y, y);
    max.x = Math.max(max.x, x);
    max.y = Math.max(max.y, y);
  }
  return { min, max };
}

/** Bounding box of everything drawn, including text and dimension lines, in model inches. */
export const boundsOf = (shapes: readonly Shape[], scale: number): Drawing['bounds'] =>
  boundsOfPoints(
    shapes.flatMap((shape) =>
      // A hatch never leaves its boundary, so its strokes are not needed.
      shape.kind === 'hatch' ? shape.boundary : explodeShape(shape, scale).flatMap(reach),
    ),
  );
