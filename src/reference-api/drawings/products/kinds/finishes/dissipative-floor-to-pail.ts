import { carpetTile } from '#src/reference-api/drawings/products/kinds/floor-finishes.ts';
import {
  FINE,
  MED,
  OUT,
  PATT,
  cells,
  columns,
  corner,
  frontal,
  holes,
  under,
  uv,
  wall,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { pail } from '#src/reference-api/drawings/products/kinds/packages.ts';
import { woodPanel } from '#src/reference-api/drawings/products/kinds/wall-panels.ts';
import { arcPoints, corners } from '#src/reference-api/drawings/products/plane.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';
import { ceiling, coats, type Face } from '#src/reference-api/drawings/products/kinds/finishes/shared.ts';

const carpetPlank: ProductSketch = (choose) => {
  const [w, n] = [choose([9, 10]), choose([5, 4])];
  const s = corner();
  for (const i of times(n).toReversed())
    for (const j of [1, 0]) {
      const y = j * 36 + (i % 2) * 18 - 10;
      s.box([i * w, y, 0], [w - 0.15, 35.8, 0.6], OUT, FINE);
      s.level(0.6).hatch(corners(i * w, y, w - 0.15, 35.8), 90 + (i % 2) * 24, 1.1, PATT);
      for (const k of times(3))
        s.level(0.6).line(uv(i * w + 2 + k * 2.4, y + 3, i * w + 2 + k * 2.4, y + 30 - k * 5), FINE);
    }
  return s;
};
const cushion: ProductSketch = (choose) => {
  const [size, curl] = [choose([24, 22]), choose([9, 7])];
  const s = corner();
  s.box([0, 0, 0], [size * 1.8, size, 2.2]);
  s.level(2.2).hatch(corners(0, 0, size * 1.8, size), 45, 1.4, PATT);
  s.level(2.2).line(uv(size * 0.9, 0, size * 0.9, size), MED);
  for (const k of [0.7, 1.3]) {
    s.front(0).line(uv(0, k, size * 1.8, k), FINE);
    s.side(0).line(uv(0, k, size, k), FINE);
  }
  s.front(0).speckle(0.3, 0.1, size * 1.7, 0.6, 60, 0.2);
  const edge = (k: number): Place[] =>
    arcPoints([size * 0.5, curl], curl, 270, 200).map(([x, z]): Place => [x - size * 0.5, k, z + 2.2]);
  s.face([...edge(0), ...edge(size).toReversed()]);
  for (const k of [0.25, 0.5, 0.75]) s.line(edge(size * k), FINE);
  return s;
};
/** Panels on a wall, square on. */
const wallPanels =
  (n: number, w: number, h: number, t: number, face: Face): ProductSketch =>
  (choose) => {
    const [count, gap] = [n + choose([0, 1]), choose([1.5, 3])];
    const s = frontal();
    wall(s, -6, -8, count * (w + gap) + 10, h + 16, t);
    for (const i of times(count).toReversed()) {
      s.box([i * (w + gap), 0, 0], [w, t, h]);
      face(s.front(0), i * (w + gap), 0, w, h, i);
    }
    return s;
  };
const baffles: ProductSketch = (choose) => {
  const [n, l] = [choose([5, 6]), choose([60, 52])];
  const s = under();
  s.level(26).shape(corners(-4, -4, l + 8, n * 11 + 4), FINE);
  for (const i of times(n).toReversed()) {
    const y = i * 11;
    for (const x of [8, l - 8]) s.line(xyz(x, y + 1, 14, x, y + 1, 26), MED);
    s.box([0, y, 0], [l, 2, 14]);
    s.front(y).speckle(1, 0.6, l - 2, 12.6, 26, 1);
  }
  return s;
};
const grooves: Face = (on, u, v, w, h) => {
  columns(on, u, v, w, h, 7, MED);
  for (const i of times(7)) holes(on, u + (i * w) / 7, v + 2, w / 7, h - 4, 1, 16, 0.4, FINE);
};

export const finishesFromDissipativeFloor: Sketches = {
  'dissipative-floor': coats(
    3,
    (on, u, v, w, h) => {
      on.line(uv(u, v + h * 0.5, u + w, v + h * 0.5), OUT);
      on.line(uv(u + w * 0.5, v, u + w * 0.5, v + h), OUT);
    },
    (s, w, z) => {
      s.bar(xyz(w * 0.5, -2, z, w * 0.5, -2.4, -3, w * 0.5 - 4, -10, -5), 0.3, MED);
      for (const k of times(3))
        s.line(xyz(w * 0.5 - 8 + k, -10 - k, -5 - k, w * 0.5 - 1 - k, -10 - k, -5 - k), MED);
    },
  ),
  'carpet-tile': carpetTile,
  'carpet-plank': carpetPlank,
  'cushion-carpet-tile': cushion,
  'acoustic-panel': wallPanels(3, 26, 56, 2, (on, u, v, w, h) => {
    on.hatch(corners(u, v, w, h), 0, 2.2);
    on.hatch(corners(u, v, w, h), 90, 2.2);
  }),
  'felt-panel': wallPanels(3, 26, 56, 1, (on, u, v, w, h, i) => {
    for (const k of times(7))
      on.line(
        [
          [u, v + (k * h) / 7 + (i % 2) * 4],
          [u + w / 2, v + ((k + 0.7) * h) / 7 + (i % 2) * 4],
          [u + w, v + (k * h) / 7 + (i % 2) * 4],
        ],
        MED,
      );
    on.speckle(u + 1, v + 1, w - 2, h - 2, 30, 0.8);
  }),
  'perforated-wood-panel': wallPanels(2, 34, 56, 2, grooves),
  'acoustic-baffle': baffles,
  'wood-panel': woodPanel,
  'frp-panel': wallPanels(2, 40, 62, 0.5, (on, u, v, w, h) => {
    on.speckle(u + 1, v + 1, w - 2, h - 2, 120, 0.7);
    on.line(uv(u + w - 0.6, v, u + w - 0.6, v + h), MED);
  }),
  'frp-decorative-panel': wallPanels(2, 36, 60, 0.5, (on, u, v, w, h) => {
    cells(on, u, v, w, h, 4, 6, FINE);
    cells(on, u + 0.6, v + 0.6, w, h, 4, 6, PATT);
  }),
  'frp-ceiling-panel': ceiling(0, (on, u, v, w, h) =>
    holes(on, u + 1, v + 1, w - 2, h - 2, 9, 9, 0.35, PATT),
  ),
  pail,
};
