import { ceilingPanel } from '#src/reference-api/drawings/products/kinds/ceilings.ts';
import { carpetTile, plank, tile } from '#src/reference-api/drawings/products/kinds/floor-finishes.ts';
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
  only,
  three,
  under,
  uv,
  wall,
  wrapLabel,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { pail } from '#src/reference-api/drawings/products/kinds/packages.ts';
import { woodPanel } from '#src/reference-api/drawings/products/kinds/wall-panels.ts';
import { arcPoints, corners, type Plane } from '#src/reference-api/drawings/products/plane.ts';
import type { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';

type Face = (on: Plane, u: number, v: number, w: number, h: number, i: number) => void;
const blank: Face = () => undefined;
/** A floor of squares, the nearest one lifted. */
const squares =
  (size: number, thick: number, face: Face, n = 4): ProductSketch =>
  (choose) => {
    const [count, up] = [choose([n, n - 1]), choose([size * 0.22, size * 0.3])];
    const s = corner();
    const w = count * size;
    s.box([0, 0, -0.8], [w + 4, w + 4, 0.8], MED, FINE);
    for (const i of times(count).toReversed())
      for (const j of times(count).toReversed()) {
        if (i === 0 && j === 0) continue;
        const [x, y] = [i * size, j * size];
        s.box([x, y, 0], [size - 0.12, size - 0.12, thick], MED, FINE);
        face(s.level(thick), x, y, size, size, i + j);
      }
    s.level(0).hatch(corners(0, 0, size, size), 20, size / 7);
    s.box([-size * 0.2, -size * 0.2, up], [size, size, thick * 1.4]);
    face(s.level(up + thick * 1.4), -size * 0.2, -size * 0.2, size, size, 0);
    return s;
  };
/** Wall tile set from the bottom, thinset combed above. */
const wallTile: ProductSketch = (choose) => {
  const [w, n] = [choose([6, 8]), choose([5, 6])];
  const s = frontal();
  const total = n * w * 1.1;
  s.box([-2, 0.6, -2], [total + 4, 2, n * w * 0.9 + 8], OUT, FINE);
  for (const i of times(12))
    s.front(0.6).line(
      times(16).map((k): [number, number] => [(k * total) / 15, n * w * 0.62 + i * 1.4 + (k % 2) * 0.8]),
      PATT,
    );
  for (const j of times(n))
    for (const i of times(n).toReversed()) {
      if (j > n - 3 && i > j % 3) continue;
      const x = i * w * 1.1;
      s.box([x, 0, j * w * 0.56], [w * 1.06, 0.6, w * 0.52], OUT, FINE);
      if ((i * 3 + j) % 4 === 0) s.front(0).glint(x, j * w * 0.56, w, w * 0.5);
    }
  return s;
};
const mosaic: ProductSketch = (choose) => {
  const [r, n] = [choose([1.1, 1.3]), choose([11, 10])];
  const s = corner();
  s.box([-1, -1, -0.6], [n * r * 1.9 + 2, n * r * 1.75 + 2, 0.6], MED, FINE);
  const on = s.level(0);
  for (const j of times(n))
    for (const i of times(n)) {
      if (i + j < 2) continue;
      const [x, y] = [r + i * r * 1.88 + (j % 2) * r * 0.94, r + j * r * 1.64];
      on.shape(
        times(6).map((k): [number, number] => [
          x + Math.cos((k * Math.PI) / 3 + Math.PI / 6) * r,
          y + Math.sin((k * Math.PI) / 3 + Math.PI / 6) * r,
        ]),
        (i * 2 + j * 3) % 7 === 0 ? OUT : MED,
      );
    }
  return s;
};
const slabTile: ProductSketch = (choose) => {
  const [w, h] = [choose([48, 40]), choose([84, 72])];
  const s = frontal();
  s.box([0, 6, 0], [w + 16, 2, 4], MED, FINE);
  for (const i of [1, 0]) {
    s.box([i * 9, i * 4, 2], [w, 0.6, h]);
    if (i === 0) {
      const f = s.front(0);
      for (const k of times(4))
        f.line(
          times(8).map((p): [number, number] => [
            w * (0.1 + k * 0.24) + Math.sin(p * 1.1 + k * 2) * 4 + p * 1.4,
            4 + (p * (h - 6)) / 7,
          ]),
          k % 2 ? FINE : MED,
        );
    }
  }
  for (const x of [w * 0.25, w * 0.75]) {
    s.cylinder('y', [x, -3, h * 0.6], 4, 3);
    s.bar(xyz(x - 4, -4, h * 0.6, x + 4, -4, h * 0.6), 0.8, MED);
  }
  return s;
};
/** A lay-in panel lifted into its grid, seen from below. */
const ceiling =
  (edge: number, face: Face): ProductSketch =>
  (choose) => {
    const [n, tilt] = [choose([3, 2]), choose([7, 10])];
    const s = under();
    const size = 24;
    for (const i of times(n))
      for (const j of [0, 1]) {
        if (i === 0 && j === 0) continue;
        s.level(0).rect(i * size, j * size, size, size, MED);
        s.level(0).rect(i * size + edge, j * size + edge, size - 2 * edge, size - 2 * edge, FINE);
        face(s.level(0), i * size, j * size, size, size, i + j);
      }
    s.level(0).rect(0, 0, size, size, MED);
    s.level(0).hatch(corners(0, 0, size, size), 45, 3);
    for (const i of times(n + 1)) s.box([i * size - 0.5, 0, -1], [1, size * 2, 1], MED, FINE);
    for (const j of [2, 1, 0]) s.box([0, j * size - 0.5, -1], [n * size, 1, 1], MED, FINE);
    const at = (u: number, v: number, t = 0): Place => [u + 2, v - 4, -tilt + t + (u / size) * tilt * 0.5];
    s.face([at(0, 0), at(0, size), at(0, size, 1.2), at(0, 0, 1.2)]);
    s.face([at(0, 0), at(size, 0), at(size, 0, 1.2), at(0, 0, 1.2)]);
    s.face([at(0, 0), at(size, 0), at(size, size), at(0, size)]);
    for (const k of times(40)) {
      const [u, v] = [1 + ((k * 0.7549) % 1) * 22, 1 + ((k * 0.5698) % 1) * 22];
      if (edge === 0) s.line([at(u, v), at(u + 0.8, v + 0.5)], PATT);
    }
    return s;
  };
/** Coats on a slab, each cut back from the next. */
const coats =
  (
    layers: number,
    face: Face,
    extra: (s: Scene, w: number, z: number) => void = () => undefined,
  ): ProductSketch =>
  (choose) => {
    const [w, t] = [choose([54, 48]), choose([1.2, 1.5])];
    const s = corner();
    s.box([-2, -2, -6], [w + 4, 34, 6], OUT, FINE);
    s.front(-2).speckle(-1, -5.4, w + 2, 4.8, 50, 0.9);
    s.side(-2).speckle(-1, -5.4, 32, 4.8, 30, 0.9);
    for (const i of times(layers)) {
      const x = i * 9;
      s.box([x, -2, i * t], [w + 2 - x, 34, t], OUT, FINE);
      if (i === layers - 1) face(s.level((i + 1) * t), x, -2, w + 2 - x, 34, i);
      else s.level((i + 1) * t).hatch(corners(x, -2, 9, 34), i % 2 ? 90 : 30, 2.2);
    }
    extra(s, w, layers * t);
    return s;
  };
const dots =
  (n: number, r: number): Face =>
  (on, u, v, w, h) => {
    for (const i of times(n))
      on.circle(u + 1 + ((i * 0.7549) % 1) * (w - 2), v + 1 + ((i * 0.5698) % 1) * (h - 2), r, FINE);
  };
const flakes: Face = (on, u, v, w, h) => {
  for (const i of times(70)) {
    const [x, y] = [u + 1.4 + ((i * 0.7549) % 1) * (w - 3), v + 1.4 + ((i * 0.5698) % 1) * (h - 3)];
    on.shape(
      times(4).map((k): [number, number] => [
        x + Math.cos(k * 1.6 + i) * (0.5 + ((i + k) % 3) * 0.3),
        y + Math.sin(k * 1.6 + i) * (0.5 + ((i * k) % 3) * 0.3),
      ]),
      FINE,
    );
  }
};
const trowel = (s: Scene, w: number, z: number): void => {
  s.prism('z', uv(w * 0.5, 8, w * 0.5 + 14, 8, w * 0.5 + 14, 13, w * 0.5, 13), z, 0.4, OUT, FINE);
  s.bar(xyz(w * 0.5 + 7, 10.5, z + 0.4, w * 0.5 + 7, 10.5, z + 3, w * 0.5 + 2, 10.5, z + 3.6), 0.9);
};
/** Pile shown by short strokes. */
const pile =
  (angle: number, gap: number): Face =>
  (on, u, v, w, h, i) => {
    const a = angle + (i % 2) * 90;
    on.hatch(corners(u + 0.3, v + 0.3, w - 0.6, h - 0.6), a, gap, FINE);
  };
const carpetPlank: ProductSketch = (choose) => {
  const [w, n] = [choose([9, 10]), choose([5, 4])];
  const s = corner();
  for (const i of times(n).toReversed())
    for (const j of [1, 0]) {
      const y = j * 36 + (i % 2) * 18 - 10;
      s.box([i * w, y, 0], [w - 0.15, 35.8, 0.6], MED, FINE);
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
const can =
  (r: number, h: number, extra: (s: Scene, r: number, h: number) => void): ProductSketch =>
  (choose) => {
    const [k, drip] = [choose([1, 1.12]), choose([1, 0])];
    const s = three();
    s.bar(
      arcPoints([0, h * 0.86], r * 1.16, 200, 340, r * 1.1).map(([x, z]): Place => [x, 0.4, z]),
      0.1,
      MED,
    );
    s.turned('z', [0, 0, 0], uv(r * k, 0, r * k, h - 0.3, r * k * 1.03, h - 0.3, r * k * 1.03, h), {
      crease: FINE,
    });
    s.disc('z', [0, 0, h], r * k * 0.86, MED);
    s.disc('z', [0, 0, h], r * k * 0.76, FINE);
    s.band('z', [0, 0, 0.4], r * k, FINE);
    wrapLabel(s, [0, 0, h * 0.22], r * k, h * 0.48);
    if (drip) s.bar(xyz(r * 0.5, -r * 0.86, h, r * 0.52, -r * 0.88, h * 0.72), 0.16, MED);
    for (const x of [-r * k, r * k]) s.disc('y', [x * 0.98, -0.6, h * 0.86], 0.34, MED);
    extra(s, r, h);
    return s;
  };
const rollerTool = (s: Scene, r: number): void => {
  s.box([-r * 1.9, -r * 2.6, 0], [r * 2.4, r * 1.6, 0.8], MED, FINE);
  s.cylinder('x', [-r * 1.7, -r * 1.8, 1.4], 0.9, r * 2);
  s.bar(
    xyz(
      r * 0.4,
      -r * 1.8,
      1.4,
      r * 0.7,
      -r * 1.8,
      1.4,
      r * 0.7,
      -r * 2.4,
      1.4,
      -r * 0.4,
      -r * 3.2,
      1.4,
      -r * 0.4,
      -r * 4,
      1.2,
    ),
    0.2,
    MED,
  );
  s.bar(xyz(-r * 0.4, -r * 3.8, 1.2, -r * 0.6, -r * 5, 1), 0.42);
};
const brush = (s: Scene, r: number): void => {
  s.prism('z', uv(r * 0.6, -r * 2.2, r * 1.6, -r * 1.9, r * 2, -r * 3.2, r * 1, -r * 3.5), 0, 0.5, OUT, FINE);
  s.level(0.5).hatch(
    uv(r * 0.6, -r * 2.2, r * 1.6, -r * 1.9, r * 1.72, -r * 2.4, r * 0.72, -r * 2.7),
    106,
    0.16,
  );
  s.bar(xyz(r * 1.5, -r * 3.3, 0.3, r * 1.8, -r * 4.6, 0.3), 0.34);
};
const grooves: Face = (on, u, v, w, h) => {
  columns(on, u, v, w, h, 7, MED);
  for (const i of times(7)) holes(on, u + (i * w) / 7, v + 2, w / 7, h - 4, 1, 16, 0.4, FINE);
};

export const finishSketches: Sketches = {
  tile: only(tile, 'grid'),
  'wall-tile': wallTile,
  'quarry-tile': squares(8, 1, (on, u, v, w, h) => on.speckle(u + 0.5, v + 0.5, w - 1, h - 1, 12, 0.3)),
  'mosaic-tile': mosaic,
  'porcelain-panel': slabTile,
  'ceiling-panel': only(ceilingPanel, 'fissured'),
  'fiberglass-ceiling-panel': ceiling(1.6, blank),
  'wet-formed-ceiling-panel': ceiling(0, (on, u, v, w, h) => on.speckle(u + 1, v + 1, w - 2, h - 2, 60, 0.9)),
  'clean-ceiling-panel': ceiling(2.4, (on, u, v, w, h) => on.glint(u, v, w, h)),
  'vinyl-tile': squares(12, 0.3, (on, u, v, w, h, i) => {
    for (const k of times(3))
      on.line(
        times(5).map((p): [number, number] => [
          u + 1 + (p * (w - 2)) / 4,
          v + h * (0.2 + k * 0.27) + Math.sin(p * 1.4 + k + i) * 0.8,
        ]),
        FINE,
      );
  }),
  plank: only(plank),
  'composition-tile': squares(12, 0.3, (on, u, v, w, h) =>
    on.speckle(u + 0.6, v + 0.6, w - 1.2, h - 1.2, 26, 0.8),
  ),
  'rubber-tile': squares(
    20,
    0.5,
    (on, u, v, w, h) => holes(on, u + 0.6, v + 0.6, w - 1.2, h - 1.2, 6, 6, 1, FINE),
    3,
  ),
  'linoleum-tile': squares(13, 0.3, (on, u, v, w, h, i) => {
    if (i % 2) on.hatch(corners(u, v, w, h), 32, 1.5, PATT);
    else on.speckle(u + 1, v + 1, w - 2, h - 2, 8, 1.6);
  }),
  'resinous-floor': coats(3, (on, u, v, w, h) => on.glint(u, v, w, h), trowel),
  'quartz-floor': coats(3, dots(110, 0.34)),
  'flake-floor': coats(3, flakes),
  'urethane-floor': coats(
    2,
    (on, u, v, w, h) => on.speckle(u + 1, v + 1, w - 2, h - 2, 60, 0.7),
    (s, w) => s.prism('y', uv(w - 3, 2, w + 1, 2, w + 1, 9, w + 0.2, 9, w - 0.4, 4.4), -2, 34, OUT, FINE),
  ),
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
  'entry-carpet-tile': squares(20, 0.7, pile(0, 1.5), 3),
  'cushion-carpet-tile': cushion,
  'acoustic-panel': wallPanels(3, 26, 56, 2, (on, u, v, w, h) => {
    on.hatch(corners(u, v, w, h), 0, 2.2);
    on.hatch(corners(u, v, w, h), 90, 2.2);
  }),
  'felt-panel': wallPanels(3, 26, 56, 1, (on, u, v, w, h, i) => {
    for (const k of times(7))
      on.line(
        uv(
          u,
          v + (k * h) / 7 + (i % 2) * 4,
          u + w / 2,
          v + ((k + 0.7) * h) / 7 + (i % 2) * 4,
          u + w,
          v + (k * h) / 7 + (i % 2) * 4,
        ),
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
  'paint-can': can(3.3, 7.6, () => undefined),
  'paint-roller': can(3.3, 7.6, rollerTool),
  'enamel-can': can(2.1, 5, brush),
};
