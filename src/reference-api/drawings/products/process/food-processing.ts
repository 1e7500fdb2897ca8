import {
  cells,
  handwheel,
  legs,
  threeQuarterView,
  xyz,
} from '#src/reference-api/drawings/axonometric/parts.ts';
import { arcPoints, roundedRectangle } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MED, OUT, PATT } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { skid } from '#src/reference-api/drawings/products/process/water-treatment.ts';
import { type Scene, ring } from '#src/reference-api/drawings/axonometric/scene.ts';
import { type ProductSketch, type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

const boxMachine =
  (w: number, d: number, h: number, draw: (s: Scene, f: ReturnType<Scene['front']>) => void): ProductSketch =>
  (choose) => {
    const [k, feet] = [choose([1, 1.1]), choose([4, 6])];
    const s = threeQuarterView();
    legs(s, [1, 1, -feet], w - 2, d - 2, feet, 3, MED);
    s.box([0, 0, 0], [w, d, h * k]);
    draw(s, s.front(0));
    return s;
  };

export const foodProcessing = {
  kettle: (choose) => {
    const [r, tilt] = [choose([15, 17]), choose([1, 0])];
    const s = threeQuarterView();
    for (const x of [r + 4, -r - 4]) s.box([x - 2, -2, -22], [5, 8, 34], OUT, FINE);
    s.cylinder('x', [-r - 2, 2, 8], 2, r * 2 + 4, MED);
    s.turned('z', [0, 0, -14], uv(3, 0, r * 0.6, 2, r * 0.92, 8, r, 16, r, 26), { smooth: true });
    s.band('z', [0, 0, 4], r, MED);
    const rim = ring('z', [0, 0, 12], r * 0.94);
    s.face(rim, MED);
    s.through(rim, () =>
      s.line([...ring('z', [0, 0, 4], r * 0.9), ...ring('z', [0, 0, 4], r * 0.9).slice(0, 1)], FINE),
    );
    s.face(xyz(-3, -r * 0.96, 12, 3, -r * 0.96, 12, 0, -r - 6, 13.4), MED);
    s.bar(xyz(-1, -r * 0.5, -14, -1, -r * 0.8, -18, -1, -r, -20), 1.2, MED);
    if (tilt) handwheel(s, [r + 5, 2, 12], 5);
    else s.box([r + 1, -4, 2], [8, 4, 10], OUT, FINE);
    return s;
  },
  'spiral-freezer': boxMachine(64, 60, 62, (s, f) => {
    f.rect(5, 4, 24, 52, OUT);
    for (const k of times(8)) f.line(arcPoints([17, 10 + k * 5.6], 11, 180, 360, 2), MED);
    f.rect(34, 4, 24, 52, MED);
    f.rect(36, 26, 1.6, 8, OUT);
    s.box([-22, 8, 12], [22, 14, 3], OUT, FINE);
    for (const k of times(5)) s.level(15).line(uv(-20 + k * 4.4, 8, -20 + k * 4.4, 22), FINE);
    s.box([14, 20, 62], [28, 24, 12], OUT, FINE);
  }),
  retort: (choose) => {
    const [r, l] = [choose([16, 17]), choose([70, 62])];
    const s = threeQuarterView();
    for (const x of [l - 16, 8]) s.prism('x', uv(-13, -24, 13, -24, 14, -6, -14, -6), x, 6);
    s.turned('x', [0, 0, 0], uv(r, 0, r, l, r * 0.7, l + 6), { smooth: true });
    for (const x of [8, l * 0.4, l * 0.7]) s.band('x', [x, 0, 0], r, FINE);
    for (const x of [l * 0.25, l * 0.6])
      s.turned('z', [x, 0, r - 1], uv(1.8, 0, 1.8, 5, 3, 5, 3, 6), { layer: MED });
    s.cylinder('x', [-3, 0, 0], r * 1.12, 3);
    const open = ring('x', [-3, 0, 0], r * 0.92);
    s.face(open, MED);
    s.through(open, () => {
      s.box([0, -r * 0.6, -r * 0.6], [30, r * 1.2, r * 1.1], MED, FINE);
      cells(s.side(0), -r * 0.6, -r * 0.6, r * 1.2, r * 1.1, 6, 5, FINE);
    });
    s.turned('y', [-4, -r * 1.2 - 26, 0], uv(r * 1.1, 0, r * 1.1, 2, r * 0.8, 5), {});
    s.bar(xyz(-2, -r * 1.1, 4, -4, -r * 1.2 - 10, 4), 1, MED);
    return s;
  },
  'dough-mixer': (choose) => {
    const [r, hook] = [choose([13, 14]), choose([1, 0])];
    const s = threeQuarterView();
    s.box([8, -8, -6], [22, 30, 4], OUT, FINE);
    s.box([12, 6, -2], [14, 14, 50], OUT, FINE);
    s.turned('z', [2, -4, 0], uv(r * 0.6, 0, r * 0.9, 4, r, 10, r, 20), { smooth: true });
    const rim = ring('z', [2, -4, 20], r * 0.94);
    s.face(rim, MED);
    s.through(rim, () =>
      s.bar(
        hook
          ? xyz(2, -4, 40, 2, -4, 22, 5, -6, 17, 1, -8, 12)
          : xyz(2, -4, 40, -3, -4, 18, 2, -4, 12, 7, -4, 18, 2, -4, 40),
        1,
        MED,
      ),
    );
    s.bar(hook ? xyz(2, -4, 40, 2, -4, 20) : xyz(2, -4, 40, 2, -4, 26), 1.2, MED);
    s.prism('y', roundedRectangle(-9, 36, 36, 18, 6), -8, 24, OUT, PATT);
    s.front(-8).rect(16, 42, 6, 6, MED);
    s.turned('z', [2, -4, 33], uv(4, 0, 5, 3), { layer: MED });
    return s;
  },
  'cip-skid': skid(2, 40, true),
} satisfies Sketches;
