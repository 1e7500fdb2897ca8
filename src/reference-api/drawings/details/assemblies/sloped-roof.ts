import type { HatchPattern } from '#src/reference-api/drawings/geometry/drawing.ts';
import type { Pen, Weight } from '#src/reference-api/drawings/drafting/pen.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

/** Thickness over the insulation: sheathing and underlayment. */
export const overInsulation = 0.75;

/**
 * One side of a sloped roof from its lower sheathing, at y = 0, to its underlayment, cut plumb at x = 0: x runs along the
 * slope, y is perpendicular to it. `slope` is rise over run, positive away from a ridge and negative away from a valley.
 */
export function slopedRoof(pen: Pen, insulation: number, length: number, slope: number): void {
  const layer = (side: Pen, low: number, high: number, pattern: HatchPattern, weight: Weight = 'cut') => {
    side.shape(uv(-low * slope, low, length, low, length, high, -high * slope, high), pattern, weight);
  };
  layer(pen, -0.625, 0, 'plywood');
  layer(pen, 0, insulation, 'rigid-insulation');
  layer(pen, insulation, insulation + 0.5, 'plywood');
  layer(pen.as('water'), insulation + 0.5, insulation + overInsulation - 0.02, 'membrane', 'fine');
}
