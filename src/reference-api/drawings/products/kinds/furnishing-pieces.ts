import { rollerShade, bench } from '#src/reference-api/drawings/products/kinds/furnishings.ts';
import { casework as kitchen, workbench } from '#src/reference-api/drawings/products/kinds/casework.ts';
import { countertop, floorMat } from '#src/reference-api/drawings/products/kinds/tops-and-mats.ts';
import {
  FINE,
  MED,
  OUT,
  PATT,
  corner,
  grain,
  ground,
  legs,
  only,
  three,
  uv,
  vents,
  wall,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { arcPoints, corners, rounded, type Plane } from '#src/reference-api/drawings/products/plane.ts';
import { ring, type Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';

const veneer: ProductSketch = (choose) => {
  const [n, h] = [choose([3, 2]), choose([60, 72])];
  const s = three();
  s.box([1, 2, 0], [n * 22 - 2, 18, 4], MED, FINE);
  s.box([0, 0, 4], [n * 22, 20, h]);
  const f = s.front(0);
  for (const i of times(n)) {
    f.rect(i * 22 + 0.4, 4.4, 21.2, h - 0.8, MED);
    grain(f, i * 22 + 1, 5, 20, h * 0.92, 5);
    f.rect(i % 2 ? i * 22 + 1.6 : i * 22 + 19, 4 + h * 0.46, 1, 6, OUT);
  }
  return s;
};
const desk: ProductSketch = (choose) => {
  const [r, top] = [choose([40, 46]), choose([3, 2])];
  const s = three();
  const arc = (q: number): [number, number][] => arcPoints([0, 0], q, 195, 345, q * 0.8, 24);
  const shell = (q: number, t: number): [number, number][] => [...arc(q), ...arc(q - t).toReversed()];
  const place = (points: [number, number][], z: number): Place[] => points.map(([x, y]) => [x, y, z]);
  s.face([...place(arc(r - 14), 30), ...place(arc(r - 1).toReversed(), 30)], MED);
  s.face([...place(arc(r), 0), ...place(arc(r).toReversed(), 40)]);
  s.face([...place(arc(r), 0), ...place(arc(r).toReversed(), 4)], MED);
  for (const i of [4, 8, 12, 16, 20]) {
    const p = arc(r)[i];
    if (p)
      s.line(
        [
          [p[0], p[1], 4],
          [p[0], p[1], 40],
        ],
        FINE,
      );
  }
  s.face([...place(arc(r + 2), 40), ...place(arc(r + 2).toReversed(), 40 + top)]);
  s.face(place(shell(r + 2, 12), 40 + top));
  s.box([-8, -r * 0.46, 32], [12, 1, 9], MED, FINE);
  return s;
};
const display: ProductSketch = (choose) => {
  const [shelves, base] = [choose([3, 2]), choose([12, 18])];
  const s = three();
  const [w, d, h] = [44, 20, 72];
  s.box([0, 0, 0], [w, d, base]);
  s.line(xyz(0, d, base, 0, d, h, w, d, h), MED);
  s.line(xyz(w, d, base, w, d, h), MED);
  for (const i of times(shelves)) {
    const z = base + ((i + 1) * (h - base)) / (shelves + 1);
    s.box([1, 1, z], [w - 2, d - 2, 0.6], MED, FINE);
    for (const k of times(3))
      s.turned('z', [8 + k * 14, d / 2, z + 0.6], uv(2, 0, 3, 3, 1.6, 6, 2, 8), { layer: MED, crease: FINE });
  }
  for (const k of times(2))
    s.turned('z', [12 + k * 18, d / 2, base], uv(2.4, 0, 3.6, 4, 1.8, 7, 2.2, 9), {
      layer: MED,
      crease: FINE,
    });
  for (const [x, y] of uv(w, 0, 0, d, 0, 0)) s.line(xyz(x, y, base, x, y, h), OUT);
  s.front(0).line(uv(w / 2, base, w / 2, h), MED);
  for (const k of [4, 7, 9]) s.front(0).line(uv(k, base + 14, k + 10, base + 30), FINE);
  s.box([0, 0, h], [w, d, 3]);
  s.front(0).rect(w / 2 - 1.4, base + 26, 0.8, 5, MED);
  return s;
};
const closet: ProductSketch = (choose) => {
  const [drawers, shelves] = [choose([3, 4]), choose([4, 3])];
  const s = three();
  const [w, d, h] = [66, 16, 78];
  s.box([0, d, 0], [w, 0.6, h], OUT, FINE);
  for (const x of [w - 0.8, 40, 24]) s.box([x, 0, 0], [0.8, d, h], MED, FINE);
  for (const z of [h - 10]) s.box([0.8, 0, z], [w - 1.6, d, 0.8], MED, FINE);
  for (const i of times(shelves)) s.box([24.8, 0, 30 + i * 10], [15.2, d, 0.8], MED, FINE);
  for (const i of times(drawers)) {
    s.box([24.8, -0.6, i * 9 + 1], [15.2, 2, 8.4], MED, FINE);
    s.front(-0.6).rect(30, i * 9 + 4.6, 5, 1, FINE);
  }
  for (const [x0, x1, z] of [
    [0.8, 24, 62],
    [40.8, 65, 62],
    [40.8, 65, 32],
  ] as const) {
    s.bar(xyz(x0, d / 2, z, x1, d / 2, z), 0.6, MED);
    for (const k of times(4))
      s.face(
        xyz(
          x0 + 4 + k * 4.6,
          d / 2 - 4,
          z - 4,
          x0 + 4 + k * 4.6,
          d / 2 + 4,
          z - 4,
          x0 + 5 + k * 4.6,
          d / 2 + 4,
          z - 24,
          x0 + 5 + k * 4.6,
          d / 2 - 4,
          z - 24,
        ),
        FINE,
      );
  }
  s.box([0, 0, 0], [0.8, d, h], OUT, FINE);
  s.box([0, 0, h], [w, d, 0.8], OUT, FINE);
  return s;
};
/** A hood or safety cabinet: sash, airfoil, and what it stands on. */
const hood =
  (form: 'bench' | 'walk-in' | 'safety'): ProductSketch =>
  (choose) => {
    const [w, sash] = [choose([60, 48]), choose([16, 10])];
    const s = three();
    const base = form === 'bench' ? 36 : form === 'safety' ? 30 : 3;
    const h = form === 'walk-in' ? 84 : 52;
    if (form === 'safety') legs(s, [1, 1, 0], w - 2, 26, base, 2, OUT);
    else if (form === 'bench') {
      s.box([0, 2, 0], [w, 28, base - 2], OUT, MED);
      for (const i of times(3)) s.front(2).rect((i * w) / 3 + 1, 3, w / 3 - 2, base - 8, MED);
      for (const i of times(3)) s.front(2).rect((i * w) / 3 + w / 6 - 2, base - 8, 4, 1, FINE);
      s.box([-1, 0, base - 2], [w + 2, 31, 2], OUT, FINE);
    }
    s.box([0, 1, base], [w, 29, h]);
    if (form !== 'safety') s.cylinder('z', [w / 2, 18, base + h], 6, 10);
    else s.box([4, 8, base + h], [w - 8, 18, 5], OUT, FINE);
    const f = s.front(1);
    const [u, iw, v, ih] = [5, w - 10, base + 2, h * 0.72];
    f.rect(u, v, iw, ih, OUT);
    f.rect(u, v, iw, sash, MED);
    f.hatch(corners(u, v, iw, sash), 90, 3);
    f.glint(u, v + sash, iw, ih - sash);
    f.line(uv(u, v + sash, u + iw, v + sash), OUT);
    f.line(uv(u, v + sash + 1.4, u + iw, v + sash + 1.4), FINE);
    if (form === 'walk-in') {
      f.line(uv(u + iw / 2, v, u + iw / 2, v + ih), MED);
      f.line(uv(u, v + ih * 0.55, u + iw, v + ih * 0.55), MED);
    }
    f.rect(w - 4.2, base + h * 0.36, 3.2, 9, MED);
    if (form === 'safety') {
      s.prism('x', uv(-2, v, 1, v, 1, v + 1.4, -2, v + 0.6), u, iw, OUT, FINE);
      vents(f, 6, base + h * 0.84, w - 12, 5, 4);
    } else f.rect(6, base + h * 0.84, w - 12, 4, FINE);
    return s;
  };
const shade =
  (draw: (s: Scene, w: number) => void): ProductSketch =>
  (choose) => {
    const [w, drop] = [choose([48, 40]), choose([38, 30])];
    const s = three();
    const back = wall(s, -4, -56, w + 8, 62, 5);
    back.rect(0, -52, w, 52, MED);
    back.line(uv(w / 2, -52, w / 2, 0), MED);
    s.front(2.4).rect(1, -drop, w - 2, drop, OUT);
    s.front(2.4).hatch(corners(1, -drop, w - 2, drop), 0, 3);
    s.box([1, 1.8, -drop - 1.4], [w - 2, 1.2, 1.4], MED, FINE);
    draw(s, w);
    return s;
  };
const skylightShade: ProductSketch = (choose) => {
  const [n, pulled] = [choose([3, 4]), choose([0.6, 0.45])];
  const s = three();
  const at = (x: number, t: number, d = 0): Place => [x, t * 30 - d, t * 34 + d * 0.8];
  const w = n * 22;
  s.face([at(0, 0), at(w, 0), at(w, 1), at(0, 1)], OUT);
  for (const i of times(n)) {
    for (const k of [0.3, 0.45]) s.line([at(i * 22 + 22 * k, 0.1), at(i * 22 + 22 * k + 6, 0.3)], FINE);
    s.face(
      [
        at(i * 22 + 1.6, 1 - pulled, 1),
        at(i * 22 + 20.4, 1 - pulled, 1),
        at(i * 22 + 20.4, 1, 1),
        at(i * 22 + 1.6, 1, 1),
      ],
      MED,
    );
    for (const k of times(7))
      s.line([at(i * 22 + 1.6, 1 - (pulled * k) / 7, 1), at(i * 22 + 20.4, 1 - (pulled * k) / 7, 1)], FINE);
  }
  for (const i of times(n + 1)) s.bar([at(i * 22, 0, 1), at(i * 22, 1, 1)], 0.8, OUT);
  s.bar([at(0, 1, 2), at(w, 1, 2)], 1.6, OUT);
  s.bar([at(0, 0), at(w, 0)], 0.9, OUT);
  return s;
};
const top =
  (draw: (s: Scene, w: number, d: number) => void, w0: number, d0: number, splash: number): ProductSketch =>
  (choose) => {
    const [w, t] = [choose([w0, w0 * 1.15]), choose([1.5, 2.2])];
    const s = three();
    s.box([0, 0, 0], [w, d0, t]);
    if (splash) s.box([0, d0 - 0.8, t], [w, 0.8, splash], OUT, FINE);
    s.level(t);
    draw(s, w, d0);
    s.front(0).line(uv(0, t * 0.8, w, t * 0.8), FINE);
    return s;
  };
const bowlIn = (s: Scene, x: number, y: number, z: number, rx: number, ry: number, thick: boolean): void => {
  const rim = arcPoints([x, y], rx, 0, 360, ry).slice(0, -1);
  s.level(z).shape(rim, thick ? OUT : MED);
  s.level(z).through(rim, () => {
    for (const k of [0.86, 0.6])
      s.level(z - 4.4 * (1 - k) * 2).line(arcPoints([x, y], rx * k, 0, 360, ry * k), FINE);
    s.disc('z', [x, y, z - 3.6], 1.1, MED);
  });
};
const tap = (s: Scene, x: number, y: number, z: number): void =>
  s.bar(xyz(x, y, z, x, y, z + 5, x, y - 1, z + 6, x, y - 5, z + 5), 0.6);
const windowStool: ProductSketch = (choose) => {
  const [w, nose] = [choose([52, 46]), choose([2, 3])];
  const s = three();
  s.box([0, 8, 1.4], [w, 2, 30], OUT, FINE);
  s.front(8).rect(2, 3.4, w - 4, 28, MED);
  s.front(8).glint(2, 3.4, w - 4, 28);
  s.box([-6, 1, -18], [w + 12, 9, 18], MED, FINE);
  s.prism('x', [...uv(8, 0, 8, 1.4), ...arcPoints([-nose + 0.7, 0.7], 0.7, 90, 270)], -3, w + 6);
  s.level(1.4).speckle(0, 0, w, 7, 30, 0.8);
  return s;
};
/** A mat in its recess, seen from a corner. */
const mat =
  (face: (on: Plane, s: Scene) => void, rolled = false): ProductSketch =>
  (choose) => {
    const [w, d] = [choose([54, 48]), choose([34, 30])];
    const s = corner();
    s.box([-6, -6, -4], [w + 12, d + 12, 4], MED, FINE);
    s.level(0).rect(-1.2, -1.2, w + 2.4, d + 2.4, OUT);
    s.level(0).rect(0, 0, w, d, MED);
    s.level(0).through(corners(0, 0, w, d), () => face(s.level(0), s));
    if (rolled) {
      s.level(0).shape(corners(0, 0, w * 0.3, d), MED);
      s.level(0).hatch(corners(0, 0, w * 0.3, d), 45, 3);
      s.cylinder('y', [w * 0.3, 0, 5], 5, d);
      for (const i of times(6))
        s.line(
          arcPoints([w * 0.3, 5], 5, 100 + i * 18, 118 + i * 18)
            .slice(0, 1)
            .flatMap(([x, z]): Place[] => [
              [x, 0, z],
              [x, d, z],
            ]),
          FINE,
        );
      for (const r of [3.8, 2.6, 1.4]) s.disc('y', [w * 0.3, 0, 5], r, FINE);
    }
    return s;
  };
const backless: ProductSketch = (choose) => {
  const [slats, base] = [choose([5, 4]), choose([1, 0])];
  const s = three();
  const w = 76;
  for (const x of [w - 16, 10]) {
    if (base) s.prism('x', uv(0, 0, 20, 0, 18, 15, 2, 15), x, 5);
    else s.box([x, 1, 0], [6, 18, 15]);
  }
  for (const i of times(slats).toReversed())
    s.box([0, (i * 21) / slats, 15], [w, 21 / slats - 0.8, 2.2], OUT, FINE);
  ground(s, -8, w + 16);
  return s;
};
const beamSeat: ProductSketch = (choose) => {
  const [n, perf] = [choose([3, 4]), choose([5, 6])];
  const s = three();
  const w = n * 23;
  for (const x of [w - 14, 8]) {
    s.prism('x', uv(-6, 0, 20, 0, 20, 1.4, 8, 2, 8, 12, 5, 12, 5, 2, -6, 1.4), x, 2.4);
  }
  s.box([-2, 4, 12], [w + 3, 4, 3]);
  for (const i of times(n).toReversed()) {
    const x = i * 23 + 1.5;
    s.prism(
      'x',
      uv(-6, 15, 11, 15, 15, 17, 18, 34, 16.6, 34.4, 13.6, 18.4, 10.4, 16.6, -6, 16.6),
      x,
      19,
      OUT,
      FINE,
    );
    const seat = s.level(16.6);
    for (const a of times(perf))
      for (const b of times(3)) seat.circle(x + 2 + a * (15 / (perf - 1)), -4 + b * 5, 0.6, FINE);
    s.bar(xyz(x + 20.4, 10, 15, x + 20.4, 9, 25, x + 20.4, -4, 25), 0.9);
  }
  s.bar(xyz(-0.4, 10, 15, -0.4, 9, 25, -0.4, -4, 25), 0.9);
  return s;
};
const planter: ProductSketch = (choose) => {
  const [size, leaves] = [choose([22, 26]), choose([15, 19])];
  const s = three();
  s.prism('z', rounded(0, 0, size, size, 2), 0, size * 0.8, OUT, PATT);
  s.level(size * 0.8).shape(rounded(1.6, 1.6, size - 3.2, size - 3.2, 1.4), MED);
  for (const i of times(leaves)) {
    const [a, l] = [(i * 2.4) % 6.28, 16 + (i % 4) * 5];
    const c: Place = [size / 2, size / 2, size * 0.8];
    const tip: Place = [
      c[0] + Math.cos(a) * l * 0.7,
      c[1] + Math.sin(a) * l * 0.7,
      c[2] + l * (0.7 + (i % 3) * 0.22),
    ];
    const side = (k: number, o: number): Place => [
      c[0] + (tip[0] - c[0]) * k - Math.sin(a) * o,
      c[1] + (tip[1] - c[1]) * k + Math.cos(a) * o,
      c[2] + (tip[2] - c[2]) * k + Math.sin(k * 3.1) * 3,
    ];
    s.face([c, side(0.5, 2.2), tip, side(0.5, -2.2)], MED);
    s.line([c, side(0.5, 0), tip], FINE);
  }
  return s;
};
const receptacle =
  (round: boolean, holesUp: number): ProductSketch =>
  (choose) => {
    const [n, hood2] = [round ? 1 : choose([3, 2]), choose([1, 0])];
    const [slat] = [choose([18, 22])];
    const s = three();
    if (round) {
      s.cylinder('z', [0, 0, 2], 9, 30);
      for (const i of times(slat)) {
        const a = Math.PI + (i * Math.PI * 1.3) / slat - 0.2;
        s.line(xyz(Math.cos(a) * 9, Math.sin(a) * 9, 2, Math.cos(a) * 9, Math.sin(a) * 9, 32), FINE);
      }
      for (const z of [2, 16, 32]) s.band('z', [0, 0, z], 9.2, MED);
      s.turned('z', [0, 0, 32], hood2 ? uv(10, 0, 10, 2, 6, 6, 4.4, 6.6) : uv(10, 0, 10, 2));
      s.disc('z', [0, 0, hood2 ? 38.6 : 34], 4.4, MED);
      s.cylinder('z', [0, 0, 0], 7, 1.4, MED);
      return s;
    }
    for (const i of times(n).toReversed()) {
      s.box([i * 15, 0, 0], [14.4, 16, 36]);
      const f = s.front(0);
      f.rect(i * 15 + 1, 2, 12.4, 26, MED);
      f.rect(i * 15 + 3, 15, 8.4, 7, FINE);
      if (i % 2)
        for (const k of times(3)) f.line(arcPoints([i * 15 + 7.2, 18.5], 2.4, k * 120, k * 120 + 80), MED);
      else f.line(uv(i * 15 + 5, 18.5, i * 15 + 9.4, 18.5), MED);
      if (holesUp && i === 0) f.shape(rounded(i * 15 + 3, 30.4, 8.4, 3, 1.4), OUT);
      else f.circle(i * 15 + 7.2, 32, 2, OUT);
    }
    return s;
  };
const lounge: ProductSketch = (choose) => {
  const [n, arm] = [choose([3, 2]), choose([1, 0])];
  const s = three();
  const w = n * 27;
  for (const x of [w - 4, 2]) for (const y of [24, 2]) s.box([x, y, 0], [2, 2, 4], MED, FINE);
  s.box([0, 20, 4], [w, 9, 28]);
  if (arm) s.box([w, 0, 4], [5, 29, 20]);
  for (const i of times(n).toReversed()) {
    s.prism('x', rounded(0, 4, 20, 6, 0.8), i * 27, 26.6, OUT, PATT);
    s.prism('x', rounded(-0.6, 10, 21, 7, 2.4), i * 27 + 0.4, 26, OUT, PATT);
    s.prism('x', rounded(16.6, 17, 5, 15, 1.6), i * 27 + 0.6, 25.6, OUT, PATT);
  }
  s.box([-26, 2, 12], [22, 22, 1.2], OUT, FINE);
  legs(s, [-25, 3, 0], 20, 20, 12, 1.2);
  return s;
};

export const furnishingSketches: Sketches = {
  casework: kitchen,
  'veneer-casework': veneer,
  'reception-desk': desk,
  'display-cabinet': display,
  'closet-shelving': closet,
  'fume-hood': hood('bench'),
  'walk-in-hood': hood('walk-in'),
  'biosafety-cabinet': hood('safety'),
  workbench: workbench,
  'roller-shade': only(rollerShade, undefined, undefined, 'open roll'),
  'motorized-shade': shade((s, w) => {
    s.cylinder('x', [0, 2.6, 1], 2, w);
    s.box([w, 0.4, -1.6], [1, 5, 5], OUT, FINE);
    s.box([-0.8, 0.4, -1.6], [0.8, 5, 5], OUT, FINE);
    s.box([w + 6, 3.4, -30], [4, 1, 7], OUT, FINE);
    for (const k of times(3)) s.front(3.4).rect(w + 7, -28.6 + k * 1.9, 2, 1.1, FINE);
    s.bar(xyz(w + 1, 3, 1, w + 8, 4, 1, w + 8, 4, -23), 0.3, MED);
  }),
  'dual-shade': only(rollerShade, undefined, undefined, 'double'),
  'blackout-shade': shade((s, w) => {
    s.front(2.3).hatch(corners(1, -30, w - 2, 30), 45, 2);
    s.box([w - 1, 0.6, -54], [3, 4, 54], OUT, FINE);
    s.box([-2, 0.6, -54], [3, 4, 54], OUT, FINE);
    s.box([-2, 0, 0], [w + 4, 5, 5]);
  }),
  'skylight-shade': skylightShade,
  countertop: only(countertop, 'rectangle'),
  'solid-surface-top': top(
    (s, w, d) => {
      bowlIn(s, w * 0.34, d * 0.48, 1.5, 7, 6, false);
      for (const k of times(6)) s.level(1.6).line(uv(w * 0.58 + k * 2.4, 4, w * 0.58 + k * 2.4, d - 6), FINE);
      tap(s, w * 0.34, d - 4, 1.6);
    },
    64,
    25,
    4,
  ),
  'vanity-top': top(
    (s, w, d) => {
      for (const x of [0.27, 0.73]) {
        bowlIn(s, w * x, d * 0.46, 1.5, 7, 5.4, true);
        tap(s, w * x, d - 3, 1.6);
      }
    },
    66,
    22,
    4,
  ),
  'integral-vanity': top(
    (s, w, d) => {
      bowlIn(s, w * 0.5, d * 0.46, 1.5, 10, 6.4, false);
      s.level(1.5).line(arcPoints([w * 0.5, d * 0.46], 11.4, 0, 360, 7.6), FINE);
      tap(s, w * 0.5, d - 3, 1.6);
      s.silhouette(
        [
          ...ring('z', [w * 0.5, d * 0.46, 0], 8).filter(([, y]) => y < 4),
          ...arcPoints([w * 0.5, 0], 7, 180, 360, 5).map(([x, z]): Place => [x, 4, z]),
        ],
        MED,
        false,
      );
    },
    36,
    20,
    3,
  ),
  'window-stool': windowStool,
  'floor-mat': only(floorMat, undefined, 'carpet'),
  'entrance-grille': mat((on) => {
    for (const i of times(26)) on.line(uv(0, 1 + i * 1.3, 60, 1 + i * 1.3), i % 2 ? MED : FINE);
    for (const k of times(5)) on.line(uv(6 + k * 11, 0, 6 + k * 11, 40), FINE);
  }),
  'rail-mat': mat((on) => {
    for (const i of times(30)) on.line(uv(i * 2, 0, i * 2, 40), i % 2 ? FINE : MED);
  }, true),
  'mat-frame': mat((on) => {
    on.rect(2, 2, 44, 24, FINE);
    on.speckle(4, 4, 44, 24, 40, 0.8);
  }),
  'mat-insert': mat((on) => {
    for (const i of times(9)) on.line(uv(0, i * 4, 60, i * 4), FINE);
    on.hatch(corners(0, 0, 60, 40), 45, 1.8);
  }),
  'public-bench': backless,
  'beam-seating': beamSeat,
  planter,
  'recycling-receptacle': receptacle(false, 1),
  'litter-receptacle': receptacle(true, 0),
  'lounge-seating': lounge,
  bench: only(bench, 1),
};
