import type { Point } from '#src/reference-api/drawings/geometry/drawing.ts';

/** A point in the product's own space, in inches: x along its width, y away from the viewer, z up. */
export type Place = readonly [x: number, y: number, z: number];

export interface View {
  project: (place: Place) => Point;
  /** Direction from the product to the viewer. */
  toEye: Place;
}

export interface Axes {
  /** Angles of the width and depth axes above the horizontal, in degrees. */
  width: number;
  depth: number;
  /** Foreshortening of the width and depth axes. */
  widthScale?: number;
  depthScale?: number;
  /** Seen from below, for products under a ceiling. */
  below?: boolean;
}

const degrees = Math.PI / 180;

/** An axonometric projection in which heights are true to scale. */
export function axonometric(axes: Axes): View {
  const { width, depth, widthScale = 1, depthScale = 1, below = false } = axes;
  const side = below ? -1 : 1;
  const wx = Math.cos(width * degrees) * widthScale;
  const wy = Math.sin(width * degrees) * widthScale * side;
  const dx = -Math.cos(depth * degrees) * depthScale;
  const dy = Math.sin(depth * degrees) * depthScale * side;
  return {
    project: ([x, y, z]) => ({ x: x * wx + y * dx, y: x * wy + y * dy + z }),
    toEye: [dx, -wx, wx * dy - dx * wy],
  };
}

/** Isometric: both axes at 30°. */
export const isometric = axonometric({ width: 30, depth: 30 });
/** Seen from below a ceiling. */
export const fromBelow = axonometric({ width: 16, depth: 28, depthScale: 0.8, below: true });
