import { accessDoor, glassUnit, louver } from '#src/reference-api/drawings/products/kinds/wall-openings.ts';
import {
  FINE,
  MED,
  OUT,
  PATT,
  cells,
  frontal,
  holes,
  label,
  rod,
  three,
  uv,
  wall,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { corners, rounded, Plane } from '#src/reference-api/drawings/products/plane.ts';
import type { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';

/** A lite on its edge, its plies staggered at the corner, its face left to the kind. */
const lite =
  (plies: readonly number[], face: (f: Plane, w: number, h: number, s: Scene) => void): ProductSketch =>
  (choose) => {
    const [w, h] = [choose([44, 50]), choose([58, 50])];
    const s = three();
    let y = plies.reduce((sum, t) => sum + t, 0);
    plies.toReversed().forEach((t, i) => {
      y -= t;
      const cut = (plies.length - 1 - i) * 5;
      s.prism('y', uv(0, 0, w, 0, w, h - cut, w - cut, h, 0, h), y, t * 0.86, OUT, MED);
    });
    const cut = (plies.length - 1) * 5;
    s.front(0).through(uv(0, 0, w, 0, w, h - cut, w - cut, h, 0, h), () => face(s.front(0), w, h, s));
    return s;
  };
const tempered: ProductSketch = (choose) => {
  const [w, h] = [choose([44, 50]), choose([58, 50])];
  const s = three();
  s.prism('y', rounded(0, 0, w, h, 1.6), 0, 1.2, OUT, PATT);
  const f = s.front(0);
  f.glint(0, h * 0.3, w, h * 0.6);
  f.rect(w - 9, 3, 6, 3.4, FINE);
  f.line(uv(w - 8, 4.6, w - 4, 4.6), FINE);
  for (const i of times(7))
    for (const j of times(4)) {
      const a = i * 0.9 + j * 1.7;
      f.line(
        uv(2 + i * 2.3, 2 + j * 2.5, 2 + i * 2.3 + Math.cos(a) * 2.2, 2 + j * 2.5 + Math.sin(a) * 2.2),
        FINE,
      );
    }
  for (const [x, z] of uv(4, h - 5, w - 5, h - 5)) f.circle(x, z, 1.6, MED);
  return s;
};
const vertical: ProductSketch = (choose) => {
  const [n, h] = [choose([12, 10]), choose([50, 44])];
  const s = three();
  const w = n * 4 + 4;
  s.box([0, 6, 0], [w, 1, h], MED, FINE);
  s.box([w - 2, 0, 0], [2, 6, h], OUT, FINE);
  s.box([0, 0, 0], [w, 6, 2], OUT, FINE);
  for (const i of times(n).toReversed())
    s.prism(
      'z',
      [
        [2 + i * 4, 0.6],
        [3.4 + i * 4, 0.6],
        [5.4 + i * 4, 3],
        [3.4 + i * 4, 5.4],
        [2.2 + i * 4, 5.4],
        [4.2 + i * 4, 3],
      ],
      2,
      h - 4,
      MED,
      FINE,
    );
  s.box([0, 0, 2], [2, 6, h - 4], OUT, FINE);
  s.box([0, 0, h - 2], [w, 6, 2], OUT, FINE);
  return s;
};
const acoustical: ProductSketch = (choose) => {
  const [n, d] = [choose([4, 5]), choose([12, 16])];
  const s = three();
  const [w, h] = [46, n * 11 + 3];
  s.box([w, 0, 0], [1.6, d, h], OUT, FINE);
  s.box([0, 0, -1.6], [w + 1.6, d, 1.6], OUT, FINE);
  s.side(0).rect(0, 0, d, h, MED);
  for (const i of times(n)) {
    const z = i * 11;
    s.prism(
      'x',
      uv(0, z + 1.6, 2, z, d, z + d * 0.4, d, z + d * 0.4 + 3, 1.4, z + 6.4, 0, z + 6),
      0,
      w,
      OUT,
      FINE,
    );
    holes(s.front(0), 1.6, z + 2, w - 3, 4, 18, 2, 0.5, PATT);
  }
  s.box([-1.6, 0, -1.6], [1.6, d, h + 3.2], OUT, FINE);
  s.box([-1.6, 0, h], [w + 3.2, d, 1.6], OUT, FINE);
  return s;
};
const louverDamper: ProductSketch = (choose) => {
  const [n, d] = [choose([7, 8]), choose([6, 7])];
  const s = three();
  const [w, h] = [44, n * 6 + 2];
  s.box([0, d, 0], [w, 6, h]);
  s.side(0).rect(d, 0, 6, h, MED);
  for (const i of times(n)) s.side(0).line(uv(d + 3, 2 + i * 6, d + 3, 6 + i * 6), MED);
  s.bar(xyz(-0.6, d + 2, 4, -0.6, d + 2, h - 4), 0.5, MED);
  s.box([-8, d + 0.4, h * 0.4], [7, 5.4, 9], OUT, FINE);
  s.box([0, 0, 0], [w, d, h]);
  for (const i of times(n)) {
    const z = 2 + i * 6;
    s.front(0).shape(uv(2, z, w - 2, z, w - 2, z + 4.8, 2, z + 4.8), MED);
    s.front(0).line(uv(2, z + 1.6, w - 2, z + 1.6), FINE);
  }
  return s;
};
const screen: ProductSketch = (choose) => {
  const [n, bays] = [choose([8, 9]), choose([3, 2])];
  const s = three();
  const w = bays * 46;
  s.box([18, 22, 0], [w * 0.44, 26, 36], MED, FINE);
  s.disc('z', [18 + w * 0.22, 35, 36], 9, MED);
  for (const i of times(bays + 1).toReversed()) {
    s.box([i * 46, 1.6, 0], [2.4, 2.4, n * 7], MED, FINE);
    rod(s, [i * 46 + 1, 3, n * 6], [i * 46 + 1, 26, 0], 0.8);
  }
  for (const j of times(n))
    s.prism('x', uv(-1.6, j * 7, 1.6, j * 7 + 3, 1.6, j * 7 + 4, -1.6, j * 7 + 5), 0, w + 2, OUT, FINE);
  return s;
};
const framedDoor =
  (inner: (f: Plane, w: number, s: Scene) => void): ProductSketch =>
  (choose) => {
    const [w, swing] = [choose([24, 28]), choose([18, 26])];
    const s = frontal();
    wall(s, -10, -10, w + 20, w + 20, 0.4).speckle(-9, -9, w + 18, w + 18, 40, 0.9);
    s.front(0).rect(-1.6, -1.6, w + 3.2, w + 3.2, OUT);
    s.front(0).rect(0, 0, w, w, MED);
    s.front(0).hatch(corners(0, 0, w, w), 45, 2.4);
    const a = (swing * Math.PI) / 180;
    const at = (u: number, z: number, t = 0): readonly [number, number, number] => [
      w - u * Math.cos(a) - t * Math.sin(a),
      -u * Math.sin(a) + t * Math.cos(a),
      z,
    ];
    s.face([at(0, 0), at(w, 0), at(w, w), at(0, w)]);
    inner(new Plane(s, (u, v) => at(w - u, v)), w, s);
    return s;
  };

export const glassAndLouversFromGlassUnit: Sketches = {
  'glass-unit': glassUnit,
  'laminated-glass': lite([1.4, 0.7, 1.4], (f, w, h) => f.glint(0, 0, w - 8, h)),
  'tempered-glass': tempered,
  'fire-rated-glass': lite([1, 1, 1, 1], (f, w, h) => {
    f.glint(0, 0, w - 8, h);
    label(f, 3, 3, 10, 5, 2, MED);
    f.shape(
      [
        [w * 0.4, h * 0.2],
        [w * 0.34, h * 0.32],
        [w * 0.4, h * 0.46],
        [w * 0.44, h * 0.38],
        [w * 0.5, h * 0.32],
        [w * 0.46, h * 0.2],
      ],
      MED,
    );
  }),
  'patterned-glass': lite([1.4, 1.2], (f, w, h) => {
    for (const i of times(11))
      for (const j of times(14)) f.circle(2.4 + i * (w / 11), 2.4 + j * (h / 14), 0.7, FINE);
  }),
  'spandrel-glass': lite([1.2, 1.4, 2.4], (f, w, h) => {
    f.hatch(corners(0, 0, w, h), 0, 2);
    f.hatch(corners(0, 0, w, h), 90, 14);
  }),
  louver: louver,
  'vertical-louver': vertical,
  'acoustical-louver': acoustical,
  'louver-damper': louverDamper,
  'equipment-screen': screen,
  'access-door': accessDoor,
  'fire-access-door': framedDoor((f, w) => {
    f.rect(1.4, 1.4, w - 2.8, w - 2.8, FINE);
    label(f, w * 0.3, w * 0.6, w * 0.4, w * 0.2, 3, MED);
    f.circle(w - 3, w / 2, 1.4, MED);
    f.rect(1.5, w * 0.3, 1.4, w * 0.4, FINE);
  }),
  'recessed-access-door': framedDoor((f, w) => {
    f.rect(1.6, 1.6, w - 3.2, w - 3.2, MED);
    cells(f, 1.6, 1.6, w - 3.2, w - 3.2, 4, 4, FINE);
  }),
  'gypsum-access-door': framedDoor((f, w) => {
    f.rect(2, 2, w - 4, w - 4, MED);
    f.rect(3, 3, w - 6, w - 6, FINE);
    f.speckle(4, 4, w - 8, w - 8, 40, 0.6);
  }),
};
