import { rectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import {
  flange,
  gauge,
  motor,
  threeQuarterView,
  vents,
  xyz,
} from '#src/reference-api/drawings/axonometric/parts.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MED, OUT } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import { type ProductSketch, type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';

const inline =
  (small: boolean): ProductSketch =>
  (choose) => {
    const [r, h] = [choose([7, 8]), choose([20, 24])];
    const s = threeQuarterView();
    flange(s, 'x', [12, 0, 6], 5.4, 1.4, false);
    s.cylinder('x', [5, 0, 6], 3.4, 7.4);
    if (small) {
      s.box([-9, -7, -2], [18, 14, 2], OUT, FINE);
      s.cylinder('z', [0, 0, 10], 4.6, 18);
      for (const i of times(5)) s.band('z', [0, 0, 12.6 + i * 3.2], 4.6, FINE);
      s.turned('z', [0, 0, 0], uv(6.4, 0, 6.4, 10), {});
      s.turned('z', [0, 0, 28], uv(6, 0, 6, 1.4, 4, 1.4, 4, 6), { crease: FINE });
      motor(s, 'z', [0, 0, 34], r * 0.64, h * 0.66);
    } else {
      s.turned('z', [0, 0, 0], uv(6, 0, 9.4, 2, 9.4, 10, 7, 12), { crease: FINE });
      s.turned('z', [0, 0, 12], uv(5, 0, 5, 6, r, 6, r, 7.4), { crease: FINE });
      s.front(-5).rect(-2, 13.4, 4, 3.6, FINE);
      motor(s, 'z', [0, 0, 19.4], r, h);
    }
    s.cylinder('x', [-12, 0, 6], 3.4, small ? 6 : 4);
    flange(s, 'x', [-13, 0, 6], 5.4, 1.4);
    return s;
  };

const floorBox =
  (w: number, h: number, d: number, draw: (f: Plane, s: Scene) => void): ProductSketch =>
  (choose) => {
    const [k, base] = [choose([1, 1.12]), choose([3, 4])];
    const s = threeQuarterView();
    s.box([0.8, 0.8, 0], [w - 1.6, d - 1.6, base], MED, FINE);
    s.box([0, 0, base], [w, d, h * k]);
    s.front(0).through(rectangle(0, base, w, h * k), () => draw(s.front(0), s));
    return s;
  };

export const firePumps = {
  'split-case-pump': (choose) => {
    const [mr, n] = [choose([9, 10]), choose([1, 0])];
    const s = threeQuarterView();
    s.box([-28, -12, -5], [80, 26, 5], OUT, MED);
    motor(s, 'x', [16, 0, 10], mr, 32);
    for (const x of [38, 22]) s.box([x, -7, 0], [4, 14, 2.4], MED, FINE);
    s.cylinder('x', [8, 0, 10], 2, 8, MED);
    s.turned('x', [9, 0, 10], uv(3.4, 0, 3.4, 4), {});
    s.cylinder('y', [-10, 8, 8], 5, 10);
    s.turned('x', [-22, 0, 10], uv(3, 0, 6, 4, 9.4, 8, 9.4, 16, 6, 21, 3, 26), { crease: FINE });
    s.box([-20, -10, 9.6], [20, 20, 1.4], OUT, FINE);
    for (const i of times(5)) s.cylinder('z', [-18 + i * 4, -9.4, 11], 0.6, 1, MED);
    s.turned('x', [-17, 0, 12], uv(3, 0, 7, 4, 7, 9, 3, 14), { smooth: true });
    flange(s, 'y', [-10, -17, 8], 6, 1.4);
    s.cylinder('y', [-10, -15.6, 8], 4, 6, MED);
    flange(s, 'y', [-10, -17, 8], 6, 1.4);
    if (n) {
      s.bar(xyz(-10, 0, 18, -10, 0, 22), 0.5, MED);
      s.disc('y', [-10, 0, 24], 1.9, OUT);
      gauge(s.front(-0.1), -10, 24, 1.5);
    }
    return s;
  },
  'inline-pump': inline(false),
  'diesel-fire-pump': (choose) => {
    const [cyl, stack] = [choose([6, 4]), choose([1, 0])];
    const s = threeQuarterView();
    s.box([-34, -13, -5], [96, 28, 5], OUT, MED);
    s.box([10, -8, 2], [40, 17, 16]);
    s.box([12, -6, 18], [36, 13, 4], OUT, FINE);
    for (const i of times(cyl)) s.box([14 + (i * 33) / cyl, -4, 22], [33 / cyl - 1.4, 6, 2], MED, FINE);
    for (const i of times(cyl)) s.front(-8).circle(14 + (i * 34) / cyl, 14, 1.2, FINE);
    s.cylinder('x', [20, -10, 14], 1.6, 26, MED);
    s.bar(xyz(20, 2, 24, 20, 2, 32, stack ? 20 : 30, 2, 38), 1.6);
    s.box([50, -9, 0], [4, 19, 24], OUT, FINE);
    s.side(10).circle(0, 8, 6.6, OUT);
    s.cylinder('x', [0, 0, 8], 2.2, 10, MED);
    s.turned('x', [-26, 0, 8], uv(3, 0, 9, 6, 9, 15, 3, 24), { crease: FINE });
    s.cylinder('y', [-14, -14, 7], 3.4, 8, MED);
    flange(s, 'y', [-14, -15, 7], 5.4, 1.2);
    return s;
  },
  'pump-controller': floorBox(30, 62, 16, (f) => {
    f.rect(1, 5, 28, 56, MED);
    f.rect(6, 42, 12, 9, MED);
    f.line(uv(7, 47, 10, 49, 13, 46, 17, 48), FINE);
    f.circle(23, 47, 2.6, MED);
    f.rect(22.4, 46, 1.2, 4, OUT);
    for (const k of times(4)) f.circle(8 + k * 4.4, 36, 1.1, MED);
    f.shape(uv(13, 22, 17, 22, 17, 30, 20, 30, 20, 33, 10, 33, 10, 30, 13, 30), MED);
    vents(f, 6, 8, 18, 6, 4);
  }),
  'jockey-pump': inline(true),
} satisfies Sketches;
