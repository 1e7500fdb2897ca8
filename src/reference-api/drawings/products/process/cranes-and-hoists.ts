import {
  ground,
  motor,
  rod,
  threeQuarterView,
  vents,
  xyz,
} from '#src/reference-api/drawings/axonometric/parts.ts';
import { arcPoints, roundedRectangle } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MED, OUT, PATT } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { type ProductSketch, type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

const hoist =
  (rope: boolean): ProductSketch =>
  (choose) => {
    const [l, drop] = [choose([60, 68]), choose([26, 20])];
    const s = threeQuarterView();
    s.box([0, 0, 40], [l, 9, 1.4], OUT, FINE);
    s.box([0, 4, 30], [l, 1, 10], MED, FINE);
    s.box([0, 0, 28.6], [l, 9, 1.4], OUT, FINE);
    const x = l * 0.4;
    for (const u of [x + 14, x + 2]) s.cylinder('y', [u, -1.6, 32], 2.6, 3, OUT);
    s.box([x, -2, 20], [20, 2, 12], OUT, FINE);
    if (rope) {
      s.cylinder('x', [x - 8, 2, 14], 7, 30);
      for (const k of times(11)) s.band('x', [x - 4 + k * 2, 2, 14], 7, FINE);
      motor(s, 'x', [x + 22, 2, 14], 6, 18);
      s.box([x - 18, -4, 8], [10, 12, 12], OUT, FINE);
    } else {
      s.prism('y', roundedRectangle(x - 2, 8, 24, 14, 4), -4, 12, OUT, PATT);
      vents(s.front(-4), x + 12, 11, 8, 8, 4);
    }
    const cx = x + 8;
    if (rope) for (const k of [-3, -1, 1, 3]) s.line(xyz(cx + k, -2, 8, cx + k * 0.6, -2, 2 - drop), MED);
    else
      for (const k of times(Math.round(drop / 2.4)))
        s.line(
          arcPoints([cx, 7 - k * 2.4], 0.9, 0, 360, 1.5).map(([u, z]): Place => [u, -2, z]),
          MED,
        );
    s.box([cx - 3, -4, -2 - drop], [6, 4, 5], OUT, FINE);
    s.bar(
      arcPoints([cx, -6 - drop], 2.6, 110, -150).map(([u, z]): Place => [u, -2, z]),
      0.8,
    );
    s.bar(xyz(x + 18, -5, 8, x + 22, -8, -8 - drop * 0.5), 0.3, MED);
    s.box([x + 20.6, -9, -15 - drop * 0.5], [3, 2, 7], OUT, FINE);
    return s;
  };

const crane =
  (kind: 'top' | 'under'): ProductSketch =>
  (choose) => {
    const [span, trolley] = [choose([96, 84]), choose([0.4, 0.6])];
    const s = threeQuarterView();
    for (const x of [span - 2, -2]) {
      if (kind === 'top') for (const y of [56, 4]) s.box([x - 1, y, 0], [6, 6, 48], OUT, FINE);
      s.box([x, -10, 48], [4, 84, kind === 'top' ? 8 : 6], OUT, FINE);
      if (kind === 'under') for (const y of [64, 0]) rod(s, [x + 2, y, 54], [x + 2, y, 70], 0.9);
    }
    const z = kind === 'top' ? 57 : 38;
    s.box([-6, 20, z], [span + 12, 8, 10]);
    s.front(20).line(uv(-6, z + 2, span + 6, z + 2), FINE);
    for (const x of [span - 4, -6]) s.box([x, 14, z - (kind === 'top' ? 2 : -4)], [8, 20, 4], OUT, FINE);
    const t = span * trolley;
    s.box([t, 12, z - 8], [18, 14, 8], OUT, MED);
    s.cylinder('x', [t + 3, 11, z - 5], 2.4, 12, MED);
    for (const k of [5, 10]) s.line(xyz(t + k, 16, z - 8, t + 7.5 + (k - 7.5) * 0.4, 16, 16), MED);
    s.box([t + 5, 14, 11], [5, 4, 6], OUT, FINE);
    s.bar(
      arcPoints([t + 7.5, 8], 2.4, 110, -150).map(([x, q]): Place => [x, 16, q]),
      0.7,
    );
    return s;
  };

export const cranesAndHoists = {
  'bridge-crane': crane('top'),
  'underhung-crane': crane('under'),
  'jib-crane': (choose) => {
    const [l, brace] = [choose([64, 76]), choose([1, 0])];
    const s = threeQuarterView();
    s.turned('z', [0, 0, 0], uv(9, 0, 9, 1.6), {});
    s.cylinder('z', [0, 0, 1.6], 4, 70);
    for (const a of [3.6, 4.6, 5.6])
      s.face(
        xyz(
          Math.cos(a) * 4,
          Math.sin(a) * 4,
          1.6,
          Math.cos(a) * 8,
          Math.sin(a) * 8,
          1.6,
          Math.cos(a) * 4,
          Math.sin(a) * 4,
          10,
        ),
        MED,
      );
    s.box([-3, -2, 62], [l, 4, 6]);
    if (brace) s.bar(xyz(0, 0, 82, l * 0.7, 0, 68), 0.9, MED);
    s.cylinder('z', [0, 0, 70], 3, 14, MED);
    s.box([l * 0.6, -3, 53], [9, 6, 8], OUT, FINE);
    s.line(xyz(l * 0.6 + 4, 0, 53, l * 0.6 + 4, 0, 26), OUT);
    s.bar(
      arcPoints([l * 0.6 + 4, 23], 2.4, 110, -150).map(([x, z]): Place => [x, 0, z]),
      0.7,
    );
    ground(s, -16, l * 0.7 + 30);
    return s;
  },
  'monorail-hoist': hoist(false),
  'rope-hoist': hoist(true),
} satisfies Sketches;
