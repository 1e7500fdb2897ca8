import { times, xyz, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { rod } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { type Scene, ring } from '#src/reference-api/drawings/axonometric/scene.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

const wheel = (scene: Scene, x: number, y: number, radius = 20): void => {
  scene.cylinder('y', [x, y, radius], radius, 10);
  scene.disc('y', [x, y, radius], radius * 0.6, MEDIUM);
  scene.disc('y', [x, y, radius], radius * 0.2, FINE);
};

export const castInPlace = {
  /** A mixer truck: cab, tilted drum, hopper and chute. */
  'ready-mix-truck': view.threeQuarter((scene, choose) => {
    const [stripes, axles] = [choose([3, 4]), choose([2, 3])];
    for (const i of times(axles)) wheel(scene, 190 + i * 44 - (axles - 2) * 40, 70);
    wheel(scene, 36, 70);
    scene.box([4, 4, 26], [280, 72, 14], OUTLINE, FINE);
    scene.box([262, 20, 40], [8, 40, 70], MEDIUM, FINE);
    scene.face(xyz(262, 24, 150, 290, 24, 150, 280, 24, 112, 266, 24, 112), MEDIUM);
    const turn = (f: number, radius: number): Place[] =>
      ring('x', [90 + f * 180, 40, 82 + f * 50], radius).map(([x, y, z]) => [
        x + (z - 82 - f * 50) * -0.27,
        y,
        z,
      ]);
    const stations: [number, number][] = uv(0, 22, 0.12, 37, 0.4, 46, 0.62, 44, 0.86, 26, 1, 14);
    stations
      .toReversed()
      .slice(1)
      .forEach(([f, radius], i) => {
        const far = stations.toReversed()[i];
        if (far) scene.silhouette([...turn(f, radius), ...turn(far[0], far[1])], i === 0 ? OUTLINE : OUTLINE);
      });
    const last = stations[0];
    if (last) scene.face(turn(last[0], last[1]), MEDIUM);
    for (const i of times(stripes)) {
      const f = 0.2 + i * 0.16;
      scene.line(turn(f, 44 - Math.abs(i - 1.5) * 2).slice(18, 36));
    }
    scene.box([4, 4, 40], [62, 72, 76]);
    scene.front(4).rect(14, 76, 40, 30);
    scene.front(4).glint(14, 76, 40, 30);
    scene.front(4).line(uv(34, 42, 34, 74));
    scene.side(4).rect(12, 74, 56, 34);
    scene.side(4).rect(20, 46, 40, 16, FINE);
    scene.box([-4, 0, 22], [10, 78, 14], OUTLINE, FINE);
    scene.face(xyz(276, 10, 110, 290, 10, 110, 322, -24, 58, 312, -24, 58), MEDIUM);
    for (const i of times(axles)) wheel(scene, 190 + i * 44 - (axles - 2) * 40, 0);
    wheel(scene, 36, 0);
  }),
  /** A slab corner cut open: mat of bars on chairs, stones in the face. */
  'concrete-slab': view.corner((scene, choose) => {
    const [t, bars] = [choose([8, 10]), choose([5, 6])];
    scene.box([-2, -2, -4], [64, 46, 4], MEDIUM, FINE);
    scene.front(-2).speckle(-1, -3.6, 62, 3, 30, 1);
    for (const i of times(bars).toReversed())
      rod(scene, [-9, 4 + i * 7, t * 0.45], [30, 4 + i * 7, t * 0.45], 0.55);
    scene.box([20, 0, 0], [40, 42, t]);
    const [f, e] = [scene.front(0), scene.side(20)];
    f.speckle(21, 0.6, 38, t - 1.2, 40, 0.8);
    for (const i of times(9)) f.circle(23 + i * 4.1, 1.6 + ((i * 2.7) % (t - 3)), 0.7 + (i % 3) * 0.3, FINE);
    for (const i of times(8)) e.circle(2.4 + i * 5, 1.6 + ((i * 3.1) % (t - 3)), 0.7 + (i % 3) * 0.3, FINE);
    for (const i of times(bars)) e.circle(4 + i * 7, t * 0.45, 0.55);
    for (const i of times(bars).toReversed())
      rod(scene, [-9, 4 + i * 7, t * 0.45], [20, 4 + i * 7, t * 0.45], 0.55);
    for (const x of [12, 2]) rod(scene, [x, -2, t * 0.45 + 1.2], [x, 42, t * 0.45 + 1.2], 0.55);
    scene.level(t).speckle(22, 2, 36, 38, 26, 1);
  }),
};
