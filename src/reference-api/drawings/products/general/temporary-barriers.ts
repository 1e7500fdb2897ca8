import { rectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { frontView, rod, xyz } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MED, OUT, PATT } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';

export const temporaryBarriers = {
  'barrier-panel': (choose) => {
    const [panels, view] = [choose([3, 2]), choose([1, 0])];
    const s = frontView();
    for (const i of times(panels).toReversed()) {
      const x = i * 48;
      s.box([x, 0, 2], [48, 2.5, 96], OUT, MED);
      s.front(0).rect(x + 2.5, 4.5, 43, 91, FINE);
      rod(s, [x + 3, -1, 2], [x + 3, -22, 0], 0.8);
      if (view && i === 0) {
        s.front(0).rect(x + 14, 56, 20, 24, MED);
        s.front(0).glint(x + 14, 56, 20, 24);
      }
      for (const z of [20, 50, 80]) s.front(-0.1).rect(x + 46.4, z, 3.2, 4, MED);
    }
    return s;
  },
  'containment-wall': (choose) => {
    const [bays, folds] = [choose([3, 4]), choose([5, 4])];
    const s = frontView();
    s.box([-6, 0, 96], [bays * 34 + 12, 14, 2], MED, FINE);
    s.front(3).rect(0, 0, bays * 34, 95, MED);
    for (const i of times(bays))
      for (const k of times(folds))
        s.front(3).line(
          [
            [i * 34 + 5 + k * 6, 92],
            [i * 34 + 4 + k * 6.4, 50 + ((k * 13) % 30)],
            [i * 34 + 6 + k * 6, 4 + ((k * 7) % 20)],
          ],
          PATT,
        );
    for (const i of times(bays + 1).toReversed()) {
      const x = i * 34;
      s.cylinder('z', [x, 0, 0], 1.1, 56);
      s.cylinder('z', [x, 0, 56], 0.8, 36);
      s.box([x - 1.6, -1.6, 54], [3.2, 3.2, 3], MED, FINE);
      s.box([x - 4, -2, 93], [8, 5, 2], OUT, FINE);
      s.box([x - 3, -3, -1], [6, 6, 1], MED, FINE);
    }
    return s;
  },
  'zipper-door': (choose) => {
    const [zips, open] = [choose([2, 1]), choose([10, 16])];
    const s = frontView();
    s.front(0).rect(0, 0, 60, 92, OUT);
    const f = s.front(0);
    if (zips === 2) {
      f.shape(uv(14, 0, 46, 0, 46, 70, 14, 70), FINE);
      f.shape(uv(14, 0, 14 + open * 1.4, 0, 20, 66, 14, 70), MED);
    } else f.shape(uv(30, 0, 30 + open, 0, 34, 40, 30, 74), MED);
    for (const x of zips === 2 ? [14, 46] : [30]) {
      f.line(uv(x - 0.8, 0, x - 0.8, 72), MED);
      f.line(uv(x + 0.8, 0, x + 0.8, 72), MED);
      for (const i of times(30)) f.line(uv(x - 0.8, 1.4 + i * 2.4, x + 0.8, 1.4 + i * 2.4), FINE);
      f.rect(x - 1.6, 70, 3.2, 4.5, OUT);
    }
    for (const [x, z] of uv(6, 80, 54, 84, 6, 20, 54, 30))
      f.line(uv(x, z, x + 1, z - 10, x - 0.5, z - 18), PATT);
    s.line(xyz(-8, 0, 0, 68, 0, 0), FINE);
    for (const x of [-3, 60]) s.box([x, -0.6, 0], [3, 2, 94], OUT, FINE);
    s.box([-3, -0.6, 92], [66, 2, 3], OUT, FINE);
    return s;
  },
  'site-fence-panel': (choose) => {
    const [panels, mesh] = [choose([2, 3]), choose([5, 4])];
    const s = frontView();
    for (const i of times(panels).toReversed()) {
      const x = i * 76;
      s.front(0).hatch(rectangle(x + 2, 6, 70, 64), 90, mesh, FINE);
      s.front(0).hatch(rectangle(x + 2, 6, 70, 64), 0, mesh * 2, FINE);
      s.bar(xyz(x + 1, 0, 2, x + 1, 0, 72, x + 73, 0, 72, x + 73, 0, 2), 1.1);
      s.bar(xyz(x + 1, 0, 6, x + 73, 0, 6), 0.9, MED);
      s.prism('x', uv(-14, 0, 14, 0, 10, 5, -10, 5), x - 4, 8, OUT, FINE);
      if (i > 0) s.box([x - 3, -1.6, 56], [6, 3, 2.4], MED, FINE);
    }
    return s;
  },
} satisfies Sketches;
