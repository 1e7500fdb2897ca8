import { rectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import {
  cells,
  columns,
  frontView,
  rows,
  threeQuarterView,
  wall,
  xyz,
} from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MED, OUT } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';

export const elevators = {
  /** A car in its hoistway, lifted by jacks. */
  elevator: (choose) => {
    const [raise, w] = [choose([36, 28]), choose([40, 46])];
    const s = threeQuarterView();
    const z = raise;
    s.box([-4, 36, -4], [w + 8, 2, 104], MED, FINE);
    for (const x of [w + 3, -4]) s.box([x, 16, -4], [1.4, 3, 104], MED, FINE);
    s.cylinder('z', [w + 7, 18, -4], 2.2, 40);
    s.cylinder('z', [w + 7, 18, 36], 1.4, raise + 24);
    s.box([-1, -1, z - 3], [w + 2, 38, 3], OUT, FINE);
    s.box([0, 0, z], [w, 36, 48]);
    const f = s.front(0);
    f.rect(w * 0.16, z, w * 0.68, 42, MED);
    f.line(uv(w / 2, z, w / 2, z + 42), MED);
    f.rect(w * 0.87, z + 18, w * 0.08, 10, FINE);
    s.box([w * 0.3, 10, z + 48], [w * 0.4, 14, 3], MED, FINE);
    s.box([-18, -2, -4], [12, 14, 20], OUT, FINE);
    s.bar(xyz(-12, 12, 4, -12, 24, 0, w + 6, 24, -2), 0.5, MED);
    return s;
  },
  'in-ground-elevator': (choose) => {
    const deep = choose([34, 40]);
    const s = threeQuarterView();
    // The plunger goes as deep below the pit as the car rises.
    s.box([2, 2, -4 - deep], [36, 30, 3], FINE, FINE);
    s.cylinder('z', [20, 14, -deep - 4], 5, deep, MED);
    s.cylinder('z', [20, 14, -4], 3, 18);
    s.level(-4).shape(uv(-12, -8, 52, -8, 52, 38, -12, 38), FINE);
    s.cylinder('z', [20, 14, -4], 3, 18);
    s.box([4, 0, 14], [32, 28, 38]);
    const front = s.front(0);
    front.rect(9, 16, 22, 30, MED);
    front.line(uv(20, 16, 20, 46), MED);
    for (const x of [-6, 44]) s.bar(xyz(x, 14, -4, x, 14, 62), 0.8, MED);
    return s;
  },
  'freight-elevator': (choose) => {
    const [w, open] = [choose([72, 84]), choose([14, 22])];
    const s = frontView();
    wall(s, -22, -4, w + 44, 100, 4);
    s.box([-4, 0, 0], [w + 8, 4, 84], OUT, FINE);
    const f = s.front(0);
    f.rect(0, 0, w, 78, OUT);
    f.rect(0, 39 + open, w, 39 - open, MED);
    f.rect(0, 0, w, 39 - open, MED);
    rows(f, 0, 39 + open, w, 39 - open, 3, FINE);
    rows(f, 0, 0, w, 39 - open, 3, FINE);
    f.rect(w * 0.4, 39 + open + 6, w * 0.2, 6, MED);
    f.through(rectangle(0, 39 - open, w, 2 * open), () => {
      columns(f, 0, 39 - open, w, 2 * open, 9, FINE);
      for (const k of [0, 1]) f.line(uv(0, 39 - open + 6 + k * 8, w, 39 - open + 6 + k * 8), FINE);
    });
    f.rect(w + 9, 36, 5, 10, MED);
    f.circle(w + 11.5, 43, 1.2, FINE);
    f.circle(w + 11.5, 39, 1.2, FINE);
    s.line(xyz(-24, -2, 0, w + 28, -2, 0), FINE);
    return s;
  },
  'roped-elevator': (choose) => {
    const ropes = choose([3, 4]);
    const s = threeQuarterView();
    for (const x of [46, -6]) s.bar(xyz(x, 14, 0, x, 14, 84), 0.8, MED);
    s.cylinder('z', [48, 18, 0], 3.4, 54, MED);
    s.cylinder('z', [48, 18, 54], 2, 14, MED);
    // A sheave on the plunger doubles its stroke.
    s.cylinder('y', [46, 12, 76], 10, 5);
    s.disc('y', [46, 12, 76], 7.6, MED);
    s.disc('y', [46, 12, 76], 2, MED);
    for (const rope of times(ropes)) s.line(xyz(36.4 + rope * 0.6, 12, 76, 33 + rope * 0.6, 12, 50), FINE);
    s.box([2, 0, 12], [32, 28, 38]);
    const front = s.front(0);
    front.rect(7, 14, 22, 30, MED);
    front.line(uv(18, 14, 18, 44), MED);
    return s;
  },
  'elevator-cab-panel': (choose) => {
    const [cols, rail] = [choose([3, 2]), choose([1, 2])];
    const s = threeQuarterView();
    const [w, d, h] = [66, 50, 84];
    s.box([0, d, 0], [w, 2, h], OUT, FINE);
    s.box([w, 0, 0], [2, d + 2, h], OUT, FINE);
    s.face(xyz(0, 0, 0, w, 0, 0, w, d, 0, 0, d, 0), MED);
    cells(s.level(0), 0, 0, w, d, 4, 3, FINE);
    for (const i of times(cols))
      for (const [z, zh] of uv(8, 26, 40, 38)) {
        s.box([(i * w) / cols + 1.4, d - 1, z], [w / cols - 2.8, 1, zh], OUT, FINE);
        s.front(d - 1).hatch(
          rectangle((i * w) / cols + 1.4, z, w / cols - 2.8, zh),
          z > 20 ? 60 : 0,
          z > 20 ? 4 : 2.2,
        );
      }
    for (const z of rail === 1 ? [36] : [30, 36]) s.bar(xyz(4, d - 3, z, w - 4, d - 3, z), 0.9);
    s.face(xyz(0, 0, h, w, 0, h, w, d, h, 0, d, h), MED);
    for (const [x, y] of uv(16, 16, 50, 16, 16, 36, 50, 36)) s.disc('z', [x, y, h], 3, MED);
    return s;
  },
} satisfies Sketches;
