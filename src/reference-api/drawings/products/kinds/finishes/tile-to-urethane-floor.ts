import { ceilingPanel } from '#src/reference-api/drawings/products/kinds/ceilings.ts';
import { plank, tile } from '#src/reference-api/drawings/products/kinds/floor-finishes.ts';
import {
  FINE,
  MED,
  OUT,
  PATT,
  corner,
  frontal,
  uv,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import type { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import { squares, coats, type Face } from '#src/reference-api/drawings/products/kinds/finishes/shared.ts';

/** Wall tile set from the bottom, thinset combed above. */
const wallTile: ProductSketch = (choose) => {
  const [w, n] = [choose([6, 8]), choose([5, 6])];
  const s = frontal();
  const total = n * w * 1.1;
  s.box([-2, 0.6, -2], [total + 4, 2, n * w * 0.9 + 8], OUT, FINE);
  for (const i of times(12))
    s.front(0.6).line(
      times(16).map((k): [number, number] => [(k * total) / 15, n * w * 0.62 + i * 1.4 + (k % 2) * 0.8]),
      PATT,
    );
  for (const j of times(n))
    for (const i of times(n).toReversed()) {
      if (j > n - 3 && i > j % 3) continue;
      const x = i * w * 1.1;
      s.box([x, 0, j * w * 0.56], [w * 1.06, 0.6, w * 0.52], OUT, FINE);
      if ((i * 3 + j) % 4 === 0) s.front(0).glint(x, j * w * 0.56, w, w * 0.5);
    }
  return s;
};
const mosaic: ProductSketch = (choose) => {
  const [r, n] = [choose([1.1, 1.3]), choose([11, 10])];
  const s = corner();
  s.box([-1, -1, -0.6], [n * r * 1.9 + 2, n * r * 1.75 + 2, 0.6], MED, FINE);
  const on = s.level(0);
  for (const j of times(n))
    for (const i of times(n)) {
      if (i + j < 2) continue;
      const [x, y] = [r + i * r * 1.88 + (j % 2) * r * 0.94, r + j * r * 1.64];
      on.shape(
        times(6).map((k): [number, number] => [
          x + Math.cos((k * Math.PI) / 3 + Math.PI / 6) * r,
          y + Math.sin((k * Math.PI) / 3 + Math.PI / 6) * r,
        ]),
        (i * 2 + j * 3) % 7 === 0 ? OUT : MED,
      );
    }
  return s;
};
const slabTile: ProductSketch = (choose) => {
  const [w, h] = [choose([48, 40]), choose([84, 72])];
  const s = frontal();
  s.box([0, 6, 0], [w + 16, 2, 4], MED, FINE);
  for (const i of [1, 0]) {
    s.box([i * 9, i * 4, 2], [w, 0.6, h]);
    if (i === 0) {
      const f = s.front(0);
      for (const k of times(4))
        f.line(
          times(8).map((p): [number, number] => [
            w * (0.1 + k * 0.24) + Math.sin(p * 1.1 + k * 2) * 4 + p * 1.4,
            4 + (p * (h - 6)) / 7,
          ]),
          k % 2 ? FINE : MED,
        );
    }
  }
  for (const x of [w * 0.25, w * 0.75]) {
    s.cylinder('y', [x, -3, h * 0.6], 4, 3);
    s.bar(xyz(x - 4, -4, h * 0.6, x + 4, -4, h * 0.6), 0.8, MED);
  }
  return s;
};
const dots =
  (n: number, r: number): Face =>
  (on, u, v, w, h) => {
    for (const i of times(n))
      on.circle(u + 1 + ((i * 0.7549) % 1) * (w - 2), v + 1 + ((i * 0.5698) % 1) * (h - 2), r, FINE);
  };
const trowel = (s: Scene, w: number, z: number): void => {
  s.prism('z', uv(w * 0.5, 8, w * 0.5 + 14, 8, w * 0.5 + 14, 13, w * 0.5, 13), z, 0.4, OUT, FINE);
  s.bar(xyz(w * 0.5 + 7, 10.5, z + 0.4, w * 0.5 + 7, 10.5, z + 3, w * 0.5 + 2, 10.5, z + 3.6), 0.9);
};

export const finishesFromTile: Sketches = {
  tile: tile,
  'wall-tile': wallTile,
  'quarry-tile': squares(8, 1, (on, u, v, w, h) => on.speckle(u + 0.5, v + 0.5, w - 1, h - 1, 12, 0.3)),
  'mosaic-tile': mosaic,
  'porcelain-panel': slabTile,
  'ceiling-panel': ceilingPanel,
  'vinyl-tile': squares(12, 0.3, (on, u, v, w, h, i) => {
    for (const k of times(3))
      on.line(
        times(5).map((p): [number, number] => [
          u + 1 + (p * (w - 2)) / 4,
          v + h * (0.2 + k * 0.27) + Math.sin(p * 1.4 + k + i) * 0.8,
        ]),
        FINE,
      );
  }),
  plank: plank,
  'resinous-floor': coats(3, (on, u, v, w, h) => on.glint(u, v, w, h), trowel),
  'quartz-floor': coats(3, dots(110, 0.34)),
  'urethane-floor': coats(
    2,
    (on, u, v, w, h) => on.speckle(u + 1, v + 1, w - 2, h - 2, 60, 0.7),
    (s, w) => s.prism('y', uv(w - 3, 2, w + 1, 2, w + 1, 9, w + 0.2, 9, w - 0.4, 4.4), -2, 34, OUT, FINE),
  ),
};
