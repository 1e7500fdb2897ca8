import type { Layer } from '#src/reference-api/drawings/geometry/drawing.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { MEDIUM } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

/** Letters as strokes on a grid of 4 by 6. */
const strokes: Readonly<Record<string, readonly (readonly number[])[]>> = {
  C: [[4, 5, 3, 6, 1, 6, 0, 5, 0, 1, 1, 0, 3, 0, 4, 1]],
  O: [[1, 0, 3, 0, 4, 1, 4, 5, 3, 6, 1, 6, 0, 5, 0, 1, 1, 0]],
  F: [
    [0, 0, 0, 6, 4, 6],
    [0, 3, 3, 3],
  ],
  I: [[2, 0, 2, 6]],
  R: [
    [0, 0, 0, 6, 3, 6, 4, 5, 4, 4, 3, 3, 0, 3],
    [2, 3, 4, 0],
  ],
  E: [
    [4, 0, 0, 0, 0, 6, 4, 6],
    [0, 3, 3, 3],
  ],
  2: [[0, 5, 1, 6, 3, 6, 4, 5, 4, 4, 0, 0, 4, 0]],
  7: [[0, 6, 4, 6, 1.5, 0]],
  '°': [[0.6, 5, 1.4, 6, 2.2, 5, 1.4, 4, 0.6, 5]],
};

/** A word in stroke letters; `height` is the cap height. */
export function letters(
  on: Plane,
  word: string,
  u: number,
  v: number,
  height: number,
  layer: Layer = MEDIUM,
): void {
  const unit = height / 6;
  for (const [index, letter] of [...word].entries())
    for (const stroke of strokes[letter] ?? [])
      on.line(
        uv(
          ...stroke.map((count, at) => (at % 2 === 0 ? u + (index * 5.4 + count) * unit : v + count * unit)),
        ),
        layer,
      );
}
