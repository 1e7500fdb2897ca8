import type { Point } from '#src/reference-api/drawings/geometry/drawing.ts';

/** A place in the product's own space, inches: x along its width, y away from the reader, z up. */
export type Place = readonly [x: number, y: number, z: number];

export interface View {
  project: (place: Place) => Point;
  /** Points from the product to the reader's eye. */
  toEye: Place;
}

interface Axes {
  /** Rise of the width axis and of the depth axis over the horizon, in degrees. */
  width: number;
  depth: number;
  /** Foreshortening of each. */
  widthScale?: number;
  depthScale?: number;
  /** Seen from below, as what hangs under a ceiling is. */
  below?: boolean;
}

const degrees = Math.PI / 180;

/** A parallel projection in which heights stay true. */
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

/** 30° isometric: the three faces show alike. */
export const isometric = axonometric({ width: 30, depth: 30 });
/** Engineer's dimetric (7° and 42°, depth halved): the front shows almost true. */
export const dimetric = axonometric({ width: 7, depth: 42, depthScale: 0.5 });
/** From under the ceiling. */
export const fromBelow = axonometric({ width: 16, depth: 28, depthScale: 0.8, below: true });
