import {
  FINE,
  MED,
  OUT,
  corner,
  frontal,
  label,
  rod,
  three,
  uv,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { precastPanel } from '#src/reference-api/drawings/products/kinds/wall-panels.ts';
import { corners, rounded } from '#src/reference-api/drawings/products/plane.ts';
import { ring, type Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';
import { bag } from '#src/reference-api/drawings/products/kinds/concrete/shared.ts';

const wheel = (s: Scene, x: number, y: number, r = 20): void => {
  s.cylinder('y', [x, y, r], r, 10);
  s.disc('y', [x, y, r], r * 0.6, MED);
  s.disc('y', [x, y, r], r * 0.2, FINE);
};
/** A mixer truck: cab, tilted drum, hopper and chute. */
const readyMixTruck: ProductSketch = (choose) => {
  const [stripes, axles] = [choose([3, 4]), choose([2, 3])];
  const s = three();
  for (const i of times(axles)) wheel(s, 190 + i * 44 - (axles - 2) * 40, 70);
  wheel(s, 36, 70);
  s.box([4, 4, 26], [280, 72, 14], OUT, FINE);
  s.box([262, 20, 40], [8, 40, 70], MED, FINE);
  s.face(xyz(262, 24, 150, 290, 24, 150, 280, 24, 112, 266, 24, 112), MED);
  const turn = (f: number, r: number): Place[] =>
    ring('x', [90 + f * 180, 40, 82 + f * 50], r).map(([x, y, z]) => [x + (z - 82 - f * 50) * -0.27, y, z]);
  const stations: [number, number][] = uv(0, 22, 0.12, 37, 0.4, 46, 0.62, 44, 0.86, 26, 1, 14);
  stations
    .toReversed()
    .slice(1)
    .forEach(([f, r], i) => {
      const far = stations.toReversed()[i];
      if (far) s.silhouette([...turn(f, r), ...turn(far[0], far[1])], i === 0 ? OUT : OUT);
    });
  const last = stations[0];
  if (last) s.face(turn(last[0], last[1]), MED);
  for (const i of times(stripes)) {
    const f = 0.2 + i * 0.16;
    s.line(turn(f, 44 - Math.abs(i - 1.5) * 2).slice(18, 36), FINE);
  }
  s.box([4, 4, 40], [62, 72, 76]);
  s.front(4).rect(14, 76, 40, 30, MED);
  s.front(4).glint(14, 76, 40, 30);
  s.front(4).line(uv(34, 42, 34, 74), FINE);
  s.side(4).rect(12, 74, 56, 34, MED);
  s.side(4).rect(20, 46, 40, 16, FINE);
  s.box([-4, 0, 22], [10, 78, 14], OUT, FINE);
  s.face(xyz(276, 10, 110, 290, 10, 110, 322, -24, 58, 312, -24, 58), MED);
  for (const i of times(axles)) wheel(s, 190 + i * 44 - (axles - 2) * 40, 0);
  wheel(s, 36, 0);
  return s;
};
/** A slab corner cut open: mat of bars on chairs, stones in the face. */
const concreteSlab: ProductSketch = (choose) => {
  const [t, bars] = [choose([8, 10]), choose([5, 6])];
  const s = corner();
  s.box([-2, -2, -4], [64, 46, 4], MED, FINE);
  s.front(-2).speckle(-1, -3.6, 62, 3, 30, 1);
  for (const i of times(bars).toReversed())
    rod(s, [-9, 4 + i * 7, t * 0.45], [30, 4 + i * 7, t * 0.45], 0.55);
  s.box([20, 0, 0], [40, 42, t]);
  const [f, e] = [s.front(0), s.side(20)];
  f.speckle(21, 0.6, 38, t - 1.2, 40, 0.8);
  for (const i of times(9)) f.circle(23 + i * 4.1, 1.6 + ((i * 2.7) % (t - 3)), 0.7 + (i % 3) * 0.3, FINE);
  for (const i of times(8)) e.circle(2.4 + i * 5, 1.6 + ((i * 3.1) % (t - 3)), 0.7 + (i % 3) * 0.3, FINE);
  for (const i of times(bars)) e.circle(4 + i * 7, t * 0.45, 0.55, MED);
  for (const i of times(bars).toReversed())
    rod(s, [-9, 4 + i * 7, t * 0.45], [20, 4 + i * 7, t * 0.45], 0.55);
  for (const x of [12, 2]) rod(s, [x, -2, t * 0.45 + 1.2], [x, 42, t * 0.45 + 1.2], 0.55);
  s.level(t).speckle(22, 2, 36, 38, 26, 1);
  return s;
};
const sandwichPanel: ProductSketch = (choose) => {
  const [layer, ties] = [choose([3, 4]), choose([4, 5])];
  const s = frontal();
  s.box([0, 6, 0], [84, 3, 96], OUT, MED);
  s.box([0, 6 - layer, 0], [76, layer, 90], OUT, MED);
  s.front(6 - layer).hatch(corners(0, 60, 76, 30), 45, 3);
  s.box([0, 2 - layer, 0], [68, 4, 78], OUT, MED);
  s.front(2 - layer).speckle(2, 2, 64, 74, 60, 1.4);
  s.front(2 - layer).line(uv(0, 39, 68, 39), MED);
  for (const i of times(ties))
    s.bar(xyz(6 + (i * 60) / (ties - 1), 2, 84, 6 + (i * 60) / (ties - 1), -1.5, 84), 0.5, MED);
  for (const x of [16, 60]) s.bar(xyz(x, 7.5, 96, x, 7.5, 102, x + 4, 7.5, 102, x + 4, 7.5, 96), 0.6, MED);
  return s;
};
const roundCover: ProductSketch = (choose) => {
  const [r, gap] = [choose([12, 14]), choose([0, 1])];
  const s = three();
  s.cylinder('z', [0, 0, -10], r * 0.34, 84, MED);
  s.cylinder('z', [0, 0, 0], r, 62);
  s.disc('z', [0, 0, 62], r * (0.88 - gap * 0.04), MED);
  s.through(ring('z', [0, 0, 62], r * (0.88 - gap * 0.04)), () =>
    s.cylinder('z', [0, 0, 40], r * 0.34, 34, MED),
  );
  s.cylinder('z', [0, 0, 62], r * 0.34, 14, MED);
  s.band('z', [0, 0, 31], r, MED);
  s.line(xyz(-r * 0.72, -r * 0.7, 0, -r * 0.72, -r * 0.7, 62), MED);
  s.front(-r).speckle(-r * 0.6, 4, r * 0.9, 54, 34, 0.9);
  return s;
};
const gfrcPanel: ProductSketch = (choose) => {
  const [studs, reveal] = [choose([4, 5]), choose([1, 2])];
  const s = frontal();
  for (const i of times(studs).toReversed())
    s.box([2 + (i * 74) / (studs - 1), 2.5, 0], [2, 4, 84], MED, FINE);
  s.box([0, 2.4, 84], [80, 4.4, 2], MED, FINE);
  s.box([0, 0, -2], [80, 2, 86]);
  s.box([0, 0, -2], [80, 9, 3], OUT, MED);
  const f = s.front(0);
  for (const i of times(reveal)) f.rect(8 + (i * 66) / reveal, 8, 64 / reveal - 4 * (reveal - 1), 68, MED);
  for (const i of times(reveal)) f.rect(11 + (i * 66) / reveal, 11, 58 / reveal - 4 * (reveal - 1), 62, FINE);
  f.speckle(2, 0, 76, 80, 60, 1);
  for (const i of times(studs))
    s.bar(xyz(3 + (i * 74) / (studs - 1), 4, 86, 3 + (i * 74) / (studs - 1), 4, 89), 0.6, MED);
  return s;
};
const precastCoping: ProductSketch = (choose) => {
  const [w, drip] = [choose([16, 14]), choose([1, 2])];
  const s = corner();
  s.box([2, 2, -16], [60, w - 5, 16], MED, FINE);
  for (const z of [-4, -8, -12]) s.front(2).line(uv(2, z, 62, z), FINE);
  for (const i of times(5))
    for (const j of times(4))
      s.front(2).line(uv(8 + i * 12 + (j % 2) * 6, -16 + j * 4, 8 + i * 12 + (j % 2) * 6, -12 + j * 4), FINE);
  for (const x of [32, 0]) {
    s.prism('x', uv(0, 0, w, 0, w, 3, 0, 5), x, 31.4);
    s.front(0).speckle(x + 1, 0.6, 29, 3.8, 18, 0.8);
    s.level(4).speckle(x + 2, 2, 27, w - 5, 22, 0.8);
    for (const i of times(drip)) s.side(x).rect(1 + i, 0, 0.5, 0.6, FINE);
  }
  return s;
};
const fiberBag: ProductSketch = (choose) => {
  const [w, strands] = [choose([11, 13]), choose([34, 42])];
  const s = three();
  const outline = rounded(0, 0, w, 19, 1.4);
  s.silhouette([
    ...outline.map(([u, v]): Place => [u, 6, v]),
    ...outline.map(([u, v]): Place => [w / 2 + (u - w / 2) * 0.84, 10, v * 0.95]),
  ]);
  s.front(6).shape(outline, MED);
  s.front(6).line(uv(0.4, 17.2, w - 0.4, 17.2), MED);
  label(s.front(6), 2, 6, w - 4, 8, 3, MED);
  for (const i of times(strands)) {
    const [x, y, a] = [-5 + ((i * 7.31) % (w + 9)), -6 + ((i * 3.77) % 10), i * 2.4];
    s.line(xyz(x, y, 0, x + Math.cos(a) * 2.2, y + Math.sin(a) * 1.4, 0.4), i % 2 ? MED : FINE);
  }
  return s;
};

export const concreteFromReadyMixTruck: Sketches = {
  'ready-mix-truck': readyMixTruck,
  'concrete-slab': concreteSlab,
  'precast-panel': precastPanel,
  'precast-sandwich-panel': sandwichPanel,
  'precast-column-cover': roundCover,
  'gfrc-panel': gfrcPanel,
  'precast-coping': precastCoping,
  bag,
  'fiber-bag': fiberBag,
};
