import type { XY } from '#src/reference-api/drawings/geometry/vector.ts';

/** The thickest gypsum board that is made is 1 in.; walls have layers of 1/2 or 5/8 in. */
const thickest = 0.9;

const between = (a: XY, b: XY, t: number): XY => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
const apart = (a: XY, b: XY) => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** The lines between the layers of gypsum board, if the rectangle is thicker than one board. */
export function seamsOfBoard(outline: readonly XY[]): [XY, XY][] {
  const [first, second, third, fourth] = outline;
  if (!first || !second || !third || !fourth || outline.length > 4) return [];
  const isAlong = apart(first, second) >= apart(second, third);
  const [a, b, c, d] = isAlong ? [first, second, third, fourth] : [second, third, fourth, first];
  const thickness = apart(b, c);
  if (thickness < thickest || apart(a, b) < thickness * 1.5) return [];
  const layers = Math.round(thickness / (Number.isInteger(thickness / 0.625) ? 0.625 : 0.5));
  return Array.from({ length: layers - 1 }, (_, index) => (index + 1) / layers).map((t): [XY, XY] => [
    between(a, d, t),
    between(b, c, t),
  ]);
}
