import { storefront } from '#src/reference-api/drawings/products/kinds/glazed-walls.ts';
import { windowUnit } from '#src/reference-api/drawings/products/kinds/windows.ts';
import {
  FINE,
  MED,
  OUT,
  corner,
  frontal,
  only,
  three,
  uv,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { corners, rounded } from '#src/reference-api/drawings/products/plane.ts';
import type { Plane } from '#src/reference-api/drawings/products/plane.ts';
import { type Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';

const pane = (f: Plane, u: number, v: number, w: number, h: number, t = 2): void => {
  f.rect(u, v, w, h, MED);
  f.rect(u + t, v + t, w - 2 * t, h - 2 * t, FINE);
  f.glint(u + t, v + t, w - 2 * t, h - 2 * t);
};
const entranceDoor: ProductSketch = (choose) => {
  const [stile, pull] = [choose([4, 2.4]), choose([1, 0])];
  const s = frontal();
  s.prism('y', uv(0, 0, 2, 0, 2, 86, 74, 86, 74, 0, 76, 0, 76, 88, 0, 88), 0, 4.5);
  for (const x of [2, 38]) {
    s.box([x, 1, 0.6], [35.8, 1.75, 85], OUT, FINE);
    const f = s.front(1);
    f.rect(x + stile, 10, 35.8 - 2 * stile, 85.6 - 10 - stile - 1, MED);
    f.glint(x + stile, 10, 35.8 - 2 * stile, 70);
    const u = x === 2 ? 34 : 41;
    if (pull) s.bar(xyz(u, 1, 34, u, -1.6, 34, u, -1.6, 50, u, 1, 50), 0.6, MED);
    else s.bar(xyz(x + 2, -1, 40, x + 33, -1, 40), 0.7, MED);
  }
  s.box([-2, -1, -0.6], [80, 6, 0.8], MED, FINE);
  return s;
};
/** Glass leaves under a header with its sensor. */
const sliding =
  (mode: 'slide' | 'swing out' | 'fold' | 'hospital'): ProductSketch =>
  (choose) => {
    const [open, header] = [choose([24, 16]), choose([7, 9])];
    const s = frontal();
    const [w, h] = [mode === 'hospital' ? 96 : 144, 86];
    const q = w / 4;
    const leafAt = (x: number, y: number, width: number): void => {
      s.box([x, y, 0.5], [width, 1.6, h - 0.5], OUT, FINE);
      pane(s.front(y), x, 0.5, width, h - 0.5, 2.4);
    };
    s.box([w - 2, 0, 0], [3, 5, h], OUT, FINE);
    if (mode === 'slide' || mode === 'swing out') {
      leafAt(w - q - 2, 3, q);
      leafAt(1, 3, q);
      if (mode === 'slide') {
        leafAt(w / 2 + open, 0.6, q);
        leafAt(w / 2 - q - open, 0.6, q);
      } else
        for (const [hinge, way] of uv(w / 2 + q, -1, w / 2 - q, 1)) {
          const tip: Place = [hinge + way * q * 0.62, -q * 0.78, 0.5];
          s.face([[hinge, 1, 0.5], tip, [tip[0], tip[1], h], [hinge, 1, h]]);
          s.face(
            [
              [hinge + way * 2, -1.6, 4],
              [tip[0] - way * 1.6, tip[1] + 2, 4],
              [tip[0] - way * 1.6, tip[1] + 2, h - 4],
              [hinge + way * 2, -1.6, h - 4],
            ],
            FINE,
          );
        }
    } else if (mode === 'fold')
      for (const [x0, x1, y1, x2] of [
        [w - 2, w - 22, -26, w - 40],
        [1, 21, -26, 39],
      ] as const)
        for (const [a, b] of [
          [
            [x0, 1],
            [x1, y1],
          ],
          [
            [x1, y1],
            [x2, 1],
          ],
        ] as const) {
          s.face(xyz(a[0], a[1], 0.5, b[0], b[1], 0.5, b[0], b[1], h, a[0], a[1], h));
          s.face(
            xyz(
              a[0] * 0.9 + b[0] * 0.1,
              a[1] * 0.9 + b[1] * 0.1,
              4,
              a[0] * 0.1 + b[0] * 0.9,
              a[1] * 0.1 + b[1] * 0.9,
              4,
              a[0] * 0.1 + b[0] * 0.9,
              a[1] * 0.1 + b[1] * 0.9,
              h - 4,
              a[0] * 0.9 + b[0] * 0.1,
              a[1] * 0.9 + b[1] * 0.1,
              h - 4,
            ),
            FINE,
          );
        }
    else {
      leafAt(w / 2, 3, w / 2 - 2);
      leafAt(1 + open, 0.6, w / 2);
      const f = s.front(0.6);
      f.rect(w / 2 - 6 + open, 32, 2.4, 16, OUT);
      for (const z of [20, 60]) f.rect(4 + open, z, w / 2 - 6, 3, MED);
    }
    s.box([-2, 0, 0], [3, 5, h], OUT, FINE);
    s.box([-2, -2, h], [w + 3, 7, header]);
    s.front(-2).line(uv(-2, h + 1.4, w + 1, h + 1.4), FINE);
    if (mode !== 'hospital') s.prism('y', rounded(w / 2 - 6, h + 2, 12, 3.4, 1.2), -4, 2, MED, FINE);
    s.line(xyz(-10, -2, 0, w + 12, -2, 0), FINE);
    return s;
  };
/** A storey-high unit hanging from its hook beside others in place. */
const unitized: ProductSketch = (choose) => {
  const [sill, lift] = [choose([26, 34]), choose([16, 24])];
  const s = frontal();
  const unit = (x: number, y: number, z: number): void => {
    s.box([x, y, z], [44, 5, 110]);
    const f = s.front(y);
    pane(f, x + 1.4, z + sill, 41, 108 - sill, 1.6);
    f.rect(x + 1.4, z + 1.4, 41, sill - 3, MED);
    f.hatch(corners(x + 1.4, z + 1.4, 41, sill - 3), 45, 4);
  };
  s.box([-4, 5, -6], [150, 16, 6], OUT, FINE);
  unit(46, 0, 0);
  unit(0, 0, 0);
  unit(100, -8, lift);
  for (const x of [110, 134]) s.line(xyz(x, -6, lift + 110, 122, -6, lift + 128), MED);
  s.bar(xyz(122, -6, lift + 128, 122, -6, lift + 140), 0.8, MED);
  return s;
};
const siliconeWall: ProductSketch = (choose) => {
  const [cols, up] = [choose([4, 3]), choose([3, 4])];
  const s = frontal();
  const [w, h] = [cols * 34, up * 38];
  s.box([2, 1.4, -3], [w - 4, 7, h + 6], OUT, FINE);
  const f = s.front(0);
  for (const i of times(cols).toReversed())
    for (const j of times(up)) {
      s.box([i * 34, 0, j * 38], [33.2, 1.4, 37.2], OUT, FINE);
      if ((i + j) % 2 === 0) f.glint(i * 34, j * 38, 33, 37);
    }
  return s;
};
const sunshade: ProductSketch = (choose) => {
  const [blades, reach] = [choose([5, 6]), choose([34, 40])];
  const s = three();
  const f = s.front(0);
  f.rect(0, -40, 96, 60, OUT);
  for (const x of [0, 32, 64]) pane(f, x, -40, 32, 42, 1.6);
  f.rect(0, 2, 96, 18, MED);
  for (const x of [94, 62, 30, 0]) {
    s.prism('x', uv(-reach, 2, 0, 2, 0, 8, -reach, 4), x, 1.6, OUT, FINE);
    if (x === 94)
      for (const b of times(blades))
        s.prism(
          'x',
          uv(
            -5 - b * ((reach - 4) / blades),
            2.6,
            -1 - b * ((reach - 4) / blades),
            4.4,
            -1.2 - b * ((reach - 4) / blades),
            5.2,
            -5.2 - b * ((reach - 4) / blades),
            3.4,
          ),
          0,
          94,
          MED,
          FINE,
        );
  }
  s.prism('x', uv(-reach - 2, 1.6, -reach + 1, 1.6, -reach + 1, 4.6, -reach - 2, 4.6), -1, 98, OUT, FINE);
  return s;
};
/** One window seen square on, its sash as the kind moves. */
const window =
  (draw: (f: Plane, w: number, h: number, s: Scene) => void): ProductSketch =>
  (choose) => {
    const [w, h] = [choose([48, 40]), choose([56, 48])];
    const s = frontal();
    s.box([-3, -2.4, -3], [w + 6, 8, 2.6], OUT, FINE);
    s.prism('y', uv(0, 0, w, 0, w, h, 0, h), 0, 4.5);
    const f = s.front(0);
    f.rect(2, 2, w - 4, h - 4, MED);
    draw(f, w, h, s);
    return s;
  };
/** A sash turned out of its frame about one side. */
const outward = (s: Scene, a: Place, b: Place, c: Place, d: Place): void => {
  s.face([a, b, c, d]);
  const mid: Place = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2, (a[2] + c[2]) / 2];
  const near = (p: Place, t = 0.86): Place => [
    mid[0] + (p[0] - mid[0]) * t,
    mid[1] + (p[1] - mid[1]) * t,
    mid[2] + (p[2] - mid[2]) * t,
  ];
  s.face([near(a), near(b), near(c), near(d)], FINE);
  s.line([near(a, 0.3), near(c, 0.3)], FINE);
};
const domed: ProductSketch = (choose) => {
  const [size, rise] = [choose([48, 42]), choose([16, 20])];
  const s = corner();
  s.level(0).shape(corners(-16, -16, size + 32, size + 32), FINE);
  s.box([0, 0, 0], [size, size, 9]);
  s.box([-1.5, -1.5, 9], [size + 3, size + 3, 2], OUT, FINE);
  const dome = (f: number, z: number): Place[] =>
    rounded(
      size / 2 - (size / 2 - 2) * f,
      size / 2 - (size / 2 - 2) * f,
      (size - 4) * f,
      (size - 4) * f,
      (size * 0.1 + (1 - f) * size * 0.3) * f,
    ).map(([x, y]): Place => [x, y, 11 + z]);
  s.silhouette([...dome(1, 0), ...dome(0.9, rise * 0.55), ...dome(0.68, rise * 0.86), ...dome(0.4, rise)]);
  s.line([...dome(0.8, rise * 0.74)].slice(4, 14), FINE);
  s.line([...dome(0.5, rise * 0.96)].slice(4, 14), FINE);
  for (const i of [0.3, 0.42]) s.line(xyz(size * i, 1, 14, size * (i + 0.06), 6, 11 + rise * 0.6), FINE);
  return s;
};
const tubular: ProductSketch = (choose) => {
  const [r, bends] = [choose([8, 10]), choose([0, 1])];
  const s = three();
  s.cylinder('z', [0, 0, -46], r * 1.15, 2);
  s.disc('z', [0, 0, -44], r, FINE);
  s.cylinder('z', [0, 0, -44], r, 30);
  for (const z of [-34, -24]) s.band('z', [0, 0, z], r, bends ? MED : FINE);
  s.box([-26, -20, -18], [54, 40, 4], OUT, FINE);
  s.front(-20).hatch(corners(-26, -18, 54, 4), 45, 2.4);
  s.turned('z', [0, 0, -14], uv(r * 1.7, 0, r * 1.15, 3, r * 1.1, 9));
  s.turned('z', [0, 0, -5], uv(r * 1.25, 0, r * 1.25, 2, r * 1.1, r * 0.5, r * 0.75, r * 0.85, r * 0.3, r), {
    smooth: true,
  });
  s.band('z', [0, 0, -3], r * 1.25, MED);
  return s;
};
const flatSkylight =
  (open: number): ProductSketch =>
  (choose) => {
    const [w, d] = [choose([44, 52]), choose([36, 44])];
    const s = corner();
    s.level(0).shape(corners(-14, -14, w + 28, d + 28), FINE);
    s.box([0, 0, 0], [w, d, 7]);
    if (open > 0) {
      s.level(7).rect(3, 3, w - 6, d - 6, MED);
      s.level(7).hatch(corners(3, 3, w - 6, d - 6), 45, 3);
      s.bar(xyz(w / 2, 2, 7, w / 2, -2, 7 + open), 0.6, MED);
    }
    const at = (x: number, y: number, t = 0): Place => [x, y, 7 + t + ((d - y) / d) * open];
    s.face([at(-1.5, -1.5), at(w + 1.5, -1.5), at(w + 1.5, -1.5, 3), at(-1.5, -1.5, 3)]);
    s.face([at(-1.5, -1.5), at(-1.5, d + 1.5), at(-1.5, d + 1.5, 3), at(-1.5, -1.5, 3)]);
    s.face([at(-1.5, -1.5, 3), at(w + 1.5, -1.5, 3), at(w + 1.5, d + 1.5, 3), at(-1.5, d + 1.5, 3)]);
    s.face([at(3, 3, 3), at(w - 3, 3, 3), at(w - 3, d - 3, 3), at(3, d - 3, 3)], MED);
    for (const i of [0.35, 0.45, 0.5]) s.line([at(w * i, d * 0.3, 3), at(w * i + 8, d * 0.66, 3)], FINE);
    return s;
  };
const translucent: ProductSketch = (choose) => {
  const [bays, ridge] = [choose([5, 6]), choose([16, 20])];
  const s = corner();
  const [w, d] = [bays * 16, 48];
  s.level(0).shape(corners(-10, -10, w + 20, d + 20), FINE);
  s.box([0, 0, 0], [w, d, 8]);
  const left: Place[] = xyz(0, 0, 8, 0, d, 8, 0, d / 2, 8 + ridge);
  s.face(left);
  const slope: Place[] = xyz(0, 0, 8, w, 0, 8, w, d / 2, 8 + ridge, 0, d / 2, 8 + ridge);
  s.face(slope);
  for (const i of times(bays - 1)) s.line(xyz((i + 1) * 16, 0, 8, (i + 1) * 16, d / 2, 8 + ridge), OUT);
  for (const i of times(bays)) {
    for (const k of [0.33, 0.66]) s.line(xyz(i * 16 + 16 * k, 0, 8, i * 16 + 16 * k, d / 2, 8 + ridge), FINE);
    for (const k of [0.2, 0.4, 0.6, 0.8])
      s.line(xyz(i * 16, (k * d) / 2, 8 + k * ridge, i * 16 + 16, (k * d) / 2, 8 + k * ridge), FINE);
  }
  return s;
};

export const glazingSketches: Sketches = {
  'entrance-door': entranceDoor,
  'interior-storefront': only(storefront, 3, 0),
  'sliding-entrance': sliding('slide'),
  'breakout-entrance': sliding('swing out'),
  'folding-entrance': sliding('fold'),
  'icu-door': sliding('hospital'),
  'unitized-curtain-wall': unitized,
  'silicone-curtain-wall': siliconeWall,
  sunshade,
  window: window((f, w, h) => pane(f, 2, 2, w - 4, h - 4, 1)),
  'projected-window': window((f, w, h, s) => {
    pane(f, 2, h * 0.42, w - 4, h * 0.58 - 2, 1.4);
    f.rect(2, 2, w - 4, h * 0.4, FINE);
    outward(s, [3, -12, 4], [w - 3, -12, 4], [w - 3, 0, h * 0.41], [3, 0, h * 0.41]);
  }),
  'casement-window': window((f, w, h, s) => {
    pane(f, w / 2, 2, w / 2 - 2, h - 4, 1.6);
    f.rect(2, 2, w / 2 - 2, h - 4, FINE);
    outward(s, [2, 0, 3], [w * 0.3, -w * 0.36, 3], [w * 0.3, -w * 0.36, h - 3], [2, 0, h - 3]);
  }),
  'hung-window': only(windowUnit, 'double hung'),
  'sliding-window': only(windowUnit, 'slider'),
  skylight: flatSkylight(0),
  'venting-skylight': flatSkylight(18),
  'domed-skylight': domed,
  'tubular-skylight': tubular,
  'translucent-skylight': translucent,
};
