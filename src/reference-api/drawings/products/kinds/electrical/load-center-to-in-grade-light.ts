import { luminaire } from '#src/reference-api/drawings/products/kinds/luminaires.ts';
import { poleLight } from '#src/reference-api/drawings/products/kinds/site-lighting.ts';
import {
  FINE,
  MED,
  OUT,
  PATT,
  bolts,
  corner,
  ground,
  only,
  three,
  under,
  uv,
  wall,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { arcPoints, corners, rounded, type Plane } from '#src/reference-api/drawings/products/plane.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';
import { panel } from '#src/reference-api/drawings/products/kinds/electrical/shared.ts';

const breakers = (f: Plane, u: number, v: number, w: number, h: number, n: number): void => {
  for (const i of times(n))
    for (const c of [0, 1]) {
      f.rect(u + (c * w) / 2 + 0.3, v + (i * h) / n + 0.2, w / 2 - 0.6, h / n - 0.4, MED);
      f.rect(c ? u + w / 2 + 0.9 : u + w / 2 - 2.3, v + (i * h) / n + 0.5, 1.4, h / n - 1, FINE);
    }
};
const wallGrazer: ProductSketch = (choose) => {
  const [l, beam] = [choose([48, 56]), choose([5, 6])];
  const s = three();
  wall(s, -4, -46, l + 8, 52, 5);
  for (const j of times(7)) s.front(5).line(uv(-4, -40 + j * 6, l + 4, -40 + j * 6), PATT);
  for (const i of times(beam)) {
    const x = (l * (i + 0.5)) / beam;
    s.front(4.9).line(uv(x, -3, x - 5, -20, x - 6.4, -34), FINE);
    s.front(4.9).line(uv(x, -3, x + 5, -20, x + 6.4, -34), FINE);
  }
  s.prism('x', uv(-2, 0, 3, 0, 3, 3.4, -2, 3.4), 0, l);
  for (const i of times(beam * 2)) s.front(-2).circle((l * (i + 0.5)) / (beam * 2), 1.2, 0.6, FINE);
  for (const x of [l * 0.2, l * 0.8]) s.box([x, 0, 0.6], [2, 5, 2], MED, FINE);
  return s;
};
const wraparound: ProductSketch = (choose) => {
  const [l, ends] = [choose([48, 54]), choose([1, 1.6])];
  const s = under();
  s.level(3).shape(corners(-10, -12, l + 20, 36), FINE);
  const lens: [number, number][] = [...uv(0, 3), ...arcPoints([6, 2], 6, 180, 360, 4.4), ...uv(12, 3)];
  s.prism('x', lens, ends, l - 2 * ends, OUT, PATT);
  for (const x of [l - ends, 0])
    s.prism(
      'x',
      [...uv(-0.4, 3), ...arcPoints([6, 2], 6.4, 180, 360, 4.9), ...uv(12.4, 3)],
      x,
      ends,
      OUT,
      PATT,
    );
  return s;
};
const exitSign: ProductSketch = (choose) => {
  const [w, arrow] = [choose([24, 22]), choose([1, 0])];
  const s = three();
  s.box([-6, -6, 17], [w + 12, 16, 1], MED, FINE);
  s.cylinder('z', [w / 2, 1, 13], 1.6, 4, MED);
  s.prism('y', rounded(0, 0, w, 13, 1), 0, 2.2, OUT, PATT);
  const f = s.front(0);
  const bar = (pts: number[]): void => f.shape(uv(...pts), OUT);
  const x = (i: number): number => w * 0.17 + i * w * 0.19;
  bar([
    x(0),
    3,
    x(0) + 3.2,
    3,
    x(0) + 3.2,
    4.2,
    x(0) + 1.2,
    4.2,
    x(0) + 1.2,
    6,
    x(0) + 2.8,
    6,
    x(0) + 2.8,
    7.2,
    x(0) + 1.2,
    7.2,
    x(0) + 1.2,
    9,
    x(0) + 3.2,
    9,
    x(0) + 3.2,
    10.2,
    x(0),
    10.2,
  ]);
  f.line(uv(x(1), 3, x(1) + 3.2, 10.2), OUT);
  f.line(uv(x(1), 10.2, x(1) + 3.2, 3), OUT);
  bar([x(2) + 0.9, 3, x(2) + 2.1, 3, x(2) + 2.1, 10.2, x(2) + 0.9, 10.2]);
  bar([
    x(3) + 1,
    3,
    x(3) + 2.2,
    3,
    x(3) + 2.2,
    9,
    x(3) + 3.2,
    9,
    x(3) + 3.2,
    10.2,
    x(3),
    10.2,
    x(3),
    9,
    x(3) + 1,
    9,
  ]);
  if (arrow) f.shape(uv(w - 2.6, 5.4, w - 1, 6.6, w - 2.6, 7.8), MED);
  for (const k of [-1, 1]) {
    const c: Place = [w / 2 + k * (w / 2 + 3), 0, 2];
    s.cylinder('y', [c[0], -2, 2], 2.6, 3);
    s.disc('y', [c[0], -2, 2], 1.8, FINE);
  }
  return s;
};
const bollardLight: ProductSketch = (choose) => {
  const [r, dome] = [choose([3.4, 4]), choose([1, 0])];
  const s = three();
  s.cylinder('z', [0, 0, -4], r * 2, 4);
  s.turned('z', [0, 0, 0], uv(r, 0, r, 26));
  for (const k of times(4)) s.cylinder('z', [0, 0, 26 + k * 2.4], r * 0.8, 1.6, MED);
  for (const k of times(4)) s.turned('z', [0, 0, 27.4 + k * 2.4], uv(r, 0, r, 0.8), { layer: MED });
  s.turned('z', [0, 0, 36.4], dome ? uv(r, 0, r, 2, r * 0.7, 3.6, r * 0.2, 4.2) : uv(r, 0, r, 3), {
    smooth: dome === 1,
  });
  for (const a of [-2.9, -2.4, -1.9, -1.4])
    s.line(
      xyz(Math.cos(a) * r * 1.8, Math.sin(a) * r * 1.8, 30, Math.cos(a) * r * 4, Math.sin(a) * r * 4, 14),
      PATT,
    );
  ground(s, -16, 32, 0);
  return s;
};
const wallPack: ProductSketch = (choose) => {
  const [w, deep] = [choose([14, 16]), choose([8, 9])];
  const s = three();
  wall(s, -7, -12, w + 14, 30, 0);
  for (const j of times(6)) s.front(0).line(uv(-7, -8 + j * 5, w + 7, -8 + j * 5), PATT);
  s.prism('x', uv(0, 0, 0, 10, -deep * 0.6, 10, -deep, 4, -deep, 2.6), 0, w);
  s.face(xyz(0.8, -deep, 2.6, w - 0.8, -deep, 2.6, w - 0.8, -0.4, 0, 0.8, -0.4, 0), MED);
  for (const i of times(7))
    s.line(xyz(1 + (i * (w - 2)) / 6, -deep, 2.8, 1 + (i * (w - 2)) / 6, -deep, 4), FINE);
  for (const i of times(6))
    s.line(xyz(2 + (i * (w - 4)) / 5, -deep * 0.62, 9.6, 2 + (i * (w - 4)) / 5, -deep * 0.94, 4.6), FINE);
  return s;
};
const inGrade: ProductSketch = (choose) => {
  const [r, bolted] = [choose([9, 10]), choose([6, 8])];
  const s = corner();
  s.box([-26, -4, -16], [44, 30, 14], MED, FINE);
  s.box([-26, -26, -2], [52, 52, 2], MED, FINE);
  for (const i of times(2)) s.level(0).line(uv(-26 + (i + 1) * 17, -26, -26 + (i + 1) * 17, 26), FINE);
  s.turned('z', [0, 0, 0], uv(r, 0, r, 0.8, r * 0.92, 1.2), { crease: FINE });
  bolts(s, 'z', [0, 0, 1.2], r * 0.8, bolted, 0.6);
  s.disc('z', [0, 0, 1.2], r * 0.66, MED);
  s.disc('z', [0, 0, 1.2], r * 0.3, FINE);
  for (const a of times(5))
    s.line(xyz((a - 2) * 2.4, (2 - a) * 2.4, 3, (a - 2) * 5, (2 - a) * 5, 22), a % 2 ? PATT : FINE);
  return s;
};

export const electricalFromLoadCenter: Sketches = {
  'load-center': panel(14, 26, 4, (f) => {
    f.rect(2, 2, 10, 22, MED);
    breakers(f, 3, 3, 8, 14, 8);
    f.rect(4.6, 18.4, 4.8, 3.6, MED);
    f.rect(6.4, 19.2, 1.2, 2, OUT);
  }),
  'metered-panelboard': panel(28, 50, 8, (f, s) => {
    for (const [u, v] of uv(8.5, 40, 19.5, 40)) {
      s.cylinder('y', [u, -2.4, v], 4, 2.4);
      f.circle(u, v, 0.01, FINE);
      s.front(-2.4).circle(u, v, 3.2, FINE);
      s.front(-2.4).rect(u - 2, v, 4, 1.4, MED);
    }
    breakers(f, 7, 4, 14, 26, 8);
  }),
  'surge-device': panel(11, 15, 5, (f) => {
    for (const k of times(3)) f.circle(3.2 + k * 2.3, 11.4, 0.7, MED);
    f.shape(uv(5.8, 8.6, 3.9, 5.2, 5.6, 5.2, 4.8, 2.2, 7.4, 6.2, 5.8, 6.2, 6.8, 8.6), OUT);
  }),
  luminaire: only(luminaire, 'troffer'),
  'linear-luminaire': only(luminaire, 'pendant'),
  downlight: only(luminaire, 'downlight'),
  'wall-grazer': wallGrazer,
  wraparound,
  'exit-sign': exitSign,
  'pole-light': only(poleLight, 'area'),
  'post-top': only(poleLight, 'post top'),
  'lighted-bollard': bollardLight,
  'wall-pack': wallPack,
  'in-grade-light': inGrade,
};
