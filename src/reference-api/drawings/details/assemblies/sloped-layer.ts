import type { HatchPattern } from '#src/reference-api/drawings/geometry/drawing.ts';
import type { Pen, Weight } from '#src/reference-api/drawings/drafting/pen.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

/**
 * A layer of a sloped roof, cut plumb at the ridge: x runs down the slope, y is perpendicular to it. `slope`
 * is rise over run.
 */
export function slopedLayer(
  pen: Pen,
  low: number,
  high: number,
  length: number,
  slope: number,
  pattern: HatchPattern | null,
  weight: Weight = 'cut',
): void {
  pen.shape(uv(-low * slope, low, length, low, length, high, -high * slope, high), pattern, weight);
}
