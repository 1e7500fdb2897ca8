import { countertop, floorMat } from '#src/reference-api/drawings/products/kinds/tops-and-mats.ts';
import {
  FINE,
  MED,
  OUT,
  corner,
  ground,
  three,
  uv,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { arcPoints, corners, type Plane } from '#src/reference-api/drawings/products/plane.ts';
import { ring, type Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';
import { top } from '#src/reference-api/drawings/products/kinds/furnishing-pieces/shared.ts';

const skylightShade: ProductSketch = (choose) => {
  const [n, pulled] = [choose([3, 4]), choose([0.6, 0.45])];
  const s = three();
  const at = (x: number, t: number, d = 0): Place => [x, t * 30 - d, t * 34 + d * 0.8];
  const w = n * 22;
  s.face([at(0, 0), at(w, 0), at(w, 1), at(0, 1)], OUT);
  for (const i of times(n)) {
    for (const k of [0.3, 0.45]) s.line([at(i * 22 + 22 * k, 0.1), at(i * 22 + 22 * k + 6, 0.3)], FINE);
    s.face(
      [
        at(i * 22 + 1.6, 1 - pulled, 1),
        at(i * 22 + 20.4, 1 - pulled, 1),
        at(i * 22 + 20.4, 1, 1),
        at(i * 22 + 1.6, 1, 1),
      ],
      MED,
    );
    for (const k of times(7))
      s.line([at(i * 22 + 1.6, 1 - (pulled * k) / 7, 1), at(i * 22 + 20.4, 1 - (pulled * k) / 7, 1)], FINE);
  }
  for (const i of times(n + 1)) s.bar([at(i * 22, 0, 1), at(i * 22, 1, 1)], 0.8, OUT);
  s.bar([at(0, 1, 2), at(w, 1, 2)], 1.6, OUT);
  s.bar([at(0, 0), at(w, 0)], 0.9, OUT);
  return s;
};
const bowlIn = (s: Scene, x: number, y: number, z: number, rx: number, ry: number, thick: boolean): void => {
  const rim = arcPoints([x, y], rx, 0, 360, ry).slice(0, -1);
  s.level(z).shape(rim, thick ? OUT : MED);
  s.level(z).through(rim, () => {
    for (const k of [0.86, 0.6])
      s.level(z - 4.4 * (1 - k) * 2).line(arcPoints([x, y], rx * k, 0, 360, ry * k), FINE);
    s.disc('z', [x, y, z - 3.6], 1.1, MED);
  });
};
const tap = (s: Scene, x: number, y: number, z: number): void =>
  s.bar(xyz(x, y, z, x, y, z + 5, x, y - 1, z + 6, x, y - 5, z + 5), 0.6);
const windowStool: ProductSketch = (choose) => {
  const [w, nose] = [choose([52, 46]), choose([2, 3])];
  const s = three();
  s.box([0, 8, 1.4], [w, 2, 30], OUT, FINE);
  s.front(8).rect(2, 3.4, w - 4, 28, MED);
  s.front(8).glint(2, 3.4, w - 4, 28);
  s.box([-6, 1, -18], [w + 12, 9, 18], MED, FINE);
  s.prism('x', [...uv(8, 0, 8, 1.4), ...arcPoints([-nose + 0.7, 0.7], 0.7, 90, 270)], -3, w + 6);
  s.level(1.4).speckle(0, 0, w, 7, 30, 0.8);
  return s;
};
/** A mat in its recess, seen from a corner. */
const mat =
  (face: (on: Plane, s: Scene) => void, rolled = false): ProductSketch =>
  (choose) => {
    const [w, d] = [choose([54, 48]), choose([34, 30])];
    const s = corner();
    s.box([-6, -6, -4], [w + 12, d + 12, 4], MED, FINE);
    s.level(0).rect(-1.2, -1.2, w + 2.4, d + 2.4, OUT);
    s.level(0).rect(0, 0, w, d, MED);
    s.level(0).through(corners(0, 0, w, d), () => face(s.level(0), s));
    if (rolled) {
      s.level(0).shape(corners(0, 0, w * 0.3, d), MED);
      s.level(0).hatch(corners(0, 0, w * 0.3, d), 45, 3);
      s.cylinder('y', [w * 0.3, 0, 5], 5, d);
      for (const i of times(6))
        s.line(
          arcPoints([w * 0.3, 5], 5, 100 + i * 18, 118 + i * 18)
            .slice(0, 1)
            .flatMap(([x, z]): Place[] => xyz(x, 0, z, x, d, z)),
          FINE,
        );
      for (const r of [3.8, 2.6, 1.4]) s.disc('y', [w * 0.3, 0, 5], r, FINE);
    }
    return s;
  };
const backless: ProductSketch = (choose) => {
  const [slats, base] = [choose([5, 4]), choose([1, 0])];
  const s = three();
  const w = 76;
  for (const x of [w - 16, 10]) {
    if (base) s.prism('x', uv(0, 0, 20, 0, 18, 15, 2, 15), x, 5);
    else s.box([x, 1, 0], [6, 18, 15]);
  }
  for (const i of times(slats).toReversed())
    s.box([0, (i * 21) / slats, 15], [w, 21 / slats - 0.8, 2.2], OUT, FINE);
  ground(s, -8, w + 16);
  return s;
};
const beamSeat: ProductSketch = (choose) => {
  const [n, perf] = [choose([3, 4]), choose([5, 6])];
  const s = three();
  const w = n * 23;
  for (const x of [w - 14, 8]) {
    s.prism('x', uv(-6, 0, 20, 0, 20, 1.4, 8, 2, 8, 12, 5, 12, 5, 2, -6, 1.4), x, 2.4);
  }
  s.box([-2, 4, 12], [w + 3, 4, 3]);
  for (const i of times(n).toReversed()) {
    const x = i * 23 + 1.5;
    s.prism(
      'x',
      uv(-6, 15, 11, 15, 15, 17, 18, 34, 16.6, 34.4, 13.6, 18.4, 10.4, 16.6, -6, 16.6),
      x,
      19,
      OUT,
      FINE,
    );
    const seat = s.level(16.6);
    for (const a of times(perf))
      for (const b of times(3)) seat.circle(x + 2 + a * (15 / (perf - 1)), -4 + b * 5, 0.6, FINE);
    s.bar(xyz(x + 20.4, 10, 15, x + 20.4, 9, 25, x + 20.4, -4, 25), 0.9);
  }
  s.bar(xyz(-0.4, 10, 15, -0.4, 9, 25, -0.4, -4, 25), 0.9);
  return s;
};

export const furnishingPiecesFromSkylightShade: Sketches = {
  'skylight-shade': skylightShade,
  countertop: countertop,
  'solid-surface-top': top(
    (s, w, d) => {
      bowlIn(s, w * 0.34, d * 0.48, 1.5, 7, 6, false);
      for (const k of times(6)) s.level(1.6).line(uv(w * 0.58 + k * 2.4, 4, w * 0.58 + k * 2.4, d - 6), FINE);
      tap(s, w * 0.34, d - 4, 1.6);
    },
    64,
    25,
    4,
  ),
  'vanity-top': top(
    (s, w, d) => {
      for (const x of [0.27, 0.73]) {
        bowlIn(s, w * x, d * 0.46, 1.5, 7, 5.4, true);
        tap(s, w * x, d - 3, 1.6);
      }
    },
    66,
    22,
    4,
  ),
  'integral-vanity': top(
    (s, w, d) => {
      bowlIn(s, w * 0.5, d * 0.46, 1.5, 10, 6.4, false);
      s.level(1.5).line(arcPoints([w * 0.5, d * 0.46], 11.4, 0, 360, 7.6), FINE);
      tap(s, w * 0.5, d - 3, 1.6);
      s.silhouette(
        [
          ...ring('z', [w * 0.5, d * 0.46, 0], 8).filter(([, y]) => y < 4),
          ...arcPoints([w * 0.5, 0], 7, 180, 360, 5).map(([x, z]): Place => [x, 4, z]),
        ],
        MED,
        false,
      );
    },
    36,
    20,
    3,
  ),
  'window-stool': windowStool,
  'floor-mat': floorMat,
  'rail-mat': mat((on) => {
    for (const i of times(30)) on.line(uv(i * 2, 0, i * 2, 40), i % 2 ? FINE : MED);
  }, true),
  'mat-frame': mat((on) => {
    on.rect(2, 2, 44, 24, FINE);
    on.speckle(4, 4, 44, 24, 40, 0.8);
  }),
  'public-bench': backless,
  'beam-seating': beamSeat,
};
