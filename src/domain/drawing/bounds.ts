import type { Bounds, Shape, SheetLayer, SheetText } from '#src/domain/drawing/sheet.ts';

/** The bounding box of everything drawn; a unit square if there is nothing. */
export function boundsOf(layers: readonly SheetLayer[], texts: readonly SheetText[]): Bounds {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  const take = (x: number, y: number): void => {
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  };
  const takeAll = (points: readonly number[]): void => {
    for (let at = 0; at + 1 < points.length; at += 2) take(points[at] ?? 0, points[at + 1] ?? 0);
  };
  for (const { groups } of layers) {
    for (const { shapes } of groups) for (const shape of shapes) cornersOf(shape).forEach(takeAll);
  }
  for (const text of texts) {
    const { x, y, height, align } = text;
    const width = textWidth(text);
    const start = align === 'left' ? x : align === 'center' ? x - width / 2 : x - width;
    takeAll([start, y, start + width, y + height]);
  }
  if (left > right) return { min: { x: 0, y: 0 }, max: { x: 1, y: 1 } };
  return {
    min: { x: left, y: bottom },
    max: { x: Math.max(right, left + 1e-6), y: Math.max(top, bottom + 1e-6) },
  };
}

/** About how wide a text is drawn, in units of the model. */
export function textWidth({ text, height, width, stretch = 1 }: SheetText): number {
  return width ?? text.length * height * capitalWidth * stretch;
}

/** Average width of a letter as a share of its height: that of wide capitals, because notes are in capitals. */
const capitalWidth = 0.95;
const quarter = Math.PI / 2;

/** Points that reach as far as a shape does. */
export function cornersOf(shape: Shape): readonly (readonly number[])[] {
  switch (shape.kind) {
    case 'line':
    case 'hatch':
      return [shape.points];
    case 'fill':
      return shape.loops;
    case 'arc': {
      const { x, y, radius, start, end } = shape;
      const turns = [start, end];
      // The points where the arc is level or upright.
      for (let at = Math.ceil(start / quarter); at <= end / quarter; at++) turns.push(at * quarter);
      return [turns.flatMap((turn) => [x + radius * Math.cos(turn), y + radius * Math.sin(turn)])];
    }
  }
}
