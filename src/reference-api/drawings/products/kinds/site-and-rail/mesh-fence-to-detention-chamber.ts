import { grate as grateSketch } from '#src/reference-api/drawings/products/kinds/drainage.ts';
import { fence } from '#src/reference-api/drawings/products/kinds/railings.ts';
import { pipe as pipeSketch } from '#src/reference-api/drawings/products/kinds/piping.ts';
import {
  FINE,
  MED,
  OUT,
  PATT,
  corner,
  ground,
  only,
  three,
  uv,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { arcPoints, corners, rounded } from '#src/reference-api/drawings/products/plane.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';
import { fenceOf } from '#src/reference-api/drawings/products/kinds/site-and-rail/shared.ts';

const bollard =
  (crash: boolean): ProductSketch =>
  (choose) => {
    const [r, n] = [choose([4.5, 5]), choose([2, 3])];
    const s = three();
    if (crash) s.box([-14, -14, -18], [n * 34 + 6, 28, 18], MED, FINE);
    if (crash) s.front(-14).speckle(-13, -17, n * 34 + 4, 16, 50, 1.2);
    for (const i of times(n).toReversed()) {
      const x = i * 34;
      s.turned(
        'z',
        [x, 0, 0],
        crash ? uv(r * 1.3, 0, r * 1.3, 40, r * 0.9, 41) : uv(r, 0, r, 36, r * 0.86, 39, r * 0.5, 40.6),
        { smooth: !crash },
      );
      if (!crash) s.turned('z', [x, 0, 0], uv(r * 1.7, 0, r * 1.7, 1.6), {});
      if (!crash)
        s.turned('z', [x, 0, 1.6], uv(r, 0, r, 34.4, r * 0.86, 37.4, r * 0.5, 39), { smooth: true });
      for (const z of crash ? [30, 34] : [31, 33]) s.band('z', [x, 0, z], crash ? r * 1.3 : r, MED);
    }
    ground(s, -20, n * 34 + 20, crash ? -14 : 0);
    return s;
  };
const slideGate: ProductSketch = (choose) => {
  const [w, h] = [choose([110, 96]), choose([56, 64])];
  const s = three();
  for (const x of [w + 40, w * 0.72]) s.cylinder('z', [x, 4, 0], 2.2, h + 8);
  s.front(0).hatch(corners(0, 6, w, h - 6), 45, 5, FINE);
  s.front(0).hatch(corners(0, 6, w, h - 6), -45, 5, FINE);
  s.bar(xyz(0, 0, 5, w + 46, 0, 5), 1.6);
  s.bar(xyz(w + 46, 0, 6, w, 0, h), 1.1);
  s.bar(xyz(0, 0, 5, 0, 0, h, w, 0, h, w, 0, 5), 1.3);
  s.bar(xyz(w * 0.5, 0, 5, w * 0.5, 0, h), 1.1);
  for (const x of [w + 38, w * 0.72]) s.box([x - 3, -3, 2], [8, 4, 6], OUT, FINE);
  s.cylinder('z', [-8, 0, 0], 2.2, h + 8);
  s.box([w + 20, -16, 0], [12, 12, 22], OUT, FINE);
  ground(s, -16, w + 70, -3);
  return s;
};
const bikeRack: ProductSketch = (choose) => {
  const [n, r] = [choose([3, 4]), choose([15, 14])];
  const s = three();
  s.level(0).rect(-10, -8, n * 22 + 6, 48, FINE);
  for (const i of times(n).toReversed()) {
    const x = i * 22;
    for (const y of [30, 0]) s.cylinder('z', [x, y, 0], 3, 0.8, MED);
    s.bar(
      [[x, 0, 0.8], ...arcPoints([r, 18], r, 180, 0).map(([y, z]): Place => [x, y, z]), [x, r * 2, 0.8]],
      1.4,
    );
  }
  return s;
};
const picnic: ProductSketch = (choose) => {
  const [w, boards] = [choose([72, 84]), choose([5, 4])];
  const s = three();
  const slab = (y: number, z: number, n: number): void => {
    for (const i of times(n).toReversed()) s.box([0, y + i * 5.6, z], [w, 5, 1.6], OUT, FINE);
  };
  slab(48, 17, 2);
  for (const x of [w - 14, 10]) {
    s.bar(xyz(x, 44, 0, x, 22, 28), 1.4);
    s.bar(xyz(x, 10, 0, x, 32, 28), 1.4);
    s.bar(xyz(x, -4, 16, x, 58, 16), 1.4);
  }
  slab(14, 29, boards);
  slab(-8, 17, 2);
  return s;
};
const treeGrate: ProductSketch = (choose) => {
  const [size, rings] = [choose([52, 46]), choose([4, 5])];
  const s = corner();
  s.box([-6, -6, -4], [size + 12, size + 12, 4], MED, FINE);
  const on = s.level(0);
  on.rect(0, 0, size, size, OUT);
  on.line(uv(size / 2, 0, size / 2, size), MED);
  for (const i of times(rings))
    for (const k of times(16)) {
      const r = size * (0.17 + (i * 0.3) / rings);
      on.line(arcPoints([size / 2, size / 2], r, k * 22.5 + 3, k * 22.5 + 19), MED);
    }
  on.circle(size / 2, size / 2, size * 0.13, OUT);
  s.turned('z', [size / 2, size / 2, 0], uv(2.6, 0, 2, 8, 1.7, 34), { smooth: true });
  for (const k of times(9))
    s.line(
      arcPoints(
        [size / 2 + Math.cos(k * 0.7) * 7, 40 + Math.sin(k * 1.7) * 5],
        4.6,
        k * 40,
        k * 40 + 190,
      ).map(([x, z]): Place => [x, size / 2, z]),
      MED,
    );
  return s;
};
const catchBasin: ProductSketch = (choose) => {
  const [h, r] = [choose([44, 38]), choose([9, 10])];
  const s = three();
  s.box([0, 0, 0], [34, 34, h]);
  s.front(0).circle(17, 14, r * 1.2, MED);
  s.front(0).through(arcPoints([17, 14], r * 1.2), () => s.disc('y', [17, 3, 14], r * 1.2, FINE));
  s.cylinder('x', [-16, 17, 16], r, 16);
  s.disc('x', [-16, 17, 16], r * 0.78, MED);
  s.front(0).speckle(1, h * 0.64, 32, h * 0.3, 26, 0.9);
  s.box([4, 4, h], [26, 26, 4], OUT, FINE);
  const on = s.level(h + 4);
  on.rect(6, 6, 22, 22, MED);
  for (const i of times(8)) on.shape(rounded(7.4 + i * 2.5, 8, 1.3, 18, 0.6), FINE);
  return s;
};
const chamber: ProductSketch = (choose) => {
  const [n, r] = [choose([2, 3]), choose([22, 24])];
  const s = three();
  s.level(0).speckle(-10, -10, 110, n * 54 + 10, 90, 1.6);
  for (const j of times(n).toReversed()) {
    const y = 24 + j * 54;
    const arch = arcPoints([y, 0], r, 0, 180, r * 1.05);
    s.prism('x', arch, 0, 84, OUT, PATT);
    for (const k of times(9))
      s.line(
        arch.map(([v, z]): Place => [4 + k * 9.6, v, z]),
        k % 2 ? FINE : MED,
      );
    s.side(0).shape(arcPoints([y, 0], r * 0.86, 0, 180, r * 0.9), MED);
    s.side(0).circle(y, r * 0.4, r * 0.3, MED);
  }
  return s;
};

export const siteAndRailFromMeshFence: Sketches = {
  'mesh-fence': fenceOf((s, x, w, h) => {
    for (const i of times(15)) s.front(0).line(uv(x + (i * w) / 14, 2, x + (i * w) / 14, h), FINE);
    for (const j of times(8))
      s.front(0).line(uv(x, 2 + (j * (h - 2)) / 7, x + w, 2 + (j * (h - 2)) / 7), FINE);
    for (const z of [h * 0.2, h * 0.6, h * 0.95]) {
      s.line(xyz(x, 0, z, x + w, 0, z), MED);
      s.line(xyz(x, -1.4, z + 1.4, x + w, -1.4, z + 1.4), MED);
    }
  }, 56),
  fence: fence,
  'privacy-fence': fenceOf(
    (s, x, w, h) => {
      for (const i of times(9)) s.box([x + (i * w) / 9, 0, 2], [w / 9 - 0.5, 0.6, h - 3], MED, FINE);
      s.front(-0.2).hatch(corners(x, 2, w, h - 3), 45, 5, PATT);
      for (const z of [2, h]) s.cylinder('x', [x, -0.4, z], 0.9, w, MED);
    },
    56,
    false,
  ),
  'slide-gate': slideGate,
  'bike-rack': bikeRack,
  'picnic-table': picnic,
  'tree-grate': treeGrate,
  bollard: bollard(false),
  'crash-bollard': bollard(true),
  'corrugated-pipe': only(pipeSketch, 'corrugated'),
  pipe: only(pipeSketch, 'plain'),
  'catch-basin': catchBasin,
  grate: grateSketch,
  'detention-chamber': chamber,
};
