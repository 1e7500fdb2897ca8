import { storefront } from '#src/reference-api/drawings/products/kinds/glazed-walls.ts';
import { FINE, MED, OUT, frontal, only, three, uv, xyz } from '#src/reference-api/drawings/products/parts.ts';
import { corners, rounded } from '#src/reference-api/drawings/products/plane.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';
import { pane, window } from '#src/reference-api/drawings/products/kinds/glazing/shared.ts';

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
          [
            [-5 - b * ((reach - 4) / blades), 2.6],
            [-1 - b * ((reach - 4) / blades), 4.4],
            [-1.2 - b * ((reach - 4) / blades), 5.2],
            [-5.2 - b * ((reach - 4) / blades), 3.4],
          ],
          0,
          94,
          MED,
          FINE,
        );
  }
  s.prism('x', uv(-reach - 2, 1.6, -reach + 1, 1.6, -reach + 1, 4.6, -reach - 2, 4.6), -1, 98, OUT, FINE);
  return s;
};

export const glazingFromEntranceDoor: Sketches = {
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
};
