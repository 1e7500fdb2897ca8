import { boiler } from '#src/reference-api/drawings/products/kinds/plant.ts';
import {
  FINE,
  MED,
  OUT,
  PATT,
  gauge,
  ground,
  motor,
  three,
  uv,
  vents,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { arcPoints, corners, rounded } from '#src/reference-api/drawings/products/plane.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';

const jib: ProductSketch = (choose) => {
  const [l, brace] = [choose([64, 76]), choose([1, 0])];
  const s = three();
  s.turned('z', [0, 0, 0], uv(9, 0, 9, 1.6), {});
  s.cylinder('z', [0, 0, 1.6], 4, 70);
  for (const a of [3.6, 4.6, 5.6])
    s.face(
      xyz(
        Math.cos(a) * 4,
        Math.sin(a) * 4,
        1.6,
        Math.cos(a) * 8,
        Math.sin(a) * 8,
        1.6,
        Math.cos(a) * 4,
        Math.sin(a) * 4,
        10,
      ),
      MED,
    );
  s.box([-3, -2, 62], [l, 4, 6]);
  if (brace) s.bar(xyz(0, 0, 82, l * 0.7, 0, 68), 0.9, MED);
  s.cylinder('z', [0, 0, 70], 3, 14, MED);
  s.box([l * 0.6, -3, 53], [9, 6, 8], OUT, FINE);
  s.line(xyz(l * 0.6 + 4, 0, 53, l * 0.6 + 4, 0, 26), OUT);
  s.bar(
    arcPoints([l * 0.6 + 4, 23], 2.4, 110, -150).map(([x, z]): Place => [x, 0, z]),
    0.7,
  );
  ground(s, -16, l * 0.7 + 30);
  return s;
};
const hoist =
  (rope: boolean): ProductSketch =>
  (choose) => {
    const [l, drop] = [choose([60, 68]), choose([26, 20])];
    const s = three();
    s.box([0, 0, 40], [l, 9, 1.4], OUT, FINE);
    s.box([0, 4, 30], [l, 1, 10], MED, FINE);
    s.box([0, 0, 28.6], [l, 9, 1.4], OUT, FINE);
    const x = l * 0.4;
    for (const u of [x + 14, x + 2]) s.cylinder('y', [u, -1.6, 32], 2.6, 3, OUT);
    s.box([x, -2, 20], [20, 2, 12], OUT, FINE);
    if (rope) {
      s.cylinder('x', [x - 8, 2, 14], 7, 30);
      for (const k of times(11)) s.band('x', [x - 4 + k * 2, 2, 14], 7, FINE);
      motor(s, 'x', [x + 22, 2, 14], 6, 18);
      s.box([x - 18, -4, 8], [10, 12, 12], OUT, FINE);
    } else {
      s.prism('y', rounded(x - 2, 8, 24, 14, 4), -4, 12, OUT, PATT);
      vents(s.front(-4), x + 12, 11, 8, 8, 4);
    }
    const cx = x + 8;
    if (rope) for (const k of [-3, -1, 1, 3]) s.line(xyz(cx + k, -2, 8, cx + k * 0.6, -2, 2 - drop), MED);
    else
      for (const k of times(Math.round(drop / 2.4)))
        s.line(
          arcPoints([cx, 7 - k * 2.4], 0.9, 0, 360, 1.5).map(([u, z]): Place => [u, -2, z]),
          MED,
        );
    s.box([cx - 3, -4, -2 - drop], [6, 4, 5], OUT, FINE);
    s.bar(
      arcPoints([cx, -6 - drop], 2.6, 110, -150).map(([u, z]): Place => [u, -2, z]),
      0.8,
    );
    s.bar(xyz(x + 18, -5, 8, x + 22, -8, -8 - drop * 0.5), 0.3, MED);
    s.box([x + 20.6, -9, -15 - drop * 0.5], [3, 2, 7], OUT, FINE);
    return s;
  };
/** A horizontal drum with doors, on saddles. */
const drumBoiler =
  (kind: 'fire' | 'thermal'): ProductSketch =>
  (choose) => {
    const [r, l] = [choose([18, 20]), choose([78, 68])];
    const s = three();
    s.box([2, -14, -26], [l - 4, 28, 5], OUT, FINE);
    for (const x of [l - 18, 10]) s.prism('x', uv(-14, -22, 14, -22, 16, -6, -16, -6), x, 6);
    s.cylinder('z', [l * 0.84, 0, 8], 5, 34);
    s.cylinder('x', [0, 0, 0], r, l);
    s.cylinder('z', [l * 0.84, 0, r - 2], 5, 26);
    for (const x of [4, l * 0.34, l * 0.66, l - 4]) s.band('x', [x, 0, 0], r, x === 4 ? MED : FINE);
    for (const x of [l * 0.3, l * 0.5])
      s.turned('z', [x, 0, r - 1], uv(2.4, 0, 2.4, 4, 4, 4, 4, 5.4), { crease: FINE });
    s.disc('x', [0, 0, 0], r * 0.92, MED);
    for (const a of times(10))
      s.disc('x', [0, Math.cos(a * 0.63) * r * 0.8, Math.sin(a * 0.63) * r * 0.8], 0.9, FINE);
    if (kind === 'fire') {
      s.box([-16, -6, -12], [16, 12, 12], OUT, FINE);
      s.cylinder('x', [-22, 0, -6], 5, 6, MED);
      s.side(0).line(uv(-r * 0.9, 3, r * 0.9, 3), MED);
    } else {
      for (const q of [0.7, 0.5, 0.3]) s.disc('x', [0, 0, 0], r * q, q === 0.3 ? MED : FINE);
      s.box([-10, -5, -4], [10, 10, 9], OUT, FINE);
      s.bar(xyz(14, -r, 4, 14, -r - 8, 4, 14, -r - 8, -20), 1.8);
      s.bar(xyz(24, -r, 4, 24, -r - 8, 4, 24, -r - 8, -20), 1.8);
    }
    gauge(s.front(-r), l * 0.3, 7, 3);
    s.box([l * 0.5, -r - 4, -8], [16, 4, 18], OUT, FINE);
    return s;
  };
const watertube: ProductSketch = (choose) => {
  const [w, tubes] = [choose([62, 54]), choose([9, 11])];
  const s = three();
  s.cylinder('x', [0, 12, 52], 8, w);
  s.box([0, 0, 0], [w, 40, 44]);
  const f = s.front(0);
  f.shape(corners(6, 6, w * 0.6, 32), MED);
  for (const i of times(tubes))
    for (const k of [0, 1])
      f.line(
        uv(8 + (i * (w * 0.6 - 4)) / tubes + k, 6, 8 + (i * (w * 0.6 - 4)) / tubes + k, 38),
        k ? FINE : MED,
      );
  f.rect(w * 0.76, 8, w * 0.18, 20, MED);
  gauge(f, w * 0.85, 35, 3);
  s.cylinder('x', [-8, 20, 14], 6, 8);
  s.disc('x', [-8, 20, 14], 3.4, FINE);
  s.cylinder('x', [0, 14, 50], 7, w);
  s.cylinder('z', [w * 0.8, 26, 44], 4.6, 26);
  s.turned('z', [w * 0.3, 14, 56], uv(2, 0, 2, 5, 3.4, 5, 3.4, 6), { layer: MED });
  return s;
};
const electricBoiler: ProductSketch = (choose) => {
  const [r, n] = [choose([15, 14]), choose([6, 8])];
  const s = three();
  for (const a of [0.8, 2.4, 4.2])
    s.box([Math.cos(a) * r * 0.8 - 1.4, Math.sin(a) * r * 0.8 - 1.4, -10], [2.8, 2.8, 12], OUT, FINE);
  s.turned('z', [0, 0, 0], uv(r * 0.7, -3, r, 2, r, 44, r * 0.8, 49, r * 0.3, 51), { smooth: true });
  s.cylinder('z', [0, 0, 50], 2.4, 12);
  s.turned('y', [-3, -r - 4, 14], uv(9, 0, 9, 5), {});
  for (const i of times(n))
    s.disc('y', [-3 + Math.cos((i * 6.28) / n) * 5.4, -r - 4, 14 + Math.sin((i * 6.28) / n) * 5.4], 1.6, MED);
  s.box([r + 3, -r * 0.8, 0], [18, 14, 46]);
  s.front(-r * 0.8).rect(r + 5, 3, 14, 40, MED);
  s.front(-r * 0.8).shape(
    uv(r + 12.6, 36, r + 9.4, 28, r + 12, 28, r + 11, 21, r + 15.4, 30, r + 12.8, 30, r + 14, 36),
    OUT,
  );
  gauge(s.front(-r), -4, 34, 3);
  return s;
};
const shellTube =
  (scraped: boolean): ProductSketch =>
  (choose) => {
    const [r, l] = [choose([9, 10]), choose([80, 70])];
    const s = three();
    for (const x of [l * 0.7, l * 0.14]) s.prism('x', uv(-8, -20, 8, -20, 9, -3, -9, -3), x, 4);
    if (scraped) motor(s, 'x', [l + 4, 0, 0], 6, 18);
    s.turned('x', [0, 0, 0], uv(r, 0, r, l), {});
    for (const x of [l * 0.24, l * 0.72]) {
      s.turned('z', [x, 0, r - 1], uv(3, 0, 3, 5, 5, 5, 5, 6.4), { crease: FINE });
      s.band('x', [x - 9, 0, 0], r, FINE);
    }
    s.cylinder('x', [-2, 0, 0], r * 1.3, 2);
    if (scraped) {
      s.disc('x', [-2, 0, 0], r * 1.1, MED);
      for (const a of times(4))
        s.bar(
          xyz(-2.2, 0, 0, -2.2, Math.cos(a * 1.57 + 0.4) * r * 0.9, Math.sin(a * 1.57 + 0.4) * r * 0.9),
          0.7,
          MED,
        );
    } else {
      s.cylinder('x', [-3.4, 0, 0], r * 1.3, 1.4);
      s.disc('x', [-3.4, 0, 0], r * 0.94, MED);
      for (const i of times(5))
        for (const j of times(5))
          if (Math.hypot(i - 2, j - 2) < 2.6)
            s.disc('x', [-3.4, (i - 2) * r * 0.36, (j - 2) * r * 0.36], r * 0.13, FINE);
      for (const a of times(10))
        s.disc('x', [-3.4, Math.cos(a * 0.63) * r * 1.13, Math.sin(a * 0.63) * r * 1.13], 0.7, FINE);
    }
    return s;
  };

export const processFromJibCrane: Sketches = {
  'jib-crane': jib,
  'monorail-hoist': hoist(false),
  'rope-hoist': hoist(true),
  'firetube-boiler': drumBoiler('fire'),
  'thermal-heater': drumBoiler('thermal'),
  'watertube-boiler': watertube,
  boiler: boiler,
  'electric-boiler': electricBoiler,
  'shell-exchanger': shellTube(false),
  'scraped-exchanger': shellTube(true),
};
