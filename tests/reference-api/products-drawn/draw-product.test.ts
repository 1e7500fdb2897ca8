import { describe, expect, it } from 'vitest';
import type { Drawing, Point } from '#src/reference-api/drawings/geometry.ts';
import { productDrawingKeys } from '#src/reference-api/drawings/keys.ts';
import { drawProduct } from '#src/reference-api/drawings/products/draw-product.ts';

const variations = [0, 1, 2, 3, 4, 5];
const pointsOf = (drawing: Drawing): Point[] =>
  drawing.shapes.flatMap((shape) => (shape.kind === 'polyline' ? shape.points : []));

describe.each(productDrawingKeys)('the line drawing of a %s', (key) => {
  const drawings = variations.map((variation) => drawProduct(key, variation));
  const inVariation = drawings.map((drawing, variation) => [variation, drawing] as const);

  it.each(inVariation)('variation %i is a whole drawing that fits a product card', (_, drawing) => {
    const { bounds, scale, shapes } = drawing;
    const width = bounds.max.x - bounds.min.x;
    const height = bounds.max.y - bounds.min.y;
    expect(Number.isFinite(width) && Number.isFinite(height)).toBe(true);
    expect(width / height).toBeGreaterThanOrEqual(0.5);
    expect(width / height).toBeLessThanOrEqual(2.5);
    expect(Math.max(width, height) / scale).toBeCloseTo(3, 1);
    expect(shapes.length).toBeGreaterThanOrEqual(12);
  });

  it.each(inVariation)('variation %i stays inside its bounds, in thousandths of an inch', (_, drawing) => {
    const { min, max } = drawing.bounds;
    const stray = pointsOf(drawing).filter(
      ({ x, y }) => !(x >= min.x && x <= max.x && y >= min.y && y <= max.y),
    );
    expect(stray).toEqual([]);
    const rough = pointsOf(drawing).filter(({ x }) => Math.abs(x * 1000 - Math.round(x * 1000)) > 1e-6);
    expect(rough).toEqual([]);
  });

  it('has a heavy outline and finer lines within it', () => {
    const layers = new Set(drawings[0]?.shapes.map((shape) => shape.layer));
    expect(layers.has('A-DETL-OTLN')).toBe(true);
    expect(layers.size).toBeGreaterThanOrEqual(3);
  });

  it('looks different in every variation and the same each time', () => {
    const drawn = drawings.map(({ shapes }) => JSON.stringify(shapes));
    expect(new Set(drawn).size).toBe(variations.length);
    expect(variations.map((variation) => JSON.stringify(drawProduct(key, variation).shapes))).toEqual(drawn);
  });
});

describe('any integer chosen for a product', () => {
  it.each([-7, 2 ** 31, 987_654_321, Number.MAX_SAFE_INTEGER])('%d gives a drawing', (variation) => {
    expect(drawProduct('louver', variation).shapes.length).toBeGreaterThanOrEqual(12);
  });
});
