import {
  FINE,
  MED,
  OUT,
  PATT,
  columns,
  frontal,
  ground,
  rod,
  rows,
  three,
  uv,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { corners } from '#src/reference-api/drawings/products/plane.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';

/** Sheets of a form: boxes to fill in, lines, a seal on bonds. */
const form =
  (sealed: boolean): ProductSketch =>
  (choose) => {
    const [boxes, lines] = [choose([3, 4]), choose([5, 6])];
    const s = frontal();
    for (const i of [2, 1]) s.box([i * 0.7, i * 1.2, i * 0.4], [8.5, 0.05, 11], MED, FINE);
    s.front(0).rect(0, 0, 8.5, 11, OUT);
    const f = s.front(0);
    f.line(uv(1, 9.9, 5.4, 9.9), OUT);
    f.line(uv(1, 9.3, 4, 9.3), MED);
    for (const i of times(lines)) f.line(uv(1, 8.3 - i * 0.42, 7.5 - (i % 3) * 0.7, 8.3 - i * 0.42), FINE);
    if (sealed) {
      f.circle(2.4, 2.2, 1.15, MED);
      f.circle(2.4, 2.2, 0.85, FINE);
      for (const i of times(20))
        f.line(
          [
            [2.4 + Math.cos(i * 0.314) * 0.9, 2.2 + Math.sin(i * 0.314) * 0.9],
            [2.4 + Math.cos(i * 0.314) * 1.12, 2.2 + Math.sin(i * 0.314) * 1.12],
          ],
          FINE,
        );
      f.line(uv(4.4, 2, 7.5, 2), MED);
      f.line(uv(4.6, 2.1, 5, 2.6, 5.2, 2.1, 5.6, 2.7, 6, 2.1, 6.8, 2.3), MED);
    } else {
      f.rect(1, 1.2, 6.5, 4.4, MED);
      rows(f, 1, 1.2, 6.5, 4.4, boxes + 2, FINE);
      columns(f, 1, 1.2, 6.5, 4.4, boxes, FINE);
    }
    return s;
  };
const barrierPanel: ProductSketch = (choose) => {
  const [panels, view] = [choose([3, 2]), choose([1, 0])];
  const s = frontal();
  for (const i of times(panels).toReversed()) {
    const x = i * 48;
    s.box([x, 0, 2], [48, 2.5, 96], OUT, MED);
    s.front(0).rect(x + 2.5, 4.5, 43, 91, FINE);
    rod(s, [x + 3, -1, 2], [x + 3, -22, 0], 0.8);
    if (view && i === 0) {
      s.front(0).rect(x + 14, 56, 20, 24, MED);
      s.front(0).glint(x + 14, 56, 20, 24);
    }
    for (const z of [20, 50, 80]) s.front(-0.1).rect(x + 46.4, z, 3.2, 4, MED);
  }
  return s;
};
const containmentWall: ProductSketch = (choose) => {
  const [bays, folds] = [choose([3, 4]), choose([5, 4])];
  const s = frontal();
  s.box([-6, 0, 96], [bays * 34 + 12, 14, 2], MED, FINE);
  s.front(3).rect(0, 0, bays * 34, 95, MED);
  for (const i of times(bays))
    for (const k of times(folds))
      s.front(3).line(
        [
          [i * 34 + 5 + k * 6, 92],
          [i * 34 + 4 + k * 6.4, 50 + ((k * 13) % 30)],
          [i * 34 + 6 + k * 6, 4 + ((k * 7) % 20)],
        ],
        PATT,
      );
  for (const i of times(bays + 1).toReversed()) {
    const x = i * 34;
    s.cylinder('z', [x, 0, 0], 1.1, 56);
    s.cylinder('z', [x, 0, 56], 0.8, 36);
    s.box([x - 1.6, -1.6, 54], [3.2, 3.2, 3], MED, FINE);
    s.box([x - 4, -2, 93], [8, 5, 2], OUT, FINE);
    s.box([x - 3, -3, -1], [6, 6, 1], MED, FINE);
  }
  return s;
};
const zipperDoor: ProductSketch = (choose) => {
  const [zips, open] = [choose([2, 1]), choose([10, 16])];
  const s = frontal();
  s.front(0).rect(0, 0, 60, 92, OUT);
  const f = s.front(0);
  if (zips === 2) {
    f.shape(uv(14, 0, 46, 0, 46, 70, 14, 70), FINE);
    f.shape(uv(14, 0, 14 + open * 1.4, 0, 20, 66, 14, 70), MED);
  } else f.shape(uv(30, 0, 30 + open, 0, 34, 40, 30, 74), MED);
  for (const x of zips === 2 ? [14, 46] : [30]) {
    f.line(uv(x - 0.8, 0, x - 0.8, 72), MED);
    f.line(uv(x + 0.8, 0, x + 0.8, 72), MED);
    for (const i of times(30)) f.line(uv(x - 0.8, 1.4 + i * 2.4, x + 0.8, 1.4 + i * 2.4), FINE);
    f.rect(x - 1.6, 70, 3.2, 4.5, OUT);
  }
  for (const [x, z] of uv(6, 80, 54, 84, 6, 20, 54, 30))
    f.line(uv(x, z, x + 1, z - 10, x - 0.5, z - 18), PATT);
  s.line(xyz(-8, 0, 0, 68, 0, 0), FINE);
  for (const x of [-3, 60]) s.box([x, -0.6, 0], [3, 2, 94], OUT, FINE);
  s.box([-3, -0.6, 92], [66, 2, 3], OUT, FINE);
  return s;
};
const siteFencePanel: ProductSketch = (choose) => {
  const [panels, mesh] = [choose([2, 3]), choose([5, 4])];
  const s = frontal();
  for (const i of times(panels).toReversed()) {
    const x = i * 76;
    s.front(0).hatch(corners(x + 2, 6, 70, 64), 90, mesh, FINE);
    s.front(0).hatch(corners(x + 2, 6, 70, 64), 0, mesh * 2, FINE);
    s.bar(xyz(x + 1, 0, 2, x + 1, 0, 72, x + 73, 0, 72, x + 73, 0, 2), 1.1);
    s.bar(xyz(x + 1, 0, 6, x + 73, 0, 6), 0.9, MED);
    s.prism('x', uv(-14, 0, 14, 0, 10, 5, -10, 5), x - 4, 8, OUT, FINE);
    if (i > 0) s.box([x - 3, -1.6, 56], [6, 3, 2.4], MED, FINE);
  }
  return s;
};
const projectSign: ProductSketch = (choose) => {
  const [lines, band] = [choose([4, 5]), choose([1, 0])];
  const s = three();
  for (const x of [84, 8]) s.box([x, 2, 0], [4, 4, 104], OUT, FINE);
  s.box([0, 0, 40], [96, 1.5, 60]);
  const f = s.front(0);
  f.rect(3, 43, 90, 54, FINE);
  if (band) f.rect(3, 85, 90, 12, MED);
  f.shape(uv(8, 52, 8, 70, 22, 80, 36, 70, 36, 52), MED);
  f.rect(18, 52, 8, 12, FINE);
  for (const i of times(lines))
    f.line(uv(44, 78 - i * 7, 88 - (i % 2) * 12, 78 - i * 7), i === 0 ? OUT : MED);
  ground(s, -12, 124, 2);
  return s;
};
const fenceBanner: ProductSketch = (choose) => {
  const [bays, slack] = [choose([2, 3]), choose([2, 3])];
  const s = frontal();
  const w = bays * 60;
  for (const i of times(bays + 1).toReversed()) s.cylinder('z', [i * 60, 2, 0], 1.2, 76, MED);
  s.front(2).hatch(corners(0, 2, w, 70), 45, 4, PATT);
  s.front(2).hatch(corners(0, 2, w, 70), -45, 4, PATT);
  s.cylinder('x', [0, 2, 72], 0.9, w, MED);
  const f = s.front(0);
  const edge = [
    ...times(9).map((i): [number, number] => [4 + ((w - 8) * i) / 8, 12 + (i % 2) * slack * 0.4]),
    ...times(9).map((i): [number, number] => [w - 4 - ((w - 8) * i) / 8, 64 - (i % 2) * slack * 0.4]),
  ];
  f.shape(edge, OUT);
  for (const i of times(bays * 4 + 1))
    for (const z of [15, 61]) f.circle(7 + ((w - 14) * i) / (bays * 4), z, 0.9, FINE);
  f.shape(uv(w * 0.12, 28, w * 0.12, 44, w * 0.2, 52, w * 0.28, 44, w * 0.28, 28), MED);
  f.line(uv(w * 0.36, 46, w * 0.88, 46), OUT);
  f.line(uv(w * 0.36, 36, w * 0.76, 36), MED);
  f.line(uv(w * 0.36, 29, w * 0.82, 29), FINE);
  s.line(xyz(-10, 0, 0, w + 10, 0, 0), FINE);
  return s;
};
const wayfindingSign: ProductSketch = (choose) => {
  const [left, lines] = [choose([1, 0]), choose([2, 3])];
  const s = three();
  s.prism('x', uv(22, 0, 24, 0, 13, 40, 11, 40), 0, 26, OUT, FINE);
  s.prism('x', uv(0, 0, 2, 0, 13, 40, 11, 40), 0, 26, OUT, FINE);
  const at = (u: number, v: number): readonly [number, number, number] => [u, (v * 11) / 40 - 0.02, v];
  const flip = (u: number): number => (left ? 26 - u : u);
  s.face(
    uv(3, 8, 23, 8, 23, 37, 3, 37).map(([u, v]) => at(u, v)),
    MED,
  );
  s.face(
    uv(6, 24, 14, 24, 14, 21, 20, 26.5, 14, 32, 14, 29, 6, 29).map(([u, v]) => at(flip(u), v)),
    OUT,
  );
  for (const i of times(lines)) s.line([at(6, 17 - i * 3.4), at(20 - (i % 2) * 4, 17 - i * 3.4)], MED);
  return s;
};

export const siteWorksFromBidForm: Sketches = {
  'bid-form': form(false),
  'bond-form': form(true),
  'barrier-panel': barrierPanel,
  'containment-wall': containmentWall,
  'zipper-door': zipperDoor,
  'site-fence-panel': siteFencePanel,
  'project-sign': projectSign,
  'fence-banner': fenceBanner,
  'wayfinding-sign': wayfindingSign,
};
