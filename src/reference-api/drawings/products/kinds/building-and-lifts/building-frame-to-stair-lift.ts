import { lift } from '#src/reference-api/drawings/products/kinds/loading.ts';
import {
  FINE,
  MED,
  OUT,
  PATT,
  columns,
  frontal,
  ground,
  rod,
  rows,
  three,
  uv,
  wall,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { corners, rounded } from '#src/reference-api/drawings/products/plane.ts';
import type { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';

/** A frame of tapered columns and rafters, without its skin. */
const buildingFrame: ProductSketch = (choose) => {
  const [w, rise] = [choose([80, 92]), choose([9, 14])];
  const s = three();
  const [bays, bay] = [2, 34];
  const frame = (y: number): void => {
    s.prism(
      'y',
      [
        [0, 0],
        [3, 0],
        [8, 40],
        [w / 2, 40 + rise - 3],
        [w - 8, 40],
        [w - 3, 0],
        [w, 0],
        [w, 44],
        [w / 2, 44 + rise],
        [0, 44],
      ],
      y,
      2,
      OUT,
      MED,
    );
  };
  for (const i of times(bays).toReversed()) {
    frame(i * bay + bay);
    for (const x of [w, 0]) for (const z of [16, 32]) rod(s, [x, i * bay, z], [x, i * bay + bay, z], 0.6);
    for (const k of [0, 0.33, 0.66, 1])
      for (const side of [-1, 1])
        rod(
          s,
          [w / 2 + (side * w * k) / 2, i * bay, 45 + rise * (1 - k)],
          [w / 2 + (side * w * k) / 2, i * bay + bay, 45 + rise * (1 - k)],
          0.6,
        );
    if (i === 0) {
      rod(s, [0, 0, 4], [0, bay, 38], 0.4);
      rod(s, [0, bay, 4], [0, 0, 38], 0.4);
    }
  }
  frame(0);
  ground(s, -14, w + 28);
  return s;
};
const storage: ProductSketch = (choose) => {
  const [n, rise] = [choose([5, 4]), choose([5, 8])];
  const s = three();
  const [l, d, h] = [n * 22, 44, 26];
  s.prism('x', uv(0, 0, d, 0, d, h, d / 2, h + rise, 0, h), 0, l);
  for (const i of times(n)) {
    s.front(0).rect(i * 22 + 2.4, 0, 17, 20, MED);
    rows(s.front(0), i * 22 + 2.4, 0, 17, 20, 11, FINE);
    s.front(0).rect(i * 22 + 9.6, 3, 2.4, 1.2, MED);
    s.front(0).rect(i * 22 + 8.4, 21.6, 5, 2.4, FINE);
  }
  for (const i of times(n * 4)) s.line(xyz(i * 5.5, 0, h, i * 5.5, d / 2, h + rise), PATT);
  for (const i of times(2)) s.side(0).rect(4 + i * 20, 0, 15, 20, MED);
  ground(s, -10, l + 20, -2);
  return s;
};
/** A car in its hoistway, lifted by jacks. */
const hydraulicElevator: ProductSketch = (choose) => {
  const [raise, w] = [choose([36, 28]), choose([40, 46])];
  const s = three();
  const z = raise;
  s.box([-4, 36, -4], [w + 8, 2, 104], MED, FINE);
  for (const x of [w + 3, -4]) s.box([x, 16, -4], [1.4, 3, 104], MED, FINE);
  s.cylinder('z', [w + 7, 18, -4], 2.2, 40);
  s.cylinder('z', [w + 7, 18, 36], 1.4, raise + 24);
  s.box([-1, -1, z - 3], [w + 2, 38, 3], OUT, FINE);
  s.box([0, 0, z], [w, 36, 48]);
  const f = s.front(0);
  f.rect(w * 0.16, z, w * 0.68, 42, MED);
  f.line(uv(w / 2, z, w / 2, z + 42), MED);
  f.rect(w * 0.87, z + 18, w * 0.08, 10, FINE);
  s.box([w * 0.3, 10, z + 48], [w * 0.4, 14, 3], MED, FINE);
  s.box([-18, -2, -4], [12, 14, 20], OUT, FINE);
  s.bar(xyz(-12, 12, 4, -12, 24, 0, w + 6, 24, -2), 0.5, MED);
  return s;
};
const freight: ProductSketch = (choose) => {
  const [w, open] = [choose([72, 84]), choose([14, 22])];
  const s = frontal();
  wall(s, -22, -4, w + 44, 100, 4);
  s.box([-4, 0, 0], [w + 8, 4, 84], OUT, FINE);
  const f = s.front(0);
  f.rect(0, 0, w, 78, OUT);
  f.rect(0, 39 + open, w, 39 - open, MED);
  f.rect(0, 0, w, 39 - open, MED);
  rows(f, 0, 39 + open, w, 39 - open, 3, FINE);
  rows(f, 0, 0, w, 39 - open, 3, FINE);
  f.rect(w * 0.4, 39 + open + 6, w * 0.2, 6, MED);
  f.through(corners(0, 39 - open, w, 2 * open), () => {
    columns(f, 0, 39 - open, w, 2 * open, 9, FINE);
    for (const k of [0, 1]) f.line(uv(0, 39 - open + 6 + k * 8, w, 39 - open + 6 + k * 8), FINE);
  });
  f.rect(w + 9, 36, 5, 10, MED);
  f.circle(w + 11.5, 43, 1.2, FINE);
  f.circle(w + 11.5, 39, 1.2, FINE);
  s.line(xyz(-24, -2, 0, w + 28, -2, 0), FINE);
  return s;
};
const stair = (s: Scene, n: number, w: number): void => {
  for (const i of times(n).toReversed()) s.box([i * 11, 6, 0], [11 * (n - i), w, (i + 1) * 7], OUT, FINE);
};
const inclined =
  (chair: boolean): ProductSketch =>
  (choose) => {
    const [n, at] = [choose([6, 7]), choose([1, 2])];
    const s = three();
    stair(s, n, 36);
    const rail = (z: number): void => s.bar(xyz(-6, 4, z, n * 11, 4, n * 7 + z + 4), 1.1);
    rail(6);
    if (!chair) rail(24);
    const [x, z] = [at * 13, at * 8 + 4];
    if (chair) {
      s.box([x - 3, -3, z], [10, 6, 9], OUT, FINE);
      s.prism('y', rounded(x - 8, z + 10, 20, 4, 1.6), -18, 16, OUT, PATT);
      s.prism('y', rounded(x + 8, z + 13, 4, 22, 1.6), -18, 16, OUT, PATT);
      for (const y of [-4, -19]) s.bar(xyz(x + 8, y, z + 24, x - 5, y, z + 24), 1, MED);
      s.box([x - 14, -17, z - 5], [9, 13, 1.2], OUT, FINE);
      s.bar(xyz(x - 6, -10, z + 10, x - 8, -10, z - 4), 1, MED);
    } else {
      s.box([x - 2, 0, z], [24, 5, 26], OUT, FINE);
      s.box([x - 10, -32, z - 2], [40, 32, 1.6], OUT, FINE);
      s.level(z - 0.4).hatch(corners(x - 10, -32, 40, 32), 45, 3.4);
      for (const u of [x + 29, x - 10]) s.bar(xyz(u, -2, z + 22, u, -30, z + 16), 0.9, OUT);
      s.face(xyz(x - 10, -32, z, x - 10, 0, z, x - 16, 0, z + 8, x - 16, -32, z + 8), MED);
    }
    return s;
  };

export const buildingAndLiftsFromBuildingFrame: Sketches = {
  'building-frame': buildingFrame,
  'storage-building': storage,
  elevator: hydraulicElevator,
  'freight-elevator': freight,
  lift: lift,
  'inclined-lift': inclined(false),
  'stair-lift': inclined(true),
};
