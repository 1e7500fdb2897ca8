import { airHandler, diffuser } from '#src/reference-api/drawings/products/kinds/air.ts';
import { pump } from '#src/reference-api/drawings/products/kinds/plant.ts';
import { sprinkler } from '#src/reference-api/drawings/products/kinds/piping.ts';
import {
  FINE,
  MED,
  OUT,
  PATT,
  bolts,
  flange,
  gauge,
  holes,
  label,
  motor,
  only,
  three,
  under,
  uv,
  vents,
  wall,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { corners, rounded, type Plane } from '#src/reference-api/drawings/products/plane.ts';
import { ring, type Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';

const concealed: ProductSketch = (choose) => {
  const [r, drop] = [choose([3.2, 2.8]), choose([0.8, 1.4])];
  const s = under();
  s.cylinder('z', [0, 0, 3], 1.6, 5, MED);
  s.level(0).shape(corners(-9, -9, 18, 18), FINE);
  s.level(0).speckle(-8, -8, 16, 16, 40, 0.5);
  s.disc('z', [0, 0, 0], r * 0.8, MED);
  s.cylinder('z', [0, 0, -drop * 0.7], r * 0.7, drop * 0.7, MED);
  s.turned('z', [0, 0, -drop - 0.3], uv(r, 0, r, 0.3), {});
  s.disc('z', [0, 0, -drop - 0.3], r * 0.9, FINE);
  for (const k of times(4))
    s.line(
      xyz(
        Math.cos(k * 1.57) * r * 0.7,
        Math.sin(k * 1.57) * r * 0.7,
        -drop,
        Math.cos(k * 1.57) * r * 0.7,
        Math.sin(k * 1.57) * r * 0.7,
        -0.2,
      ),
      FINE,
    );
  return s;
};
const sidewall: ProductSketch = (choose) => {
  const [teeth, esc] = [choose([9, 7]), choose([3, 2.6])];
  const s = three();
  wall(s, -7, -8, 14, 16, 3);
  s.cylinder('y', [0, 2.4, 0], esc, 0.6);
  s.turned('y', [0, -0.4, 0], uv(1, 0, 1.5, 0.8, 1.5, 2.8), { crease: FINE });
  for (const x of [-1, 1]) s.bar(xyz(x * 1.2, -0.2, 0, x * 1.2, -2.6, 0, x * 0.3, -3.6, 0), 0.24, MED);
  s.cylinder('y', [0, -2.8, 0], 0.26, 2.4, MED);
  s.cylinder('y', [0, -4.2, 0], 1.4, 0.25);
  for (const i of times(teeth))
    s.front(-4.2).line(
      uv(0, 0, Math.cos(-0.3 - (i * 2.5) / teeth) * 1.4, Math.sin(-0.3 - (i * 2.5) / teeth) * 1.4),
      FINE,
    );
  s.face(xyz(-1.6, -4.4, 1, 1.6, -4.4, 1, 1.6, -2.6, 1.6, -1.6, -2.6, 1.6));
  return s;
};
const drop: ProductSketch = (choose) => {
  const [sag, rings] = [choose([8, 11]), choose([26, 22])];
  const s = three();
  s.cylinder('x', [-8, 0, 26], 2, 34);
  s.turned('z', [12, 0, 20], uv(1.6, 0, 1.6, 2, 1.2, 2, 1.2, 5), { crease: FINE });
  const hose = times(rings).map((i): Place => {
    const t = i / (rings - 1);
    return [12 + 14 * Math.sin(t * 3.14) + t * 4, -sag * Math.sin(t * 3.14) * 0.4, 20 - t * 20];
  });
  s.bar(hose, 1.2);
  for (const p of hose)
    s.line(
      [
        [p[0] - 1, p[1] - 0.6, p[2]],
        [p[0] + 1, p[1] - 0.6, p[2] - 0.1],
      ],
      FINE,
    );
  s.box([-6, -1, -3], [44, 2, 1.6], OUT, FINE);
  for (const x of [36, -6]) s.box([x, -5, -8], [2, 10, 7], MED, FINE);
  s.turned('z', [16, 0, -7], uv(0.9, 0, 0.9, 3, 1.4, 3, 1.4, 8), { crease: FINE });
  s.disc('z', [16, 0, -8], 1.8, OUT);
  return s;
};
const alarmCheck: ProductSketch = (choose) => {
  const [r, trim] = [choose([5, 6]), choose([1, 0])];
  const s = three();
  flange(s, 'z', [0, 0, 0], r * 1.5, 1.4, false);
  s.turned('z', [0, 0, 1.4], uv(r, 0, r, 2, r * 1.35, 6, r * 1.35, 13, r, 17, r, 19), { crease: FINE });
  flange(s, 'z', [0, 0, 20], r * 1.5, 1.4);
  s.cylinder('y', [0, -r * 1.7, 10], r * 0.95, r * 0.5);
  bolts(s, 'y', [0, -r * 1.7, 10], r * 0.76, 8, 0.4);
  s.bar(xyz(-r, -3, 4, -r * 2.2, -5, 4, -r * 2.2, -5, 18, -r, -3, 18), 0.7, MED);
  s.turned('y', [-r * 2.2, -7.4, 18], uv(2.2, 0, 2.2, 1.2), {});
  gauge(s.front(-7.4), -r * 2.2, 18, 1.9);
  s.turned('y', [-r * 2.2, -7.4, 9], uv(1.8, 0, 1.8, 1.2), {});
  gauge(s.front(-7.4), -r * 2.2, 9, 1.5);
  if (trim) s.bar(xyz(r, -3, 5, r * 2, -6, 5, r * 2, -6, -3), 0.8, MED);
  else s.bar(xyz(r, -3, 16, r * 2, -6, 16, r * 2, -6, 21), 0.8, MED);
  return s;
};
const splitCase: ProductSketch = (choose) => {
  const [mr, n] = [choose([9, 10]), choose([1, 0])];
  const s = three();
  s.box([-28, -12, -5], [80, 26, 5], OUT, MED);
  motor(s, 'x', [16, 0, 10], mr, 32);
  for (const x of [38, 22]) s.box([x, -7, 0], [4, 14, 2.4], MED, FINE);
  s.cylinder('x', [8, 0, 10], 2, 8, MED);
  s.turned('x', [9, 0, 10], uv(3.4, 0, 3.4, 4), {});
  s.cylinder('y', [-10, 8, 8], 5, 10);
  s.turned('x', [-22, 0, 10], uv(3, 0, 6, 4, 9.4, 8, 9.4, 16, 6, 21, 3, 26), { crease: FINE });
  s.box([-20, -10, 9.6], [20, 20, 1.4], OUT, FINE);
  for (const i of times(5)) s.cylinder('z', [-18 + i * 4, -9.4, 11], 0.6, 1, MED);
  s.turned('x', [-17, 0, 12], uv(3, 0, 7, 4, 7, 9, 3, 14), { smooth: true });
  flange(s, 'y', [-10, -17, 8], 6, 1.4);
  s.cylinder('y', [-10, -15.6, 8], 4, 6, MED);
  flange(s, 'y', [-10, -17, 8], 6, 1.4);
  if (n) {
    s.bar(xyz(-10, 0, 18, -10, 0, 22), 0.5, MED);
    s.disc('y', [-10, 0, 24], 1.9, OUT);
    gauge(s.front(-0.1), -10, 24, 1.5);
  }
  return s;
};
const inline =
  (small: boolean): ProductSketch =>
  (choose) => {
    const [r, h] = [choose([7, 8]), choose([20, 24])];
    const s = three();
    flange(s, 'x', [12, 0, 6], 5.4, 1.4, false);
    s.cylinder('x', [5, 0, 6], 3.4, 7.4);
    if (small) {
      s.box([-9, -7, -2], [18, 14, 2], OUT, FINE);
      s.cylinder('z', [0, 0, 10], 4.6, 18);
      for (const i of times(5)) s.band('z', [0, 0, 12.6 + i * 3.2], 4.6, FINE);
      s.turned('z', [0, 0, 0], uv(6.4, 0, 6.4, 10), {});
      s.turned('z', [0, 0, 28], uv(6, 0, 6, 1.4, 4, 1.4, 4, 6), { crease: FINE });
      motor(s, 'z', [0, 0, 34], 4.6, 14);
    } else {
      s.turned('z', [0, 0, 0], uv(6, 0, 9.4, 2, 9.4, 10, 7, 12), { crease: FINE });
      s.turned('z', [0, 0, 12], uv(5, 0, 5, 6, r, 6, r, 7.4), { crease: FINE });
      s.front(-5).rect(-2, 13.4, 4, 3.6, FINE);
      motor(s, 'z', [0, 0, 19.4], r, h);
    }
    s.cylinder('x', [-12, 0, 6], 3.4, small ? 6 : 4);
    flange(s, 'x', [-13, 0, 6], 5.4, 1.4);
    return s;
  };
const diesel: ProductSketch = (choose) => {
  const [cyl, stack] = [choose([6, 4]), choose([1, 0])];
  const s = three();
  s.box([-34, -13, -5], [96, 28, 5], OUT, MED);
  s.box([10, -8, 2], [40, 17, 16]);
  s.box([12, -6, 18], [36, 13, 4], OUT, FINE);
  for (const i of times(cyl)) s.box([14 + (i * 33) / cyl, -4, 22], [33 / cyl - 1.4, 6, 2], MED, FINE);
  for (const i of times(cyl)) s.front(-8).circle(14 + (i * 34) / cyl, 14, 1.2, FINE);
  s.cylinder('x', [20, -10, 14], 1.6, 26, MED);
  s.bar(xyz(20, 2, 24, 20, 2, 32, stack ? 20 : 30, 2, 38), 1.6);
  s.box([50, -9, 0], [4, 19, 24], OUT, FINE);
  s.side(10).circle(0, 8, 6.6, OUT);
  s.cylinder('x', [0, 0, 8], 2.2, 10, MED);
  s.turned('x', [-26, 0, 8], uv(3, 0, 9, 6, 9, 15, 3, 24), { crease: FINE });
  s.cylinder('y', [-14, -14, 7], 3.4, 8, MED);
  flange(s, 'y', [-14, -15, 7], 5.4, 1.2);
  return s;
};
const floorBox =
  (w: number, h: number, d: number, draw: (f: Plane, s: Scene) => void): ProductSketch =>
  (choose) => {
    const [k, base] = [choose([1, 1.12]), choose([3, 4])];
    const s = three();
    s.box([0.8, 0.8, 0], [w - 1.6, d - 1.6, base], MED, FINE);
    s.box([0, 0, base], [w, d, h * k]);
    s.front(0).through(corners(0, base, w, h * k), () => draw(s.front(0), s));
    return s;
  };
const heater =
  (kind: 'condensing' | 'storage' | 'indirect'): ProductSketch =>
  (choose) => {
    const [r, h] = [choose([14, 13]), choose([58, 66])];
    const s = three();
    for (const a of [0.8, 2.6, 4.6])
      s.box([Math.cos(a) * r * 0.7 - 1, Math.sin(a) * r * 0.7 - 1, -4], [2, 2, 4], MED, FINE);
    if (kind === 'condensing') {
      s.bar(xyz(5, 6, h, 5, 6, h + 16), 1.6);
      s.bar(xyz(-1, 8, h, -1, 8, h + 12), 1.6);
    }
    if (kind === 'storage') {
      s.turned('z', [0, 0, h], uv(r * 0.5, 0, 3, 3, 3, 16));
      s.cylinder('z', [8, 0, h], 1, 9, MED);
      s.cylinder('z', [-8, 0, h], 1, 9, MED);
    }
    s.turned('z', [0, 0, 0], uv(r * 0.96, 0, r, 1.4, r, h - 2, r * 0.94, h), { crease: FINE });
    if (kind === 'storage') {
      s.turned('z', [0, 0, h], uv(r * 0.5, 0, 3, 3, 3, 16));
      for (const x of [8, -8]) s.cylinder('z', [x, 0, h], 1, 9, MED);
    } else if (kind === 'condensing') {
      s.prism('z', rounded(-r * 0.66, -r * 0.66, r * 1.3, r * 1.2, 3), h, 8, OUT, PATT);
      for (const [x, y, t] of [
        [6, 4, 18],
        [-1, 6, 14],
      ] as const)
        s.cylinder('z', [x, y, h + 8], 1.7, t);
      s.front(-r * 0.66).rect(-5, h + 2, 8, 4, MED);
    } else {
      for (const z of [h * 0.24, h * 0.62])
        s.bar(xyz(-r * 0.7, -r * 0.72, z, -r * 1.4, -r * 1.3, z), 1.3, OUT);
      s.cylinder('z', [0, 0, h], 1.4, 6, MED);
      s.turned('y', [-2, -r - 2.4, h * 0.3], uv(6, 0, 6, 2.6), {});
      bolts(s, 'y', [-2, -r - 2.4, h * 0.3], 4.8, 8, 0.5);
    }
    s.bar(
      xyz(r * 0.5, -r * 0.84, h * 0.82, r * 0.9, -r * 1.2, h * 0.82, r * 0.9, -r * 1.2, h * 0.2),
      0.6,
      MED,
    );
    if (kind !== 'indirect') {
      s.front(-r).rect(-r * 0.62, 5, r * 0.8, 9, MED);
      vents(s.front(-r), -r * 0.5, 6, r * 0.56, 5, 3);
      s.front(-r).circle(-r * 0.3, 18, 2, MED);
    } else label(s.front(-r), -r * 0.7, h * 0.68, r * 0.9, 9, 3, MED);
    return s;
  };
const tankless: ProductSketch = (choose) => {
  const [h, pipes] = [choose([26, 24]), choose([4, 3])];
  const s = three();
  wall(s, -6, -16, 30, h + 32, 10);
  s.bar(xyz(9, 6, h, 9, 6, h + 12), 2);
  for (const i of times(pipes)) {
    s.cylinder('z', [3 + (i * 13) / (pipes - 1), 4, -10], 0.8, 10, MED);
    s.turned('z', [3 + (i * 13) / (pipes - 1), 4, -5], uv(1.3, 0, 1.3, 1.8), { layer: MED });
  }
  s.prism('y', rounded(0, 0, 18, h, 1.2), 0, 9, OUT, PATT);
  s.cylinder('z', [9, 5, h], 2.4, 10);
  s.front(0).rect(6, h * 0.2, 6, 4, MED);
  s.front(0).line(uv(1, h * 0.42, 17, h * 0.42), FINE);
  for (const k of times(3)) s.front(0).circle(6.8 + k * 2.2, h * 0.14, 0.5, FINE);
  s.front(0).shape(
    uv(9, h * 0.56, 7.4, h * 0.64, 9, h * 0.76, 9.7, h * 0.68, 10.7, h * 0.63, 10, h * 0.56),
    MED,
  );
  return s;
};
const duct = (s: Scene, x: number, y: number, z: number, w: number, h: number, l: number): void => {
  s.box([x, y, z], [l, w, h], OUT, MED);
};
const vav =
  (form: 'vav' | 'constant' | 'fan'): ProductSketch =>
  (choose) => {
    const [r, l] = [choose([5, 6]), choose([22, 26])];
    const s = three();
    duct(s, l, 2, 2, 12, 10, 10);
    s.box([0, 0, 0], [l, 16, 14]);
    if (form === 'fan') {
      s.front(0).rect(l - 13, 2, 11, 10, MED);
      s.front(0).circle(l - 7.5, 7, 4.4, MED);
      s.front(0).circle(l - 7.5, 7, 1.4, FINE);
      for (const k of times(6))
        s.front(0).line(
          uv(
            l - 7.5 + Math.cos(k * 1.05) * 1.4,
            7 + Math.sin(k * 1.05) * 1.4,
            l - 7.5 + Math.cos(k * 1.05 + 0.4) * 4.4,
            7 + Math.sin(k * 1.05 + 0.4) * 4.4,
          ),
          FINE,
        );
    } else label(s.front(0), l - 10, 4, 8, 6, 3, FINE);
    s.box([1, -4, 3], [8, 4, 8], OUT, FINE);
    s.front(-4).circle(3, 9, 0.6, FINE);
    s.front(-4).rect(4.4, 4.4, 3.6, 2, FINE);
    s.cylinder('x', [-10, 8, 7], r, 10);
    for (const x of [-9, -6]) s.band('x', [x, 8, 7], r, FINE);
    const bore = ring('x', [-10, 8, 7], r * 0.94);
    s.face(bore, MED);
    s.through(bore, () => {
      if (form === 'constant')
        for (const k of times(4)) s.disc('x', [-9 + k, 8, 7], r * (0.8 - k * 0.2), FINE);
      else {
        s.line(xyz(-9, 8 - r * 0.4, 7 - r, -9, 8 + r * 0.4, 7 + r), MED);
        s.line(xyz(-9, 8 - r * 0.7, 7 - r, -9, 8 + r * 0.1, 7 + r), FINE);
      }
    });
    return s;
  };
const exhaustValve: ProductSketch = (choose) => {
  const [r, arm] = [choose([6, 7]), choose([1, 0])];
  const s = three();
  s.turned('x', [-16, 0, 0], uv(r, 0, r, 6, r * 0.68, 16, r, 26, r, 32), { smooth: true });
  for (const x of [-16, -10, 10, 15]) s.band('x', [x, 0, 0], r, FINE);
  s.band('x', [0, 0, 0], r * 0.68, FINE);
  s.disc('x', [-16, 0, 0], r * 0.94, MED);
  s.through(ring('x', [-16, 0, 0], r * 0.94), () =>
    s.turned('x', [-12, 0, 0], uv(0.4, 0, r * 0.5, 5, r * 0.3, 12), { layer: MED }),
  );
  s.box([-3, -r - 3, -2], [8, 4, 5], OUT, FINE);
  if (arm) s.bar(xyz(-3, -r - 1, 0, -9, -r * 0.9, 1), 0.5, MED);
  else s.bar(xyz(1, -r - 1, 3, 1, -r * 0.4, r * 0.7), 0.5, MED);
  return s;
};
const chilledBeam: ProductSketch = (choose) => {
  const [l, slots] = [choose([72, 60]), choose([2, 1])];
  const s = under();
  s.cylinder('y', [l * 0.8, 24, 7], 3.4, 8);
  for (const z of [4, 8]) s.bar(xyz(l * 0.2, 24, z, l * 0.2, 31, z), 0.8, MED);
  s.box([1, 1, 0], [l - 2, 22, 10], OUT, MED);
  s.box([0, 0, -1], [l, 24, 1.4], OUT, FINE);
  const f = s.level(-1);
  f.rect(4, 6, l - 8, 12, MED);
  holes(f, 5, 7, l - 10, 10, 26, 4, 0.7, FINE);
  for (const y of [2.6, 19.6]) for (const k of times(slots)) f.rect(3, y + k * 1.2, l - 6, 0.8, MED);
  return s;
};
const slotDiffuser: ProductSketch = (choose) => {
  const [n, l] = [choose([3, 2]), choose([54, 46])];
  const s = under();
  s.cylinder('z', [l * 0.5, 5, 10], 4, 4, MED);
  s.box([2, 1, 1], [l - 4, n * 3 + 2, 10], OUT, FINE);
  s.level(0).shape(corners(-10, -12, l + 20, n * 3 + 28), FINE);
  s.box([-1, -1, -0.8], [l + 2, n * 3 + 6, 0.8], OUT, FINE);
  for (const i of times(n)) {
    s.level(-0.8).rect(1, 1.4 + i * 3, l - 2, 1.7, MED);
    s.level(-0.8).line(uv(1, 2.2 + i * 3, l - 1, 2.2 + i * 3), FINE);
  }
  return s;
};
const displacement: ProductSketch = (choose) => {
  const [r, h] = [choose([14, 16]), choose([42, 36])];
  const s = three();
  s.cylinder('z', [0, 0, h + 4], r * 0.4, 12);
  s.cylinder('z', [0, 0, 0], r, h + 4);
  for (const z of [3, h + 1]) s.band('z', [0, 0, z], r, MED);
  for (const j of times(12))
    for (const i of times(15)) {
      const a = -3.7 + (i * 2.9) / 14 + (j % 2) * 0.1;
      s.disc('y', [Math.cos(a) * r, Math.sin(a) * r, 5 + (j * (h - 6)) / 12], 0.42, PATT);
    }
  s.disc('z', [0, 0, h + 4], r * 0.94, FINE);
  s.cylinder('z', [0, 0, h + 4], r * 0.4, 12);
  return s;
};
const grille: ProductSketch = (choose) => {
  const [w, n] = [choose([30, 26]), choose([11, 9])];
  const s = three();
  wall(s, -6, -6, w + 12, 32, 1);
  s.box([0, 0, 0], [w, 1, 20]);
  s.front(0).rect(2, 2, w - 4, 16, MED);
  for (const i of times(n))
    s.front(0).shape(
      uv(
        2,
        2 + (i * 16) / n,
        w - 2,
        2 + (i * 16) / n,
        w - 2,
        2 + ((i + 0.62) * 16) / n,
        2,
        2 + ((i + 0.62) * 16) / n,
      ),
      FINE,
    );
  for (const [u, v] of uv(1, 10, w - 1, 10)) s.front(0).circle(u, v, 0.4, FINE);
  return s;
};
const drumLouver: ProductSketch = (choose) => {
  const [w, tilt] = [choose([34, 28]), choose([0.2, 0.5])];
  const s = three();
  wall(s, -7, -7, w + 14, 30, 2);
  s.box([0, 0, 0], [w, 2, 16]);
  s.front(0).rect(2, 2, w - 4, 12, MED);
  s.cylinder('x', [2.4, 0, 8], 5.4, w - 4.8);
  for (const a of times(6)) {
    const q = Math.PI + tilt + (a - 2.5) * 0.34;
    s.line(
      xyz(2.4, Math.cos(q) * 5.4, 8 + Math.sin(q) * 5.4, w - 2.4, Math.cos(q) * 5.4, 8 + Math.sin(q) * 5.4),
      FINE,
    );
  }
  for (const i of times(5)) s.band('x', [5 + (i * (w - 10)) / 4, 0, 8], 5.4, MED);
  return s;
};
const unit =
  (draw: (f: Plane, s: Scene) => void, sections: number, curb: boolean): ProductSketch =>
  (choose) => {
    const [h, w] = [choose([40, 46]), sections * choose([26, 30])];
    const s = three();
    s.box([curb ? 3 : 0, curb ? 3 : 0, -5], [curb ? w - 6 : w, curb ? 30 : 36, 5], OUT, FINE);
    s.box([0, 0, 0], [w, 36, h]);
    const f = s.front(0);
    for (const i of times(sections)) f.rect((i * w) / sections + 1, 1, w / sections - 2, h - 2, MED);
    s.front(0).through(corners(0, 0, w, h + 30), () => undefined);
    draw(f, s);
    return s;
  };

export const mechanicalSketches: Sketches = {
  sprinkler: only(sprinkler, 'pendent'),
  'concealed-sprinkler': concealed,
  'sidewall-sprinkler': sidewall,
  'sprinkler-drop': drop,
  'alarm-check-valve': alarmCheck,
  'split-case-pump': splitCase,
  'inline-pump': inline(false),
  'jockey-pump': inline(true),
  'diesel-fire-pump': diesel,
  'pump-controller': floorBox(30, 62, 16, (f) => {
    f.rect(1, 5, 28, 56, MED);
    f.rect(6, 42, 12, 9, MED);
    f.line(uv(7, 47, 10, 49, 13, 46, 17, 48), FINE);
    f.circle(23, 47, 2.6, MED);
    f.rect(22.4, 46, 1.2, 4, OUT);
    for (const k of times(4)) f.circle(8 + k * 4.4, 36, 1.1, MED);
    f.shape(uv(13, 22, 17, 22, 17, 30, 20, 30, 20, 33, 10, 33, 10, 30, 13, 30), MED);
    vents(f, 6, 8, 18, 6, 4);
  }),
  'water-heater': heater('condensing'),
  'storage-heater': heater('storage'),
  'indirect-heater': heater('indirect'),
  'tankless-heater': tankless,
  'vav-terminal': vav('vav'),
  'constant-terminal': vav('constant'),
  'fan-terminal': vav('fan'),
  'exhaust-valve': exhaustValve,
  'chilled-beam': chilledBeam,
  diffuser: only(diffuser, 'square'),
  'slot-diffuser': slotDiffuser,
  'displacement-diffuser': displacement,
  'return-grille': grille,
  'drum-louver': drumLouver,
  'air-handler': only(airHandler, undefined, undefined, 1),
  'custom-air-handler': unit(
    (f, s) => {
      for (const x of [31, 61]) {
        f.rect(x, 4, 16, 30, MED);
        f.circle(x + 8, 26, 3, MED);
        f.rect(x + 13, 15, 1.4, 5, OUT);
      }
      vents(f, 3, 6, 22, 26, 9);
      s.box([30, 8, 40], [20, 20, 8], OUT, FINE);
      s.bar(xyz(90, 0, 10, 90, -6, 10, 90, -6, -4), 1.2, MED);
      s.bar(xyz(96, 0, 16, 96, -6, 16, 96, -6, -4), 1.2, MED);
    },
    4,
    false,
  ),
  'energy-recovery-unit': unit(
    (f) => {
      f.circle(39, 20, 15, OUT);
      f.circle(39, 20, 13, FINE);
      f.circle(39, 20, 2, MED);
      for (const k of times(12))
        f.line(
          uv(
            39 + Math.cos(k * 0.524) * 2,
            20 + Math.sin(k * 0.524) * 2,
            39 + Math.cos(k * 0.524) * 13,
            20 + Math.sin(k * 0.524) * 13,
          ),
          k % 3 ? FINE : MED,
        );
      vents(f, 3, 6, 20, 12, 4);
      vents(f, 3, 22, 20, 12, 4);
      f.rect(60, 6, 14, 28, MED);
      f.rect(62, 16, 1.4, 5, OUT);
    },
    3,
    false,
  ),
  'outdoor-air-unit': unit(
    (f, s) => {
      vents(f, 30, 8, 20, 24, 10);
      f.rect(2.4, 6, 18, 30, MED);
      s.prism('x', uv(-12, 22, 0, 34, 0, 20, -12, 16), 2, 20);
      for (const x of [14, 40]) {
        s.cylinder('z', [x, 18, 40], 10, 3);
        s.disc('z', [x, 18, 43], 8, FINE);
        for (const k of times(6))
          s.line(
            [
              [x, 18, 43],
              [x + Math.cos(k * 1.05) * 8, 18 + Math.sin(k * 1.05) * 8, 43],
            ],
            FINE,
          );
      }
    },
    2,
    true,
  ),
  pump: only(pump, 'end suction'),
};
