import { expect, it } from 'vitest';

import { mapSteps, shadeOf } from '#src/components/library/map-steps.ts';

it.each([
  [[0, 0], []],
  [[1], [1]],
  [
    [1, 2],
    [1, 4],
  ],
  [[3], [1, 3, 4]],
  [[40], [1, 2, 3, 4]],
])('shades of %j are as far apart as their number allows', (counts, shades) => {
  const steps = mapSteps(counts);
  expect(steps.map((_, step) => shadeOf(step, steps.length))).toEqual(shades);
});
