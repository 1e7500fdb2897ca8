import { FINE, MED, OUT, PATT, rows, three, uv } from '#src/reference-api/drawings/products/parts.ts';
import { corners, moved, type Plane } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import { isometric, type Place } from '#src/reference-api/drawings/products/view.ts';
import { stack, none, cores, print } from '#src/reference-api/drawings/products/kinds/boards/shared.ts';

const plies =
  (n: number) =>
  (on: Plane, u: number, v: number, w: number, h: number): void => {
    rows(on, u, v, w, h, n, FINE);
  };
const strands = (on: Plane, u: number, v: number, w: number, d: number): void => {
  for (const i of times(60)) {
    const [x, y, a] = [u + 2 + ((i * 0.7549) % 1) * (w - 6), v + 2 + ((i * 0.5698) % 1) * (d - 5), i * 1.9];
    on.shape(
      [
        [x, y],
        [x + Math.cos(a) * 3, y + Math.sin(a) * 3],
        [x + Math.cos(a) * 3 - Math.sin(a), y + Math.sin(a) * 3 + Math.cos(a)],
        [x - Math.sin(a), y + Math.cos(a)],
      ],
      FINE,
    );
  }
};
const beads = (on: Plane, u: number, v: number, w: number, h: number): void => {
  for (const i of times(Math.round(w * 1.2)))
    on.circle(u + 0.5 + ((i * 0.7549) % 1) * (w - 1), v + 0.4 + ((i * 0.5698) % 1) * (h - 0.8), 0.42, FINE);
};
const fibers = (on: Plane, u: number, v: number, w: number, h: number): void => {
  for (const j of times(5))
    on.line(
      times(Math.round(w / 2)).map((i): [number, number] => [
        u + i * 2 + 0.5,
        v + (h * (j + 0.6)) / 5.4 + (((i * 3 + j) % 5) - 2) * h * 0.03,
      ]),
      FINE,
    );
};
const roofSheathing: ProductSketch = (choose) => {
  const [rafters, pitch] = [choose([4, 5]), choose([0.45, 0.6])];
  const s = three();
  const at = (x: number, v: number, t = 0): Place => [x, v - t * pitch, v * pitch + t];
  const w = (rafters - 1) * 16;
  for (const i of times(rafters).toReversed()) {
    const x = i * 16;
    s.face([at(x, -6, -6), at(x, 46, -6), at(x, 46), at(x, -6)]);
    s.face([at(x, -6, -6), at(x, -6), at(x + 1.6, -6), at(x + 1.6, -6, -6)]);
    s.face([at(x, -6), at(x, 46), at(x + 1.6, 46), at(x + 1.6, -6)], MED);
  }
  const sheet = (x: number, v: number, sw: number, sh: number): void => {
    s.face([at(x, v), at(x + sw, v), at(x + sw, v, 0.8), at(x, v, 0.8)]);
    s.face([at(x, v), at(x, v + sh), at(x, v + sh, 0.8), at(x, v, 0.8)]);
    s.face([at(x, v, 0.8), at(x + sw, v, 0.8), at(x + sw, v + sh, 0.8), at(x, v + sh, 0.8)]);
    for (const k of [0.25, 0.5, 0.75])
      s.line([at(x + sw * 0.1, v + sh * k, 0.8), at(x + sw * 0.7, v + sh * k, 0.8)], FINE);
  };
  sheet(w / 2, 24, w / 2 + 1.6, 22);
  sheet(0, 24, w / 2 - 0.3, 22);
  sheet(0, -2, w * 0.66, 25.6);
  return s;
};
const tapedSheathing: ProductSketch = (choose) => {
  const [tape, gap] = [choose([2.4, 3]), choose([24, 20])];
  const s = three();
  for (const x of [72, 48, 24, 0]) s.box([x, 0.8, 0], [1.6, 4, 70], MED, FINE);
  for (const [x, z, w, h] of [
    [37, 34, 38, 32],
    [0, 34, 36.4, 32],
    [0, 0, 36.4, 33.4],
  ] as const) {
    s.box([x, 0, z], [w, 0.8, h], OUT, FINE);
    print(s.front(0), x, z, w, h);
  }
  s.front(-0.1).shape(corners(0, 33.7 - tape / 2, gap + 12, tape), MED);
  s.front(-0.1).shape(corners(36.7 - tape / 2, 34, tape, 32), MED);
  s.cylinder('z', [gap + 15, -3, 33.7 - tape / 2], 3, tape);
  return s;
};
const shiplap: ProductSketch = (choose) => {
  const [t, n] = [choose([2, 3]), choose([3, 2])];
  const s = new Scene(isometric);
  for (const i of times(n)) {
    const [o, z] = [i === n - 1 ? 8 : 0, i * (t + 0.1)];
    s.prism(
      'x',
      moved(uv(-1.4, 0, 28.6, 0, 28.6, t / 2, 30, t / 2, 30, t, 0, t, 0, t / 2, -1.4, t / 2), -o, z),
      o,
      52,
    );
    if (i === n - 1)
      for (const k of times(8))
        s.level(z + t).line(uv(o, -o + 3 + k * 3.4, o + 52, -o + 3 + k * 3.4), k % 2 ? PATT : FINE);
  }
  return s;
};

