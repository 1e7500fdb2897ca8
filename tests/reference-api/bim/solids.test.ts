import { describe, expect, it } from 'vitest';
import { placeOf } from '#src/reference-api/files/bim/part.ts';
import type { Part } from '#src/reference-api/files/bim/part.ts';
import { solidsOf } from '#src/reference-api/files/bim/solids-of.ts';
import { sampleObjects } from '#tests/reference-api/bim/sample-objects.ts';

const cornersOf = (part: Part): number[][] =>
  part.outline.flatMap((corner) => [
    placeOf(part, corner, part.from),
    placeOf(part, corner, part.from + part.length),
  ]);

/** Twice the area on the left of each corner; all positive means convex and counter-clockwise. */
const turns = ({ outline }: Part): number[] =>
  outline.map(([u, v], index) => {
    const [a, b] = outline[(index + 1) % outline.length] ?? [u, v];
    const [c, d] = outline[(index + 2) % outline.length] ?? [u, v];
    return (a - u) * (d - b) - (b - v) * (c - a);
  });

describe.each(sampleObjects)('the solids of $id', (object) => {
  const parts = solidsOf(object, object.types[0]);

  it('begin at the origin and fill the stated box', () => {
    const corners = parts.flatMap(cornersOf);
    const extent = [0, 1, 2].map((axis) => {
      const values = corners.map((corner) => corner[axis] ?? Number.NaN);
      return [Math.min(...values), Math.max(...values)];
    });
    const { width, depth, height } = object.types[0].dimensions;
    [width, depth, height].forEach((length, axis) => {
      expect(extent[axis]?.[0]).toBeCloseTo(0, 9);
      expect(extent[axis]?.[1]).toBeCloseTo(length, 9);
    });
  });

  it('are convex, counter-clockwise and have thickness', () => {
    for (const part of parts) {
      expect(Math.min(...turns(part))).toBeGreaterThan(0);
      expect(part.length).toBeGreaterThan(0);
    }
  });
});
