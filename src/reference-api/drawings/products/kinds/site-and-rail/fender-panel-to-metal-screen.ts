import { railing } from '#src/reference-api/drawings/products/kinds/railings.ts';
import {
  FINE,
  MED,
  OUT,
  PATT,
  cells,
  ground,
  holes,
  only,
  three,
  uv,
  wall,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { arcPoints } from '#src/reference-api/drawings/products/plane.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';
import { fenceOf, quay } from '#src/reference-api/drawings/products/kinds/site-and-rail/shared.ts';

const dFender: ProductSketch = (choose) => {
  const [r, l] = [choose([8, 9]), choose([84, 96])];
  const s = three();
  s.box([-4, r * 2, -16], [l + 8, 20, 44], OUT, FINE);
  const d: [number, number][] = [...uv(r * 2, 0, r * 2, r * 2), ...arcPoints([r, r], r, 90, 270)];
  s.prism('x', d, 0, l, OUT, PATT);
  s.side(0).circle(r * 1.1, r, r * 0.4, MED);
  for (const i of times(5)) s.front(0).circle(8 + (i * l) / 5, r, 1.2, MED);
  s.line(xyz(0, 1, r * 1.5, l, 1, r * 1.5), FINE);
  return s;
};
const fenderPanel: ProductSketch = (choose) => {
  const [n, chains] = [choose([3, 4]), choose([1, 0])];
  const s = three();
  quay(s);
  for (const z of [12, -14]) s.turned('y', [45, 4, z + 4], uv(9, 0, 11, 10), {});
  s.box([14, 0, -22], [62, 4, 56]);
  cells(s.front(0), 14, -22, 62, 56, n, 3, MED);
  for (const i of times(n))
    for (const j of times(3))
      holes(s.front(0), 14 + (i * 62) / n, -22 + (j * 56) / 3, 62 / n, 56 / 3, 2, 2, 0.8, FINE);
  if (chains) for (const x of [18, 72]) s.bar(xyz(x, 2, 34, x - 2, 14, 40), 0.7, MED);
  else s.bar(xyz(45, 2, 34, 45, 14, 40), 0.7, MED);
  return s;
};
/** Railing of pipe on its posts, or along a wall or stair. */
const handrail: ProductSketch = (choose) => {
  const [l, n] = [choose([72, 60]), choose([3, 4])];
  const s = three();
  wall(s, -8, -24, l + 16, 44, 4);
  for (const i of times(n).toReversed()) {
    const x = 5 + (i * (l - 10)) / (n - 1);
    s.cylinder('y', [x, 3.4, -3], 1.6, 0.6);
    s.bar(xyz(x, 3.4, -3, x, 0.6, -3, x, 0, -1.4), 0.5, MED);
  }
  s.bar(xyz(-2, 4, 0, -2, 0.6, 0, -1, 0, 0, l, 0, 0, l + 1, 0.6, 0, l + 1, 4, 0), 0.95);
  return s;
};
const stairRail: ProductSketch = (choose) => {
  const [n, mid] = [choose([5, 6]), choose([1, 0])];
  const s = three();
  for (const i of times(n).toReversed()) s.box([i * 11, 4, 0], [11 * (n - i), 34, (i + 1) * 7], OUT, FINE);
  const l = n * 11;
  const at = (x: number, z: number): Place => [x, 6, z + (x / 11) * 7];
  for (const x of [l - 6, 5]) s.bar([at(x, 4), at(x, 36)], 0.9);
  if (mid) for (const z of [14, 24]) s.bar([at(5, z), at(l - 6, z)], 0.6, MED);
  s.bar([[-12, 6, 33], [-2, 6, 35], at(l - 4, 36), [l + 8, 6, 36 + n * 7], [l + 8, 6, 30 + n * 7]], 1);
  return s;
};
const screenPanel: ProductSketch = (choose) => {
  const [n, w] = [choose([4, 5]), choose([52, 44])];
  const s = three();
  for (const x of [w, -3]) s.box([x, 0, 0], [3, 3, 76], OUT, FINE);
  s.box([0, 0.6, 4], [w, 1.6, 68], OUT, FINE);
  const f = s.front(0.6);
  const c = w / n;
  for (const i of times(n))
    for (const j of times(Math.round(68 / c))) {
      const [u, v] = [c * (i + 0.5), 4 + c * (j + 0.5)];
      if (v > 68) continue;
      f.shape(
        times(8).map((k): [number, number] => [
          u + Math.cos(k * 0.785) * c * (k % 2 ? 0.24 : 0.44),
          v + Math.sin(k * 0.785) * c * (k % 2 ? 0.24 : 0.44),
        ]),
        MED,
      );
      f.circle(u, v, c * 0.1, FINE);
    }
  ground(s, -12, w + 24);
  return s;
};

export const siteAndRailFromFenderPanel: Sketches = {
  'fender-panel': fenderPanel,
  'd-fender': dFender,
  'noise-barrier': fenceOf((s, x, w, h) => {
    for (const j of times(5)) {
      s.box([x, -1, 1 + (j * h) / 5], [w, 2.4, h / 5 - 0.6], OUT, FINE);
      holes(s.front(-1), x + 2, 2 + (j * h) / 5, w - 4, h / 5 - 3, 15, 3, 0.7, PATT);
    }
  }, 80),
  'picket-railing': only(railing, 'pickets'),
  'pipe-railing': fenceOf(
    (s, x, w, h) => {
      for (const z of [h * 0.36, h * 0.68, h]) s.bar(xyz(x - 1, 0, z, x + w + 1, 0, z), 1.3);
    },
    36,
    false,
  ),
  'glass-railing': only(railing, 'glass'),
  'stair-handrail': stairRail,
  'wall-handrail': handrail,
  'metal-screen': screenPanel,
};
