import { rectangle, xyz, times, arcPoints, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { holes, columns, wall } from '#src/reference-api/drawings/axonometric/parts.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import type { Plane, Face } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';

/** Six panels in their grid, seen from the room; `hung` draws the one that is lowered below its cell, at a corner u, v. */
const gridCeiling = (
  face: (on: Plane, u: number, v: number, size: number) => void,
  hung: (scene: Scene, u: number, v: number) => void,
): ProductSketch =>
  view.ceiling((scene, choose) => {
    const columns = choose([3, 4]);
    const open = choose([1, 2]);
    for (const wire of times(columns + 1)) scene.line(xyz(wire * 24, 48, 0, wire * 24, 48, 12));
    const plane = scene.level(0);
    plane.shape(rectangle(0, 0, columns * 24, 48), OUTLINE);
    for (const column of times(columns))
      for (const row of times(2)) {
        plane.rect(column * 24 + 0.7, row * 24 + 0.7, 22.6, 22.6);
        if (column === open && row === 0) plane.hatch(rectangle(column * 24 + 0.7, 0.7, 22.6, 22.6), 45, 2.4);
        else face(plane, column * 24 + 0.7, row * 24 + 0.7, 22.6);
      }
    hung(scene, open * 24 + 1, 1);
  });

const fissures = (on: Plane, u: number, v: number, size: number): void => {
  for (const worm of times(16)) {
    const [x, y] = [
      u + 2 + (size - 7) * ((worm * 0.754877) % 1),
      v + 2 + (size - 5) * ((worm * 0.569841) % 1),
    ];
    on.line(
      times(5).map((step): [number, number] => [x + step * 0.9, y + Math.sin(step * 1.4 + worm) * 0.9]),
      MEDIUM,
    );
  }
};

const pebbles = (on: Plane, u: number, v: number, size: number): void =>
  holes(on, u + 1, v + 1, size - 2, size - 2, 7, 7, 0.6);

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

export const ceilingsAndWalls = {
  /** Ceiling tiles in their grid, seen from the room, one tile lifted out. */
  'ceiling-panel': view.ceiling((scene, choose) => {
    const columns = choose([4, 3]);
    const tegular = choose([0, 1.5]);
    const rows = 3;
    const size = 24;
    const plane = scene.level(0);
    for (const wire of times(columns + 1))
      for (const row of [0, rows]) scene.line(xyz(wire * size, row * size, 0, wire * size, row * size, 16));
    plane.shape(rectangle(0, 0, columns * size, rows * size), OUTLINE);
    for (const column of times(columns))
      for (const row of times(rows)) {
        const [u, v] = [column * size, row * size];
        const open = column === 1 && row === 1;
        plane.rect(u + 0.9, v + 0.9, size - 1.8, size - 1.8);
        if (open) {
          plane.through(rectangle(u + 0.9, v + 0.9, size - 1.8, size - 1.8), () => {
            scene.front(v + size - 0.9).hatch(rectangle(u, 0, size, 14), 0, 1.4);
            scene.line(xyz(u + size - 0.9, v + size - 0.9, 0, u + size - 0.9, v + size - 0.9, 16), MEDIUM);
          });
          continue;
        }
        if (tegular > 0)
          plane.rect(
            u + 0.9 + tegular,
            v + 0.9 + tegular,
            size - 1.8 - 2 * tegular,
            size - 1.8 - 2 * tegular,
            FINE,
          );
        plane.speckle(u + 2.6, v + 2.6, size - 6, size - 6, 22, 2.2);
      }
    const hang = -15;
    scene.box([size + 4, size - 6, hang], [size - 2, size - 2, 1.2]);
    scene.level(hang).speckle(size + 6, size - 4, size - 6, size - 6, 20, 2.2);
  }),
  'fiberglass-ceiling-panel': gridCeiling(
    (on, u, v, size) => on.speckle(u + 1, v + 1, size - 2, size - 2, 9, 3),
    (scene, u, v) => {
      // The facing peels off the glass wool.
      scene.box([u, v, -20], [22, 22, 6]);
      scene.front(v).speckle(u + 0.6, -19.4, 20.8, 4.8, 44, 1.4);
      scene.side(u).speckle(v + 0.6, -19.4, 20.8, 4.8, 40, 1.4);
      scene.level(-20).speckle(u + 1, v + 1, 20, 20, 40, 2);
      scene.face(xyz(u + 12, v, -20.1, u + 22, v, -20.1, u + 22, v + 10, -20.1), MEDIUM);
      scene.face(xyz(u + 12, v, -20.1, u + 22, v + 10, -20.1, u + 13, v + 9, -27));
    },
  ),
  'wet-formed-ceiling-panel': gridCeiling(fissures, (scene, u, v) => {
    scene.box([u, v, -18], [22, 22, 1.6]);
    scene.box([u + 2, v + 2, -19], [18, 18, 1], MEDIUM, FINE);
    fissures(scene.level(-19), u + 2, v + 2, 18);
  }),
  'clean-ceiling-panel': gridCeiling(
    (on, u, v, size) => on.rect(u + 2, v + 2, size - 4, size - 4, FINE),
    (scene, u, v) => {
      // Smooth and gasketed, for rooms of patients: it carries their cross, and water runs off.
      scene.box([u, v, -18], [22, 22, 1.4]);
      const face = scene.level(-18);
      face.rect(u + 1.6, v + 1.6, 18.8, 18.8, FINE);
      face.shape(
        [
          [u + 9, v + 4],
          [u + 13, v + 4],
          [u + 13, v + 9],
          [u + 18, v + 9],
          [u + 18, v + 13],
          [u + 13, v + 13],
          [u + 13, v + 18],
          [u + 9, v + 18],
          [u + 9, v + 13],
          [u + 4, v + 13],
          [u + 4, v + 9],
          [u + 9, v + 9],
        ],
        OUTLINE,
      );
      for (const drop of times(3)) scene.ball([u + 4 + drop * 7, v, -22 - drop * 2], 0.9, MEDIUM);
    },
  ),
  'frp-ceiling-panel': gridCeiling(pebbles, (scene, u, v) => {
    // So thin that it bends on its way into the grid.
    scene.prism(
      'y',
      [
        ...arcPoints([u + 11, -8], 14, 220, 320, 14, 10),
        ...arcPoints([u + 11, -8], 13.4, 320, 220, 13.4, 10),
      ],
      v,
      22,
    );
  }),
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
