import { rectangle, uv, xyz, times } from '#src/reference-api/drawings/geometry/vector.ts';
import { columns, holes, wall } from '#src/reference-api/drawings/axonometric/parts.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import type { Face } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';

/** Panels on a wall, seen from the front. */
const wallPanels = (n: number, width: number, height: number, t: number, face: Face): ProductSketch =>
  view.front((scene, choose) => {
    const [count, gap] = [n + choose([0, 1]), choose([1.5, 3])];
    wall(scene, -6, -8, count * (width + gap) + 10, height + 16, t);
    for (const i of times(count).toReversed()) {
      scene.box([i * (width + gap), 0, 0], [width, t, height]);
      face(scene.front(0), i * (width + gap), 0, width, height, i);
    }
  });

/** Panels from the floor up behind the sink of a kitchen, or the basin and mirror of a washroom. */
const kitchenWall = (face: Face, isWashroom: boolean): ProductSketch =>
  view.front((scene, choose) => {
    const [count, width] = [choose([2, 3]), choose([40, 44])];
    const wide = count * width;
    for (const panel of times(count)) {
      scene.box([panel * width, 0, 0], [width, 1, 76], OUTLINE, FINE);
      face(scene.front(0), panel * width, 0, width, 76, panel);
      scene.box([panel * width - 1, -0.8, 0], [2, 0.8, 76], MEDIUM, FINE);
    }
    const x = wide * 0.34;
    if (isWashroom) {
      scene.box([x, -14, 26], [28, 14, 6]);
      scene.front(-0.4).rect(x + 3, 44, 22, 26, OUTLINE);
      scene.front(-0.4).glint(x + 3, 44, 22, 26);
    } else {
      for (const leg of [x + 1, x + 39]) scene.box([leg, -3, 0], [2, 2, 28], MEDIUM, FINE);
      scene.box([x, -18, 22], [42, 18, 12]);
      scene.level(34).rect(x + 3, -15, 17, 11);
      scene.level(34).rect(x + 22, -15, 17, 11);
      for (const leg of [x + 1, x + 39]) scene.box([leg, -18, 0], [2, 2, 22], MEDIUM, FINE);
    }
    const tap = isWashroom ? x + 14 : x + 21;
    const rim = isWashroom ? 32 : 34;
    scene.bar(xyz(tap, -3, rim, tap, -3, rim + 9, tap, -9, rim + 10, tap, -10, rim + 7), 0.9);
  });

const grooves: Face = (on, u, v, width, height) => {
  columns(on, u, v, width, height, 7, MEDIUM);
  for (const i of times(7)) holes(on, u + (i * width) / 7, v + 2, width / 7, height - 4, 1, 16, 0.4);
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
  'acoustic-baffle': view.ceiling((scene, choose) => {
    const [count, length] = [choose([5, 6]), choose([60, 52])];
    scene.level(26).shape(rectangle(-4, -4, length + 8, count * 11 + 4), FINE);
    for (const i of times(count).toReversed()) {
      const y = i * 11;
      for (const x of [8, length - 8]) scene.line(xyz(x, y + 1, 14, x, y + 1, 26), MEDIUM);
      scene.box([0, y, 0], [length, 2, 14]);
      scene.front(y).speckle(1, 0.6, length - 2, 12.6, 26, 1);
    }
  }),
  'frp-panel': kitchenWall(
    (on, u, v, width, height) => holes(on, u + 1, v + 1, width - 2, height - 2, 8, 13, 0.5),
    false,
  ),
  'frp-decorative-panel': kitchenWall((on, u, v, width, height) => {
    for (const row of times(10)) {
      on.line(uv(u, v + (row * height) / 10, u + width, v + (row * height) / 10));
      for (const joint of times(4))
        on.line([
          [u + (joint + (row % 2) * 0.5) * (width / 4), v + (row * height) / 10],
          [u + (joint + (row % 2) * 0.5) * (width / 4), v + ((row + 1) * height) / 10],
        ]);
    }
  }, true),
};
