import { cornerView, rod, threeQuarterView, xyz } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MED, OUT } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { type Scene, ring } from '#src/reference-api/drawings/axonometric/scene.ts';
import { type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

const wheel = (s: Scene, x: number, y: number, r = 20): void => {
  s.cylinder('y', [x, y, r], r, 10);
  s.disc('y', [x, y, r], r * 0.6, MED);
  s.disc('y', [x, y, r], r * 0.2, FINE);
};

export const castInPlace = {
  /** A mixer truck: cab, tilted drum, hopper and chute. */
  'ready-mix-truck': (choose) => {
    const [stripes, axles] = [choose([3, 4]), choose([2, 3])];
    const s = threeQuarterView();
    for (const i of times(axles)) wheel(s, 190 + i * 44 - (axles - 2) * 40, 70);
    wheel(s, 36, 70);
    s.box([4, 4, 26], [280, 72, 14], OUT, FINE);
    s.box([262, 20, 40], [8, 40, 70], MED, FINE);
    s.face(xyz(262, 24, 150, 290, 24, 150, 280, 24, 112, 266, 24, 112), MED);
    const turn = (f: number, r: number): Place[] =>
      ring('x', [90 + f * 180, 40, 82 + f * 50], r).map(([x, y, z]) => [x + (z - 82 - f * 50) * -0.27, y, z]);
    const stations: [number, number][] = uv(0, 22, 0.12, 37, 0.4, 46, 0.62, 44, 0.86, 26, 1, 14);
    stations
      .toReversed()
      .slice(1)
      .forEach(([f, r], i) => {
        const far = stations.toReversed()[i];
        if (far) s.silhouette([...turn(f, r), ...turn(far[0], far[1])], i === 0 ? OUT : OUT);
      });
    const last = stations[0];
    if (last) s.face(turn(last[0], last[1]), MED);
    for (const i of times(stripes)) {
      const f = 0.2 + i * 0.16;
      s.line(turn(f, 44 - Math.abs(i - 1.5) * 2).slice(18, 36), FINE);
    }
    s.box([4, 4, 40], [62, 72, 76]);
    s.front(4).rect(14, 76, 40, 30, MED);
    s.front(4).glint(14, 76, 40, 30);
    s.front(4).line(uv(34, 42, 34, 74), FINE);
    s.side(4).rect(12, 74, 56, 34, MED);
    s.side(4).rect(20, 46, 40, 16, FINE);
    s.box([-4, 0, 22], [10, 78, 14], OUT, FINE);
    s.face(xyz(276, 10, 110, 290, 10, 110, 322, -24, 58, 312, -24, 58), MED);
    for (const i of times(axles)) wheel(s, 190 + i * 44 - (axles - 2) * 40, 0);
    wheel(s, 36, 0);
    return s;
  },
  /** A slab corner cut open: mat of bars on chairs, stones in the face. */
  'concrete-slab': (choose) => {
    const [t, bars] = [choose([8, 10]), choose([5, 6])];
    const s = cornerView();
    s.box([-2, -2, -4], [64, 46, 4], MED, FINE);
    s.front(-2).speckle(-1, -3.6, 62, 3, 30, 1);
    for (const i of times(bars).toReversed())
      rod(s, [-9, 4 + i * 7, t * 0.45], [30, 4 + i * 7, t * 0.45], 0.55);
    s.box([20, 0, 0], [40, 42, t]);
    const [f, e] = [s.front(0), s.side(20)];
    f.speckle(21, 0.6, 38, t - 1.2, 40, 0.8);
    for (const i of times(9)) f.circle(23 + i * 4.1, 1.6 + ((i * 2.7) % (t - 3)), 0.7 + (i % 3) * 0.3, FINE);
    for (const i of times(8)) e.circle(2.4 + i * 5, 1.6 + ((i * 3.1) % (t - 3)), 0.7 + (i % 3) * 0.3, FINE);
    for (const i of times(bars)) e.circle(4 + i * 7, t * 0.45, 0.55, MED);
    for (const i of times(bars).toReversed())
      rod(s, [-9, 4 + i * 7, t * 0.45], [20, 4 + i * 7, t * 0.45], 0.55);
    for (const x of [12, 2]) rod(s, [x, -2, t * 0.45 + 1.2], [x, 42, t * 0.45 + 1.2], 0.55);
    s.level(t).speckle(22, 2, 36, 38, 26, 1);
    return s;
  },
} satisfies Sketches;
