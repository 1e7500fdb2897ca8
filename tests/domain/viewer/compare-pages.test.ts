import { describe, expect, it } from 'vitest';

import { comparePages, linesOnlyIn } from '#src/domain/viewer/compare-pages.ts';
import type { PagePixels } from '#src/domain/viewer/compare-pages.ts';

const colors = { here: [200, 0, 0], there: [0, 0, 200] } as const;
type Mark = readonly [x: number, y: number, size: number, color?: readonly [number, number, number]];

/** A white page with squares on it. */
function pageOf(...marks: Mark[]): PagePixels {
  const [width, height] = [200, 150];
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (const [left, top, size, color = [0, 0, 0]] of marks)
    for (let y = top; y < top + size; y += 1)
      for (let x = left; x < left + size; x += 1) data.set(color, 4 * (y * width + x));
  return { data, width, height };
}
const compared = (here: Mark[], there: Mark[]) => {
  const steps = comparePages(pageOf(...here), pageOf(...there), colors);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { pixels, places } = step.value;
  return {
    places,
    colorAt: (x: number, y: number) => [...pixels.subarray(4 * (y * 200 + x), 4 * (y * 200 + x) + 3)],
  };
};

describe('two pages, one on the other', () => {
  it.each<[string, Mark[], Mark[], number]>([
    ['nothing', [], [], 0],
    ['the same mark', [[10, 10, 20]], [[10, 10, 20]], 0],
    ['a mark one pixel beside', [[10, 10, 20]], [[11, 11, 20]], 0],
    ['a faint mark', [[10, 10, 20, [240, 240, 240]]], [], 0],
    ['a speck', [[10, 10, 1]], [], 0],
    ['a mark that only one has', [[10, 10, 20]], [], 1],
    ['a mark of another color', [[10, 10, 20, [255, 0, 0]]], [[10, 10, 20, [0, 160, 0]]], 1],
    ['two marks far from each other', [[10, 10, 20]], [[120, 100, 20]], 2],
    ['two marks next to each other', [[10, 10, 20]], [[50, 10, 20]], 1],
  ])('with %s', (_, here, there, places) => {
    expect(compared(here, there).places).toBe(places);
    expect(compared(there, here).places).toBe(places);
  });

  it('are gray where they agree, and colored where one has more', () => {
    const { colorAt } = compared(
      [
        [10, 10, 20],
        [50, 50, 10],
      ],
      [
        [10, 10, 20],
        [100, 100, 10],
      ],
    );
    expect(colorAt(20, 20)).toEqual([153, 153, 153]);
    // On yellow, which marks the place.
    expect(colorAt(55, 55)).toEqual([200, 0, 0]);
    expect(colorAt(105, 105)).toEqual([0, 0, 133]);
    expect(colorAt(112, 112)).toEqual([255, 240, 170]);
    expect(colorAt(180, 20)).toEqual([255, 255, 255]);
  });
});

it('lists the lines that only one page has', () => {
  expect(linesOnlyIn('A  1\nB\n\nC\nB', 'A 1\nC ')).toEqual(['B']);
});
