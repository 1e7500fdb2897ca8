import type { Layer, Point, Shape } from '#src/reference-api/drawings/geometry/drawing.ts';
import { hatchSegments } from '#src/reference-api/drawings/hatch/hatch.ts';
import { lineStep } from '#src/reference-api/drawings/drafting/text-metrics.ts';
import { explodeDimension } from '#src/reference-api/drawings/drafting/explode-dimension.ts';
import { type Primitive, type TextLine, noteHeight } from '#src/reference-api/drawings/drafting/primitive.ts';

const textLines = (text: string, first: Omit<TextLine, 'kind' | 'text'>): Primitive[] =>
  text.split('\n').map((line, index) => ({
    ...first,
    kind: 'text',
    text: line,
    at: { x: first.at.x, y: first.at.y - index * first.height * lineStep },
  }));

/** A filled arrowhead with its tip at `tip`, pointing away from `tail`; sizes are paper inches. */
function arrowhead(layer: Layer, tip: Point, tail: Point, scale: number): Primitive {
  const length = Math.hypot(tail.x - tip.x, tail.y - tip.y) || 1;
  const [ux, uy] = [(tail.x - tip.x) / length, (tail.y - tip.y) / length];
  const [long, half] = [0.085 * scale, 0.017 * scale];
  return {
    kind: 'path',
    layer,
    closed: true,
    filled: true,
    points: [
      tip,
      { x: tip.x + ux * long - uy * half, y: tip.y + uy * long + ux * half },
      { x: tip.x + ux * long + uy * half, y: tip.y + uy * long - ux * half },
    ],
  };
}

function explodeLeader(shape: Extract<Shape, { kind: 'leader' }>, scale: number): Primitive[] {
  const { layer, points, text } = shape;
  const [tip, second] = points;
  const end = points.at(-1);
  const before = points.at(-2);
  if (!tip || !second || !end || !before) return [];
  const rightwards = end.x >= before.x;
  const height = noteHeight * scale;
  const gap = 0.04 * scale;
  return [
    { kind: 'path', layer, points, closed: false, filled: false },
    arrowhead(layer, tip, second, scale),
    ...textLines(text, {
      layer,
      height,
      angle: 0,
      align: rightwards ? 'left' : 'right',
      at: { x: end.x + (rightwards ? gap : -gap), y: end.y - height / 2 },
    }),
  ];
}

/** Breaks a shape into primitives. `hatchScale`, larger than `scale`, coarsens hatches of small pictures. */
export function explodeShape(shape: Shape, scale: number, hatchScale = scale): Primitive[] {
  switch (shape.kind) {
    case 'polyline':
      return [{ ...shape, kind: 'path', filled: false }];
    case 'circle':
    case 'arc':
      return [shape];
    case 'hatch':
      return [
        {
          kind: 'strokes',
          layer: shape.layer,
          segments: hatchSegments(shape.boundary, shape.pattern, hatchScale),
        },
      ];
    case 'text':
      return textLines(shape.text, { ...shape, height: shape.height * scale, angle: 0 });
    case 'dimension':
      return explodeDimension(shape, scale);
    case 'leader':
      return explodeLeader(shape, scale);
  }
}
