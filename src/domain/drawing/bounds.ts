import { lettersWidth } from '#src/domain/drawing/letter-widths.ts';
import type { Bounds, Shape, SheetLayer, SheetText, TextSpan } from '#src/domain/drawing/sheet.ts';

/** The bounding box of the visible layers, or of all layers if all are off. */
export function boundsOfShown(layers: readonly SheetLayer[], texts: readonly SheetText[]): Bounds {
  const shown = layers.filter(({ isOff }) => !isOff);
  const names = new Set(shown.map(({ name }) => name));
  const written = texts.filter(({ layer }) => names.has(layer));
  return shown.some(({ groups }) => groups.length > 0) || written.length > 0
    ? boundsOf(shown, written)
    : boundsOf(layers, texts);
}

/** The bounding box of everything drawn; a unit square if there is nothing. */
function boundsOf(layers: readonly SheetLayer[], texts: readonly SheetText[]): Bounds {
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
  for (const text of texts) takeAll(textCorners(text));
  if (left > right) return { min: { x: 0, y: 0 }, max: { x: 1, y: 1 } };
  // A horizontal line alone has no height, and neither would its picture.
  const least = Math.max(right - left, top - bottom, 1e-6) / 50;
  const [wide, high] = [right - left, top - bottom].map((size) => Math.max(0, least - size) / 2);
  return {
    min: { x: left - (wide ?? 0), y: bottom - (high ?? 0) },
    max: { x: right + (wide ?? 0), y: top + (high ?? 0) },
  };
}

/** A text's approximate width, in model units. */
export function textWidth({ text, height, width, stretch = 1, spans }: SheetText): number {
  if (width !== undefined) return Math.abs(width);
  const letters = spans
    ? spans.reduce((sum, span) => sum + spanWidth(span) * span.size * span.stretch, 0)
    : lettersWidth(text);
  return letters * height * Math.abs(stretch);
}

const spanWidth = ({ text, stack }: TextSpan): number =>
  stack ? Math.max(lettersWidth(stack.over), lettersWidth(stack.under)) : lettersWidth(text);

/** The corners of the box of a text: x and y of each. */
export function textCorners(text: SheetText): number[] {
  const { x, y, height, align, angle, stretch = 1, width = 1 } = text;
  const along = textWidth(text) * (stretch < 0 || width < 0 ? -1 : 1);
  const start = { left: 0, center: -along / 2, right: -along }[align];
  const [cosine, sine] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return [
    [start, 0],
    [start + along, 0],
    [start + along, height],
    [start, height],
  ].flatMap(([u = 0, v = 0]) => [x + cosine * u - sine * v, y + sine * u + cosine * v]);
}

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
      // The points where the arc is horizontal or vertical.
      for (let at = Math.ceil(start / quarter); at <= end / quarter; at++) turns.push(at * quarter);
      return [turns.flatMap((turn) => [x + radius * Math.cos(turn), y + radius * Math.sin(turn)])];
    }
  }
}