export const boardsFromGypsumSheathing: Sketches = {
  'gypsum-sheathing': stack({
    size: [52, 26, 1.4],
    top: (on, u, v, w, d) => {
      on.speckle(u + 1, v + 1, w - 2, d - 2, 90, 0.8);
      print(on, u, v, w, d);
    },
    edge: cores,
  }),
  plywood: stack({
    size: [52, 26, 2],
    top: (on, u, v, w, d) => {
      on.line(uv(u + w * 0.1, v + d * 0.5, u + w * 0.9, v + d * 0.52), FINE);
      for (const k of times(6))
        on.line(
          times(9).map((i): [number, number] => [
            u + 2 + (i * (w - 4)) / 8,
            v + d * ((k + 1) / 7) + Math.sin(i + k) * 0.8,
          ]),
          FINE,
        );
    },
    edge: plies(3),
  }),
  'oriented-strand-board': stack({ size: [52, 26, 1.8], top: strands, edge: plies(3) }),
  'roof-sheathing': roofSheathing,
  'barrier-sheathing': tapedSheathing,
  'protection-board': stack({
    size: [52, 26, 0.9],
    count: [4, 5],
    top: (on, u, v, w, d) => on.hatch(corners(u, v, w, d), 45, 2.6),
    edge: none,
  }),
  'polyiso-board': stack({
    size: [50, 28, 4],
    top: (on, u, v, w, d) => {
      on.speckle(u + 1, v + 1, w - 2, d - 2, 60, 0.9);
      print(on, u, v, w, d);
    },
    edge: cores,
  }),
  'xps-board': shiplap,
  'mineral-wool-board': stack({
    size: [48, 26, 5],
    count: [2, 3],
    top: (on, u, v, w, d) => on.speckle(u + 1, v + 1, w - 2, d - 2, 160, 1.8),
    edge: fibers,
  }),
  'eps-board': stack({ size: [48, 26, 4], top: (on, u, v, w, d) => beads(on, u, v, w, d), edge: beads }),
  'foil-faced-board': stack({
    size: [50, 28, 3],
    top: (on, u, v, w, d) => {
      for (const i of [0.2, 0.28, 0.33, 0.62, 0.7])
        on.line(uv(u + w * i, v + d * 0.15, u + w * (i + 0.18), v + d * 0.85));
      on.rect(u + w * 0.42, v + d * 0.35, w * 0.18, d * 0.3, MED);
    },
    edge: (on, u, v, w, h) => {
      on.line(uv(u, v + h * 0.1, u + w, v + h * 0.1), MED);
      on.line(uv(u, v + h * 0.9, u + w, v + h * 0.9), MED);
      on.speckle(u + 0.5, v + h * 0.2, w - 1, h * 0.6, 22, 0.5);
    },
  }),
};
