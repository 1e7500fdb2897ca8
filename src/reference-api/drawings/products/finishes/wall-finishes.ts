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
  (n: number, w: number, h: number, t: number, face: Face): ProductSketch =>
  (choose) => {
    const [count, gap] = [n + choose([0, 1]), choose([1.5, 3])];
    const scene = frontView();
    wall(scene, -6, -8, count * (w + gap) + 10, h + 16, t);
    for (const i of times(count).toReversed()) {
      scene.box([i * (w + gap), 0, 0], [w, t, h]);
      face(scene.front(0), i * (w + gap), 0, w, h, i);
    }
    return scene;
  };

const grooves: Face = (on, u, v, w, h) => {
  columns(on, u, v, w, h, 7, MEDIUM);
  for (const i of times(7)) holes(on, u + (i * w) / 7, v + 2, w / 7, h - 4, 1, 16, 0.4, FINE);
};

export const wallFinishes = {
  'acoustic-panel': wallPanels(3, 26, 56, 2, (on, u, v, w, h) => {
    on.hatch(rectangle(u, v, w, h), 0, 2.2);
    on.hatch(rectangle(u, v, w, h), 90, 2.2);
  }),
  'felt-panel': wallPanels(3, 26, 56, 1, (on, u, v, w, h, i) => {
    for (const k of times(7))
      on.line(
        [
          [u, v + (k * h) / 7 + (i % 2) * 4],
          [u + w / 2, v + ((k + 0.7) * h) / 7 + (i % 2) * 4],
          [u + w, v + (k * h) / 7 + (i % 2) * 4],
        ],
        MEDIUM,
      );
    on.speckle(u + 1, v + 1, w - 2, h - 2, 30, 0.8);
  }),
  'perforated-wood-panel': wallPanels(2, 34, 56, 2, grooves),
  'acoustic-baffle': (choose) => {
    const [n, l] = [choose([5, 6]), choose([60, 52])];
    const scene = ceilingView();
    scene.level(26).shape(rectangle(-4, -4, l + 8, n * 11 + 4), FINE);
    for (const i of times(n).toReversed()) {
      const y = i * 11;
      for (const x of [8, l - 8]) scene.line(xyz(x, y + 1, 14, x, y + 1, 26), MEDIUM);
      scene.box([0, y, 0], [l, 2, 14]);
      scene.front(y).speckle(1, 0.6, l - 2, 12.6, 26, 1);
    }
    return scene;
  },
  'frp-panel': wallPanels(2, 40, 62, 0.5, (on, u, v, w, h) => {
    on.speckle(u + 1, v + 1, w - 2, h - 2, 120, 0.7);
    on.line(uv(u + w - 0.6, v, u + w - 0.6, v + h), MEDIUM);
  }),
  'frp-decorative-panel': wallPanels(2, 36, 60, 0.5, (on, u, v, w, h) => {
    cells(on, u, v, w, h, 4, 6, FINE);
    cells(on, u + 0.6, v + 0.6, w, h, 4, 6, HATCH);
  }),
} satisfies Sketches;
