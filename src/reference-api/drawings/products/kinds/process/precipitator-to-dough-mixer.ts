import {
  FINE,
  MED,
  OUT,
  PATT,
  cells,
  ground,
  handwheel,
  holes,
  legs,
  three,
  uv,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { arcPoints, corners, rounded } from '#src/reference-api/drawings/products/plane.ts';
import { ring, type Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import { onLegs } from '#src/reference-api/drawings/products/kinds/process/shared.ts';

const precipitator: ProductSketch = (choose) => {
  const [w, plates] = [choose([60, 54]), choose([9, 11])];
  const s = three();
  onLegs(s, w, 34, 34);
  for (const x of [w * 0.5, 0])
    s.silhouette(
      xyz(
        x,
        0,
        34,
        x + w * 0.5,
        0,
        34,
        x + w * 0.5,
        34,
        34,
        x,
        34,
        34,
        x + w * 0.2,
        14,
        14,
        x + w * 0.3,
        14,
        14,
        x + w * 0.3,
        20,
        14,
      ),
    );
  s.prism('z', uv(w, 0, w + 18, 9, w + 18, 25, w, 34), 36, 30, OUT, FINE);
  s.box([0, 0, 34], [w, 34, 36]);
  const f = s.front(0);
  f.rect(6, 40, w - 12, 24, MED);
  for (const i of times(plates))
    f.line(
      uv(8 + (i * (w - 16)) / (plates - 1), 41, 8 + (i * (w - 16)) / (plates - 1), 63),
      i % 2 ? FINE : MED,
    );
  s.prism('z', uv(0, 0, 0, 34, -18, 25, -18, 9), 36, 30, OUT, FINE);
  for (const x of [w * 0.2, w * 0.6]) {
    s.box([x, 10, 70], [12, 12, 6], OUT, FINE);
    s.turned('z', [x + 6, 16, 76], uv(1.4, 0, 2, 1.4, 1.4, 2.8, 2, 4.2, 1.2, 6), {
      layer: MED,
      crease: FINE,
    });
  }
  return s;
};
const enclosure: ProductSketch = (choose) => {
  const [n, h] = [choose([4, 3]), choose([56, 62])];
  const s = three();
  const w = n * 24;
  s.box([0, 0, 0], [w, 50, h]);
  const f = s.front(0);
  for (const i of times(n)) {
    f.rect(i * 24 + 1, 2, 22, h - 4, MED);
    if (i !== 1) holes(f, i * 24 + 3, 4, 18, h - 8, 7, 16, 0.5, PATT);
  }
  f.rect(26, 2, 20, h - 10, OUT);
  f.rect(31, h * 0.5, 10, 12, MED);
  f.rect(43, h * 0.4, 1.6, 6, OUT);
  for (const x of [w * 0.25, w * 0.65]) s.box([x, 16, h], [18, 18, 12], OUT, FINE);
  return s;
};
const silencer: ProductSketch = (choose) => {
  const [baffles, l] = [choose([3, 4]), choose([56, 64])];
  const s = three();
  const w = 44;
  s.box([0, 0, 0], [l, w, 30]);
  const f = s.side(0);
  f.rect(1.4, 1.4, w - 2.8, 27.2, MED);
  for (const i of times(baffles)) {
    const u = 2 + (i * (w - 4)) / baffles;
    f.shape(corners(u + 1.6, 1.4, ((w - 4) / baffles) * 0.56, 27.2), OUT);
    holes(f, u + 2, 2, ((w - 4) / baffles) * 0.5, 26, 2, 12, 0.4, PATT);
  }
  for (const x of [l * 0.3, l * 0.65]) s.front(0).line(uv(x, 0, x, 30), FINE);
  s.box([-1.4, -1.4, -1.4], [1.4, w + 2.8, 1.4], OUT, FINE);
  return s;
};
const curtain: ProductSketch = (choose) => {
  const [n, folds] = [choose([4, 5]), choose([3, 2])];
  const s = three();
  const w = n * 20;
  s.box([-6, -1, 74], [w + 12, 4, 3], OUT, FINE);
  for (const i of times(n).toReversed()) {
    const x = i * 20;
    s.front((i % 2) * 1.6).shape(uv(x, 0, x + 20.4, 0, x + 20.4, 72, x, 72), OUT);
    for (const a of times(folds + 1))
      for (const b of times(9)) {
        const [u, v] = [x + 3 + (a * 14) / folds, 5 + b * 7.6];
        s.front((i % 2) * 1.6).line(uv(u - 3, v, u, v + 3.4, u + 3, v), FINE);
      }
    for (const u of [3, 10, 17]) s.cylinder('y', [x + u, 0, 73], 1, 1.4, MED);
  }
  ground(s, -10, w + 20, -2);
  return s;
};
const kettle: ProductSketch = (choose) => {
  const [r, tilt] = [choose([15, 17]), choose([1, 0])];
  const s = three();
  for (const x of [r + 4, -r - 4]) s.box([x - 2, -2, -22], [5, 8, 34], OUT, FINE);
  s.cylinder('x', [-r - 2, 2, 8], 2, r * 2 + 4, MED);
  s.turned('z', [0, 0, -14], uv(3, 0, r * 0.6, 2, r * 0.92, 8, r, 16, r, 26), { smooth: true });
  s.band('z', [0, 0, 4], r, MED);
  const rim = ring('z', [0, 0, 12], r * 0.94);
  s.face(rim, MED);
  s.through(rim, () =>
    s.line([...ring('z', [0, 0, 4], r * 0.9), ...ring('z', [0, 0, 4], r * 0.9).slice(0, 1)], FINE),
  );
  s.face(xyz(-3, -r * 0.96, 12, 3, -r * 0.96, 12, 0, -r - 6, 13.4), MED);
  s.bar(xyz(-1, -r * 0.5, -14, -1, -r * 0.8, -18, -1, -r, -20), 1.2, MED);
  if (tilt) handwheel(s, [r + 5, 2, 12], 5);
  else s.box([r + 1, -4, 2], [8, 4, 10], OUT, FINE);
  return s;
};
const boxMachine =
  (w: number, d: number, h: number, draw: (s: Scene, f: ReturnType<Scene['front']>) => void): ProductSketch =>
  (choose) => {
    const [k, feet] = [choose([1, 1.1]), choose([4, 6])];
    const s = three();
    legs(s, [1, 1, -feet], w - 2, d - 2, feet, 3, MED);
    s.box([0, 0, 0], [w, d, h * k]);
    draw(s, s.front(0));
    return s;
  };
const retort: ProductSketch = (choose) => {
  const [r, l] = [choose([16, 17]), choose([70, 62])];
  const s = three();
  for (const x of [l - 16, 8]) s.prism('x', uv(-13, -24, 13, -24, 14, -6, -14, -6), x, 6);
  s.turned('x', [0, 0, 0], uv(r, 0, r, l, r * 0.7, l + 6), { smooth: true });
  for (const x of [8, l * 0.4, l * 0.7]) s.band('x', [x, 0, 0], r, FINE);
  for (const x of [l * 0.25, l * 0.6])
    s.turned('z', [x, 0, r - 1], uv(1.8, 0, 1.8, 5, 3, 5, 3, 6), { layer: MED });
  s.cylinder('x', [-3, 0, 0], r * 1.12, 3);
  const open = ring('x', [-3, 0, 0], r * 0.92);
  s.face(open, MED);
  s.through(open, () => {
    s.box([0, -r * 0.6, -r * 0.6], [30, r * 1.2, r * 1.1], MED, FINE);
    cells(s.side(0), -r * 0.6, -r * 0.6, r * 1.2, r * 1.1, 6, 5, FINE);
  });
  s.turned('y', [-4, -r * 1.2 - 26, 0], uv(r * 1.1, 0, r * 1.1, 2, r * 0.8, 5), {});
  s.bar(xyz(-2, -r * 1.1, 4, -4, -r * 1.2 - 10, 4), 1, MED);
  return s;
};
const mixer: ProductSketch = (choose) => {
  const [r, hook] = [choose([13, 14]), choose([1, 0])];
  const s = three();
  s.box([8, -8, -6], [22, 30, 4], OUT, FINE);
  s.box([12, 6, -2], [14, 14, 50], OUT, FINE);
  s.turned('z', [2, -4, 0], uv(r * 0.6, 0, r * 0.9, 4, r, 10, r, 20), { smooth: true });
  const rim = ring('z', [2, -4, 20], r * 0.94);
  s.face(rim, MED);
  s.through(rim, () =>
    s.bar(
      hook
        ? xyz(2, -4, 40, 2, -4, 22, 5, -6, 17, 1, -8, 12)
        : xyz(2, -4, 40, -3, -4, 18, 2, -4, 12, 7, -4, 18, 2, -4, 40),
      1,
      MED,
    ),
  );
  s.bar(hook ? xyz(2, -4, 40, 2, -4, 20) : xyz(2, -4, 40, 2, -4, 26), 1.2, MED);
  s.prism('y', rounded(-9, 36, 36, 18, 6), -8, 24, OUT, PATT);
  s.front(-8).rect(16, 42, 6, 6, MED);
  s.turned('z', [2, -4, 33], uv(4, 0, 5, 3), { layer: MED });
  return s;
};

export const processFromPrecipitator: Sketches = {
  precipitator,
  'sound-enclosure': enclosure,
  'duct-silencer': silencer,
  'sound-curtain': curtain,
  kettle,
  'spiral-freezer': boxMachine(64, 60, 62, (s, f) => {
    f.rect(5, 4, 24, 52, OUT);
    for (const k of times(8)) f.line(arcPoints([17, 10 + k * 5.6], 11, 180, 360, 2), MED);
    f.rect(34, 4, 24, 52, MED);
    f.rect(36, 26, 1.6, 8, OUT);
    s.box([-22, 8, 12], [22, 14, 3], OUT, FINE);
    for (const k of times(5)) s.level(15).line(uv(-20 + k * 4.4, 8, -20 + k * 4.4, 22), FINE);
    s.box([14, 20, 62], [28, 24, 12], OUT, FINE);
  }),
  retort,
  'dough-mixer': mixer,
};
