import { toiletCompartment } from '#src/reference-api/drawings/products/kinds/compartments.ts';
import { sign } from '#src/reference-api/drawings/products/kinds/signs.ts';
import { dispenser } from '#src/reference-api/drawings/products/kinds/wall-cabinets.ts';
import { wallGuard } from '#src/reference-api/drawings/products/kinds/wall-guards.ts';
import {
  FINE,
  MED,
  OUT,
  PATT,
  frontal,
  only,
  three,
  uv,
  wall,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { corners, moved, rounded } from '#src/reference-api/drawings/products/plane.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';

const plaque: ProductSketch = (choose) => {
  const [w, lines] = [choose([24, 20]), choose([4, 5])];
  const s = frontal();
  s.box([0, 0, 0], [w, 1, 17]);
  const f = s.front(0);
  f.rect(0.9, 0.9, w - 1.8, 15.2, MED);
  f.rect(1.4, 1.4, w - 2.8, 14.2, FINE);
  f.speckle(1.6, 1.6, w - 3.2, 13.8, 60, 0.3);
  f.line(uv(w * 0.2, 13.4, w * 0.8, 13.4), OUT);
  for (const i of times(lines))
    f.line(uv(w * (0.16 + (i % 2) * 0.06), 11 - i * 1.6, w * (0.84 - (i % 2) * 0.06), 11 - i * 1.6), MED);
  for (const [u, v] of uv(2, 2, w - 2, 2, 2, 15, w - 2, 15)) {
    f.circle(u, v, 0.55, MED);
    f.circle(u, v, 0.25, FINE);
  }
  return s;
};
const strokes: Record<string, [number, number][]> = {
  L: uv(0, 0, 7, 0, 7, 2, 2.4, 2, 2.4, 12, 0, 12),
  I: uv(0, 0, 2.6, 0, 2.6, 12, 0, 12),
  T: uv(3, 0, 5.4, 0, 5.4, 10, 8.4, 10, 8.4, 12, 0, 12, 0, 10, 3, 10),
  H: uv(0, 0, 2.4, 0, 2.4, 5, 6, 5, 6, 0, 8.4, 0, 8.4, 12, 6, 12, 6, 7, 2.4, 7, 2.4, 12, 0, 12),
  E: uv(0, 0, 7, 0, 7, 2, 2.4, 2, 2.4, 5, 6, 5, 6, 7, 2.4, 7, 2.4, 10, 7, 10, 7, 12, 0, 12),
};
const letters: ProductSketch = (choose) => {
  const [word, deep] = [choose(['HILL', 'LITE', 'THE']), choose([2.4, 3.4])];
  const s = three();
  const advance: Record<string, number> = { L: 8.6, I: 4.2, T: 10, H: 10, E: 8.8 };
  const at = [...word].map((_, i) => [...word].slice(0, i).reduce((sum, c) => sum + (advance[c] ?? 9), 0));
  wall(s, -4, -5, [...word].reduce((sum, c) => sum + (advance[c] ?? 9), 0) + 7, 22, deep + 1.6);
  for (const i of times(word.length).toReversed())
    s.prism('y', moved(strokes[word[i] ?? 'I'] ?? [], at[i] ?? 0), 0, deep, OUT, MED);
  return s;
};
const directory: ProductSketch = (choose) => {
  const [lines, cols] = [choose([8, 7]), choose([2, 1])];
  const s = frontal();
  s.box([0, 0, 0], [30, 2.4, 40]);
  const f = s.front(0);
  f.rect(1.4, 1.4, 27.2, 37.2, MED);
  f.rect(3, 32, 24, 4.6, MED);
  f.line(uv(5, 34.3, 18, 34.3), OUT);
  for (const i of times(lines))
    for (const c of times(cols)) {
      const [u, w] = [3.4 + (c * 24) / cols, 23 / cols];
      f.line(uv(u, 29 - i * 3.4, u + w * 0.62 - (i % 3), 29 - i * 3.4), MED);
      f.line(uv(u + w * 0.76, 29 - i * 3.4, u + w * 0.92, 29 - i * 3.4), MED);
    }
  f.glint(14, 8, 14, 20);
  for (const z of [9, 30]) f.rect(28.6, z, 0.9, 2.4, FINE);
  f.circle(2.2, 20, 0.6, FINE);
  return s;
};
const photopolymer: ProductSketch = (choose) => {
  const [h, rowsUp] = [choose([9, 8]), choose([2, 3])];
  const s = three();
  s.prism('y', rounded(0, 0, 8, h, 0.5), 0, 0.5, OUT, PATT);
  const f = s.front(0);
  f.shape(rounded(0.4, 0.4, 7.2, h - 0.8, 0.3), FINE);
  f.circle(4, h - 2.1, 0.62, MED);
  f.line(uv(3, h - 5.2, 3.5, h - 2.9, 4.5, h - 2.9, 5, h - 5.2), MED);
  f.shape(uv(4, h - 3, 5.1, h - 5, 2.9, h - 5), MED);
  f.line(uv(3.7, h - 5, 3.7, h - 6.2), MED);
  f.line(uv(4.3, h - 5, 4.3, h - 6.2), MED);
  for (const i of times(6))
    for (const j of times(rowsUp))
      if ((i * 2 + j) % 3) f.circle(1.9 + i * 0.8 + (i % 2 ? 0.04 : 0), 0.95 + j * 0.4, 0.12, MED);
  return s;
};
const urinalScreen: ProductSketch = (choose) => {
  const [d, h] = [choose([18, 24]), choose([42, 36])];
  const s = three();
  wall(s, -16, 0, 46, 64, d);
  s.prism('y', rounded(-12, 20, 13, 24, 5), d - 8, 8, MED, PATT);
  s.front(d - 8).shape(rounded(-10, 26, 9, 16, 4), FINE);
  s.box([12, 0, 16], [1.2, d, h]);
  s.side(12).speckle(1, 17, d - 2, h - 2, 16, 0.5);
  for (const z of [20, 16 + h - 5]) s.box([11, d - 3, z], [3.4, 3, 2.4], MED, FINE);
  return s;
};
const cornerGuard: ProductSketch = (choose) => {
  const [w, r] = [choose([3, 2]), choose([0.6, 0.3])];
  const s = three();
  s.box([0, 0, -4], [26, 20, 60], MED, FINE);
  s.prism('z', uv(-0.4, w * 2, -0.4, r - 0.4, r - 0.4, -0.4, w * 2, -0.4, w * 2, 0, 0, 0, 0, w * 2), 0, 48);
  for (const z of [4, 22, 42])
    for (const k of [1.6]) {
      s.front(-0.4).circle(w * k, z, 0.34, MED);
      s.side(-0.4).circle(w * k, z, 0.34, MED);
    }
  s.line(xyz(-8, 0, -4, 30, 0, -4), FINE);
  return s;
};
const coveringSheet: ProductSketch = (choose) => {
  const [h, curl] = [choose([44, 50]), choose([10, 14])];
  const s = three();
  s.box([0, 0.6, 0], [66, 3, 60], MED, FINE);
  s.front(0).shape(corners(0, 4, 50, h), OUT);
  s.front(0).speckle(1, 5, 48, h - 2, 110, 0.7);
  s.front(0).line(uv(0, 4 + h, 50, 4 + h), OUT);
  s.face(xyz(50, 0, 4, 50, 0, 4 + h, 50 + curl * 0.8, -curl, 2 + h, 50 + curl * 0.8, -curl, 0));
  s.face(
    xyz(
      50 + curl * 0.8,
      -curl,
      0,
      50 + curl * 0.8,
      -curl,
      2 + h,
      48 + curl * 0.3,
      -curl * 1.5,
      2 + h,
      48 + curl * 0.3,
      -curl * 1.5,
      0,
    ),
  );
  s.box([0, -0.6, 4 + h], [46, 1.2, 1.4], MED, FINE);
  s.box([0, -0.8, 0], [66, 1.4, 4], MED, FINE);
  return s;
};
const doorEdge: ProductSketch = (choose) => {
  const [t, h] = [choose([1.75, 2.2]), choose([42, 36])];
  const s = three();
  s.box([0, 0, 0], [22, t, 64], MED, FINE);
  s.prism('z', uv(-0.25, -0.25, 3, -0.25, 3, 0, 0, 0, 0, t, 3, t, 3, t + 0.25, -0.25, t + 0.25), 3, h);
  for (const z of [7, h * 0.5, h - 3]) s.front(-0.25).circle(1.6, z, 0.32, MED);
  s.side(-0.25).rect(0.3, h + 6, t - 0.6, 5, MED);
  s.bar(xyz(4, 0, h + 8, 4, -2, h + 8, 9, -2, h + 8), 0.5, MED);
  s.line(xyz(-4, 0, 0, 28, 0, 0), FINE);
  return s;
};
const grabBar: ProductSketch = (choose) => {
  const [l, form] = [choose([36, 42]), choose([0, 1])];
  const s = three();
  wall(s, -6, form ? -8 : -14, l + 12, form ? 40 : 28, 0.4);
  const flange = (x: number, z: number): void => {
    s.cylinder('y', [x, -0.6, z], 1.6, 1);
    s.disc('y', [x, -0.6, z], 1, FINE);
  };
  flange(l, 0);
  flange(0, 0);
  if (form) {
    flange(0, 22);
    s.bar(xyz(0, -0.6, 22, 0, -2.4, 22, 0, -3, 21, 0, -3, 1), 0.72);
  }
  s.bar(xyz(l, -0.6, 0, l, -2.4, 0, l - 0.6, -3, 0, 0.6, -3, 0, 0, -2.4, 0, 0, -0.6, 0), 0.72);
  s.line(xyz(2, -3.5, 0.4, l - 2, -3.5, 0.4), FINE);
  return s;
};
const changingStation: ProductSketch = (choose) => {
  const [w, straps] = [choose([35, 32]), choose([1, 2])];
  const s = three();
  wall(s, -6, -14, w + 12, 44, 1);
  s.box([0, -3, 0], [w, 4, 21]);
  s.front(-3).rect(2, 5, w - 4, 14, FINE);
  s.prism('z', rounded(0.6, -22, w - 1.2, 19, 2), -2, 3, OUT, FINE);
  const bed = rounded(3, -20, w - 6, 15, 3);
  s.level(1).shape(bed, MED);
  s.level(1).through(bed, () => s.level(0).shape(rounded(4.4, -18.6, w - 8.8, 12, 3), FINE));
  for (const i of times(straps)) s.level(1).shape(corners(w * 0.46 + i * 4, -20, 2, 15), MED);
  s.front(-3).circle(w / 2, 14, 2.2, MED);
  s.front(-3).line(uv(w / 2 - 2, 11, w / 2 + 2, 9.4, w / 2 + 4, 10.4), MED);
  return s;
};
const soap: ProductSketch = (choose) => {
  const [h, lever] = [choose([9, 8]), choose([1, 0])];
  const s = three();
  wall(s, -4, -5, 13, h + 10, 4);
  s.prism('y', rounded(0, 0, 5, h, 1), 0, 4, OUT, PATT);
  s.front(0).rect(1.6, h * 0.45, 1.8, h * 0.34, MED);
  s.front(0).line(uv(1.6, h * 0.62, 3.4, h * 0.62), FINE);
  s.cylinder('z', [2.5, 0.6, -1], 0.5, 1.2, MED);
  if (lever) s.prism('x', uv(-0.9, 0.3, 0, 0.3, 0, 2.6, -0.3, 2.6), 0.8, 3.4, OUT, FINE);
  else s.front(0).circle(2.5, 1.6, 0.6, MED);
  s.line(xyz(2.5, 0.6, -1.3, 2.5, 0.6, -2.2), MED);
  s.disc('z', [2.5, 0.4, -3.4], 0.9, FINE);
  return s;
};

export const specialtiesFromSign: Sketches = {
  sign: sign,
  'photopolymer-sign': photopolymer,
  plaque,
  'dimensional-letters': letters,
  directory,
  'toilet-compartment': only(toiletCompartment, undefined, 'floor'),
  'overhead-braced-compartment': only(toiletCompartment, undefined, 'overhead'),
  'urinal-screen': urinalScreen,
  'corner-guard': cornerGuard,
  'wall-guard': only(wallGuard, 'crash rail'),
  'crash-handrail': only(wallGuard, 'handrail'),
  'wall-covering-sheet': coveringSheet,
  'door-edge-protector': doorEdge,
  'grab-bar': grabBar,
  dispenser: dispenser,
  'soap-dispenser': soap,
  'changing-station': changingStation,
};
