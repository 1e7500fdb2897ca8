import { roofHatch } from '#src/reference-api/drawings/products/kinds/roof-openings.ts';
import { firestopCollar } from '#src/reference-api/drawings/products/kinds/joints.ts';
import {
  FINE,
  MED,
  OUT,
  PATT,
  corner,
  rod,
  three,
  under,
  uv,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { wideFlange } from '#src/reference-api/drawings/products/kinds/steel/shared.ts';
import { arcPoints, corners, moved } from '#src/reference-api/drawings/products/plane.ts';
import {
  sheet,
  times,
  type ProductSketch,
  type Sketches,
} from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';

const hatchRailing: ProductSketch = (choose) => {
  const [h, gate] = [choose([42, 44]), choose([1, 0])];
  const s = corner();
  s.level(0).shape(corners(-14, -14, 70, 74), FINE);
  const rail = (a: [number, number], b: [number, number]): void => {
    for (const z of [h * 0.5, h]) rod(s, [a[0], a[1], z], [b[0], b[1], z], 0.9, OUT);
  };
  const post = (x: number, y: number): void => rod(s, [x, y, 0], [x, y, h], 0.9, OUT);
  post(46, 50);
  post(-4, 50);
  rail([-4, 50], [46, 50]);
  s.box([0, 4, 0], [42, 42, 12]);
  s.box([-2, 2, 12], [46, 46, 2.4], OUT, MED);
  post(46, 0);
  rail([46, 0], [46, 50]);
  post(-4, 0);
  rail([-4, 0], [-4, 50]);
  if (gate) {
    for (const z of [h * 0.5, h]) rod(s, [-4, 0, z], [14, -22, z], 0.8, OUT);
    rod(s, [14, -22, h * 0.5], [14, -22, h], 0.8, OUT);
  } else rod(s, [-4, 0, h], [46, 0, h], 0.4, MED);
  return s;
};
const equipmentHatch: ProductSketch = (choose) => {
  const [w, lift] = [choose([72, 84]), choose([26, 30])];
  const s = corner();
  s.level(0).shape(corners(-10, -10, w + 20, 60), FINE);
  s.box([0, 0, 0], [w, 40, 10]);
  s.level(10).rect(3, 3, w - 6, 34, MED);
  s.level(10).hatch(corners(3, 3, w - 6, 34), 45, 3);
  for (const [x, dx] of [
    [w + 1, 14],
    [-1, -14],
  ] as const) {
    s.face(xyz(x, -1, 11, x, 41, 11, x + dx, 41, 11 + lift, x + dx, -1, 11 + lift));
    s.face(xyz(x, -1, 11, x + dx, -1, 11 + lift, x + dx - 2, -1, 12 + lift, x - 2, -1, 12));
    s.line(xyz(x + dx * 0.2, 4, 11 + lift * 0.2, x + dx * 0.2, 36, 11 + lift * 0.2), FINE);
  }
  return s;
};
const shipStairHatch: ProductSketch = (choose) => {
  const [rungs, rail] = [choose([7, 8]), choose([1, 0])];
  const s = three();
  for (const x of [26, 4]) rod(s, [x, 4, 2], [x, -26, -64], 1.4, OUT);
  for (const i of times(rungs)) {
    const f = (i + 0.6) / rungs;
    s.box([4, 4 - 30 * f - 3, 2 - 66 * f], [22, 6, 1.2], MED, FINE);
  }
  if (rail) for (const x of [29, 1]) rod(s, [x, -4, 6], [x, -31, -54], 0.8);
  s.prism('z', uv(-8, -14, 44, -14, 44, 46, -8, 46), -2, 2, MED, FINE);
  s.face(xyz(0, 0, 0, 32, 0, 0, 32, 40, 0, 0, 40, 0), null);
  s.box([0, 38, 0], [32, 2, 10], OUT, FINE);
  s.box([30, 0, 0], [2, 40, 10], OUT, FINE);
  for (const x of [26, 4]) rod(s, [x, 8, 8], [x, 4, -2], 1.4, OUT);
  s.box([0, 0, 0], [2, 40, 10], OUT, FINE);
  s.box([0, 0, 0], [32, 2, 10], OUT, FINE);
  s.face(xyz(-1, 41, 11, 33, 41, 11, 33, 50, 44, -1, 50, 44));
  s.face(xyz(-1, 41, 11, -1, 38, 12, -1, 47, 45, -1, 50, 44));
  s.line(xyz(4, 41.6, 14, 29, 41.6, 14, 29, 49, 41, 4, 49, 41, 4, 41.6, 14), FINE);
  return s;
};
const fireproofedBeam: ProductSketch = (choose) => {
  const [d, l] = [choose([14, 12]), choose([46, 52])];
  const s = corner();
  const steel = wideFlange(9, d, 1, 0.8);
  s.prism('y', steel, -14, 16);
  s.front(-14).hatch(steel, 45, 0.7);
  const grown = uv(
    -1.4,
    -1.4,
    10.4,
    -1.4,
    10.4,
    2.4,
    6.3,
    2.4,
    6.3,
    d - 2.4,
    10.4,
    d - 2.4,
    10.4,
    d + 1.4,
    -1.4,
    d + 1.4,
    -1.4,
    d - 2.4,
    2.7,
    d - 2.4,
    2.7,
    2.4,
    -1.4,
    2.4,
  );
  s.prism('y', grown, 0, l);
  s.front(0).speckle(-1, -1, 11, 3, 14, 0.5);
  s.level(d + 1.4).speckle(-1, 1, 11, l - 2, 70, 0.9);
  s.side(-1.4).speckle(1, -1, l - 2, 3, 40, 0.6);
  s.side(2.7).speckle(4, 3, l - 8, d - 6, 70, 0.9);
  return s;
};
const sprayedDeck: ProductSketch = (choose) => {
  const [flutes, beams] = [choose([6, 7]), choose([1, 0])];
  const s = under();
  const w = flutes * 10;
  const deck: [number, number][] = times(flutes).flatMap((i) =>
    uv(i * 10, 3, i * 10 + 2, 0, i * 10 + 5, 0, i * 10 + 7, 3),
  );
  s.prism('y', [...deck, ...uv(w, 3, w, 7, 0, 7)], 0, 50);
  for (const i of times(flutes)) s.level(0).speckle(i * 10 + 2.2, 1, 2.6, 48, 22, 0.8);
  for (const i of times(flutes)) s.level(3).speckle(i * 10 - 2.4, 1, 4, 48, 14, 0.8);
  if (beams)
    s.prism(
      'x',
      moved(uv(-3, -12, 3, -12, 3, -10.6, 0.6, -10.6, 0.6, -1, -0.6, -1, -0.6, -10.6, -3, -10.6), 26),
      0,
      w,
    );
  s.front(0).speckle(1, 3.6, w - 2, 3, 60, 0.8);
  return s;
};
const intumescent: ProductSketch = (choose) => {
  const [w, swollen] = [choose([9, 10]), choose([14, 18])];
  const s = three();
  const outline = wideFlange(w, 10, 1, 0.8);
  s.box([-4, -5, -2], [w + 8, 20, 2], OUT, FINE);
  s.prism('z', outline, 0, 60);
  for (const z of times(7)) s.front(0).line(uv(1, 26 + z * 4, w - 1, 26.6 + z * 4), FINE);
  const lump = (f: number, z: number): Place[] =>
    times(24).map((i): Place => {
      const a = (i * Math.PI) / 12;
      return [w / 2 + Math.cos(a) * (w * 0.66 + (i % 3)) * f, 5 + Math.sin(a) * (7 + ((i * 5) % 3)) * f, z];
    });
  s.silhouette([...lump(1, 0), ...lump(1.08, swollen * 0.5), ...lump(0.86, swollen)]);
  for (const i of times(26)) {
    const [x, z] = [-2 + ((i * 0.7549) % 1) * (w + 2), 1 + ((i * 0.5698) % 1) * (swollen - 3)];
    s.front(-3).line(arcPoints([x, z], 1, 20, 200), FINE);
  }
  return s;
};
const sleeve: ProductSketch = (choose) => {
  const [r, h] = [choose([4, 5]), choose([9, 11])];
  const s = three();
  s.box([-16, -14, 0], [34, 30, h - 2], MED, FINE);
  s.front(-14).speckle(-15, 0.6, 32, h - 3, 40, 0.8);
  s.level(h - 2).speckle(-14, -12, 30, 26, 36, 0.9);
  s.turned('z', [0, 0, h - 2], uv(r * 1.3, 0, r * 1.3, 2, r * 1.5, 2, r * 1.5, 3.2));
  s.disc('z', [0, 0, h + 1.2], r * 1.1, MED);
  s.cylinder('z', [0, 0, h], r * 0.74, 18);
  s.disc('z', [0, 0, h + 18], r * 0.6, MED);
  for (const i of times(3))
    s.disc('z', [Math.cos(i * 2.1 + 4) * r * 1.3, Math.sin(i * 2.1 + 4) * r * 1.3, h + 1.2], 0.5, MED);
  return s;
};
const fireBlanket: ProductSketch = (choose) => {
  const [sag, l] = [choose([7, 9]), choose([40, 46])];
  const s = corner();
  s.box([0, 28, -14], [l, 20, 14], OUT, FINE);
  s.side(0).speckle(29, -13, 18, 12, 30, 0.8);
  const curve = arcPoints([24, -1], 4.4, 180, 360, sag);
  for (const k of [3.2, 1.6, 0])
    s.prism(
      'x',
      sheet(
        [...uv(17, 0), ...curve.map(([u, v]): [number, number] => [u, v - k]), ...uv(31, 0)].map(([u, v]) => [
          u,
          v + 0.6,
        ]),
        1.4,
      ),
      0,
      l,
      OUT,
      PATT,
    );
  s.box([0, 0, -14], [l, 20, 14], OUT, FINE);
  s.side(0).speckle(1, -13, 18, 12, 30, 0.8);
  for (const i of times(5)) s.level(0.1).circle(4 + i * (l / 5), 18, 0.7, MED);
  return s;
};

export const flashingsFromFireBlanket: Sketches = {
  'fire-blanket': fireBlanket,
  'roof-hatch': roofHatch,
  'ship-stair-hatch': shipStairHatch,
  'equipment-hatch': equipmentHatch,
  'hatch-railing': hatchRailing,
  'fireproofed-beam': fireproofedBeam,
  'sprayed-deck': sprayedDeck,
  'intumescent-column': intumescent,
  'firestop-collar': firestopCollar,
  'cast-in-sleeve': sleeve,
};
