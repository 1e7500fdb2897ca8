import type { Point, Shape } from '#src/reference-api/drawings/geometry/drawing.ts';
import { noteHeight, type Primitive } from '#src/reference-api/drawings/drafting/primitive.ts';
import { textWidth } from '#src/reference-api/drawings/drafting/text-metrics.ts';

type Dimension = Extract<Shape, { kind: 'dimension' }>;

/** Sizes on paper, in inches. */
const paper = { text: noteHeight, gap: 0.05, overrun: 0.06, tick: 0.05, tickWidth: 0.009, above: 0.035 };

/** End points and direction of the dimension line, and the center of its text, in model inches. */
export function placeDimension(shape: Dimension, scale: number) {
  const { from, to, offset } = shape;
  const span = Math.hypot(to.x - from.x, to.y - from.y) || 1e-9;
  const along: Point = { x: (to.x - from.x) / span, y: (to.y - from.y) / span };
  const left: Point = { x: -along.y, y: along.x };
  const beside = (point: Point): Point => ({ x: point.x + left.x * offset, y: point.y + left.y * offset });
  const [start, end] = [beside(from), beside(to)];
  const degrees = (Math.atan2(along.y, along.x) * 180) / Math.PI;
  // Text reads from below or from the right, never upside down.
  const flipped = degrees <= -89.9 || degrees > 90.1;
  const angle = flipped ? degrees + (degrees > 0 ? -180 : 180) : degrees;
  const rise = (flipped ? -1 : 1) * paper.above * scale;
  const width = textWidth(shape.text, paper.text * scale);
  const fits = !shape.beyond && width <= span - 0.06 * scale;
  const reach = fits ? span / 2 : span + 0.1 * scale + width / 2;
  const center: Point = {
    x: start.x + along.x * reach + left.x * rise,
    y: start.y + along.y * reach + left.y * rise,
  };
  const tail = fits
    ? end
    : { x: end.x + along.x * (0.1 * scale + width), y: end.y + along.y * (0.1 * scale + width) };
  return { start, end, tail, along, left, angle, center };
}

/** Extension lines, the dimension line with architectural ticks, and its text above the line. */
export function explodeDimension(shape: Dimension, scale: number): Primitive[] {
  const { layer, from, to, offset, text } = shape;
  const { start, end, tail, along, left, angle, center } = placeDimension(shape, scale);
  const sign = offset < 0 ? -1 : 1;
  const step = (point: Point, by: number): Point => ({
    x: point.x + left.x * by * sign,
    y: point.y + left.y * by * sign,
  });
  const line = (a: Point, b: Point): Primitive => ({
    kind: 'path',
    layer,
    points: [a, b],
    closed: false,
    filled: false,
  });
  const gap = Math.min(paper.gap * scale, Math.abs(offset) / 2);
  const tick = (at: Point): Primitive => {
    const [long, half] = [paper.tick * scale, paper.tickWidth * scale];
    // The tick is always at 45 degrees to the line.
    const slant = { x: (along.x + left.x) * Math.SQRT1_2, y: (along.y + left.y) * Math.SQRT1_2 };
    const side = { x: -slant.y * half, y: slant.x * half };
    const corner = (u: number, v: number): Point => ({
      x: at.x + slant.x * long * u + side.x * v,
      y: at.y + slant.y * long * u + side.y * v,
    });
    return {
      kind: 'path',
      layer,
      closed: true,
      filled: true,
      points: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)],
    };
  };
  return [
    line(step(from, gap), step(start, paper.overrun * scale)),
    line(step(to, gap), step(end, paper.overrun * scale)),
    line(start, tail),
    tick(start),
    tick(end),
    { kind: 'text', layer, at: center, height: paper.text * scale, text, align: 'center', angle },
  ];
}
