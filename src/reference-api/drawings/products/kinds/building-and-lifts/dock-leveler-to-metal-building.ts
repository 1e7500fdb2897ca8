import { dockLeveler } from '#src/reference-api/drawings/products/kinds/loading.ts';
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
  rows,
  three,
  uv,
  wall,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { corners } from '#src/reference-api/drawings/products/plane.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';

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
/** It spans the pool from deck to deck, between lane lines. */
const bulkhead: ProductSketch = (choose) => {
  const [l, lanes] = [choose([84, 96]), choose([3, 4])];
  const s = three();
  const [near, far] = [-44, 66];
  const each = l / lanes;
  const ropes = (from: number, to: number) => {
    for (const i of times(lanes - 1)) {
      s.level(0.4).line(uv((i + 1) * each, from, (i + 1) * each, to), MED);
      for (const k of times(6)) {
        const y = from + ((to - from) * (k + 0.5)) / 6;
        s.level(0.4).circle((i + 1) * each, y, 1.3, FINE);
      }
    }
  };
  s.face(xyz(0, near, 0, l, near, 0, l, far, 0, 0, far, 0), FINE);
  ropes(22, far);
  s.box([l, near, -6], [14, far - near, 12], OUT, MED);
  s.box([2, 0, -4], [l - 4, 20, 12]);
  cells(s.level(8), 2, 0, l - 4, 20, 20, 4, PATT);
  columns(s.front(0), 2, -4, l - 4, 10, 12, FINE);
  for (const i of times(lanes).toReversed()) {
    const x = (i + 0.5) * each - 6;
    s.box([x + 3, 8, 8], [6, 6, 14], MED, FINE);
    s.prism('x', uv(2, 22, 18, 27, 18, 30, 2, 25), x, 12, OUT, FINE);
  }
  ropes(near, -3);
  s.box([-14, near, -6], [14, far - near, 12], OUT, MED);
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

export const buildingAndLiftsFromDockLeveler: Sketches = {
  'dock-leveler': dockLeveler,
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
};
