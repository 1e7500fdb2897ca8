import { dockLeveler, lift } from '#src/reference-api/drawings/products/kinds/loading.ts';
import { metalBuilding } from '#src/reference-api/drawings/products/kinds/metal-panels.ts';
import { filterVessel } from '#src/reference-api/drawings/products/kinds/vessels.ts';
import {
  FINE,
  MED,
  OUT,
  PATT,
  cells,
  columns,
  corner,
  frontal,
  ground,
  only,
  rod,
  rows,
  three,
  uv,
  wall,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { arcPoints, corners, rounded } from '#src/reference-api/drawings/products/plane.ts';
import { type Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';

/** A dock opening in its wall with pads or curtains around. */
const dock =
  (shelter: boolean): ProductSketch =>
  (choose) => {
    const [w, deep] = [choose([96, 84]), choose([18, 24])];
    const s = three();
    wall(s, -34, -48, w + 68, 172, 0);
    s.box([-34, -2, -48], [w + 68, 2, 46], MED, FINE);
    s.front(0).rect(0, 0, w, 96, OUT);
    rows(s.front(0), 0, 0, w, 96, 5, FINE);
    if (shelter) {
      s.box([w + 12, -deep, 0], [8, deep, 112], OUT, FINE);
      s.box([-20, -deep, 0], [8, deep, 112], OUT, FINE);
      s.prism('x', uv(-deep, 108, 0, 114, 0, 120, -deep, 112), -20, w + 40);
      s.front(-deep).shape(uv(-14, 88, w + 14, 88, w + 14, 109, -14, 109), MED);
      for (const i of times(7)) s.front(-deep).line(uv(-6 + i * 16, 88, -6 + i * 16, 109), FINE);
      for (const x of [-14, w + 2]) s.front(-deep).shape(corners(x, 0, 12, 90), MED);
    } else {
      s.box([w, -12, 0], [14, 12, 100]);
      s.box([-14, -12, 0], [14, 12, 100]);
      s.box([-14, -14, 96], [w + 28, 14, 16]);
      for (const x of [-14, w])
        for (const j of times(8))
          s.front(-12).shape(
            uv(x, 2 + j * 12, x + 14, 2 + j * 12, x + 14, 10 + j * 12, x, 12 + j * 12),
            FINE,
          );
      s.front(-14).line(uv(-14, 104, w + 14, 104), FINE);
    }
    for (const x of [-10, w - 2]) s.box([x, -6, -16], [12, 4, 12], OUT, FINE);
    return s;
  };
const restraint: ProductSketch = (choose) => {
  const [hook, lights] = [choose([1, 0]), choose([1, 0])];
  const s = three();
  s.box([-20, 0, -4], [64, 6, 66], MED, FINE);
  s.box([2, -1, 0], [20, 1.6, 46]);
  s.box([5, -4, 2], [14, 3, 30]);
  for (const x of [4, 18]) s.box([x, -3, 0], [2, 2.4, 44], MED, FINE);
  s.prism(
    'x',
    hook
      ? uv(-16, 16, -4, 10, -4, 20, -10, 22, -10, 28, -14, 28)
      : uv(-18, 12, -4, 10, -4, 20, -14, 18, -14, 26, -18, 26),
    8,
    8,
  );
  s.box([5, -5, 32], [14, 4.4, 8], OUT, FINE);
  if (lights) {
    s.box([30, -1.6, 34], [8, 1.6, 16], OUT, FINE);
    for (const z of [46, 41, 37]) s.front(-1.6).circle(34, z, 1.7, MED);
  }
  s.line(xyz(-24, -16, -4, 46, -16, -4), FINE);
  return s;
};
const bumper: ProductSketch = (choose) => {
  const [n, w] = [choose([14, 11]), choose([24, 20])];
  const s = three();
  s.box([-10, 4.6, -12], [w + 20, 4, 36], MED, FINE);
  s.front(4.6).speckle(-9, -11, w + 18, 34, 40, 0.9);
  s.box([-3, 3.8, 0], [w + 6, 0.8, 12], OUT, FINE);
  for (const i of times(n).toReversed()) s.box([(i * w) / n, 0, 0], [w / n - 0.16, 4, 12], OUT, FINE);
  for (const x of [w, -1.4]) s.box([x, -0.2, -0.4], [1.4, 4.4, 12.8], OUT, FINE);
  for (const z of [3.4, 8.6]) {
    s.cylinder('x', [-2.4, 2, z], 0.9, 1, MED);
    s.front(4).circle(-2, z, 0.01, FINE);
  }
  return s;
};
const poolShell: ProductSketch = (choose) => {
  const [lanes, l] = [choose([3, 4]), choose([110, 96])];
  const s = corner();
  const w = lanes * 18;
  s.box([0, 0, -18], [l, w, 18]);
  for (const i of times(8)) s.front(0).line(uv((i * l) / 8, -18, (i * l) / 8, 0), MED);
  for (const i of times(4)) s.side(0).line(uv((i * w) / 4, -18, (i * w) / 4, 0), MED);
  const on = s.level(0);
  on.rect(4, 4, l - 8, w - 8, OUT);
  on.through(corners(4, 4, l - 8, w - 8), () => {
    s.face(xyz(4, w - 4, 0, l - 4, w - 4, 0, l - 4, w - 4, -9, 4, w - 4, -9), MED);
    s.face(xyz(l - 4, 4, 0, l - 4, w - 4, 0, l - 4, w - 4, -9, l - 4, 4, -9), MED);
    s.level(-9).shape(corners(0, 0, l - 4, w - 4), FINE);
    for (const i of times(lanes)) s.level(-9).rect(10, 6 + i * ((w - 14) / lanes) + 3, l - 22, 1.6, FINE);
    for (const i of times(5))
      s.level(-2).line(
        uv(12 + i * 18, 10 + ((i * 17) % (w - 20)), 20 + i * 18, 11 + ((i * 17) % (w - 20))),
        FINE,
      );
  });
  s.bar(xyz(l * 0.5, 4, -4, l * 0.5, 4, 6, l * 0.5, -3, 6, l * 0.5, -3, 0), 0.8, MED);
  s.bar(xyz(l * 0.5 + 7, 4, -4, l * 0.5 + 7, 4, 6, l * 0.5 + 7, -3, 6, l * 0.5 + 7, -3, 0), 0.8, MED);
  return s;
};
const poolGutter: ProductSketch = (choose) => {
  const [w, l] = [choose([14, 16]), choose([46, 40])];
  const s = corner();
  s.box([0, w, -14], [l, 16, 14], MED, FINE);
  s.level(0).speckle(2, w + 1, l - 4, 13, 26, 0.9);
  s.prism('x', uv(0, -14, w, -14, w, 0, w - 1, 0, w - 1, -11, 3, -11, 3, -3, 0, -2), 0, l);
  for (const i of times(Math.round(l / 2))) s.box([l - 2 - i * 2, 1.6, -1.6], [1.2, w - 3, 1], MED, FINE);
  s.face(xyz(0, -16, -3.4, l, -16, -3.4, l, 0, -3.4, 0, 0, -3.4), FINE);
  for (const i of times(5))
    s.level(-3.4).line(uv(3 + i * 9, -13 + (i % 3) * 4, 8 + i * 9, -13.4 + (i % 3) * 4), FINE);
  return s;
};
const bulkhead: ProductSketch = (choose) => {
  const [l, blocks] = [choose([96, 84]), choose([3, 4])];
  const s = three();
  s.face(xyz(-16, -26, 0, l + 16, -26, 0, l + 16, 44, 0, -16, 44, 0), FINE);
  for (const i of times(9))
    s.level(0).line(uv(-10 + i * 13, -20 + ((i * 11) % 56), -2 + i * 13, -20 + ((i * 11) % 56)), FINE);
  s.box([0, 0, 0], [l, 18, 8]);
  cells(s.level(8), 0, 0, l, 18, 24, 5, PATT);
  columns(s.front(0), 0, 0, l, 6, 16, FINE);
  s.front(0).line(uv(0, 6, l, 6), MED);
  for (const i of times(blocks).toReversed()) {
    const x = 8 + (i * (l - 12)) / blocks;
    s.box([x + 3, 8, 8], [4, 5, 9], MED, FINE);
    s.prism('x', uv(2, 17, 15, 19, 15, 21, 2, 19), x, 10, OUT, FINE);
  }
  return s;
};
const poolLift: ProductSketch = (choose) => {
  const [turn, arm] = [choose([0, 6]), choose([1, 0])];
  const s = three();
  s.face(xyz(-30, -30, 0, 30, -30, 0, 30, -10, 0, -30, -10, 0), FINE);
  for (const i of times(5))
    s.level(0).line(uv(-24 + i * 11, -26 + (i % 3) * 5, -18 + i * 11, -26 + (i % 3) * 5), FINE);
  s.box([-8, -4, 0], [16, 16, 2], OUT, FINE);
  s.box([-3, 0, 2], [6, 8, 34]);
  s.bar(xyz(0, 4, 36, 0, -8, 48, turn, -26, 46), 1.6);
  s.bar(xyz(0, -1, 28, turn * 0.3, -14, 44), 0.9, MED);
  s.bar(xyz(turn, -26, 46, turn, -27, 26), 1.1);
  s.prism('x', uv(-38, 16, -26, 16, -24, 34, -26, 34, -28, 18, -38, 18), turn - 8, 16, OUT, FINE);
  for (const x of [turn - 9, turn + 8]) s.box([x, -36, 23], [1.2, 10, 1.2], MED, FINE);
  s.bar(xyz(turn - 6, -38, 16, turn - 6, -42, 8, turn + 6, -42, 8, turn + 6, -38, 16), 0.7, MED);
  if (arm) s.box([-3.4, -0.6, 20], [2, 0.6, 6], MED, FINE);
  return s;
};
/** A frame of tapered columns and rafters, without its skin. */
const frameBuilding =
  (bays: number, crane: boolean): ProductSketch =>
  (choose) => {
    const [w, rise] = [choose([80, 92]), choose([9, 14])];
    const s = three();
    const bay = 34;
    const frame = (y: number): void => {
      s.prism(
        'y',
        uv(
          0,
          0,
          3,
          0,
          8,
          40,
          w / 2,
          40 + rise - 3,
          w - 8,
          40,
          w - 3,
          0,
          w,
          0,
          w,
          44,
          w / 2,
          44 + rise,
          0,
          44,
        ),
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
      if (crane && i === 0) {
        for (const y of [26, 20]) s.box([8, y, 27], [w - 16, 1.6, 4], OUT, FINE);
        s.box([w * 0.42, 19, 31], [10, 10, 4], OUT, FINE);
        s.bar(xyz(w * 0.46, 20, 27, w * 0.46, 20, 14), 0.4, MED);
        s.bar(
          arcPoints([w * 0.46, 12], 2, 90, 360).map(([x, z]): Place => [x, 20, z]),
          0.5,
          MED,
        );
      }
    }
    if (crane) for (const x of [w - 9, 6]) s.box([x, 0, 24], [3, bay * bays, 3], OUT, FINE);
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
  for (const i of times(n * 4))
    s.line(
      [
        [i * 5.5, 0, h],
        [i * 5.5, d / 2, h + rise],
      ],
      PATT,
    );
  for (const i of times(2)) s.side(0).rect(4 + i * 20, 0, 15, 20, MED);
  ground(s, -10, l + 20, -2);
  return s;
};
/** A car in its hoistway, lifted by jacks. */
const hydraulic =
  (mode: 'beside' | 'below' | 'roped'): ProductSketch =>
  (choose) => {
    const [raise, w] = [choose([36, 28]), choose([40, 46])];
    const s = three();
    const z = raise;
    if (mode === 'below') {
      s.box([-6, -6, -8], [w + 12, 50, 4], OUT, FINE);
      s.cylinder('z', [w / 2, 18, -44], 3.4, 44, MED);
      s.cylinder('z', [w / 2, 18, -8], 2.2, raise + 8);
    }
    s.box([-4, 36, -4], [w + 8, 2, 104], MED, FINE);
    for (const x of [w + 3, -4]) s.box([x, 16, -4], [1.4, 3, 104], MED, FINE);
    if (mode !== 'below') {
      s.cylinder('z', [w + 7, 18, -4], 2.2, mode === 'roped' ? 50 : 40);
      s.cylinder('z', [w + 7, 18, 36], 1.4, mode === 'roped' ? 46 : raise + 24);
    }
    s.box([-1, -1, z - 3], [w + 2, 38, 3], OUT, FINE);
    s.box([0, 0, z], [w, 36, 48]);
    const f = s.front(0);
    f.rect(w * 0.16, z, w * 0.68, 42, MED);
    f.line(uv(w / 2, z, w / 2, z + 42), MED);
    f.rect(w * 0.87, z + 18, w * 0.08, 10, FINE);
    s.box([w * 0.3, 10, z + 48], [w * 0.4, 14, 3], MED, FINE);
    if (mode === 'roped') {
      s.cylinder('y', [w + 7, 14, 86], 5, 7);
      s.disc('y', [w + 7, 14, 86], 3.6, FINE);
      for (const k of [0, 1]) {
        s.line(xyz(w + 2.4 + k * 0.4, 15 + k * 3, 86, w + 1 + k * 0.4, 15 + k * 3, z), MED);
        s.line(xyz(w + 12, 15 + k * 3, 86, w + 12, 15 + k * 3, -4), MED);
      }
    }
    if (mode === 'beside') s.box([-18, -2, -4], [12, 14, 20], OUT, FINE);
    if (mode === 'beside') s.bar(xyz(-12, 12, 4, -12, 24, 0, w + 6, 24, -2), 0.5, MED);
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
const enclosed: ProductSketch = (choose) => {
  const [h, w] = [choose([96, 88]), choose([48, 52])];
  const s = three();
  s.box([-20, 0, 0], [20, 50, 40], MED, FINE);
  s.box([0, 0, 0], [w, 50, h]);
  const f = s.front(0);
  f.rect(4, 2, w - 8, 78, MED);
  f.rect(9, 10, w - 18, 64, FINE);
  f.glint(9, 10, w - 18, 64);
  f.rect(w - 8, 36, 2, 9, OUT);
  const side = s.side(0);
  for (const v of [44, 70]) {
    side.rect(4, v, 42, 22, MED);
    side.glint(4, v, 42, 22);
  }
  s.box([w, 0, 34], [5, 1.6, 9], OUT, FINE);
  s.front(0).circle(w + 2.5, 39, 1.2, FINE);
  s.prism('x', uv(-24, 0, 0, 0, 0, 4), 2, w - 4, MED, FINE);
  return s;
};
const cabPanel: ProductSketch = (choose) => {
  const [cols, rail] = [choose([3, 2]), choose([1, 2])];
  const s = three();
  const [w, d, h] = [66, 50, 84];
  s.box([0, d, 0], [w, 2, h], OUT, FINE);
  s.box([w, 0, 0], [2, d + 2, h], OUT, FINE);
  s.face(xyz(0, 0, 0, w, 0, 0, w, d, 0, 0, d, 0), MED);
  cells(s.level(0), 0, 0, w, d, 4, 3, FINE);
  for (const i of times(cols))
    for (const [z, zh] of uv(8, 26, 40, 38)) {
      s.box([(i * w) / cols + 1.4, d - 1, z], [w / cols - 2.8, 1, zh], OUT, FINE);
      s.front(d - 1).hatch(
        corners((i * w) / cols + 1.4, z, w / cols - 2.8, zh),
        z > 20 ? 60 : 0,
        z > 20 ? 4 : 2.2,
      );
    }
  for (const z of rail === 1 ? [36] : [30, 36]) s.bar(xyz(4, d - 3, z, w - 4, d - 3, z), 0.9);
  s.face(xyz(0, 0, h, w, 0, h, w, d, h, 0, d, h), MED);
  for (const [x, y] of uv(16, 16, 50, 16, 16, 36, 50, 36)) s.disc('z', [x, y, h], 3, MED);
  return s;
};

export const buildingSketches: Sketches = {
  'dock-leveler': only(dockLeveler, undefined, 6),
  'mechanical-leveler': only(dockLeveler, undefined, 10),
  'dock-seal': dock(false),
  'dock-shelter': dock(true),
  'vehicle-restraint': restraint,
  'dock-bumper': bumper,
  'pool-shell': poolShell,
  'pool-gutter': poolGutter,
  'filter-vessel': filterVessel,
  'pool-bulkhead': bulkhead,
  'pool-lift': poolLift,
  'metal-building': metalBuilding,
  'building-frame': frameBuilding(2, false),
  'crane-building': frameBuilding(2, true),
  'storage-building': storage,
  elevator: hydraulic('beside'),
  'in-ground-elevator': hydraulic('below'),
  'roped-elevator': hydraulic('roped'),
  'freight-elevator': freight,
  lift: only(lift, 'platform'),
  'inclined-lift': inclined(false),
  'stair-lift': inclined(true),
  'enclosed-lift': enclosed,
  'elevator-cab-panel': cabPanel,
};
