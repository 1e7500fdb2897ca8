import { sprinkler } from '#src/reference-api/drawings/products/kinds/piping.ts';
import {
  FINE,
  MED,
  OUT,
  bolts,
  flange,
  gauge,
  motor,
  three,
  under,
  uv,
  vents,
  wall,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { corners, type Plane } from '#src/reference-api/drawings/products/plane.ts';
import type { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';

const concealed: ProductSketch = (choose) => {
  const [r, drop] = [choose([3.2, 2.8]), choose([0.8, 1.4])];
  const s = under();
  s.cylinder('z', [0, 0, 3], 1.6, 5, MED);
  s.level(0).shape(corners(-9, -9, 18, 18), FINE);
  s.level(0).speckle(-8, -8, 16, 16, 40, 0.5);
  s.disc('z', [0, 0, 0], r * 0.8, MED);
  s.cylinder('z', [0, 0, -drop * 0.7], r * 0.7, drop * 0.7, MED);
  s.turned('z', [0, 0, -drop - 0.3], uv(r, 0, r, 0.3), {});
  s.disc('z', [0, 0, -drop - 0.3], r * 0.9, FINE);
  for (const k of times(4))
    s.line(
      xyz(
        Math.cos(k * 1.57) * r * 0.7,
        Math.sin(k * 1.57) * r * 0.7,
        -drop,
        Math.cos(k * 1.57) * r * 0.7,
        Math.sin(k * 1.57) * r * 0.7,
        -0.2,
      ),
      FINE,
    );
  return s;
};
const sidewall: ProductSketch = (choose) => {
  const [teeth, esc] = [choose([9, 7]), choose([3, 2.6])];
  const s = three();
  wall(s, -7, -8, 14, 16, 3);
  s.cylinder('y', [0, 2.4, 0], esc, 0.6);
  s.turned('y', [0, -0.4, 0], uv(1, 0, 1.5, 0.8, 1.5, 2.8), { crease: FINE });
  for (const x of [-1, 1]) s.bar(xyz(x * 1.2, -0.2, 0, x * 1.2, -2.6, 0, x * 0.3, -3.6, 0), 0.24, MED);
  s.cylinder('y', [0, -2.8, 0], 0.26, 2.4, MED);
  s.cylinder('y', [0, -4.2, 0], 1.4, 0.25);
  for (const i of times(teeth))
    s.front(-4.2).line(
      uv(0, 0, Math.cos(-0.3 - (i * 2.5) / teeth) * 1.4, Math.sin(-0.3 - (i * 2.5) / teeth) * 1.4),
      FINE,
    );
  s.face(xyz(-1.6, -4.4, 1, 1.6, -4.4, 1, 1.6, -2.6, 1.6, -1.6, -2.6, 1.6));
  return s;
};
const drop: ProductSketch = (choose) => {
  const [sag, rings] = [choose([8, 11]), choose([26, 22])];
  const s = three();
  s.cylinder('x', [-8, 0, 26], 2, 34);
  s.turned('z', [12, 0, 20], uv(1.6, 0, 1.6, 2, 1.2, 2, 1.2, 5), { crease: FINE });
  const hose = times(rings).map((i): Place => {
    const t = i / (rings - 1);
    return [12 + 14 * Math.sin(t * 3.14) + t * 4, -sag * Math.sin(t * 3.14) * 0.4, 20 - t * 20];
  });
  s.bar(hose, 1.2);
  for (const p of hose) s.line(xyz(p[0] - 1, p[1] - 0.6, p[2], p[0] + 1, p[1] - 0.6, p[2] - 0.1), FINE);
  s.box([-6, -1, -3], [44, 2, 1.6], OUT, FINE);
  for (const x of [36, -6]) s.box([x, -5, -8], [2, 10, 7], MED, FINE);
  s.turned('z', [16, 0, -7], uv(0.9, 0, 0.9, 3, 1.4, 3, 1.4, 8), { crease: FINE });
  s.disc('z', [16, 0, -8], 1.8, OUT);
  return s;
};
const alarmCheck: ProductSketch = (choose) => {
  const [r, trim] = [choose([5, 6]), choose([1, 0])];
  const s = three();
  flange(s, 'z', [0, 0, 0], r * 1.5, 1.4, false);
  s.turned('z', [0, 0, 1.4], uv(r, 0, r, 2, r * 1.35, 6, r * 1.35, 13, r, 17, r, 19), { crease: FINE });
  flange(s, 'z', [0, 0, 20], r * 1.5, 1.4);
  s.cylinder('y', [0, -r * 1.7, 10], r * 0.95, r * 0.5);
  bolts(s, 'y', [0, -r * 1.7, 10], r * 0.76, 8, 0.4);
  s.bar(xyz(-r, -3, 4, -r * 2.2, -5, 4, -r * 2.2, -5, 18, -r, -3, 18), 0.7, MED);
  s.turned('y', [-r * 2.2, -7.4, 18], uv(2.2, 0, 2.2, 1.2), {});
  gauge(s.front(-7.4), -r * 2.2, 18, 1.9);
  s.turned('y', [-r * 2.2, -7.4, 9], uv(1.8, 0, 1.8, 1.2), {});
  gauge(s.front(-7.4), -r * 2.2, 9, 1.5);
  if (trim) s.bar(xyz(r, -3, 5, r * 2, -6, 5, r * 2, -6, -3), 0.8, MED);
  else s.bar(xyz(r, -3, 16, r * 2, -6, 16, r * 2, -6, 21), 0.8, MED);
  return s;
};
const splitCase: ProductSketch = (choose) => {
  const [mr, n] = [choose([9, 10]), choose([1, 0])];
  const s = three();
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
};
const inline =
  (small: boolean): ProductSketch =>
  (choose) => {
    const [r, h] = [choose([7, 8]), choose([20, 24])];
    const s = three();
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
const diesel: ProductSketch = (choose) => {
  const [cyl, stack] = [choose([6, 4]), choose([1, 0])];
  const s = three();
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
};
const floorBox =
  (w: number, h: number, d: number, draw: (f: Plane, s: Scene) => void): ProductSketch =>
  (choose) => {
    const [k, base] = [choose([1, 1.12]), choose([3, 4])];
    const s = three();
    s.box([0.8, 0.8, 0], [w - 1.6, d - 1.6, base], MED, FINE);
    s.box([0, 0, base], [w, d, h * k]);
    s.front(0).through(corners(0, base, w, h * k), () => draw(s.front(0), s));
    return s;
  };

export const mechanicalFromSprinkler: Sketches = {
  sprinkler: sprinkler,
  'concealed-sprinkler': concealed,
  'sidewall-sprinkler': sidewall,
  'sprinkler-drop': drop,
  'alarm-check-valve': alarmCheck,
  'split-case-pump': splitCase,
  'inline-pump': inline(false),
  'jockey-pump': inline(true),
  'diesel-fire-pump': diesel,
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
};
