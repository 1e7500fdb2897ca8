import { paver as paverSketch } from '#src/reference-api/drawings/products/kinds/masonry.ts';
import {
  FINE,
  MED,
  OUT,
  PATT,
  corner,
  only,
  three,
  uv,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { corners, rounded, type Plane } from '#src/reference-api/drawings/products/plane.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';
import { fenceOf } from '#src/reference-api/drawings/products/kinds/site-and-rail/shared.ts';

const siltFence: ProductSketch = (choose) => {
  const [n, sag] = [choose([5, 4]), choose([2, 3])];
  const s = three();
  for (const i of times(n).toReversed()) s.box([i * 26, 1, -8], [2, 2, 44], OUT, FINE);
  const top = times(n * 2 - 1).map((i): [number, number] => [i * 13, 30 - (i % 2) * sag]);
  s.front(0).shape(
    [
      ...uv(0, 0),
      ...top.map(([x, z]): [number, number] => [x + (x === 0 ? 0 : 2), z]),
      ...uv((n - 1) * 26 + 2, 0),
    ],
    OUT,
  );
  s.front(0).hatch(corners(0, 1, (n - 1) * 26 + 2, 26), 0, 3, PATT);
  s.face(xyz(-6, -7, 0, (n - 1) * 26 + 8, -7, 0, (n - 1) * 26 + 8, 0, 3, -6, 0, 3), MED);
  s.level(0).speckle(-10, -20, (n - 1) * 26 + 20, 12, 50, 1.6);
  return s;
};
const filterSock: ProductSketch = (choose) => {
  const [r, l] = [choose([5, 6]), choose([64, 56])];
  const s = three();
  s.level(0).speckle(-8, -16, l + 16, 34, 70, 1.4);
  for (const x of [l * 0.8, l * 0.3]) s.box([x, r * 2, -2], [1.6, 1.6, 20], MED, FINE);
  s.turned('x', [0, r, r], uv(r * 0.8, -1, r, 1, r, l - 1, r * 0.8, l + 1), { smooth: true });
  for (const k of times(24)) s.band('x', [1 + (k * l) / 24, r, r], r, PATT);
  s.disc('x', [-1, r, r], r * 0.8, MED);
  s.side(-1).speckle(r * 0.4, r * 0.4, r * 1.2, r * 1.2, 16, 0.6);
  return s;
};
const inlet: ProductSketch = (choose) => {
  const [size, deep] = [choose([26, 30]), choose([20, 24])];
  const s = three();
  s.silhouette([
    ...xyz(2, 2, 0, size - 2, 2, 0, size - 2, size - 2, 0, 2, size - 2, 0),
    ...xyz(6, 6, -deep, size - 6, 6, -deep, 6, size - 6, -deep),
  ]);
  for (const k of times(6)) s.line(xyz(3 + k * 4, 2, -2, 6 + k * 3.2, 6, -deep), PATT);
  for (const x of [0.3, 0.7])
    s.bar(xyz(size * x - 2, 2, -2, size * x, -1, -8, size * x + 2, 2, -2), 0.4, MED);
  s.box([0, 0, 0], [size, size, 2]);
  const on = s.level(2);
  on.rect(2, 2, size - 4, size - 4, MED);
  for (const i of times(7))
    for (const j of times(2))
      on.shape(rounded(4 + i * ((size - 8) / 7), 4 + j * (size / 2 - 2), 1.6, size / 2 - 6, 0.7), FINE);
  return s;
};
const geocell: ProductSketch = (choose) => {
  const [n, h] = [choose([6, 5]), choose([5, 6])];
  const s = corner();
  s.box([-2, -2, -2], [n * 9 + 2, n * 7 + 6, 2], MED, FINE);
  for (const j of times(n).toReversed()) {
    const wave = (z: number, flip: number): Place[] =>
      times(n * 4 + 1).map((i): Place => [
        (i * 9) / 4,
        j * 7 + 3.4 + Math.cos((i * Math.PI) / 2) * 3.2 * flip,
        z,
      ]);
    const flip = j % 2 ? 1 : -1;
    s.face([...wave(0, flip), ...wave(h, flip).toReversed()], MED);
    s.line(wave(h, flip), OUT);
    if (j > n - 3)
      for (const i of times(n))
        for (const k of times(5))
          s.level(h - 1).circle(2 + i * 9 + (k % 3) * 2, j * 7 + 1 + (k % 2) * 3, 0.8, FINE);
  }
  return s;
};
/** A grid with its fill spilling at one corner. */
const pavingGrid =
  (fill: 'grass' | 'gravel'): ProductSketch =>
  (choose) => {
    const [n, r] = [choose([7, 6]), choose([2.6, 3])];
    const s = corner();
    s.box([-2, -2, -6], [n * 6 + 4, n * 6 + 4, 5], MED, FINE);
    s.front(-2).speckle(-1, -5.4, n * 6 + 2, 4, 40, 1);
    s.box([0, 0, -1], [n * 6, n * 6, 1.6], OUT, MED);
    const on = s.level(0.6);
    for (const i of times(n).toReversed())
      for (const j of times(n).toReversed()) {
        const [x, y] = [3 + i * 6, 3 + j * 6];
        if (fill === 'grass') on.circle(x, y, r, MED);
        else
          on.shape(
            times(6).map((k): [number, number] => [x + Math.cos(k * 1.047) * r, y + Math.sin(k * 1.047) * r]),
            MED,
          );
        if (i + j < 3) continue;
        if (fill === 'grass')
          for (const k of times(4))
            s.line(xyz(x - 1 + k * 0.7, y, 0.6, x - 1.6 + k * 1.1, y - 0.6, 4 + ((i + k) % 3)), FINE);
        else for (const k of times(4)) on.circle(x - 1 + (k % 2) * 1.7, y - 1 + (k > 1 ? 1.6 : 0), 0.7, FINE);
      }
    return s;
  };
/** Units in a pattern with one lifted out. */
const units =
  (
    w: number,
    d: number,
    t: number,
    joint: number,
    face: (on: Plane, u: number, v: number) => void,
    pedestals = false,
  ): ProductSketch =>
  (choose) => {
    const [n, lift] = [choose([4, 5]), choose([t * 0.8, t * 1.3])];
    const s = corner();
    if (!pedestals) s.box([-2, -2, -5], [n * w + 6, n * d + 6, 5], MED, FINE);
    if (!pedestals) s.front(-2).speckle(-1, -4.4, n * w + 4, 3.8, 40, 0.8);
    for (const j of times(n).toReversed())
      for (const i of times(n).toReversed()) {
        const x = i * w + (pedestals ? 0 : (j % 2) * w * 0.5 - w * 0.25);
        if (i === 0 && j === 0) continue;
        if (pedestals)
          for (const [u, v] of uv(x, j * d))
            s.turned('z', [u, v, -6], uv(3, 0, 3, 0.8, 1.4, 1, 1.4, 5, 3, 5.4, 3, 6), {
              layer: MED,
              crease: FINE,
            });
        s.box([x, j * d, 0], [w - joint, d - joint, t], OUT, FINE);
        face(s.level(t), x, j * d);
      }
    s.box([-w * 0.6, -d * 0.4, lift], [w - joint, d - joint, t]);
    face(s.level(lift + t), -w * 0.6, -d * 0.4);
    return s;
  };

export const siteAndRailFromSiltFence: Sketches = {
  'silt-fence': siltFence,
  'filter-sock': filterSock,
  'inlet-protection': inlet,
  geocell,
  'grass-grid': pavingGrid('grass'),
  'gravel-grid': pavingGrid('gravel'),
  paver: only(paverSketch, 'running'),
  'permeable-paver': units(10, 10, 3.2, 1.3, (on, u, v) => {
    on.line(uv(u, v + 5, u + 1.4, v + 5), MED);
    on.line(uv(u + 7.2, v + 5, u + 8.6, v + 5), MED);
    on.line(uv(u + 4.4, v, u + 4.4, v + 1.4), MED);
  }),
  'clay-paver': only(paverSketch, 'herringbone'),
  'roof-paver': units(20, 20, 1, 0.6, (on, u, v) => on.speckle(u + 1, v + 1, 17, 17, 16, 0.8), true),
  'granite-sett': units(7, 7, 6, 0.9, (on, u, v) => {
    on.line(uv(u + 1, v + 2, u + 2.6, v + 2.8, u + 3.4, v + 1.8), FINE);
    on.line(uv(u + 3, v + 4.6, u + 5, v + 4), FINE);
  }),
  'ornamental-fence': fenceOf((s, x, w, h) => {
    for (const i of times(12).toReversed()) {
      const u = x + ((i + 0.5) * w) / 12;
      s.box([u - 0.5, -0.5, 3], [1, 1, h - 2], MED, FINE);
      s.face(xyz(u - 0.9, 0, h + 1, u, 0, h + 4, u + 0.9, 0, h + 1), MED);
    }
    for (const z of [8, h - 10, h - 3]) s.box([x, -1, z], [w, 2, 1.8], OUT, FINE);
  }, 52),
};
