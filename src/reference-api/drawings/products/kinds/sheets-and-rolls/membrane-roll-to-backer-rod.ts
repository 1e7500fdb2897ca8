import {
  FINE,
  MED,
  OUT,
  PATT,
  corner,
  label,
  three,
  uv,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { corners, type Plane } from '#src/reference-api/drawings/products/plane.ts';
import { Scene, ring } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';
import { roll } from '#src/reference-api/drawings/products/kinds/sheets-and-rolls/shared.ts';

const marks = (on: Plane, w: number, loose: number): void => {
  for (const i of times(4))
    on.line(uv(w * 0.2, -loose * (0.15 + 0.22 * i), w * 0.8, -loose * (0.15 + 0.22 * i)));
};
/** A corner of the face turned up to show what is below. */
const peel = (s: Scene, w: number, loose: number, hatch: boolean): void => {
  const fold: Place[] = xyz(w * 0.45, -loose, 0.4, w, -loose * 0.4, 0.4, w * 0.6, -loose * 0.5, 9);
  s.face(xyz(w * 0.45, -loose, 0.4, w, -loose, 0.4, w, -loose * 0.4, 0.4), MED);
  if (hatch) s.level(0.4).hatch(uv(w * 0.45, -loose, w, -loose, w, -loose * 0.4), 45, 1.6);
  s.face(fold);
  s.line(xyz(w * 0.55, -loose * 0.86, 2, w * 0.66, -loose * 0.6, 6.5), FINE);
};
const lap = (on: Plane, w: number, loose: number): void => {
  on.line(uv(w * 0.1, -loose, w * 0.1, 0), MED);
  marks(on, w, loose);
};
/** A narrow roll standing on its edge, or lying, with its tail. */
const tape =
  (width: number, r: number, tail: number): ProductSketch =>
  (choose) => {
    const [w, turns] = [width * choose([1, 1.3]), choose([4, 5])];
    const s = three();
    s.face(xyz(0, -tail, 0, w, -tail, 0, w, 0, 0, 0, 0, 0));
    s.level(0).line(uv(w * 0.3, -tail, w * 0.3, 0), FINE);
    s.face(xyz(0, -tail, 0, w, -tail, 0, w, -tail * 0.7, 2, 0, -tail * 0.7, 2), MED);
    s.cylinder('x', [0, 0, r], r, w);
    const end = s.side(0);
    for (const i of times(turns)) end.circle(0, r, r * (0.92 - i * 0.09), FINE);
    end.circle(0, r, r * 0.45, OUT);
    return s;
  };
const dimples = (on: Plane, w: number, loose: number): void => {
  for (const i of times(9))
    for (const j of times(6))
      on.circle(w * ((i + 0.5 + (j % 2) * 0.3) / 9.4), -loose * ((j + 0.5) / 6), 1.3, FINE);
};
const torch = (s: Scene, w: number, loose: number): void => {
  s.bar(xyz(w * 0.5, -loose - 4, 3, w * 0.62, -loose - 10, 12, w * 0.8, -loose - 16, 26), 0.8);
  s.turned('y', [w * 0.5, -loose - 6, 2.6], uv(2.2, 0, 2.2, 5), {});
  for (const i of times(4))
    s.line(xyz(w * 0.46 + i, -loose - 1, 2 + (i % 2), w * 0.44 + i * 1.2, -loose + 5 + (i % 2) * 2, 1), MED);
};
/** Wrap on a wall of studs, its roll at the side. */
const onWall =
  (pattern: (on: Plane) => void): ProductSketch =>
  (choose) => {
    const [courses, r] = [choose([2, 3]), choose([4, 5])];
    const s = three();
    for (const x of [64, 48, 32, 16, 0]) s.box([x, 0, 0], [1.6, 5, 62], MED, FINE);
    s.box([0, 0, 62], [66, 5, 2], MED, FINE);
    for (const j of times(courses)) {
      const [z, x1] = [(j * 58) / courses, 52 - j * 9];
      s.front(-0.4).shape(corners(-1, z, x1, 58 / courses + 2), OUT);
    }
    s.front(-0.4).through(corners(-1, 0, 34, 60), () => pattern(s.front(-0.4)));
    s.cylinder('z', [52, -r, 0], r, 58 / courses + 2);
    for (const i of times(3)) s.disc('z', [52, -r, 58 / courses + 2], r * (0.8 - i * 0.22), FINE);
    return s;
  };
const print = (f: Plane): void => {
  for (const i of times(4))
    for (const j of times(6))
      f.line(
        uv(4 + i * 12 + (j % 2) * 5, 6 + j * 9, 10 + i * 12 + (j % 2) * 5, 6 + j * 9),
        i === 0 ? MED : FINE,
      );
};
const creases = (f: Plane): void => {
  for (const i of times(20))
    f.line(uv(1 + i * 2.6, 0, 2 + i * 2.6, 15, 1 + i * 2.6, 32, 2.2 + i * 2.6, 62), FINE);
};
const dark = (f: Plane): void => {
  f.hatch(corners(-1, 0, 60, 64), 45, 2.2);
  for (const i of [12, 36]) f.line(uv(-1, i, 60, i), MED);
};
/** A foil sausage with clipped ends, its gun nozzle apart. */
const sausage: ProductSketch = (choose) => {
  const [l, n] = [choose([11, 13]), choose([2, 1])];
  const s = three();
  for (const i of times(n).toReversed()) {
    const [y, z] = [i * 3.4, 1.2];
    s.turned(
      'x',
      [i * 1.5, y, z],
      uv(0.35, -1.2, 0.3, -0.7, 0.9, 0, 1.2, 0.7, 1.2, l - 0.7, 0.9, l, 0.3, l + 0.7, 0.35, l + 1.2),
      { smooth: true },
    );
    for (const x of [0.3, l - 0.3]) s.band('x', [i * 1.5 + x, y, z], 1.1, FINE);
    label(s.front(y - 1.2), i * 1.5 + l * 0.2, z - 0.7, l * 0.55, 1.5, 2, FINE);
  }
  s.turned('x', [l * 0.3, -5, 0.8], uv(0.2, 0, 0.8, 4, 0.8, 4.6, 1.1, 4.6, 1.1, 5.4), { crease: FINE });
  return s;
};
const backerRod: ProductSketch = (choose) => {
  const [r, coils] = [choose([1.3, 1]), choose([3, 4])];
  const s = corner();
  for (const i of times(coils))
    s.bar(
      ring('z', [0, 0, i * r * 1.6], 11 - (i % 2) * 0.6).concat(
        ring('z', [0, 0, i * r * 1.6], 11 - (i % 2) * 0.6).slice(0, 2),
      ),
      r,
    );
  s.bar(xyz(11, -2, 0, 12, -9, 0, 10, -17, 0, 3, -22, 0), r);
  s.cylinder('x', [2.6, -22.2, 0], r, 0.4, OUT);
  s.side(2.6).speckle(-22.2 - r * 0.6, -r * 0.6, r * 1.2, r * 1.2, 9, 0.2);
  return s;
};

export const sheetsAndRollsFromMembraneRoll: Sketches = {
  'membrane-roll': roll(44, 6, lap),
  'self-adhered-roll': roll(
    40,
    6,
    (on, w, l) => on.line(uv(w * 0.1, -l, w * 0.1, 0), MED),
    (s, w, l) => peel(s, w, l, true),
  ),
  'blindside-sheet': roll(44, 6, (on, w, l) => {
    on.hatch(corners(0, -l, w, l), 0, 2.4);
    on.hatch(corners(0, -l, w, l), 90, 2.4);
    on.rect(0, -l, w * 0.1, l, MED);
  }),
  'granulated-roll': roll(
    38,
    6,
    (on, w, l) => {
      on.line(uv(w * 0.12, -l, w * 0.12, 0), MED);
      for (const i of times(110))
        on.circle(w * (0.15 + 0.83 * ((i * 0.7549) % 1)), -l * ((i * 0.5698) % 1), 0.22, PATT);
    },
    undefined,
    0.9,
  ),
  'torch-applied-roll': roll(
    38,
    6,
    (on, w, l) => {
      lap(on, w, l);
    },
    torch,
    0.8,
  ),
  'drainage-composite': roll(44, 8, dimples, undefined, 1.2),
  'building-wrap': onWall(print),
  'drainable-wrap': onWall(creases),
  'rainscreen-membrane': onWall(dark),
  'flashing-tape': tape(6, 5, 16),
  'wrap-strip': tape(2, 5, 13),
  'sausage-pack': sausage,
  'backer-rod': backerRod,
};
