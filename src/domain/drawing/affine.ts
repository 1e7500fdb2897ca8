import type { Point } from '#src/domain/drawing/sheet.ts';

/** x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Affine = [1, 0, 0, 1, 0, 0];

export function transformPoint([a, b, c, d, e, f]: Affine, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** First `inner`, then `outer`. */
export function composeAffine(outer: Affine, inner: Affine): Affine {
  const [a, b, c, d] = outer;
  const [a2, b2, c2, d2, e2, f2] = inner;
  const { x, y } = transformPoint(outer, { x: e2, y: f2 });
  return [a * a2 + c * b2, b * a2 + d * b2, a * c2 + c * d2, b * c2 + d * d2, x, y];
}

/** Transforms a flat list of x and y. */
export function transformPoints(by: Affine, points: readonly number[]): number[] {
  const all: number[] = [];
  for (let at = 0; at + 1 < points.length; at += 2) {
    const { x, y } = transformPoint(by, { x: points[at] ?? 0, y: points[at + 1] ?? 0 });
    all.push(x, y);
  }
  return all;
}

/** Its scale; null if it distorts or mirrors circles. */
export function uniformScale([a, b, c, d]: Affine): number | null {
  const scale = Math.hypot(a, b);
  const isSimilar = Math.abs(a - d) < 1e-9 * scale && Math.abs(b + c) < 1e-9 * scale;
  return isSimilar && scale > 0 ? scale : null;
}

/** The square root of the change in area, as the factor for heights. */
export const meanScale = ([a, b, c, d]: Affine): number => Math.sqrt(Math.abs(a * d - b * c));

/** Inverts a transform with a nonzero determinant. */
export function invertAffine([a, b, c, d, e, f]: Affine): Affine {
  const area = a * d - b * c;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}
