import { rectangle } from '#src/reference-api/drawings/geometry/vector.ts';
import { cornerView, frontView, xyz } from '#src/reference-api/drawings/axonometric/parts.ts';
import type { Face } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import { type ProductSketch, type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/axonometric/view.ts';

/** A floor of squares, the nearest one lifted. */
export const squares =
  (size: number, thick: number, face: Face, n = 4): ProductSketch =>
  (choose) => {
    const [count, up] = [choose([n, n - 1]), choose([size * 0.22, size * 0.3])];
    const scene = cornerView();
    const width = count * size;
    scene.box([0, 0, -0.8], [width + 4, width + 4, 0.8], MEDIUM, FINE);
    for (const i of times(count).toReversed())
      for (const j of times(count).toReversed()) {
        if (i === 0 && j === 0) continue;
        const [x, y] = [i * size, j * size];
        scene.box([x, y, 0], [size - 0.12, size - 0.12, thick], MEDIUM, FINE);
        face(scene.level(thick), x, y, size, size, i + j);
      }
    scene.level(0).hatch(rectangle(0, 0, size, size), 20, size / 7);
    scene.box([-size * 0.2, -size * 0.2, up], [size, size, thick * 1.4]);
    face(scene.level(up + thick * 1.4), -size * 0.2, -size * 0.2, size, size, 0);
    return scene;
  };

export const tile = {
  /** Tiles in their bond with joints, one corner still open on the mortar bed. */
  tile: (choose) => {
    const size = choose([12, 8, 10]);
    const thick = choose([0.8, 1.3]);
    const count = Math.round(48 / size);
    const scene = new Scene(axonometric({ width: 20, depth: 38, depthScale: 0.9 }));
    const span = count * size;
    scene.box([-4, -4, -3], [span + 12, span * 0.8 + 8, 3 - thick]);
    const bed = scene.level(-thick);
    bed.hatch(rectangle(-4, -4, span + 12, span * 0.8 + 8), 12, 1.6);
    const joint = size * 0.07;
    const place = (points: [number, number][]): void => scene.prism('z', points, -thick, thick, MEDIUM, FINE);
    const rows = Math.round(count * 0.8);

    for (const row of times(rows).toReversed())
      for (const column of times(count).toReversed()) {
        if (row === 0 && column < 2) continue;
        const shift = 0;
        const [u, v] = [column * size + shift - size * 0.1, row * size];
        const side = size - joint;
        place(rectangle(u, v, side, side));
      }
    return scene;
  },
  /** Wall tile set from the bottom, thinset combed above. */
  'wall-tile': (choose) => {
    const [width, count] = [choose([6, 8]), choose([5, 6])];
    const scene = frontView();
    const total = count * width * 1.1;
    scene.box([-2, 0.6, -2], [total + 4, 2, count * width * 0.9 + 8], OUTLINE, FINE);
    for (const i of times(12))
      scene.front(0.6).line(
        times(16).map((k): [number, number] => [
          (k * total) / 15,
          count * width * 0.62 + i * 1.4 + (k % 2) * 0.8,
        ]),
        HATCH,
      );
    for (const j of times(count))
      for (const i of times(count).toReversed()) {
        if (j > count - 3 && i > j % 3) continue;
        const x = i * width * 1.1;
        scene.box([x, 0, j * width * 0.56], [width * 1.06, 0.6, width * 0.52], OUTLINE, FINE);
        if ((i * 3 + j) % 4 === 0) scene.front(0).glint(x, j * width * 0.56, width, width * 0.5);
      }
    return scene;
  },
  'quarry-tile': squares(8, 1, (on, u, v, width, height) =>
    on.speckle(u + 0.5, v + 0.5, width - 1, height - 1, 12, 0.3),
  ),
  'mosaic-tile': (choose) => {
    const [radius, count] = [choose([1.1, 1.3]), choose([11, 10])];
    const scene = cornerView();
    scene.box([-1, -1, -0.6], [count * radius * 1.9 + 2, count * radius * 1.75 + 2, 0.6], MEDIUM, FINE);
    const on = scene.level(0);
    for (const j of times(count))
      for (const i of times(count)) {
        if (i + j < 2) continue;
        const [x, y] = [radius + i * radius * 1.88 + (j % 2) * radius * 0.94, radius + j * radius * 1.64];
        on.shape(
          times(6).map((k): [number, number] => [
            x + Math.cos((k * Math.PI) / 3 + Math.PI / 6) * radius,
            y + Math.sin((k * Math.PI) / 3 + Math.PI / 6) * radius,
          ]),
          (i * 2 + j * 3) % 7 === 0 ? OUTLINE : MEDIUM,
        );
      }
    return scene;
  },
  'porcelain-panel': (choose) => {
    const [width, height] = [choose([48, 40]), choose([84, 72])];
    const scene = frontView();
    scene.box([0, 6, 0], [width + 16, 2, 4], MEDIUM, FINE);
    for (const i of [1, 0]) {
      scene.box([i * 9, i * 4, 2], [width, 0.6, height]);
      if (i === 0) {
        const plane = scene.front(0);
        for (const k of times(4))
          plane.line(
            times(8).map((p): [number, number] => [
              width * (0.1 + k * 0.24) + Math.sin(p * 1.1 + k * 2) * 4 + p * 1.4,
              4 + (p * (height - 6)) / 7,
            ]),
            k % 2 ? FINE : MEDIUM,
          );
      }
    }
    for (const x of [width * 0.25, width * 0.75]) {
      scene.cylinder('y', [x, -3, height * 0.6], 4, 3);
      scene.bar(xyz(x - 4, -4, height * 0.6, x + 4, -4, height * 0.6), 0.8, MEDIUM);
    }
    return scene;
  },
} satisfies Sketches;
