import { rectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { rod, threeQuarterView, xyz } from '#src/reference-api/drawings/axonometric/parts.ts';
import { arcPoints } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MED, OUT, PATT } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';

export const demolition = {
  'shoring-frame': (choose) => {
    const [h, heads] = [choose([60, 72]), choose([1, 0])];
    const s = threeQuarterView();
    const frame = (y: number): void => {
      for (const x of [48, 0]) {
        rod(s, [x, y, 0], [x, y, h], 1.2, OUT);
        s.box([x - 4, y - 4, -8], [8, 8, 0.8], MED, FINE);
        rod(s, [x, y, -7], [x, y, 0], 0.7);
        rod(s, [x, y, h], [x, y, h + 8], 0.7);
        if (heads)
          s.prism(
            'x',
            [
              [y - 3, h + 8],
              [y + 3, h + 8],
              [y + 3, h + 13],
              [y + 2, h + 13],
              [y + 2, h + 9],
              [y - 2, h + 9],
              [y - 2, h + 13],
              [y - 3, h + 13],
            ],
            x - 3,
            6,
            MED,
            FINE,
          );
        else s.box([x - 4, y - 4, h + 8], [8, 8, 0.8], MED, FINE);
      }
      for (const z of [h - 4, h * 0.55]) rod(s, [0, y, z], [48, y, z], 1);
      for (const x of [12, 36]) rod(s, [x, y, h * 0.55], [x, y, h - 4], 0.8);
      rod(s, [0, y, 8], [48, y, h * 0.55], 0.8);
    };
    frame(44);
    for (const x of [48, 0]) {
      rod(s, [x, 0, 10], [x, 44, h - 10], 0.6);
      rod(s, [x, 44, 10], [x, 0, h - 10], 0.6);
    }
    frame(0);
    return s;
  },
  'salvage-crate': (choose) => {
    const [slats, filled] = [choose([5, 4]), choose([3, 4])];
    const s = threeQuarterView();
    for (const x of [0, 20, 40]) s.box([x, 0, -4], [6, 36, 4], OUT, FINE);
    s.box([0, 35, 0], [46, 1, 30], MED, FINE);
    s.box([45, 0, 0], [1, 36, 30], MED, FINE);
    for (const i of times(filled).toReversed())
      s.box([5 + i * 9, 6, 0], [6, 26, 31 + (i % 2) * 5], MED, FINE);
    for (const i of times(slats)) {
      s.box([0, 0, (i * 30) / slats], [1, 36, 30 / slats - 1.6], OUT, FINE);
      s.box([0, -1, (i * 30) / slats], [46, 1, 30 / slats - 1.6], OUT, FINE);
    }
    for (const x of [43, 21, 0]) s.box([x, -2, 0], [3, 1, 30], OUT, FINE);
    return s;
  },
  'glove-bag': (choose) => {
    const [arm, pouch] = [choose([9, 11]), choose([1, 0])];
    const s = threeQuarterView();
    s.cylinder('x', [-12, 0, 40], 4, 64);
    for (const x of [-8, 46]) s.band('x', [x, 0, 40], 4, FINE);
    s.silhouette([
      ...xyz(0, 5, 40, 40, 5, 40, 0, -5, 40, 40, -5, 40),
      ...arcPoints([20, 10], 17, 180, 360).map(([u, v]): readonly [number, number, number] => [u, 0, v]),
    ]);
    s.front(-5).line(uv(0, 42, 40, 42), MED);
    s.front(-5).line(uv(0, 44, 40, 44), FINE);
    for (const x of [12, 28]) {
      s.cylinder('y', [x, -6, 24], 4, 1.5);
      s.silhouette([
        ...arcPoints([x, 24], 3.4).map(([u, v]): readonly [number, number, number] => [u, -6, v]),
        ...arcPoints([x + 1, 17], 2.2).map(([u, v]): readonly [number, number, number] => [u, -6 - arm, v]),
      ]);
      for (const i of times(4))
        s.bar(xyz(x - 0.6 + i * 1.1, -6 - arm, 17, x - 1.4 + i * 1.5, -9.4 - arm, 14.6), 0.55, MED);
    }
    if (pouch) s.front(-4).rect(15, 4, 10, 8, MED);
    s.front(-5).line(uv(4, 36, 3, 20), FINE);
    s.front(-5).line(uv(37, 34, 38, 20), FINE);
    return s;
  },
  'negative-air-machine': (choose) => {
    const [dials, handle] = [choose([2, 3]), choose([1, 0])];
    const s = threeQuarterView();
    s.cylinder('y', [13, 34, 20], 7, 6);
    for (const x of [2, 22]) s.cylinder('x', [x, 30, 2.5], 2.5, 2, MED);
    s.box([0, 0, 3], [26, 34, 34]);
    for (const x of [2, 22]) s.cylinder('x', [x, 4, 2.5], 2.5, 2, MED);
    const f = s.front(0);
    f.rect(2, 6, 22, 28, MED);
    f.hatch(rectangle(3, 7, 20, 26), 90, 1.6, FINE);
    f.hatch(rectangle(3, 7, 20, 26), 0, 3.2, PATT);
    for (const i of times(dials)) {
      s.side(0).circle(8 + i * 7, 30, 2, MED);
      s.side(0).line(uv(8 + i * 7, 30, 9 + i * 7, 31.2), FINE);
    }
    s.side(0).rect(6, 10, 20, 12, FINE);
    if (handle) s.bar(xyz(4, 10, 37, 4, 10, 41, 22, 10, 41, 22, 10, 37), 0.7, MED);
    return s;
  },
} satisfies Sketches;
