import { rectangle } from '#src/reference-api/drawings/geometry/vector.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { roll } from '#src/reference-api/drawings/products/roofing/membranes.ts';
import { type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';
import { plainEdge, stackedBoards } from '#src/reference-api/drawings/products/stacked-boards.ts';

const dimples = (on: Plane, width: number, loose: number): void => {
  for (const i of times(9))
    for (const j of times(6))
      on.circle(width * ((i + 0.5 + (j % 2) * 0.3) / 9.4), -loose * ((j + 0.5) / 6), 1.3, FINE);
};

export const waterproofing = {
  'blindside-sheet': roll(44, 6, (on, width, length) => {
    on.hatch(rectangle(0, -length, width, length), 0, 2.4);
    on.hatch(rectangle(0, -length, width, length), 90, 2.4);
    on.rect(0, -length, width * 0.1, length, MEDIUM);
  }),
  'drainage-composite': roll(44, 8, dimples, undefined, 1.2),
  'protection-board': stackedBoards({
    size: [52, 26, 0.9],
    count: [4, 5],
    top: (on, u, v, width, depth) => on.hatch(rectangle(u, v, width, depth), 45, 2.6),
    edge: plainEdge,
  }),
} satisfies Sketches;
