import { boiler } from '#src/reference-api/drawings/products/kinds/plant.ts';
import { conveyor } from '#src/reference-api/drawings/products/kinds/handling.ts';
import { generator } from '#src/reference-api/drawings/products/kinds/power.ts';
import { tank } from '#src/reference-api/drawings/products/kinds/vessels.ts';
import { valve } from '#src/reference-api/drawings/products/kinds/valves.ts';
import {
  FINE,
  MED,
  OUT,
  PATT,
  cells,
  flange,
  gauge,
  ground,
  handwheel,
  holes,
  label,
  legs,
  motor,
  only,
  rod,
  three,
  uv,
  vents,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { arcPoints, corners, rounded } from '#src/reference-api/drawings/products/plane.ts';
import { ring, type Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';

/** A body between two flanges in a pipe along x; `body` draws what is special. */
const inPipe =
  (half: number, r: number, body: (s: Scene, r: number) => void): ProductSketch =>
  (choose) => {
    const [k, tail] = [choose([1, 1.2]), choose([6, 4])];
    const s = three();
    s.cylinder('x', [half + 1, 0, 0], r * k * 0.72, tail);
    s.cylinder('x', [half, 0, 0], r * k * 1.35, 1);
    body(s, r * k);
    flange(s, 'x', [-half - 1, 0, 0], r * k * 1.35, 1);
    return s;
  };
const stemAndWheel = (s: Scene, z: number, r: number): void => {
  s.cylinder('z', [0, 0, z], 0.5, 4, MED);
  handwheel(s, [0, 0, z + 4], r);
};
const crane =
  (kind: 'top' | 'under'): ProductSketch =>
  (choose) => {
    const [span, trolley] = [choose([96, 84]), choose([0.4, 0.6])];
    const s = three();
    for (const x of [span - 2, -2]) {
      if (kind === 'top') for (const y of [56, 4]) s.box([x - 1, y, 0], [6, 6, 48], OUT, FINE);
      s.box([x, -10, 48], [4, 84, kind === 'top' ? 8 : 6], OUT, FINE);
      if (kind === 'under') for (const y of [64, 0]) rod(s, [x + 2, y, 54], [x + 2, y, 70], 0.9);
    }
    const z = kind === 'top' ? 57 : 38;
    s.box([-6, 20, z], [span + 12, 8, 10]);
    s.front(20).line(uv(-6, z + 2, span + 6, z + 2), FINE);
    for (const x of [span - 4, -6]) s.box([x, 14, z - (kind === 'top' ? 2 : -4)], [8, 20, 4], OUT, FINE);
    const t = span * trolley;
    s.box([t, 12, z - 8], [18, 14, 8], OUT, MED);
    s.cylinder('x', [t + 3, 11, z - 5], 2.4, 12, MED);
    for (const k of [5, 10]) s.line(xyz(t + k, 16, z - 8, t + 7.5 + (k - 7.5) * 0.4, 16, 16), MED);
    s.box([t + 5, 14, 11], [5, 4, 6], OUT, FINE);
    s.bar(
      arcPoints([t + 7.5, 8], 2.4, 110, -150).map(([x, q]): Place => [x, 16, q]),
      0.7,
    );
    return s;
  };
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
const verticalConveyor: ProductSketch = (choose) => {
  const [h, lift] = [choose([96, 86]), choose([44, 30])];
  const s = three();
  for (const [x, y] of uv(46, 40, 0, 40)) s.box([x, y, 0], [4, 4, h], OUT, FINE);
  for (const z of [h - 4, h * 0.5]) s.box([0, 41, z], [50, 2, 3], MED, FINE);
  s.box([3, 2, lift], [44, 40, 3], OUT, MED);
  s.box([10, 10, lift + 3], [24, 22, 18], OUT, FINE);
  s.front(10).line(uv(22, lift + 3, 22, lift + 21), FINE);
  s.box([46, 0, 0], [4, 4, h], OUT, FINE);
  s.box([0, 0, 0], [4, 4, h], OUT, FINE);
  s.box([0, 0, h], [50, 44, 3], OUT, FINE);
  for (const y of [14, 30]) s.line(xyz(25, y, h, 25, y, lift + 22), MED);
  motor(s, 'x', [14, 20, h + 8], 5, 16);
  return s;
};
const trolleyConveyor: ProductSketch = (choose) => {
  const [n, l] = [choose([4, 5]), choose([24, 22])];
  const s = three();
  for (const x of [n * l - 6, 6]) s.box([x, 2, 62], [2, 2, 14], MED, FINE);
  s.box([-6, 1, 52], [n * l + 12, 4, 1.4], OUT, FINE);
  s.box([-6, 2.4, 54], [n * l + 12, 1, 6], MED, FINE);
  s.box([-6, 1, 60], [n * l + 12, 4, 1.4], OUT, FINE);
  for (const i of times(n).toReversed()) {
    const x = i * l + 8;
    for (const k of [-2, 2]) s.cylinder('y', [x + k, 0, 54.6], 1.6, 1, MED);
    s.bar(xyz(x, -0.4, 54, x, -0.4, 44), 0.6);
    s.bar(xyz(x, -0.4, 44, x - 5, -0.4, 38, x + 5, -0.4, 38, x, -0.4, 44), 0.4, MED);
    s.box([x - 8, -6, 14 + (i % 2) * 4], [16, 8, 22 - (i % 2) * 4], OUT, FINE);
  }
  for (const i of times(n * 5))
    s.line(
      arcPoints([i * (l / 5), 50.6], 1.7, 0, 360, 0.7).map(([u, z]): Place => [u, -0.4, z]),
      FINE,
    );
  return s;
};
const palletConveyor: ProductSketch = (choose) => {
  const [l, boxes] = [choose([96, 84]), choose([2, 3])];
  const s = three();
  for (const x of [l - 8, 4]) legs(s, [x, 0, 0], 4, 40, 14, 3, OUT);
  for (const y of [36, 18, 0]) {
    s.box([0, y, 14], [l, 3, 5], OUT, FINE);
    for (const k of times(24))
      s.level(19).line(uv((k * l) / 24 + 1, y + 0.4, (k * l) / 24 + 1, y + 2.6), FINE);
  }
  const x = l * 0.24;
  for (const y of [34, 17, 1]) s.box([x, y, 19], [48, 5, 3.4], MED, FINE);
  s.box([x, 0, 22.4], [48, 40, 1.6], OUT, FINE);
  for (const j of times(boxes))
    for (const i of [1, 0]) s.box([x + 2 + i * 22, 2, 24 + j * 12], [21, 36, 11.6], OUT, FINE);
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
const plateExchanger =
  (brazed: boolean): ProductSketch =>
  (choose) => {
    const [n, h] = [choose([16, 20]), choose([46, 52])];
    const s = three();
    const w = brazed ? 16 : 24;
    const d = brazed ? 0.5 : 1.1;
    if (!brazed) {
      s.box([w * 0.4, n * d + 14, 0], [w * 0.2, 3, h + 4], OUT, FINE);
      for (const z of [h, -1]) s.box([w * 0.44, 0, z], [w * 0.12, n * d + 14, 2], MED, FINE);
      s.box([0, n * d + 2, 0], [w, 2, h]);
    } else s.prism('y', rounded(0, 0, w, h * 0.8, 5), n * d, 0.8, OUT, PATT);
    for (const i of times(n).toReversed()) {
      if (brazed) s.prism('y', rounded(0, 0, w, h * 0.8, 5), i * d, d * 0.7, MED, PATT);
      else s.box([1.4, i * d + 2, 1], [w - 2.8, d * 0.6, h - 2], MED, FINE);
    }
    if (brazed) s.prism('y', rounded(0, 0, w, h * 0.8, 5), -1, 1, OUT, PATT);
    else s.box([0, -1, 0], [w, 3, h]);
    const top = brazed ? h * 0.8 : h;
    for (const [x, z] of uv(w * 0.25, top - 6, w * 0.75, top - 6, w * 0.25, 6, w * 0.75, 6)) {
      s.cylinder('y', [x, -5, z], brazed ? 1.8 : 2.8, 4);
      s.disc('y', [x, -5, z], brazed ? 1.2 : 2, MED);
    }
    if (!brazed)
      for (const z of [4, h * 0.5, h - 4])
        for (const x of [-1, w + 1]) s.bar(xyz(x, n * d + 5, z, x, -3, z), 0.6, MED);
    for (const k of times(4))
      s.front(-1).line(
        uv(w * 0.2, top * 0.3 + k * 4, w * 0.5, top * 0.3 + k * 4 + 4, w * 0.8, top * 0.3 + k * 4),
        FINE,
      );
    return s;
  };
const recuperator: ProductSketch = (choose) => {
  const [w, n] = [choose([46, 40]), choose([9, 11])];
  const s = three();
  s.prism(
    'x',
    uv(4, 8, 26, 8, 36, 0, 36, 36, 26, 30, 4, 30).map(([u, v]): [number, number] => [u, v]),
    w,
    0.1,
  );
  s.prism('z', uv(w, 2, w + 16, 8, w + 16, 24, w, 30), 2, 30, OUT, FINE);
  s.box([0, 0, 0], [w, 32, 34]);
  const f = s.front(0);
  f.rect(5, 4, w - 10, 26, MED);
  for (const i of times(n))
    f.line(uv(5 + (i * (w - 10)) / n, 4, 5 + (i * (w - 10)) / n, 30), i % 2 ? FINE : MED);
  s.prism('z', uv(0, 2, 0, 30, -16, 24, -16, 8), 2, 30, OUT, FINE);
  s.side(-16).rect(8, 2, 16, 30, MED);
  s.turned('z', [w / 2, 16, 34], uv(9, 0, 7, 6, 7, 12), {});
  return s;
};
const submersible: ProductSketch = (choose) => {
  const [r, h] = [choose([8, 9]), choose([26, 30])];
  const s = three();
  for (const a of [1.2, 3.6, 5.4])
    s.box([Math.cos(a) * r - 1, Math.sin(a) * r - 1, -4], [2, 2, 5], MED, FINE);
  s.cylinder('x', [r, 3, 5], 3.6, 8, MED);
  flange(s, 'x', [r + 8, 3, 5], 5.6, 1.2, false);
  s.turned('z', [0, 0, 0], uv(r * 1.2, 0, r * 1.45, 3, r * 1.45, 8, r, 11), { crease: FINE });
  s.turned('z', [0, 0, 11], uv(r, 0, r, 2, r * 0.9, 2, r * 0.9, h, r * 0.7, h + 4, 2, h + 5), {
    crease: FINE,
  });
  for (const k of times(4))
    s.line(xyz(-r * 0.5 + k * 3 - 2, -r * 0.85, 14, -r * 0.5 + k * 3 - 2, -r * 0.85, h + 9), FINE);
  s.bar([...arcPoints([0, h + 15], 4, 0, 180, 5).map(([x, z]): Place => [x, 0, z])], 0.8);
  s.bar(xyz(3, 2, h + 15, 8, 2, h + 24, 18, 2, h + 30), 0.9, MED);
  return s;
};
const cavity: ProductSketch = (choose) => {
  const [l, r] = [choose([44, 50]), choose([4, 4.6])];
  const s = three();
  s.box([-14, -6, -12], [l + 62, 12, 3], OUT, FINE);
  motor(s, 'x', [l + 22, 0, 0], 7, 22);
  s.box([l + 10, -6, -9], [12, 12, 15], OUT, FINE);
  s.cylinder('x', [l, 0, 0], 5, 10);
  s.turned('z', [l - 6, 0, 5], uv(5, 0, 5, 6, 7, 6, 7, 7.4), { crease: FINE });
  s.turned('x', [l - 14, 0, 0], uv(r, 0, 6.4, 3, 6.4, 14), {});
  s.cylinder('x', [0, 0, 0], r, l - 14);
  const wave = times(17).map((i): Place => [2 + (i * (l - 18)) / 16, -r, Math.sin(i * 1.57) * 2]);
  s.line(wave, MED);
  for (const x of [2, l - 26]) s.box([x, -4, -9], [3, 8, 6], MED, FINE);
  flange(s, 'x', [-2, 0, 0], 6.4, 2);
  return s;
};
const turbine: ProductSketch = (choose) => {
  const [bowls, h] = [choose([3, 4]), choose([30, 24])];
  const s = three();
  for (const i of times(bowls))
    s.turned('z', [0, 0, -h - 8 - i * 7], uv(3.4, 0, 5, 3, 5, 5, 3.8, 7), { crease: FINE });
  s.turned('z', [0, 0, -h - 16 - bowls * 7 + 6], uv(5.4, 0, 4.2, 3), {});
  s.cylinder('z', [0, 0, -h], 3, h);
  s.band('z', [0, 0, -h * 0.5], 3, MED);
  s.box([-12, -12, -2], [24, 24, 2], OUT, FINE);
  s.cylinder('x', [4, 0, 7], 4, 10);
  flange(s, 'x', [13, 0, 7], 6, 1.4, false);
  s.turned('z', [0, 0, 0], uv(8, 0, 8, 1, 5.4, 3, 5.4, 12, 7, 14), { crease: FINE });
  s.cylinder('z', [0, 0, 14], 7, 7);
  s.front(-7).rect(-3.4, 15, 4, 5, FINE);
  motor(s, 'z', [0, 0, 21], 7.4, 20);
  return s;
};
const selfPriming: ProductSketch = (choose) => {
  const [w, h] = [choose([22, 24]), choose([20, 18])];
  const s = three();
  s.box([-4, -10, -4], [w + 46, 24, 4], OUT, FINE);
  motor(s, 'x', [w + 14, 2, 10], 7.4, 24);
  s.cylinder('x', [w, 2, 10], 3, 14, MED);
  s.prism('x', rounded(-8, 0, 20, h, 5), 0, w, OUT, PATT);
  s.turned('z', [w * 0.66, 2, h - 1], uv(4, 0, 4, 4, 6, 4, 6, 5.4), { crease: FINE });
  s.turned('z', [w * 0.2, 2, h - 1], uv(2.4, 0, 2.4, 2.4, 3, 2.4, 3, 3.6), { layer: MED });
  s.cylinder('x', [-4, 2, 13], 4, 4);
  flange(s, 'x', [-5.4, 2, 13], 6, 1.4);
  s.front(-8).circle(w * 0.5, h * 0.42, 5, MED);
  s.front(-8).circle(w * 0.5, h * 0.42, 3.6, FINE);
  return s;
};
const uprightTank =
  (kind: 'bolted' | 'poly' | 'frp' | 'receiver'): ProductSketch =>
  (choose) => {
    const [r, h] = [choose([22, 25]), choose(kind === 'bolted' ? [36, 44] : [52, 60])];
    const s = three();
    if (kind === 'receiver')
      for (const a of [0.9, 2.4, 4.1])
        s.box([Math.cos(a) * r * 0.46 - 1.4, Math.sin(a) * r * 0.46 - 1.4, -10], [2.8, 2.8, 14], OUT, FINE);
    const q = kind === 'receiver' ? r * 0.56 : r;
    const dome =
      kind === 'bolted'
        ? uv(q, 0, q, h, q * 0.2, h + 9)
        : kind === 'poly'
          ? uv(q, 0, q, h, q * 0.94, h + 4, q * 0.3, h + 8)
          : uv(
              q * (kind === 'receiver' ? 0.7 : 1),
              kind === 'receiver' ? -3 : 0,
              q,
              3,
              q,
              h,
              q * 0.8,
              h + 4,
              q * 0.3,
              h + 6,
            );
    s.turned('z', [0, 0, 0], dome, { smooth: kind !== 'bolted' });
    if (kind === 'bolted') {
      for (const z of [1, 2, 3].map((k) => (k * h) / 4)) s.band('z', [0, 0, z], q, MED);
      for (const j of times(4))
        for (const i of times(5)) {
          const a = -3.5 + i * 0.6 + (j % 2) * 0.3;
          s.line(
            xyz(
              Math.cos(a) * q,
              Math.sin(a) * q,
              (j * h) / 4,
              Math.cos(a) * q,
              Math.sin(a) * q,
              ((j + 1) * h) / 4,
            ),
            FINE,
          );
        }
      for (const a of times(7))
        s.line(
          xyz(
            Math.cos(a * 0.7 + 2.6) * q,
            Math.sin(a * 0.7 + 2.6) * q,
            h,
            Math.cos(a * 0.7 + 2.6) * q * 0.2,
            Math.sin(a * 0.7 + 2.6) * q * 0.2,
            h + 9,
          ),
          FINE,
        );
    } else
      for (const k of times(kind === 'poly' ? 6 : 3))
        s.band('z', [0, 0, (h * (k + 0.5)) / (kind === 'poly' ? 6 : 3)], q, kind === 'poly' ? MED : FINE);
    const top = kind === 'bolted' ? h + 8 : kind === 'poly' ? h + 7 : h + 5;
    s.turned(
      'z',
      [0, 0, top],
      kind === 'receiver' ? uv(1.6, 0, 1.6, 6) : uv(q * 0.24, 0, q * 0.24, 2.4, q * 0.3, 2.4, q * 0.3, 4),
      { layer: MED },
    );
    if (kind === 'frp') s.bar(xyz(q * 0.5, -q * 0.9, 0, q * 0.5, -q * 0.9, h), 0.7, MED);
    if (kind === 'poly') s.front(-q).line(uv(-q * 0.9, 4, -q * 0.9, h - 4), MED);
    if (kind === 'poly')
      for (const k of times(9))
        s.front(-q).line(uv(-q * 0.9, 6 + (k * (h - 10)) / 9, -q * 0.78, 6 + (k * (h - 10)) / 9), FINE);
    s.turned('y', [-q * 0.3, -q - 2, 7], uv(4, 0, 4, 3), {});
    if (kind === 'receiver') gauge(s.front(-q), -q * 0.4, h * 0.6, 2.6);
    else s.disc('y', [-q * 0.3, -q - 2, 7], 2.8, FINE);
    if (kind === 'frp')
      for (const x of [-q * 0.7, -q * 0.4]) s.line(xyz(x, -q * 0.96, 12, x, -q * 0.96, h + 4), MED);
    if (kind === 'frp')
      for (const k of times(10))
        s.line(
          xyz(-q * 0.7, -q * 0.96, 14 + (k * (h - 12)) / 9, -q * 0.4, -q * 0.96, 14 + (k * (h - 12)) / 9),
          FINE,
        );
    return s;
  };
const onLegs = (s: Scene, w: number, d: number, h: number): void => legs(s, [0, 0, 0], w, d, h, 2.4, OUT);
const hopper = (s: Scene, w: number, d: number, z: number, deep: number): void =>
  s.silhouette(
    xyz(
      0,
      0,
      z,
      w,
      0,
      z,
      w,
      d,
      z,
      0,
      d,
      z,
      w / 2 - 4,
      d / 2 - 4,
      z - deep,
      w / 2 + 4,
      d / 2 - 4,
      z - deep,
      w / 2 + 4,
      d / 2 + 4,
      z - deep,
    ),
  );
const baghouse =
  (kind: 'bags' | 'cartridge'): ProductSketch =>
  (choose) => {
    const [w, h] = [choose([40, 46]), choose([44, 38])];
    const s = three();
    onLegs(s, w, 34, 40);
    hopper(s, w, 34, 40, 26);
    s.line(xyz(0, 0, 40, w / 2 - 4, 13, 14), MED);
    s.box([w / 2 - 3, 12, 8], [6, 8, 6], OUT, FINE);
    s.box([0, 0, 40], [w, 34, h]);
    const f = s.front(0);
    if (kind === 'bags') {
      f.rect(4, 44, w - 8, h - 10, MED);
      for (const i of times(6))
        f.shape(rounded(6 + i * ((w - 12) / 6), 46, (w - 12) / 6 - 1.6, h - 14, 1.2), FINE);
      s.box([2, 2, 40 + h], [w - 4, 30, 8], OUT, FINE);
      s.cylinder('x', [4, 1, 44 + h], 1.8, w - 8, MED);
    } else {
      for (const i of times(3))
        for (const j of times(2)) {
          f.circle(w * (0.18 + i * 0.32), 50 + j * 17, 6, MED);
          f.circle(w * (0.18 + i * 0.32), 50 + j * 17, 1.4, FINE);
        }
      s.cylinder('z', [w * 0.7, 18, 40 + h], 7, 10);
    }
    s.cylinder('x', [-12, 17, 50], 6, 12);
    s.disc('x', [-12, 17, 50], 4.8, FINE);
    return s;
  };
const cyclone: ProductSketch = (choose) => {
  const [r, cone] = [choose([13, 14]), choose([40, 46])];
  const s = three();
  for (const a of [0.9, 2.5])
    s.bar(xyz(Math.cos(a) * r, Math.sin(a) * r, -cone - 14, Math.cos(a) * r, Math.sin(a) * r, 2), 1.2);
  s.box([-r - 16, -r, 10], [r + 16, 7, 14], OUT, MED);
  s.turned('z', [0, 0, -cone - 8], uv(r * 0.9, 0, r * 0.9, 1), {});
  s.turned('z', [0, 0, -cone], uv(3.4, 0, r, cone), {});
  s.turned('z', [0, 0, 0], uv(r, 0, r, 26), {});
  s.box([-r - 16, -r, 10], [r + 12, 7, 14], OUT, MED);
  s.side(-r - 16).rect(-r + 1, 11, 5, 12, FINE);
  s.turned('z', [0, 0, 26], uv(r * 0.5, 0, r * 0.5, 12), {});
  s.cylinder('z', [0, 0, -cone - 14], 6.4, 12);
  for (const a of [4.4])
    s.bar(xyz(Math.cos(a) * r, Math.sin(a) * r, -cone - 14, Math.cos(a) * r, Math.sin(a) * r, 2), 1.2);
  return s;
};
const scrubber: ProductSketch = (choose) => {
  const [r, h] = [choose([14, 15]), choose([66, 58])];
  const s = three();
  s.cylinder('z', [0, 0, -4], r * 1.3, 4);
  s.cylinder('x', [r - 2, 4, 14], 7, 16);
  s.cylinder('z', [0, 0, 0], r, h);
  for (const z of [h * 0.36, h * 0.72]) for (const k of [0, 2]) s.band('z', [0, 0, z + k], r, k ? FINE : MED);
  s.turned('z', [0, 0, h], uv(r, 0, r * 0.44, 9, r * 0.44, 26), {});
  const window = uv(-r * 0.8, h * 0.42, -r * 0.1, h * 0.42, -r * 0.1, h * 0.64, -r * 0.8, h * 0.64);
  s.front(-r).shape(window, MED);
  for (const i of times(16))
    s.front(-r).circle(-r * 0.74 + (i % 4) * r * 0.18, h * 0.45 + Math.floor(i / 4) * h * 0.05, 1.1, FINE);
  s.bar(xyz(-r * 1.8, -r, 6, -r * 1.8, -r, h * 0.84, -r * 0.7, -r * 0.7, h * 0.84), 1.3);
  s.turned('z', [-r * 1.8, -r, -4], uv(5, 0, 5, 8), {});
  s.front(-r).circle(-r * 0.4, h * 0.16, 4, MED);
  return s;
};
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
const skid =
  (vessels: number, tall: number, box: boolean): ProductSketch =>
  (choose) => {
    const [r, pipes] = [choose([9, 10]), choose([2, 3])];
    const s = three();
    const w = vessels * 24 + 22;
    s.box([0, 0, -4], [w, 34, 4], OUT, FINE);
    for (const i of times(vessels).toReversed()) {
      const x = 14 + i * 24;
      s.turned('z', [x, 20, 2], uv(r * 0.7, 0, r, 3, r, tall, r * 0.8, tall + 3, 2.4, tall + 5), {
        smooth: true,
      });
      s.band('z', [x, 20, tall * 0.5], r, FINE);
      s.turned('z', [x, 20, tall + 6], uv(2.4, 0, 2.4, 2), { layer: MED });
    }
    for (const k of times(pipes)) s.bar(xyz(2, 6, 6 + k * 6, w - 18, 6, 6 + k * 6), 0.9, MED);
    for (const x of [12, 34]) {
      s.turned('z', [x, 5, -1], uv(4, 0, 4, 6), {});
      motor(s, 'z', [x, 5, 5], 3, 8);
    }
    s.box([w - 16, 2, 0], [14, 8, box ? 44 : 34], OUT, FINE);
    s.front(2).rect(w - 13, 26, 8, 6, MED);
    for (const k of times(3)) s.front(2).circle(w - 12 + k * 3, 21, 0.9, FINE);
    return s;
  };
const mould: ProductSketch = (choose) => {
  const [l, h] = [choose([96, 108]), choose([26, 28])];
  const s = three();
  s.box([0, 0, 0], [l, 30, h]);
  for (const i of times(4)) vents(s.front(0), 5 + (i * (l - 8)) / 4, 5, l / 4 - 8, h - 12, 5);
  s.box([l * 0.52, 4, h], [l * 0.44, 22, 8], OUT, FINE);
  s.turned('x', [l * 0.52, 14, h + 14], uv(3, 0, 4.6, 3, 4.6, l * 0.34), {});
  s.box([l * 0.84, 6, h + 8], [12, 16, 14], OUT, FINE);
  s.turned('z', [l * 0.78, 14, h + 18], uv(2, 0, 2, 4, 9, 14), {});
  s.box([l * 0.46, 2, h], [6, 26, 26], OUT, FINE);
  for (const [y, z] of uv(24, h + 21, 6, h + 21, 24, h + 6, 6, h + 6))
    s.bar(xyz(4, y, z, l * 0.46, y, z), 1, MED);
  s.box([l * 0.27, 4, h + 2], [8, 22, 22], OUT, FINE);
  s.box([l * 0.02, 2, h], [6, 26, 26], OUT, FINE);
  s.box([l * 0.2, -1.4, h + 2], [l * 0.24, 1.4, 26], MED, FINE);
  s.front(-1.4).glint(l * 0.2, h + 2, l * 0.24, 26);
  return s;
};
const extruder: ProductSketch = (choose) => {
  const [zones, l] = [choose([4, 5]), choose([60, 66])];
  const s = three();
  s.box([0, 0, -20], [l + 40, 22, 18], OUT, FINE);
  vents(s.front(0), 8, -16, 20, 10, 4);
  motor(s, 'x', [l + 24, 11, 8], 8, 22);
  s.box([l + 4, 2, -2], [20, 18, 20], OUT, FINE);
  s.turned('z', [l - 4, 11, 12], uv(3, 0, 3, 5, 12, 22), {});
  s.cylinder('x', [0, 11, 8], 4, l + 4);
  for (const i of times(zones).toReversed())
    s.cylinder('x', [4 + (i * (l - 14)) / zones, 11, 8], 6.4, (l - 14) / zones - 3);
  s.cylinder('x', [-7, 11, 8], 5, 7);
  s.cylinder('x', [-18, 11, 8], 1.6, 11, MED);
  s.box([l * 0.4, 0, -2], [2, 1, 2], MED, FINE);
  return s;
};
const dryer: ProductSketch = (choose) => {
  const [r, h] = [choose([14, 15]), choose([34, 38])];
  const s = three();
  for (const a of [0.9, 2.4, 4.1, 5.6])
    s.box([Math.cos(a) * r * 0.9 - 1, Math.sin(a) * r * 0.9 - 1, -36], [2, 2, 38], OUT, FINE);
  s.turned('z', [0, 0, -26], uv(3, 0, r, 24), {});
  s.turned('z', [0, 0, -2], uv(r, 0, r, h, r * 0.9, h + 2), {});
  s.bar(xyz(r, -2, h - 2, r + 14, -6, h - 2, r + 16, -6, h - 10), 2.4);
  s.box([r + 8, -14, -36], [18, 18, h + 24]);
  s.front(-14).rect(r + 11, h - 26, 12, 8, MED);
  vents(s.front(-14), r + 11, -32, 12, 12, 5);
  s.bar(xyz(r + 8, -8, -20, r - 2, -8, -16), 2);
  s.front(-r).rect(-r * 0.7, h * 0.4, r * 0.5, 12, MED);
  s.cylinder('z', [0, 0, h], 4, 6, MED);
  return s;
};
const granulator: ProductSketch = (choose) => {
  const [w, h] = [choose([30, 34]), choose([26, 24])];
  const s = three();
  s.box([0, 0, -22], [w, 26, 20]);
  s.front(0).rect(5, -20, w - 10, 14, MED);
  s.box([-2, -2, -2], [w + 4, 30, 12], OUT, FINE);
  s.cylinder('x', [-6, 13, 4], 5.4, 4);
  s.prism('x', uv(2, 10, 24, 10, 24, h + 12, -12, h + 12, -12, h, 2, h - 8), 3, w - 6);
  s.face(xyz(5, -12, h + 1, w - 5, -12, h + 1, w - 5, -12, h + 11, 5, -12, h + 11), MED);
  for (const i of times(7))
    s.line(xyz(6 + (i * (w - 12)) / 6, -12, h + 1, 6 + (i * (w - 12)) / 6, -12, h + 11), FINE);
  s.front(-2).circle(w * 0.3, 4, 2, MED);
  s.front(-2).circle(w * 0.7, 4, 2, MED);
  return s;
};
const rollMill: ProductSketch = (choose) => {
  const [l, r] = [choose([48, 54]), choose([8, 9])];
  const s = three();
  s.box([-10, -4, -14], [l + 40, 34, 8], OUT, FINE);
  motor(s, 'x', [l + 12, 12, 4], 7, 18);
  s.prism('x', uv(-2, -6, 30, -6, 28, 16, 22, 20, 6, 20, 0, 16), l, 6);
  s.cylinder('x', [0, 21, 6], r, l);
  s.cylinder('x', [0, 5, 6], r, l);
  s.line(xyz(2, 13, 13, l - 2, 13, 13), MED);
  for (const k of times(6)) s.line(xyz(4 + k * 8, 13, 13, 6 + k * 8, 11, 15, 9 + k * 8, 13, 13.6), FINE);
  s.prism('x', uv(-2, -6, 30, -6, 28, 16, 22, 20, 6, 20, 0, 16), -6, 6);
  for (const y of [5, 21]) s.disc('x', [-6, y, 6], 3.4, MED);
  handwheel(s, [-3, 8, 20], 4);
  s.bar(xyz(0, -4, 26, l, -4, 26), 0.7, MED);
  return s;
};
const metering: ProductSketch = (choose) => {
  const [r, stroke] = [choose([5, 5.6]), choose([1, 0])];
  const s = three();
  s.box([-8, -7, -10], [34, 14, 2], OUT, FINE);
  motor(s, 'z', [16, 0, 6], 5, 16);
  s.prism('y', rounded(2, -8, 22, 14, 3), -6, 12, OUT, PATT);
  s.cylinder('x', [-2, 0, -1], r, 5);
  s.cylinder('z', [-4, 0, -13], 1.4, 8, MED);
  s.box([-8, -4, -6], [5, 8, 10], OUT, FINE);
  s.cylinder('z', [-5.4, 0, 4], 1.6, 8);
  s.turned('z', [-5.4, 0, 9], uv(2.4, 0, 2.4, 2), { layer: MED });
  s.cylinder('x', [-9, 0, -1], r * 0.94, 2.4);
  for (const a of times(6))
    s.disc('x', [-9, Math.cos(a * 1.05) * r * 0.72, -1 + Math.sin(a * 1.05) * r * 0.72], 0.6, FINE);
  s.cylinder('y', [10, -9, -1], stroke ? 3 : 2.4, 3);
  gauge(s.front(-9), 10, -1, 2);
  return s;
};
const peristaltic: ProductSketch = (choose) => {
  const [r, rollers] = [choose([9, 10]), choose([3, 2])];
  const s = three();
  s.box([2, 4, -12], [20, 22, 26], OUT, FINE);
  s.cylinder('y', [12, 0, 2], r + 2, 4);
  s.disc('y', [12, 0, 2], r + 1, MED);
  s.front(0).line(arcPoints([12, 2], r * 0.9, 200, 520), OUT);
  s.front(0).line(arcPoints([12, 2], r * 0.7, 200, 520), OUT);
  for (const i of times(rollers)) {
    const a = (i * 6.28) / rollers + 0.6;
    s.front(0).line(uv(12, 2, 12 + Math.cos(a) * r * 0.5, 2 + Math.sin(a) * r * 0.5), MED);
    s.front(0).circle(12 + Math.cos(a) * r * 0.5, 2 + Math.sin(a) * r * 0.5, r * 0.18, MED);
  }
  s.front(0).circle(12, 2, r * 0.14, MED);
  for (const x of [12 - r * 0.8, 12 + r * 0.8]) s.bar(xyz(x, -0.6, -2, x, -0.6, -20), 1.1);
  s.side(2).rect(8, 2, 12, 8, FINE);
  s.box([0, 4, -14], [24, 22, 2], OUT, FINE);
  return s;
};
const polymer: ProductSketch = (choose) => {
  const [r, h] = [choose([7, 8]), choose([26, 22])];
  const s = three();
  s.box([-10, -8, -16], [46, 26, 3], OUT, FINE);
  s.box([14, 6, -13], [18, 8, 40], OUT, FINE);
  s.front(6).rect(17, 14, 12, 8, MED);
  for (const k of times(4)) s.front(6).circle(18.6 + k * 3, 9, 1, MED);
  s.turned('z', [0, 0, -13], uv(r, 0, r, h), {});
  for (const k of times(3)) s.band('z', [0, 0, -11 + k * 2], r, FINE);
  s.turned('z', [0, 0, h - 13], uv(r * 1.2, 0, r * 1.2, 1.6), {});
  motor(s, 'z', [0, 0, h - 11.4], 4.4, 13);
  s.bar(xyz(-r, -1, -6, -r - 7, -3, -6, -r - 7, -3, 12), 1.2);
  s.bar(xyz(r, -3, 2, r + 6, -5, 2, r + 6, -5, -12), 1.2, MED);
  return s;
};
const dayTank: ProductSketch = (choose) => {
  const [r, h] = [choose([14, 15]), choose([30, 34])];
  const s = three();
  s.turned('z', [0, 0, 0], uv(r, 0, r, h), {});
  for (const z of [3, h - 3]) s.band('z', [0, 0, z], r, FINE);
  s.disc('z', [0, 0, h], r * 0.9, FINE);
  s.box([-r, -3, h], [2 * r, 6, 2.4], OUT, FINE);
  s.turned('z', [0, 0, h + 2.4], uv(2.6, 0, 2.6, 4), { layer: MED });
  motor(s, 'z', [0, 0, h + 6], 4.4, 14);
  s.front(-r).line(uv(-r * 0.86, 3, -r * 0.86, h - 3), MED);
  for (const k of times(8)) s.front(-r).line(uv(-r * 0.86, 4 + k * 3.2, -r * 0.66, 4 + k * 3.2), FINE);
  s.cylinder('x', [-r - 5, -4, 3], 1.6, 6, MED);
  return s;
};
const uv1 =
  (kind: 'closed' | 'medium'): ProductSketch =>
  (choose) => {
    const [r, l] = [choose([8, 9]), choose([56, 50])];
    const s = three();
    if (kind === 'closed') {
      for (const x of [l * 0.8, l * 0.2]) s.cylinder('z', [x, 0, r - 1], 4, 9);
      for (const x of [l - 12, 8]) s.prism('x', uv(-7, -16, 7, -16, 8, -3, -8, -3), x, 4);
      s.cylinder('x', [0, 0, 0], r, l);
      for (const x of [l * 0.8, l * 0.2]) flange(s, 'z', [x, 0, r + 6], 6, 1.4);
      s.cylinder('x', [-2, 0, 0], r * 1.24, 2);
      for (const a of times(6)) {
        s.disc('x', [-2, Math.cos(a * 1.05) * r * 0.6, Math.sin(a * 1.05) * r * 0.6], r * 0.17, MED);
        s.bar(
          xyz(
            -2.2,
            Math.cos(a * 1.05) * r * 0.6,
            Math.sin(a * 1.05) * r * 0.6,
            -7,
            Math.cos(a * 1.05) * r * 0.7,
            Math.sin(a * 1.05) * r * 0.6 - 3,
          ),
          0.4,
          MED,
        );
      }
    } else {
      s.cylinder('x', [8, 0, 0], r, l * 0.5);
      s.box([10, -r - 6, -r - 3], [18, 2 * r + 12, 2 * r + 6], OUT, MED);
      for (const z of [-4, 4]) {
        s.cylinder('y', [19, -r - 10, z], 2.6, 4);
        s.disc('y', [19, -r - 10, z], 1.6, FINE);
      }
      s.cylinder('x', [-8, 0, 0], r, 18);
      flange(s, 'x', [-10, 0, 0], r * 1.4, 2);
    }
    s.box([l * 0.62, -24, -18], [16, 8, 26], OUT, FINE);
    s.front(-24).rect(l * 0.62 + 3, -4, 10, 6, MED);
    return s;
  };
const channelOf = (s: Scene, l: number, w: number): void => {
  s.box([0, w, -22], [l, 6, 26], OUT, FINE);
  s.face(xyz(0, 0, -18, l, 0, -18, l, w, -18, 0, w, -18), MED);
};
const uvChannel: ProductSketch = (choose) => {
  const [n, lift] = [choose([4, 5]), choose([0, 6])];
  const s = three();
  channelOf(s, 84, 26);
  for (const i of times(6))
    s.level(-4).line(uv(4 + i * 14, 3 + (i % 3) * 8, 12 + i * 14, 3 + (i % 3) * 8), FINE);
  for (const i of times(n).toReversed()) {
    const x = 12 + i * 16;
    for (const k of times(4)) s.bar(xyz(x, 3 + k * 6, -17 + lift, x, 3 + k * 6, 4 + lift), 0.8, MED);
    s.box([x - 3, -1, 4 + lift], [6, 28, 5], OUT, FINE);
    s.bar(xyz(x, 8, 9 + lift, x, 8, 13 + lift, x, 18, 13 + lift, x, 18, 9 + lift), 0.5, MED);
  }
  s.box([0, -6, -22], [84, 6, 26], OUT, FINE);
  s.box([92, -8, -22], [14, 10, 40], OUT, FINE);
  s.front(-8).rect(95, 4, 8, 6, MED);
  return s;
};
const uvLamp: ProductSketch = (choose) => {
  const [l, coils] = [choose([48, 54]), choose([9, 11])];
  const s = three();
  s.cylinder('x', [2, 0, 12], 2.2, l);
  s.cylinder('x', [0, 0, 12], 2.5, 3);
  s.cylinder('x', [l, 0, 12], 2.5, 4);
  s.line(
    times(coils * 4).map((i): Place => [5 + (i * (l - 8)) / (coils * 4), -2.2, 12 + Math.sin(i * 1.57) * 1]),
    FINE,
  );
  for (const y of [-0.6, 0.6]) s.bar(xyz(-2, y, 12, 0, y, 12), 0.3, MED);
  s.box([8, -6, -4], [30, 10, 7]);
  label(s.front(-6), 14, -2.4, 16, 4, 2, FINE);
  for (const k of times(4))
    s.bar(xyz(8, -5 + k * 1.6, -1, 2, -6 + k * 1.6, -1 + k * 0.3, -1, -6 + k * 1.6, 6), 0.3, MED);
  return s;
};
const flume: ProductSketch = (choose) => {
  const [w, throat] = [choose([26, 30]), choose([0.4, 0.5])];
  const s = three();
  const t = (w * (1 - throat)) / 2;
  const far = uv(0, w, 30, w - t, 46, w - t, 70, w);
  const near = uv(0, 0, 30, t, 46, t, 70, 0);
  s.face([...far.map(([x, y]): Place => [x, y, 0]), ...far.toReversed().map(([x, y]): Place => [x, y, 20])]);
  s.face(
    [...near.map(([x, y]): Place => [x, y, 0]), ...far.toReversed().map(([x, y]): Place => [x, y, 0])],
    MED,
  );
  for (const i of times(6)) s.line(xyz(4 + i * 9, w * 0.4, 8 - i, 10 + i * 9, w * 0.4, 8 - i), FINE);
  for (const x of [30, 46]) s.line(xyz(x, w - t, 0, x, w - t, 20), FINE);
  s.face([
    ...near.map(([x, y]): Place => [x, y, 0]),
    ...near.toReversed().map(([x, y]): Place => [x, y, 20]),
  ]);
  for (const x of [30, 46]) s.line(xyz(x, t, 0, x, t, 20), MED);
  s.bar(xyz(16, 0, 20, 16, 0, 30, 16, w * 0.5, 30), 0.7, MED);
  s.turned('z', [16, w * 0.5, 26], uv(2, 0, 2.6, 3), {});
  return s;
};

export const processSketches: Sketches = {
  valve: only(valve, 'gate'),
  'butterfly-valve': only(valve, 'butterfly'),
  'plug-valve': inPipe(7, 3.4, (s, r) => {
    s.turned('x', [-7, 0, 0], uv(r, 0, r * 1.2, 4, r * 1.2, 10, r, 14), { crease: FINE });
    s.turned(
      'z',
      [0, 0, -r * 1.2],
      uv(r, 0, r * 1.25, 1, r * 1.25, r * 2.4, r * 1.5, r * 2.4, r * 1.5, r * 2.6),
      { crease: FINE },
    );
    s.box([-3, -4, r * 1.5], [8, 8, 5], OUT, FINE);
    s.cylinder('y', [1, -8, r * 1.5 + 2.4], 0.5, 4, MED);
    s.disc('y', [1, -8, r * 1.5 + 2.4], 4, OUT);
    s.disc('y', [1, -8, r * 1.5 + 2.4], 3.2, MED);
  }),
  'check-valve': inPipe(8, 3.4, (s, r) => {
    s.turned('x', [-8, 0, 0], uv(r, 0, r * 1.3, 5, r * 1.3, 11, r, 16), { crease: FINE });
    s.prism('y', uv(-5, r, 5, r, 4, r + 4, -4, r + 5), -r, 2 * r, OUT, MED);
    s.box([-5.4, -r - 0.6, r + 4.4], [10.4, 2 * r + 1.2, 1.4], OUT, FINE);
    for (const x of [-4, 0, 4]) s.cylinder('z', [x, -r, r + 5.8], 0.6, 0.9, MED);
    s.cylinder('y', [-4, -r - 3, r + 2], 0.8, 3, MED);
    s.bar(xyz(-4, -r - 3, r + 2, 6, -r - 3, r - 1), 0.6);
    s.box([5, -r - 4, r - 3], [3, 2, 4], OUT, FINE);
  }),
  'knife-gate': inPipe(1.6, 4, (s, r) => {
    s.box([-1.4, -r * 1.5, -r * 1.5], [2.8, r * 3, r * 3], OUT, FINE);
    s.box([-1, -r * 1.4, r * 1.5], [2, r * 2.8, 1.6], OUT, FINE);
    for (const y of [r * 1.1, -r * 1.3]) s.box([-0.8, y, r * 1.5], [1.6, 1, r * 3], OUT, FINE);
    s.box([-0.3, -r, r * 1.8], [0.6, r * 2, r * 1.4], MED, FINE);
    s.box([-1, -r * 1.4, r * 4.5], [2, r * 2.8, 1], OUT, FINE);
    stemAndWheel(s, r * 4.2, r);
  }),
  'flow-meter': inPipe(6, 3.6, (s, r) => {
    s.cylinder('x', [-6, 0, 0], r * 1.1, 12);
    for (const x of [-5, 5]) s.band('x', [x, 0, 0], r * 1.1, FINE);
    s.cylinder('z', [0, 0, r], 1.2, 3, MED);
    s.cylinder('y', [0, -3.6, r + 6], 4, 7);
    s.disc('y', [0, -3.6, r + 6], 3.2, MED);
    s.front(-3.6).rect(-2, r + 5.4, 4, 2, FINE);
  }),
  'thermal-meter': inPipe(7, 3.2, (s, r) => {
    s.cylinder('x', [-7, 0, 0], r * 0.8, 14);
    s.turned('z', [0, 0, r * 0.7], uv(1.2, 0, 1.2, 4, 0.7, 4, 0.7, 8), { crease: FINE });
    s.box([-4, -3, r * 0.7 + 8], [8, 6, 7], OUT, FINE);
    s.front(-3).rect(-2.6, r * 0.7 + 10.6, 5.2, 3, MED);
    s.bar(xyz(4, 0, r + 10, 7, 0, r + 10, 8, 0, r + 5), 0.4, MED);
  }),
  'ultrasonic-meter': inPipe(14, 3.4, (s, r) => {
    s.cylinder('x', [-14, 0, 0], r * 0.9, 28);
    for (const x of [-6, 5]) {
      s.box([x - 2, -r * 0.9 - 2, 0], [4, 2.4, 3], OUT, FINE);
      s.band('x', [x - 1, 0, 0], r * 0.92, MED);
    }
    s.line(xyz(-6, -r, 1, 5, -r, 1), FINE);
    s.bar(xyz(-6, -r - 2, 3, -2, -8, 7, 0, -8, 8), 0.4, MED);
    s.bar(xyz(5, -r - 2, 3, 3, -8, 7, 3, -8, 8), 0.4, MED);
    s.box([-3, -9, 8], [9, 3, 10], OUT, FINE);
    s.front(-9).rect(-1.4, 13, 6, 3, MED);
  }),
  'venturi-tube': inPipe(15, 4, (s, r) => {
    s.turned('x', [-15, 0, 0], uv(r * 0.9, 0, r * 0.9, 4, r * 0.4, 11, r * 0.4, 15, r * 0.9, 30), {});
    for (const [x, z] of uv(-12.6, r * 0.8, -2, r * 0.36)) {
      s.cylinder('z', [x, 0, z], 0.7, 3.4, MED);
    }
    s.bar(xyz(-12.6, 0, r * 0.8 + 3, -12.6, 0, 10, -8, 0, 10), 0.4, MED);
    s.bar(xyz(-2, 0, r * 0.36 + 3, -2, 0, 10, -5, 0, 10), 0.4, MED);
    s.box([-9, -2, 8], [5, 4, 5], OUT, FINE);
  }),
  'parshall-flume': flume,
  conveyor: only(conveyor, undefined, 'roller'),
  'belt-conveyor': only(conveyor, undefined, 'belt'),
  'vertical-conveyor': verticalConveyor,
  'trolley-conveyor': trolleyConveyor,
  'pallet-conveyor': palletConveyor,
  'bridge-crane': crane('top'),
  'underhung-crane': crane('under'),
  'jib-crane': jib,
  'monorail-hoist': hoist(false),
  'rope-hoist': hoist(true),
  'firetube-boiler': drumBoiler('fire'),
  'thermal-heater': drumBoiler('thermal'),
  'watertube-boiler': watertube,
  boiler: only(boiler, 'cabinet'),
  'electric-boiler': electricBoiler,
  'shell-exchanger': shellTube(false),
  'scraped-exchanger': shellTube(true),
  'plate-exchanger': plateExchanger(false),
  'brazed-exchanger': plateExchanger(true),
  recuperator,
  'submersible-pump': submersible,
  'cavity-pump': cavity,
  'turbine-pump': turbine,
  'self-priming-pump': selfPriming,
  'bolted-tank': uprightTank('bolted'),
  'poly-tank': uprightTank('poly'),
  'fiberglass-tank': uprightTank('frp'),
  'air-receiver': uprightTank('receiver'),
  tank: only(tank, 'horizontal'),
  baghouse: baghouse('bags'),
  'cartridge-collector': baghouse('cartridge'),
  cyclone,
  scrubber,
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
  'cip-skid': skid(2, 40, true),
  'feed-skid': skid(1, 26, false),
  'injection-machine': mould,
  extruder,
  'resin-dryer': dryer,
  granulator,
  'roll-mill': rollMill,
  'metering-pump': metering,
  'peristaltic-pump': peristaltic,
  'polymer-unit': polymer,
  'day-tank': dayTank,
  'uv-reactor': uv1('closed'),
  'medium-uv-reactor': uv1('medium'),
  'uv-channel': uvChannel,
  'uv-lamp': uvLamp,
  generator,
};
