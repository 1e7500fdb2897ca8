import { locker } from '#src/reference-api/drawings/products/kinds/compartments.ts';
import { cabinet } from '#src/reference-api/drawings/products/kinds/wall-cabinets.ts';
import {
  FINE,
  MED,
  OUT,
  PATT,
  cells,
  frontal,
  label,
  three,
  uv,
  vents,
  wall,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { arcPoints, rounded, type Plane } from '#src/reference-api/drawings/products/plane.ts';
import type { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';

const mirror: ProductSketch = (choose) => {
  const [w, h] = [choose([24, 18]), choose([36, 30])];
  const s = frontal();
  wall(s, -8, -8, w + 16, h + 16, 1.6);
  s.box([0, 0, 0], [w, 1.4, h]);
  const f = s.front(0);
  f.rect(1, 1, w - 2, h - 2, MED);
  for (const k of [0, 1, 2, 5, 6])
    f.line(
      uv(w * 0.18 + k * 1.6, h * 0.42, w * 0.18 + k * 1.6 + h * 0.3, h * 0.42 + h * 0.36),
      k < 3 ? FINE : PATT,
    );
  for (const [u, v, a, b] of [
    [0, 0, 1, 1],
    [w, 0, w - 1, 1],
    [0, h, 1, h - 1],
    [w, h, w - 1, h - 1],
  ] as const)
    f.line(uv(u, v, a, b), FINE);
  s.box([-1, -4.4, -4], [w + 2, 5, 0.7], OUT, FINE);
  return s;
};
const handDryer: ProductSketch = (choose) => {
  const [w, round] = [choose([11, 10]), choose([2.4, 1])];
  const s = three();
  wall(s, -7, -12, w + 14, 30, 7);
  s.turned('z', [w / 2, 2, -1.6], uv(1.6, 0, 2, 2), {});
  s.prism('y', rounded(0, 0, w, 12, round), 0, 7, OUT, PATT);
  s.front(0).shape(rounded(1, 1, w - 2, 10, round * 0.7), FINE);
  s.front(0).rect(w * 0.3, 8, w * 0.4, 1, FINE);
  for (const i of [-1, 0, 1])
    s.line(
      times(6).map((k): Place => [w / 2 + i * 1.5 + Math.sin(k * 1.3) * 0.4, 2, -2.4 - k * 1.1]),
      MED,
    );
  vents(s.side(0), 1.4, 3, 4.2, 6, 4);
  return s;
};
/** A cabinet in the wall, its contents behind the glass. */
const wallBox =
  (w: number, h: number, inside: (f: Plane) => void, front: (f: Plane) => void, surface = 0): ProductSketch =>
  (choose) => {
    const [trim, handle] = [choose([1.6, 2.2]), choose([1, 0])];
    const s = three();
    wall(s, -6, -6, w + 12, h + 12, 0.6 + surface * 6);
    s.box([-trim, 0, -trim], [w + 2 * trim, 0.6 + surface * 6, h + 2 * trim]);
    const f = s.front(0);
    f.rect(0, 0, w, h, MED);
    inside(f);
    front(f);
    if (handle) f.rect(w - 1.6, h * 0.44, 0.9, h * 0.12, MED);
    else f.circle(w - 1.3, h * 0.5, 0.7, MED);
    return s;
  };
const extinguisher = (f: Plane): void => {
  f.shape([...rounded(3.4, 2, 6, 14, 2.2)], MED);
  f.rect(5.4, 16, 2, 2.4, MED);
  f.line(uv(4.4, 19.4, 9, 18.6), OUT);
  f.line(uv(4.6, 17.6, 3, 14, 2.6, 8), MED);
  f.rect(4.6, 6, 3.6, 5, FINE);
};
/** A row of lockers, each front as the kind has it. */
const lockers =
  (
    w: number,
    h: number,
    d: number,
    up: number,
    face: (f: Plane, x: number, z: number, w: number, h: number, s: Scene) => void,
    slope = 0,
  ): ProductSketch =>
  (choose) => {
    const [n, leg] = [choose([4, 3]), choose([4, 6])];
    const s = three();
    s.box([0.6, 1, 0], [n * w - 1.2, d - 1, leg], MED, FINE);
    s.box([0, 0, leg], [n * w, d, h]);
    if (slope) s.prism('x', uv(0, leg + h, d, leg + h, d, leg + h + slope), 0, n * w);
    for (const i of times(n))
      for (const j of times(up)) face(s.front(0), i * w, leg + (j * h) / up, w, h / up, s);
    return s;
  };
const gearLocker: ProductSketch = (choose) => {
  const [n, w] = [choose([2, 3]), choose([24, 22])];
  const s = three();
  const h = 76;
  s.box([0, 22, 0], [n * w, 0.6, h], OUT, FINE);
  for (const i of times(n)) cells(s.front(22), i * w, 6, w, h - 8, 6, 16, PATT);
  for (const i of times(n + 1).toReversed()) {
    const side = s.side(i * w);
    side.rect(0, 0, 22, h, OUT);
    cells(side, 0, 4, 22, h - 4, 4, 14, FINE);
    if (i === 0) continue;
    const x = (i - 1) * w;
    s.box([x, 0, 16], [w, 22, 1], MED, FINE);
    s.box([x, 0, 60], [w, 22, 1], MED, FINE);
    s.bar(xyz(x, 11, 56, x + w, 11, 56), 0.5, MED);
    s.prism('x', uv(9, 40, 13, 40, 12, 55, 10, 55), x + 9, 7, MED, FINE);
  }
  s.box([0, 0, h], [n * w, 22, 1.2], OUT, FINE);
  return s;
};

export const specialtiesFromMirror: Sketches = {
  mirror,
  'hand-dryer': handDryer,
  cabinet: cabinet,
  'fire-rated-cabinet': wallBox(13, 24, extinguisher, (f) => {
    f.line(uv(1.4, 1.4, 11.6, 1.4, 11.6, 22.6, 1.4, 22.6, 1.4, 1.4), MED);
    f.line(uv(0.5, 5, 0.5, 19), OUT);
    label(f, 1.6, 20, 5, 2.2, 2, FINE);
  }),
  'hose-valve-cabinet': wallBox(
    20,
    20,
    (f) => {
      f.circle(10, 11, 5, MED);
      f.circle(10, 11, 4, FINE);
      for (const k of times(4))
        f.line(uv(10, 11, 10 + Math.cos(k * 1.57 + 0.5) * 4, 11 + Math.sin(k * 1.57 + 0.5) * 4), MED);
      f.rect(8, 2, 4, 5, MED);
      f.rect(7, 2, 6, 1.4, MED);
    },
    (f) => f.line(uv(1.4, 1.4, 18.6, 1.4, 18.6, 18.6, 1.4, 18.6, 1.4, 1.4)),
  ),
  'defibrillator-cabinet': wallBox(
    15,
    17,
    (f) => {
      f.rect(1.2, 1.2, 12.6, 14.6, FINE);
      f.shape(
        [
          ...arcPoints([5.6, 10.4], 2.1, 0, 190),
          ...uv(7.5, 4),
          ...arcPoints([9.4, 10.4], 2.1, -10, 180).toReversed().slice(0, 0),
          ...arcPoints([9.4, 10.4], 2.1, -10, 170).toReversed().toReversed(),
        ],
        MED,
      );
      f.line(uv(7.9, 11, 6.6, 8.4, 8.2, 8.4, 7.2, 6), OUT);
    },
    (f) => f.line(uv(3, 2.6, 12, 2.6), MED),
    1,
  ),
  locker: locker,
  'box-locker': lockers(12, 60, 12, 5, (f, x, z, w, h) => {
    f.rect(x + 0.4, z + 0.4, w - 0.8, h - 0.8, MED);
    vents(f, x + 3, z + h - 4, w - 6, 2, 2);
    f.circle(x + w - 2, z + h / 2, 0.8, MED);
    f.rect(x + 3, z + 2, 4, 1.4, FINE);
  }),
  'athletic-locker': lockers(15, 62, 15, 1, (f, x, z, w, h) => {
    f.rect(x + 0.6, z + 0.6, w - 1.2, h - 1.2, MED);
    for (const i of times(5))
      for (const j of times(17))
        f.shape(
          [
            [x + 2.6 + i * 2.3, z + 3 + j * 3.4],
            [x + 3.5 + i * 2.3, z + 4.3 + j * 3.4],
            [x + 2.6 + i * 2.3, z + 5.6 + j * 3.4],
            [x + 1.7 + i * 2.3, z + 4.3 + j * 3.4],
          ],
          FINE,
        );
    f.rect(x + w - 2.4, z + h * 0.46, 1.4, 5, OUT);
  }),
  'welded-locker': lockers(
    15,
    60,
    18,
    2,
    (f, x, z, w, h) => {
      f.rect(x + 0.5, z + 0.5, w - 1, h - 1, MED);
      vents(f, x + 4, z + h - 6, w - 8, 3.6, 3);
      vents(f, x + 4, z + 2, w - 8, 3.6, 3);
      f.shape(rounded(x + w - 4, z + h * 0.4, 2.4, 6, 0.6), MED);
    },
    6,
  ),
  'gear-locker': gearLocker,
};
