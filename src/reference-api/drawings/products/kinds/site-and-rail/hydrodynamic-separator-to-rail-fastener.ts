import { railTrack } from '#src/reference-api/drawings/products/kinds/waterway-and-rail.ts';
import { FINE, MED, OUT, cells, corner, three, uv, xyz } from '#src/reference-api/drawings/products/parts.ts';
import { arcPoints, moved } from '#src/reference-api/drawings/products/plane.ts';
import { ring, type Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import { railProfile } from '#src/reference-api/drawings/products/kinds/site-and-rail/shared.ts';

const separator: ProductSketch = (choose) => {
  const [r, h] = [choose([18, 20]), choose([62, 54])];
  const s = three();
  s.cylinder('x', [r - 2, 0, h * 0.62], 6, 18);
  s.cylinder('z', [0, 0, 0], r, h);
  s.through(
    [...ring('z', [0, 0, h * 0.1], r * 0.7), ...ring('z', [0, 0, h * 0.5], r * 0.7)].slice(0, 1),
    () => undefined,
  );
  const cut = uv(-r * 0.66, h * 0.1, r * 0.3, h * 0.1, r * 0.3, h * 0.5, -r * 0.66, h * 0.5);
  s.front(-r).shape(cut, MED);
  s.front(-r).through(cut, () => {
    for (const k of times(5))
      s.front(-r).line(arcPoints([-r * 0.2, h * 0.42 - k * 4.4], r * 0.5, 150, 390, 3), k % 2 ? FINE : MED);
    s.front(-r).speckle(-r * 0.64, h * 0.11, r * 0.9, h * 0.07, 26, 0.7);
  });
  s.cylinder('x', [-r - 14, 0, h * 0.68], 6, 16);
  s.disc('x', [-r - 14, 0, h * 0.68], 4.6, MED);
  s.turned('z', [0, 0, h], uv(r * 1.04, 0, r * 1.04, 3), {});
  s.turned('z', [0, 0, h + 3], uv(8, 0, 8, 5), {});
  s.disc('z', [0, 0, h + 8], 6.4, FINE);
  return s;
};
const bioretention: ProductSketch = (choose) => {
  const [w, tufts] = [choose([60, 54]), choose([9, 12])];
  const s = corner();
  s.box([0, 0, -24], [w, 34, 24]);
  for (const [z, n] of uv(-8, 30, -16, 60, -24, 0)) {
    s.front(0).line(uv(0, z, w, z), MED);
    s.front(0).speckle(1, z + 1, w - 2, 6, n, 0.7);
  }
  for (const i of times(14)) s.front(0).circle(3 + i * 4, -20.6 + (i % 2) * 1.6, 1.4, FINE);
  s.cylinder('y', [w * 0.8, -6, -20], 2.4, 6, MED);
  s.level(0).rect(2, 2, w - 4, 30, MED);
  for (const i of times(tufts).toReversed()) {
    const [x, y] = [6 + ((i * 0.7549) % 1) * (w - 12), 5 + ((i * 0.5698) % 1) * 24];
    for (const k of times(6)) s.line(xyz(x, y, 0, x - 4 + k * 1.6, y, 9 + (k % 3) * 3), k % 2 ? FINE : MED);
  }
  return s;
};
const crates: ProductSketch = (choose) => {
  const [n, m] = [choose([3, 2]), choose([2, 3])];
  const s = corner();
  for (const z of times(m))
    for (const y of [1, 0])
      for (const x of times(n).toReversed()) {
        if (z === m - 1 && x > n - 2) continue;
        s.box([x * 18, y * 18, z * 14], [17.6, 17.6, 13.6], OUT, MED);
        for (const k of times(3)) s.front(y * 18).rect(x * 18 + 1.6 + k * 5.2, z * 14 + 1.6, 4, 10.4, FINE);
        for (const k of times(3)) s.side(x * 18).rect(y * 18 + 1.6 + k * 5.2, z * 14 + 1.6, 4, 10.4, FINE);
        cells(s.level(z * 14 + 13.6), x * 18, y * 18, 17.6, 17.6, 4, 4, FINE);
      }
  return s;
};
const roofModule: ProductSketch = (choose) => {
  const [n, k0] = [choose([2, 3]), choose([6, 7])];
  const s = corner();
  s.box([-6, -6, -3], [n * 26 + 10, 40, 3], MED, FINE);
  for (const i of times(n).toReversed()) {
    s.box([i * 26, 0, 0], [25, 28, 5], OUT, FINE);
    for (const k of times(9)) s.front(0).rect(i * 26 + 1.4 + k * 2.6, 0.8, 1.4, 1.6, FINE);
    for (const a of times(k0))
      for (const b of times(k0)) {
        const [x, y] = [i * 26 + 2 + (a * 22) / k0, 26 - (b * 24) / k0];
        for (const q of [-1, 0, 1]) s.line(xyz(x, y, 5, x + q * 1.2, y, 7.4 + ((a + b) % 3)), FINE);
      }
  }
  return s;
};
const rail =
  (girder: boolean, extra: (s: Scene) => void): ProductSketch =>
  (choose) => {
    const [l, n] = [choose([30, 34]), choose([1, 2])];
    const s = corner();
    extra(s);
    for (const i of times(n).toReversed()) {
      s.prism('y', moved(railProfile(girder), i * 8), 0, l, OUT, FINE);
      s.front(0).hatch(moved(railProfile(girder), i * 8), 45, 0.5);
    }
    return s;
  };
const fastener: ProductSketch = (choose) => {
  const [r, pad] = [choose([0.5, 0.6]), choose([0.6, 0.9])];
  const s = corner();
  s.box([-14, 4, -6], [28, 12, 6], OUT, FINE);
  s.front(4).speckle(-13, -5.4, 26, 4.6, 34, 0.6);
  s.box([-5, 5, 0], [10, 10, pad], MED, FINE);
  s.prism('y', moved(railProfile(false), 0, pad), -4, 30, OUT, FINE);
  s.front(-4).hatch(moved(railProfile(false), 0, pad), 45, 0.5);
  for (const k of [1, -1]) {
    s.box([k * 6 - 1.2, 8, 0], [2.4, 4, 2.4], MED, FINE);
    s.bar(
      xyz(
        k * 6,
        12,
        1.4,
        k * 7.4,
        14,
        2,
        k * 5,
        15,
        2.4,
        k * 3,
        13,
        1.6,
        k * 2.4,
        9,
        1.3,
        k * 4.4,
        7,
        2.4,
        k * 6,
        6,
        1.8,
      ),
      r,
    );
  }
  return s;
};

export const siteAndRailFromHydrodynamicSeparator: Sketches = {
  'hydrodynamic-separator': separator,
  'bioretention-filter': bioretention,
  'infiltration-tank': crates,
  'roof-drain-module': roofModule,
  'rail-track': railTrack,
  'tee-rail': rail(false, () => undefined),
  'girder-rail': rail(true, () => undefined),
  'rail-fastener': fastener,
};
