import { describe, expect, it } from 'vitest';
import type { Drawing, Point } from '#src/reference-api/drawings/geometry/drawing.ts';
import { productDrawingKeys } from '#src/reference-api/drawings/products/drawing-of-noun.ts';
import { drawProduct } from '#src/reference-api/drawings/products/draw-product.ts';

const variations = [0, 1, 2, 5];
const pointsOf = (drawing: Drawing): Point[] =>
  drawing.shapes.flatMap((shape) => (shape.kind === 'polyline' ? shape.points : []));
const isWhole = (value: number): boolean => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6;

describe('the line drawing', () => {
  it.each(productDrawingKeys)('of a %s is whole, within its bounds, and comes in several forms', (key) => {
    const drawings = variations.map((variation) => drawProduct(key, variation));
    for (const drawing of drawings) {
      const { min, max } = drawing.bounds;
      const [width, height] = [max.x - min.x, max.y - min.y];
      expect(width / height).toBeGreaterThanOrEqual(0.3);
      expect(width / height).toBeLessThanOrEqual(2.8);
      expect(Math.max(width, height) / drawing.scale).toBeCloseTo(3, 1);
      expect(drawing.shapes.length).toBeGreaterThanOrEqual(7);
      const points = pointsOf(drawing);
      expect(points.filter(({ x, y }) => !(x >= min.x && x <= max.x && y >= min.y && y <= max.y))).toEqual(
        [],
      );
      expect(points.filter(({ x, y }) => !isWhole(x) || !isWhole(y))).toEqual([]);
    }
    const layers = new Set(drawings[0]?.shapes.map((shape) => shape.layer));
    expect(layers.has('A-DETL-OTLN')).toBe(true);
    expect(layers.size).toBeGreaterThanOrEqual(2);
    const drawn = drawings.map(({ shapes }) => JSON.stringify(shapes));
    expect(new Set(drawn).size).toBeGreaterThanOrEqual(2);
  });

  it.each(productDrawingKeys.filter((_, index) => index % 10 === 0))(
    'of a %s is the same every time',
    (key) => {
      expect(drawProduct(key, 5)).toEqual(drawProduct(key, 5));
    },
  );
});

describe('any integer chosen for a product', () => {
  it.each([-7, 2 ** 31, 987_654_321, Number.MAX_SAFE_INTEGER])('%d gives a drawing', (variation) => {
    expect(drawProduct('louver', variation).shapes.length).toBeGreaterThanOrEqual(12);
  });
});
