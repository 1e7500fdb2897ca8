import { panelboard } from '#src/reference-api/drawings/products/kinds/controls.ts';
import { cableTray } from '#src/reference-api/drawings/products/kinds/power.ts';
import { cardReader } from '#src/reference-api/drawings/products/kinds/hardware.ts';
import { luminaire } from '#src/reference-api/drawings/products/kinds/luminaires.ts';
import { poleLight } from '#src/reference-api/drawings/products/kinds/site-lighting.ts';
import { rack } from '#src/reference-api/drawings/products/kinds/handling.ts';
import {
  FINE,
  MED,
  OUT,
  PATT,
  bolts,
  corner,
  ground,
  holes,
  only,
  rod,
  three,
  under,
  uv,
  vents,
  wall,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { arcPoints, corners, rounded, type Plane } from '#src/reference-api/drawings/products/plane.ts';
import { ring, type Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';

/** A device on the wall: its face drawn on the front. */
const device =
  (
    w: number,
    h: number,
    d: number,
    r: number,
    face: (f: Plane, s: Scene) => void,
    margin = 0.5,
  ): ProductSketch =>
  (choose) => {
    const [k, edge] = [choose([1, 1.1]), choose([0.4, 0])];
    const s = three();
    const m = Math.max(w, h) * margin;
    wall(s, -m, -m, w + 2 * m, h + 2 * m, d * k);
    if (edge)
      s.prism(
        'y',
        rounded(-w * 0.03, -w * 0.03, w * 1.06, h + w * 0.06, r),
        d * k * 0.8,
        d * k * 0.2,
        MED,
        PATT,
      );
    s.prism('y', rounded(0, 0, w, h, r), 0, d * k * (edge ? 0.8 : 1), OUT, PATT);
    face(s.front(0), s);
    return s;
  };
/** A box with terminals at top and bottom, on its rail. */
const railBox =
  (w: number, h: number, face: (f: Plane) => void): ProductSketch =>
  (choose) => {
    const [n, d] = [choose([12, 10]), choose([3, 3.6])];
    const s = three();
    s.box([-3, d, h * 0.36], [w + 6, 0.4, 1.6], MED, FINE);
    s.box([0, 1, 0], [w, d - 1, h]);
    s.box([0, 0, 1.2], [w, d, h - 2.4]);
    for (const z of [0.25, h - 0.95])
      for (const i of times(n)) {
        s.front(1).rect(0.2 + (i * (w - 0.4)) / n, z, (w - 0.4) / n - 0.1, 0.7, FINE);
      }
    face(s.front(0));
    return s;
  };
const transmitter: ProductSketch = (choose) => {
  const [r, tubes] = [choose([2.4, 2.7]), choose([1, 0])];
  const s = three();
  s.bar(xyz(-0.8, -1, -1, -0.8, -1, -6, -4, -3, -8), 0.35, MED);
  s.bar(xyz(0.8, -1, -1, 0.8, -1, -6, tubes ? 4 : 2, -3, -8), 0.35, MED);
  s.box([-2, -2, -2], [4, 4, 2.4], OUT, FINE);
  s.cylinder('z', [0, 0, 0.4], 1, 1.4);
  s.cylinder('y', [0, -2.6, 3.6], r, 5.4);
  s.band('y', [0, -1.6, 3.6], r, FINE);
  s.cylinder('y', [0, -3.2, 3.6], r * 1.08, 0.8);
  s.disc('y', [0, -3.2, 3.6], r * 0.8, MED);
  s.front(-3.2).rect(-r * 0.5, 3.4, r, 1, FINE);
  s.cylinder('x', [r * 0.9, 0, 3.6], 0.8, 1.8, MED);
  return s;
};
const controlValve: ProductSketch = (choose) => {
  const [r, head] = [choose([2.2, 2.6]), choose([1, 0])];
  const s = three();
  s.cylinder('x', [2, 0, 0], r, 6);
  s.turned('x', [-5, 0, 0], uv(r * 1.3, 0, r * 1.3, 2.4, r * 1.5, 5, r * 1.3, 7.6, r * 1.3, 10), {
    crease: FINE,
  });
  s.turned('z', [0, 0, r], uv(r * 0.9, 0, r * 0.7, 2.4, 0.7, 2.6, 0.7, 5));
  for (const x of [1.8, -1.8]) s.cylinder('z', [x, 0, r + 2], 0.35, 4.6, MED);
  if (head) s.prism('z', rounded(-4, -3, 8, 6, 1.6), r + 6, 6, OUT, PATT);
  else s.turned('z', [0, 0, r + 6], uv(4, 0, 4, 6, 3.4, 6.8), { crease: FINE });
  s.front(head ? -3 : -4).rect(-1.6, r + 8, 3.2, 2, MED);
  s.bar(xyz(4, 0, r + 8, 6.4, 0, r + 8, 6.8, 0, r + 3), 0.35, MED);
  s.disc('x', [-5, 0, 0], r, MED);
  s.through(ring('x', [-5, 0, 0], r), () => s.disc('x', [-4, 0, 0], r * 0.9, FINE));
  return s;
};
const airflow: ProductSketch = (choose) => {
  const [n, w] = [choose([4, 5]), choose([30, 26])];
  const s = three();
  s.box([0, 12, 0], [w, 1, 22], OUT, FINE);
  s.box([w - 1, 0, 0], [1, 12, 22], OUT, FINE);
  s.box([0, 0, 0], [w, 12, 1], OUT, FINE);
  for (const i of times(n)) {
    const x = (w * (i + 0.7)) / (n + 0.4);
    s.cylinder('z', [x, 6, 1], 0.6, 20, MED);
    for (const k of times(4)) s.box([x - 0.8, 5, 3.6 + k * 4.6], [1.6, 1.4, 1.4], MED, FINE);
  }
  s.box([0, 0, 0], [1, 12, 22], OUT, FINE);
  s.box([-1, -1, 21], [w + 2, 14, 1], OUT, FINE);
  s.prism('y', uv(-2, -2, w + 2, -2, w + 2, 24, -2, 24), -0.4, 0.4, OUT, FINE);
  s.front(-0.4).rect(0.6, 0.6, w - 1.2, 20.8, MED);
  s.front(-0.4).through(corners(0.6, 0.6, w - 1.2, 20.8), () => {
    for (const i of times(n)) {
      const x = (w * (i + 0.7)) / (n + 0.4);
      s.cylinder('z', [x, 6, 0], 0.6, 22, MED);
      for (const k of times(4)) s.box([x - 0.8, 5, 3.6 + k * 4.6], [1.6, 1.4, 1.4], MED, FINE);
    }
  });
  s.box([w + 4, 0, 6], [7, 3, 9], OUT, FINE);
  s.front(0).rect(w + 5.4, 11, 4.2, 2.4, MED);
  return s;
};
/** A panel, its dead front drawn. */
const panel =
  (w: number, h: number, d: number, face: (f: Plane, s: Scene) => void): ProductSketch =>
  (choose) => {
    const [k, pipes] = [choose([1, 1.1]), choose([2, 3])];
    const s = three();
    for (const i of times(pipes))
      s.cylinder('z', [w * (0.25 + (0.5 * i) / (pipes - 1)), d / 2, h], w * 0.05, h * 0.1, MED);
    s.box([0, 0, 0], [w, d * k, h]);
    s.front(0).rect(w * 0.03, w * 0.03, w * 0.94, h - w * 0.06, FINE);
    face(s.front(0), s);
    return s;
  };
const breakers = (f: Plane, u: number, v: number, w: number, h: number, n: number): void => {
  for (const i of times(n))
    for (const c of [0, 1]) {
      f.rect(u + (c * w) / 2 + 0.3, v + (i * h) / n + 0.2, w / 2 - 0.6, h / n - 0.4, MED);
      f.rect(c ? u + w / 2 + 0.9 : u + w / 2 - 2.3, v + (i * h) / n + 0.5, 1.4, h / n - 1, FINE);
    }
};
const wallGrazer: ProductSketch = (choose) => {
  const [l, beam] = [choose([48, 56]), choose([5, 6])];
  const s = three();
  wall(s, -4, -46, l + 8, 52, 5);
  for (const j of times(7)) s.front(5).line(uv(-4, -40 + j * 6, l + 4, -40 + j * 6), PATT);
  for (const i of times(beam)) {
    const x = (l * (i + 0.5)) / beam;
    s.front(4.9).line(uv(x, -3, x - 5, -20, x - 6.4, -34), FINE);
    s.front(4.9).line(uv(x, -3, x + 5, -20, x + 6.4, -34), FINE);
  }
  s.prism('x', uv(-2, 0, 3, 0, 3, 3.4, -2, 3.4), 0, l);
  for (const i of times(beam * 2)) s.front(-2).circle((l * (i + 0.5)) / (beam * 2), 1.2, 0.6, FINE);
  for (const x of [l * 0.2, l * 0.8]) s.box([x, 0, 0.6], [2, 5, 2], MED, FINE);
  return s;
};
const wraparound: ProductSketch = (choose) => {
  const [l, ends] = [choose([48, 54]), choose([1, 1.6])];
  const s = under();
  s.level(3).shape(corners(-10, -12, l + 20, 36), FINE);
  const lens: [number, number][] = [...uv(0, 3), ...arcPoints([6, 2], 6, 180, 360, 4.4), ...uv(12, 3)];
  s.prism('x', lens, ends, l - 2 * ends, OUT, PATT);
  for (const x of [l - ends, 0])
    s.prism(
      'x',
      [...uv(-0.4, 3), ...arcPoints([6, 2], 6.4, 180, 360, 4.9), ...uv(12.4, 3)],
      x,
      ends,
      OUT,
      PATT,
    );
  return s;
};
const exitSign: ProductSketch = (choose) => {
  const [w, arrow] = [choose([24, 22]), choose([1, 0])];
  const s = three();
  s.box([-6, -6, 17], [w + 12, 16, 1], MED, FINE);
  s.cylinder('z', [w / 2, 1, 13], 1.6, 4, MED);
  s.prism('y', rounded(0, 0, w, 13, 1), 0, 2.2, OUT, PATT);
  const f = s.front(0);
  const bar = (pts: number[]): void => f.shape(uv(...pts), OUT);
  const x = (i: number): number => w * 0.17 + i * w * 0.19;
  bar([
    x(0),
    3,
    x(0) + 3.2,
    3,
    x(0) + 3.2,
    4.2,
    x(0) + 1.2,
    4.2,
    x(0) + 1.2,
    6,
    x(0) + 2.8,
    6,
    x(0) + 2.8,
    7.2,
    x(0) + 1.2,
    7.2,
    x(0) + 1.2,
    9,
    x(0) + 3.2,
    9,
    x(0) + 3.2,
    10.2,
    x(0),
    10.2,
  ]);
  f.line(uv(x(1), 3, x(1) + 3.2, 10.2), OUT);
  f.line(uv(x(1), 10.2, x(1) + 3.2, 3), OUT);
  bar([x(2) + 0.9, 3, x(2) + 2.1, 3, x(2) + 2.1, 10.2, x(2) + 0.9, 10.2]);
  bar([
    x(3) + 1,
    3,
    x(3) + 2.2,
    3,
    x(3) + 2.2,
    9,
    x(3) + 3.2,
    9,
    x(3) + 3.2,
    10.2,
    x(3),
    10.2,
    x(3),
    9,
    x(3) + 1,
    9,
  ]);
  if (arrow) f.shape(uv(w - 2.6, 5.4, w - 1, 6.6, w - 2.6, 7.8), MED);
  for (const k of [-1, 1]) {
    const c: Place = [w / 2 + k * (w / 2 + 3), 0, 2];
    s.cylinder('y', [c[0], -2, 2], 2.6, 3);
    s.disc('y', [c[0], -2, 2], 1.8, FINE);
  }
  return s;
};
const bollardLight: ProductSketch = (choose) => {
  const [r, dome] = [choose([3.4, 4]), choose([1, 0])];
  const s = three();
  s.cylinder('z', [0, 0, -4], r * 2, 4);
  s.turned('z', [0, 0, 0], uv(r, 0, r, 26));
  for (const k of times(4)) s.cylinder('z', [0, 0, 26 + k * 2.4], r * 0.8, 1.6, MED);
  for (const k of times(4)) s.turned('z', [0, 0, 27.4 + k * 2.4], uv(r, 0, r, 0.8), { layer: MED });
  s.turned('z', [0, 0, 36.4], dome ? uv(r, 0, r, 2, r * 0.7, 3.6, r * 0.2, 4.2) : uv(r, 0, r, 3), {
    smooth: dome === 1,
  });
  for (const a of [-2.9, -2.4, -1.9, -1.4])
    s.line(
      xyz(Math.cos(a) * r * 1.8, Math.sin(a) * r * 1.8, 30, Math.cos(a) * r * 4, Math.sin(a) * r * 4, 14),
      PATT,
    );
  ground(s, -16, 32, 0);
  return s;
};
const wallPack: ProductSketch = (choose) => {
  const [w, deep] = [choose([14, 16]), choose([8, 9])];
  const s = three();
  wall(s, -7, -12, w + 14, 30, 0);
  for (const j of times(6)) s.front(0).line(uv(-7, -8 + j * 5, w + 7, -8 + j * 5), PATT);
  s.prism('x', uv(0, 0, 0, 10, -deep * 0.6, 10, -deep, 4, -deep, 2.6), 0, w);
  s.face(xyz(0.8, -deep, 2.6, w - 0.8, -deep, 2.6, w - 0.8, -0.4, 0, 0.8, -0.4, 0), MED);
  for (const i of times(7))
    s.line(xyz(1 + (i * (w - 2)) / 6, -deep, 2.8, 1 + (i * (w - 2)) / 6, -deep, 4), FINE);
  for (const i of times(6))
    s.line(xyz(2 + (i * (w - 4)) / 5, -deep * 0.62, 9.6, 2 + (i * (w - 4)) / 5, -deep * 0.94, 4.6), FINE);
  return s;
};
const inGrade: ProductSketch = (choose) => {
  const [r, bolted] = [choose([9, 10]), choose([6, 8])];
  const s = corner();
  s.box([-26, -4, -16], [44, 30, 14], MED, FINE);
  s.box([-26, -26, -2], [52, 52, 2], MED, FINE);
  for (const i of times(2)) s.level(0).line(uv(-26 + (i + 1) * 17, -26, -26 + (i + 1) * 17, 26), FINE);
  s.turned('z', [0, 0, 0], uv(r, 0, r, 0.8, r * 0.92, 1.2), { crease: FINE });
  bolts(s, 'z', [0, 0, 1.2], r * 0.8, bolted, 0.6);
  s.disc('z', [0, 0, 1.2], r * 0.66, MED);
  s.disc('z', [0, 0, 1.2], r * 0.3, FINE);
  for (const a of times(5))
    s.line(xyz((a - 2) * 2.4, (2 - a) * 2.4, 3, (a - 2) * 5, (2 - a) * 5, 22), a % 2 ? PATT : FINE);
  return s;
};
const steelPole: ProductSketch = (choose) => {
  const [h, square] = [choose([92, 104]), choose([1, 0])];
  const s = three();
  s.turned('z', [0, 0, -10], uv(9, 0, 9, 10));
  s.box([-6.4, -6.4, 0], [12.8, 12.8, 1.4], OUT, FINE);
  for (const [x, y] of uv(5, 5, -5, 5, 5, -5, -5, -5)) s.cylinder('z', [x, y, 1.4], 0.7, 2.4, MED);
  if (square) s.box([-2.6, -2.6, 1.4], [5.2, 5.2, h]);
  else s.turned('z', [0, 0, 1.4], uv(3.4, 0, 2, h));
  s.front(square ? -2.6 : -3.3).shape(rounded(-1.4, 10, 2.8, 7, 1.2), MED);
  s.turned('z', [0, 0, h + 1.4], uv(square ? 3.4 : 2.3, 0, square ? 3.4 : 2.3, 1.4), { layer: MED });
  s.bar(xyz(1, -1, h - 4, 14, -1, h + 2), 1, MED);
  ground(s, -24, 48, 0);
  return s;
};
const openRack =
  (posts: 2 | 4): ProductSketch =>
  (choose) => {
    const [h, n] = [choose([80, 72]), choose([5, 4])];
    const s = three();
    const d = posts === 2 ? 6 : 30;
    s.box([-3, -4, 0], [28, d + 8, 1.6], OUT, FINE);
    if (posts === 4) for (const x of [20, 0]) s.box([x, d - 2, 1.6], [2.4, 2, h], OUT, FINE);
    for (const i of times(n)) {
      const z = 10 + (i * (h - 16)) / n;
      if (i === 2) continue;
      s.box([1, posts === 2 ? -3 : 1, z], [20.4, posts === 2 ? 10 : 27, 6], OUT, FINE);
      holes(s.front(posts === 2 ? -3 : 1), 3, z + 1, 16, 4, 8, 2, 0.6, FINE);
    }
    for (const x of [20, 0]) {
      s.box([x, 0, 1.6], [2.4, posts === 2 ? 6 : 2, h], OUT, FINE);
      for (const k of times(22)) s.front(0).circle(x + 1.2, 4 + (k * (h - 4)) / 22, 0.34, PATT);
    }
    s.box([0, 0, h], [22.4, posts === 2 ? 6 : d, 2], OUT, FINE);
    return s;
  };
const wallRack: ProductSketch = (choose) => {
  const [n, swing] = [choose([4, 5]), choose([1, 0])];
  const s = three();
  wall(s, -8, -8, 40, 42, 20);
  s.box([0, 0, 0], [24, 20, 26]);
  const f = s.front(0);
  f.rect(1.6, 1.6, 20.8, 22.8, MED);
  for (const i of times(n)) {
    f.rect(2.6, 3 + (i * 20) / n, 18.8, 14 / n, FINE);
    holes(f, 4, 3 + (i * 20) / n, 16, 14 / n, 8, 1, 0.45, FINE);
  }
  if (swing) f.glint(2, 2, 20, 22);
  f.rect(20.8, 11, 1.2, 4, OUT);
  vents(s.side(0), 4, 6, 12, 8, 5);
  return s;
};
const runway: ProductSketch = (choose) => {
  const [n, bundles] = [choose([7, 9]), choose([3, 4])];
  const s = corner();
  const l = n * 9;
  for (const x of [l * 0.8, l * 0.2]) for (const y of [14, 0]) rod(s, [x, y, 0], [x, y, 24], 0.4);
  s.box([0, 12, 0], [l, 1.2, 2.4], OUT, FINE);
  for (const i of times(n).toReversed()) s.box([4 + i * 9, 1, 0.4], [1.4, 11, 1.2], MED, FINE);
  for (const k of times(bundles).toReversed()) s.bar(xyz(-6, 3 + k * 2.4, 3.4, l + 2, 3 + k * 2.4, 3.4), 1);
  s.box([0, 0, 0], [l, 1.2, 2.4], OUT, FINE);
  return s;
};
const cableBox: ProductSketch = (choose) => {
  const [w, hole] = [choose([16, 18]), choose([3.4, 4])];
  const s = three();
  s.box([0, 0, 0], [w, 10, 15]);
  const f = s.front(0);
  f.circle(w / 2, 7.6, hole, MED);
  for (const k of times(4)) f.circle(w / 2, 7.6, hole * (0.9 - k * 0.16), FINE);
  f.line(uv(1, 13.4, w * 0.44, 13.4), OUT);
  f.line(uv(1, 1.6, w * 0.5, 1.6), MED);
  s.side(0).rect(3, 11, 4, 1.6, MED);
  s.bar(xyz(w / 2, -0.4, 7.4, w / 2, -4, 6, w / 2 + 4, -8, 2, w / 2 + 12, -10, 0), 0.5);
  for (const [i, z] of uv(0, 1.6, 1, 0.6, 2, -0.6, 3, -1.6))
    s.bar(xyz(w / 2 + 12, -10, 0, w / 2 + 14.6 + i * 0.2, -10.6, z), 0.2, MED);
  return s;
};
const cableReel: ProductSketch = (choose) => {
  const [r, w] = [choose([12, 13]), choose([12, 14])];
  const s = three();
  s.cylinder('y', [0, w, 12], r, 1);
  s.cylinder('y', [0, 1, 12], r * 0.7, w);
  for (const i of times(11)) s.band('y', [0, 1 + ((i + 0.5) * w) / 11, 12], r * 0.7, FINE);
  s.cylinder('y', [0, 0, 12], r, 1);
  s.disc('y', [0, 0, 12], r * 0.3, MED);
  s.disc('y', [0, 0, 12], r * 0.14, MED);
  for (const k of times(6))
    s.front(0).shape(
      arcPoints([Math.cos(k * 1.05) * r * 0.64, 12 + Math.sin(k * 1.05) * r * 0.64], 1.5).slice(0, -1),
      FINE,
    );
  s.bar(xyz(r * 0.5, -3, 1, r + 4, -4, 0.6, r + 14, -5, 0.6), 0.7);
  s.cylinder('x', [r + 14, -5, 0.6], 0.5, 1.6, MED);
  for (const z of [1.2, 0.6, 0, -0.6]) s.bar(xyz(r + 15.4, -5, 0.6, r + 18, -5.4, z), 0.24, MED);
  return s;
};
const jack: ProductSketch = (choose) => {
  const [plate, n] = [choose([1, 0]), choose([2, 1])];
  const s = three();
  if (plate) {
    s.prism('y', rounded(-3, -4, 9, 12, 0.5), 2, 0.6, OUT, PATT);
    for (const z of [-3.2, 7.2]) s.front(2).circle(1.5, z, 0.3, FINE);
  }
  for (const i of times(plate ? n : 1)) {
    const z = i * 3.6 - (plate && n === 2 ? 0.4 : 0);
    s.box([0, 0, z], [3, 6, 3]);
    const f = s.front(0);
    f.shape(
      uv(
        0.5,
        z + 0.5,
        2.5,
        z + 0.5,
        2.5,
        z + 1.8,
        2,
        z + 1.8,
        2,
        z + 2.3,
        1,
        z + 2.3,
        1,
        z + 1.8,
        0.5,
        z + 1.8,
      ),
      MED,
    );
    for (const k of times(8)) f.line(uv(0.68 + k * 0.23, z + 0.6, 0.68 + k * 0.23, z + 1.1), FINE);
    s.level(z + 3).rect(0.4, 3, 2.2, 2.6, FINE);
    for (const k of times(4)) s.level(z + 3).line(uv(0.7 + k * 0.5, 3.2, 0.7 + k * 0.5, 5.4), FINE);
  }
  return s;
};
const patchPanel: ProductSketch = (choose) => {
  const [rowsUp, ports] = [choose([1, 2]), choose([12, 8])];
  const s = three();
  const h = rowsUp * 1.75 + 0.6;
  for (const x of [0.6, 17.6]) s.box([x, 1, -3], [0.9, 3, h + 6], MED, FINE);
  s.box([1.4, 0.3, 0.2], [16, 3, h - 0.4], OUT, FINE);
  s.box([0, 0, 0], [19, 0.3, h]);
  const f = s.front(0);
  for (const j of times(rowsUp))
    for (const i of times(ports)) {
      const u = 1.6 + (i * 16) / ports;
      f.rect(u, 0.4 + j * 1.75, 15 / ports - 0.1, 1.1, MED);
      f.rect(u + 0.2, 0.5 + j * 1.75, 15 / ports - 0.5, 0.6, FINE);
    }
  for (const [u, v] of uv(0.5, 0.5, 0.5, h - 0.5, 18.5, 0.5, 18.5, h - 0.5)) f.circle(u, v, 0.2, FINE);
  for (const i of [2, 5])
    s.bar(
      xyz(2.2 + (i * 16) / ports, 0, 0.9, 2.2 + (i * 16) / ports, -2.4, 0.2, 3 + (i * 16) / ports, -3, -4),
      0.34,
      MED,
    );
  return s;
};
const fiber: ProductSketch = (choose) => {
  const [n, l] = [choose([6, 8]), choose([24, 28])];
  const s = three();
  s.cylinder('x', [6, 0, 0], 3, l);
  for (const k of times(3)) s.band('x', [12 + k * 7, 0, 0], 3, FINE);
  s.disc('x', [6, 0, 0], 2.4, MED);
  s.cylinder('x', [1, 0, 0], 2.2, 5, MED);
  for (const i of times(12))
    s.line(xyz(1, Math.cos(i) * 2, Math.sin(i) * 2, 6, Math.cos(i + 0.3) * 2, Math.sin(i + 0.3) * 2), PATT);
  for (const i of times(n).toReversed()) {
    const a = (i * 2 * Math.PI) / n;
    s.bar(
      xyz(1, Math.cos(a) * 1.3, Math.sin(a) * 1.3, -4, Math.cos(a) * 2.4, Math.sin(a) * 2.4 - 0.6),
      0.5,
      OUT,
    );
    for (const k of times(3))
      s.line(
        xyz(
          -4.4,
          Math.cos(a) * 2.4,
          Math.sin(a) * 2.4 - 0.6,
          -9,
          Math.cos(a) * (3.4 + k * 0.4),
          Math.sin(a) * (3.4 + k * 0.5) - 1.4,
        ),
        FINE,
      );
  }
  return s;
};
const turnstile: ProductSketch = (choose) => {
  const [lanes, wing] = [choose([2, 1]), choose([16, 20])];
  const s = three();
  for (const i of times(lanes + 1).toReversed()) {
    const x = i * 36;
    s.prism('x', uv(0, 0, 56, 0, 56, 36, 52, 39, 4, 39, 0, 36), x, 8);
    if (i > 0) {
      s.face(xyz(x, 22, 8, x - wing, 22, 12, x - wing, 22, 34, x, 22, 36));
      s.line(xyz(x - 3, 22, 14, x - wing + 3, 22, 17), FINE);
    }
    s.level(39).rect(x + 1.6, 6, 4.8, 7, MED);
    s.front(0).circle(x + 4, 30, 2, MED);
    s.front(0).shape(uv(x + 2, 26, x + 4, 23, x + 6, 26), FINE);
    if (i < lanes) s.face(xyz(x + 8, 22, 8, x + 8 + wing, 22, 12, x + 8 + wing, 22, 34, x + 8, 22, 36));
  }
  ground(s, -6, lanes * 36 + 24, 0);
  return s;
};
const smoke: ProductSketch = (choose) => {
  const [r, slots] = [choose([4, 4.4]), choose([16, 20])];
  const s = under();
  s.level(1).shape(corners(-10, -9, 20, 18), FINE);
  s.level(1).speckle(-9, -8, 18, 16, 36, 0.5);
  s.turned(
    'z',
    [0, 0, -2.6],
    uv(r * 0.7, 0, r * 0.86, 0.8, r * 0.86, 1.6, r, 2, r * 1.14, 2.4, r * 1.14, 3.6),
    { crease: MED },
  );
  for (const i of times(slots)) {
    const a = (i * 2 * Math.PI) / slots;
    s.line(
      xyz(
        Math.cos(a) * r * 0.8,
        Math.sin(a) * r * 0.8,
        -2.2,
        Math.cos(a) * r * 0.86,
        Math.sin(a) * r * 0.86,
        -1,
      ),
      FINE,
    );
  }
  s.disc('z', [0, 0, -2.6], r * 0.5, FINE);
  s.disc('z', [r * 0.4, -r * 0.3, -2.6], 0.3, MED);
  return s;
};
const ductDetector: ProductSketch = (choose) => {
  const [w, tubes] = [choose([12, 13]), choose([2, 1])];
  const s = three();
  s.box([-12, 4, -8], [44, 26, 24], MED, FINE);
  for (const x of tubes === 2 ? [3, 9] : [6]) s.cylinder('y', [x, 4, 3], 0.7, 3, MED);
  s.prism('y', rounded(0, -2, w, 10, 1), 0, 4, OUT, PATT);
  const f = s.front(0);
  f.circle(w * 0.36, 3, 3, MED);
  f.circle(w * 0.36, 3, 2, FINE);
  for (const k of times(8))
    f.line(
      uv(
        w * 0.36 + Math.cos(k * 0.785) * 2,
        3 + Math.sin(k * 0.785) * 2,
        w * 0.36 + Math.cos(k * 0.785) * 3,
        3 + Math.sin(k * 0.785) * 3,
      ),
      FINE,
    );
  f.rect(w * 0.68, 0, w * 0.22, 6, FINE);
  for (const x of [-9, 28]) s.bar(xyz(x - 2, 18, 4, x + 2, 18, 4), 0.01, FINE);
  s.side(-12).line(uv(8, 4, 22, 4), MED);
  s.side(-12).line(uv(19, 6, 22, 4, 19, 2), MED);
  return s;
};

export const electricalSketches: Sketches = {
  controller: railBox(10, 7, (f) => {
    f.rect(0.6, 3, 4.4, 2, MED);
    for (const k of times(3)) f.line(uv(0.9, 3.4 + k * 0.5, 4.2 - k * 0.6, 3.4 + k * 0.5));
    for (const k of times(6)) f.circle(6 + k * 0.6, 4.6, 0.16, FINE);
    f.rect(6, 2, 1.4, 1, FINE);
    f.rect(7.8, 2, 1.4, 1, FINE);
  }),
  'unitary-controller': railBox(6, 6, (f) => {
    f.circle(1.4, 4, 0.5, MED);
    f.rect(2.6, 2, 2.8, 2.2, FINE);
    f.line(uv(2.9, 3.6, 5, 3.6));
    f.line(uv(2.9, 3, 4.6, 3));
  }),
  'io-module': railBox(4, 7, (f) => {
    for (const k of times(8)) {
      f.circle(1, 1.8 + k * 0.5, 0.16, FINE);
      f.line(uv(1.5, 1.8 + k * 0.5, 3.2, 1.8 + k * 0.5));
    }
  }),
  'network-engine': device(
    11,
    8,
    3,
    0.4,
    (f) => {
      f.rect(1, 5, 4, 2, MED);
      for (const k of times(4)) f.rect(1 + k * 2.2, 1, 1.7, 1.5, MED);
      for (const k of times(5)) f.circle(6.4 + k * 0.8, 6, 0.2, FINE);
      f.line(uv(1, 3.8, 10, 3.8));
      vents(f, 6.4, 3.9, 3.6, 1.2, 3);
    },
    0.3,
  ),
  'temperature-sensor': device(
    3,
    4.6,
    1,
    0.5,
    (f) => {
      f.rect(0.6, 2.4, 1.8, 1.4, MED);
      f.line(uv(1, 2.8, 1, 3.5, 1.5, 3.5), FINE);
      f.circle(2, 3.4, 0.12, FINE);
      f.shape(uv(0.7, 1.4, 1.1, 2, 1.5, 1.4), FINE);
      f.shape(uv(1.6, 2, 2.4, 2, 2, 1.4), FINE);
      vents(f, 0.7, 0.4, 1.6, 0.6, 3);
    },
    0.9,
  ),
  'co2-sensor': device(
    3.2,
    4.8,
    1.1,
    0.3,
    (f) => {
      vents(f, 0.5, 3.2, 2.2, 1.2, 4);
      f.rect(0.5, 1.5, 2.2, 1.2, MED);
      f.line(arcPoints([0.9, 2.1], 0.26, 50, 310), MED);
      f.circle(1.5, 2.1, 0.26, MED);
      f.line(uv(1.95, 2.1, 2.2, 2.1, 2, 1.75, 2.25, 1.75), FINE);
      f.circle(1.6, 0.8, 0.2, FINE);
    },
    0.9,
  ),
  'pressure-transmitter': transmitter,
  'control-valve': controlValve,
  'airflow-station': airflow,
  panelboard,
  'distribution-panelboard': panel(36, 66, 10, (f) => {
    for (const i of times(4)) {
      f.rect(5, 6 + i * 10, 12, 8.6, MED);
      f.rect(19, 6 + i * 10, 12, 8.6, MED);
      f.rect(10, 8.6 + i * 10, 2, 3.4, OUT);
      f.rect(24, 8.6 + i * 10, 2, 3.4, OUT);
    }
    f.rect(8, 48, 20, 13, MED);
    f.rect(16.6, 52, 2.8, 5, OUT);
  }),
  'load-center': panel(14, 26, 4, (f) => {
    f.rect(2, 2, 10, 22, MED);
    breakers(f, 3, 3, 8, 14, 8);
    f.rect(4.6, 18.4, 4.8, 3.6, MED);
    f.rect(6.4, 19.2, 1.2, 2, OUT);
  }),
  'metered-panelboard': panel(28, 50, 8, (f, s) => {
    for (const [u, v] of uv(8.5, 40, 19.5, 40)) {
      s.cylinder('y', [u, -2.4, v], 4, 2.4);
      f.circle(u, v, 0.01, FINE);
      s.front(-2.4).circle(u, v, 3.2, FINE);
      s.front(-2.4).rect(u - 2, v, 4, 1.4, MED);
    }
    breakers(f, 7, 4, 14, 26, 8);
  }),
  'surge-device': panel(11, 15, 5, (f) => {
    for (const k of times(3)) f.circle(3.2 + k * 2.3, 11.4, 0.7, MED);
    f.shape(uv(5.8, 8.6, 3.9, 5.2, 5.6, 5.2, 4.8, 2.2, 7.4, 6.2, 5.8, 6.2, 6.8, 8.6), OUT);
  }),
  luminaire: only(luminaire, 'troffer'),
  'linear-luminaire': only(luminaire, 'pendant'),
  downlight: only(luminaire, 'downlight'),
  'wall-grazer': wallGrazer,
  wraparound,
  'exit-sign': exitSign,
  'pole-light': only(poleLight, 'area'),
  'post-top': only(poleLight, 'post top'),
  'lighted-bollard': bollardLight,
  'wall-pack': wallPack,
  'in-grade-light': inGrade,
  'light-pole': steelPole,
  'two-post-rack': openRack(2),
  'four-post-rack': openRack(4),
  rack: only(rack, undefined, 'equipment'),
  'wall-rack': wallRack,
  'cable-runway': runway,
  'cable-tray': cableTray,
  'cable-box': cableBox,
  'cable-reel': cableReel,
  'modular-jack': jack,
  'patch-panel': patchPanel,
  'fiber-cable': fiber,
  'card-reader': only(cardReader, 'wall'),
  'keypad-reader': only(cardReader, 'keypad'),
  'door-controller': panel(12, 14, 4, (f) => {
    f.rect(1.4, 1.4, 9.2, 11.2, MED);
    f.rect(3, 5, 6, 5, FINE);
    for (const k of times(6)) f.rect(2.2 + k * 1.3, 2.2, 1, 1, FINE);
    for (const k of times(4)) f.rect(3.4 + k * 1.4, 6, 0.9, 3, MED);
    f.circle(11.1, 7, 0.4, MED);
  }),
  'access-panel': panel(20, 26, 6, (f) => {
    f.rect(1.6, 1.6, 16.8, 22.8, MED);
    for (const j of times(3)) {
      f.rect(3, 3.4 + j * 6, 9, 5, MED);
      for (const k of times(5)) f.rect(3.6 + k * 1.6, 4 + j * 6, 1.1, 1, FINE);
    }
    f.rect(13.4, 4, 3.6, 8, FINE);
    f.circle(15.2, 19, 1.4, MED);
    f.line(uv(4, 22.6, 11, 22.6), MED);
  }),
  turnstile,
  'fire-alarm-panel': panel(22, 30, 6, (f) => {
    f.rect(1.6, 1.6, 18.8, 26.8, MED);
    f.rect(4, 20, 10, 6, MED);
    for (const k of times(3)) f.line(uv(4.8, 21.4 + k * 1.6, 12 - k, 21.4 + k * 1.6));
    for (const k of times(5)) f.circle(16.8, 20.6 + k * 1.2, 0.4, FINE);
    for (const j of times(3)) for (const k of times(4)) f.rect(4 + k * 2.6, 12 + j * 2.2, 1.9, 1.6, MED);
    f.rect(15.4, 12, 3, 6, FINE);
    vents(f, 4, 4, 14, 5, 5);
    f.circle(20.9, 14, 0.5, MED);
  }),
  'smoke-detector': smoke,
  'pull-station': device(
    3.4,
    4.8,
    1.4,
    0.2,
    (f, s) => {
      f.line(uv(0.6, 4.2, 2.8, 4.2), OUT);
      f.rect(0.4, 1, 2.6, 2.6, MED);
      s.box([0.6, -0.6, 1.6], [2.2, 0.6, 0.7], OUT, FINE);
      s.front(-0.6).line(uv(0.9, 1.9, 2.5, 1.9), FINE);
      f.line(uv(1.1, 2.9, 2.3, 2.9), MED);
      f.shape(uv(1.3, 1.5, 2.1, 1.5, 1.7, 1.1), MED);
      f.circle(1.7, 0.5, 0.2, FINE);
    },
    0.6,
  ),
  'speaker-strobe': device(
    5,
    6.4,
    1.6,
    0.4,
    (f, s) => {
      for (const k of times(4)) f.circle(2.5, 2.2, 0.5 + k * 0.42, FINE);
      s.prism('y', rounded(1, 4.6, 3, 1.3, 0.3), -0.7, 0.7, OUT, FINE);
      s.front(-0.7).circle(2.5, 5.25, 0.4, FINE);
      f.line(uv(0.5, 1, 0.5, 3.4), MED);
    },
    0.5,
  ),
  'duct-detector': ductDetector,
};
