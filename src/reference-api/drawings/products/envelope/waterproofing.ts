import { roll } from '#src/reference-api/drawings/products/roofing/membranes.ts';
import { rectangle, uv, times } from '#src/reference-api/drawings/geometry/vector.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { printedFace } from '#src/reference-api/drawings/products/stacked-boards.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

const dimples = (on: Plane, width: number, loose: number): void => {
  for (const i of times(9))
    for (const j of times(6))
      on.circle(width * ((i + 0.5 + (j % 2) * 0.3) / 9.4), -loose * ((j + 0.5) / 6), 1.3, FINE);
};

export const waterproofing = {
  'blindside-sheet': roll(44, 6, (on, width, length) => {
    on.hatch(rectangle(0, -length, width, length), 0, 2.4);
    on.hatch(rectangle(0, -length, width, length), 90, 2.4);
    on.rect(0, -length, width * 0.1, length);
  }),
  'drainage-composite': roll(44, 8, dimples, undefined, 1.2),
  'protection-board': view.threeQuarter((scene, choose) => {
    const [boards, high] = [choose([3, 4]), choose([46, 52])];
    const wide = boards * 24;
    // Boards stand before the membrane on a foundation wall; the pit is being filled.
    scene.box([-4, 6, 0], [wide + 8, 10, high + 14]);
    scene.front(6).speckle(-2, high + 2, wide + 4, 10, 30, 1.4);
    scene.box([-2, 5, 0], [wide + 4, 1, high + 4], MEDIUM, FINE);
    scene.front(5).hatch(rectangle(-2, high - 8, wide + 4, 12), 60, 1.4);
    for (const board of times(boards).toReversed()) {
      scene.box([board * 24, 2.4, 0], [23.4, 2.4, high - (board === boards - 1 ? 16 : 0)]);
      printedFace(scene.front(2.4), board * 24, 0, 23.4, high - (board === boards - 1 ? 16 : 0));
    }
    scene.prism('x', uv(2.4, 0, 2.4, 22, -6, 20, -18, 10, -26, 0), -4, wide + 8);
    for (const stone of times(34)) {
      const [x, t] = [((stone * 13.7) % wide) + 1, (stone * 0.37) % 1];
      scene.ball([x, -24 + t * 22, 2 + t * 17], 1 + (stone % 3) * 0.5, FINE);
    }
  }),
};
