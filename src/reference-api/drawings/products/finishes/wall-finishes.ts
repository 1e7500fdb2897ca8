import { rectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import {
  cells,
  columns,
  frontView,
  holes,
  ceilingView,
  wall,
  xyz,
} from '#src/reference-api/drawings/axonometric/parts.ts';
import type { Face } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { type ProductSketch, type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';

/** Panels on a wall, seen from the front. */
const wallPanels =
  (n: number, width: number, height: number, t: number, face: Face): ProductSketch =>
  (choose) => {
    const [count, gap] = [n + choose([0, 1]), choose([1.5, 3])];
    const scene = frontView();
    wall(scene, -6, -8, count * (width + gap) + 10, height + 16, t);
    for (const i of times(count).toReversed()) {
      scene.box([i * (width + gap), 0, 0], [width, t, height]);
      face(scene.front(0), i * (width + gap), 0, width, height, i);
    }
    return scene;
  };

const grooves: Face = (on, u, v, width, height) => {
  columns(on, u, v, width, height, 7, MEDIUM);
  for (const i of times(7)) holes(on, u + (i * width) / 7, v + 2, width / 7, height - 4, 1, 16, 0.4, FINE);
};

export const wallFinishes = {
  'acoustic-panel': wallPanels(3, 26, 56, 2, (on, u, v, width, height) => {
    on.hatch(rectangle(u, v, width, height), 0, 2.2);
    on.hatch(rectangle(u, v, width, height), 90, 2.2);
  }),
  'felt-panel': wallPanels(3, 26, 56, 1, (on, u, v, width, height, i) => {
    for (const k of times(7))
      on.line(
        [
          [u, v + (k * height) / 7 + (i % 2) * 4],
          [u + width / 2, v + ((k + 0.7) * height) / 7 + (i % 2) * 4],
          [u + width, v + (k * height) / 7 + (i % 2) * 4],
        ],
        MEDIUM,
      );
    on.speckle(u + 1, v + 1, width - 2, height - 2, 30, 0.8);
  }),
  'perforated-wood-panel': wallPanels(2, 34, 56, 2, grooves),
  'acoustic-baffle': (choose) => {
    const [count, length] = [choose([5, 6]), choose([60, 52])];
    const scene = ceilingView();
    scene.level(26).shape(rectangle(-4, -4, length + 8, count * 11 + 4), FINE);
    for (const i of times(count).toReversed()) {
      const y = i * 11;
      for (const x of [8, length - 8]) scene.line(xyz(x, y + 1, 14, x, y + 1, 26), MEDIUM);
      scene.box([0, y, 0], [length, 2, 14]);
      scene.front(y).speckle(1, 0.6, length - 2, 12.6, 26, 1);
    }
    return scene;
  },
  'frp-panel': wallPanels(2, 40, 62, 0.5, (on, u, v, width, height) => {
    on.speckle(u + 1, v + 1, width - 2, height - 2, 120, 0.7);
    on.line(uv(u + width - 0.6, v, u + width - 0.6, v + height), MEDIUM);
  }),
  'frp-decorative-panel': wallPanels(2, 36, 60, 0.5, (on, u, v, width, height) => {
    cells(on, u, v, width, height, 4, 6, FINE);
    cells(on, u + 0.6, v + 0.6, width, height, 4, 6, HATCH);
  }),
} satisfies Sketches;
