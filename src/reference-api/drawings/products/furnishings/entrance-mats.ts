import { rectangle, uv, times, xyz, arcPoints } from '#src/reference-api/drawings/geometry/vector.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';

/** A mat in its recess. */
const mat = (face: (on: Plane, scene: Scene) => void, rolled = false): ProductSketch =>
  view.corner((scene, choose) => {
    const [width, depth] = [choose([54, 48]), choose([34, 30])];
    scene.box([-6, -6, -4], [width + 12, depth + 12, 4], MEDIUM, FINE);
    scene.level(0).rect(-1.2, -1.2, width + 2.4, depth + 2.4, OUTLINE);
    scene.level(0).rect(0, 0, width, depth);
    scene.level(0).through(rectangle(0, 0, width, depth), () => face(scene.level(0), scene));
    if (rolled) {
      scene.level(0).shape(rectangle(0, 0, width * 0.3, depth));
      scene.level(0).hatch(rectangle(0, 0, width * 0.3, depth), 45, 3);
      scene.cylinder('y', [width * 0.3, 0, 5], 5, depth);
      for (const i of times(6))
        scene.line(
          arcPoints([width * 0.3, 5], 5, 100 + i * 18, 118 + i * 18)
            .slice(0, 1)
            .flatMap(([x, z]): Place[] => xyz(x, 0, z, x, depth, z)),
        );
      for (const radius of [3.8, 2.6, 1.4]) scene.disc('y', [width * 0.3, 0, 5], radius, FINE);
    }
  });

export const entranceMats = {
  /** A recessed entrance mat: rails with inserts in their frame. */
  'floor-mat': view.from({ width: 20, depth: 36, depthScale: 0.95 }, (scene, choose) => {
    const rails = choose([12, 9, 15]);

    const depth = choose([42, 34]);
    const width = 60;
    const level = scene.level(0);
    scene.box([-12, -12, -4], [width + 24, depth + 20, 4], MEDIUM, FINE);
    level.rect(-1.6, -1.6, width + 3.2, depth + 3.2, OUTLINE);
    level.rect(0, 0, width, depth);
    const pitch = width / rails;
    for (const rail of times(rails)) {
      const u = rail * pitch;
      level.rect(u, 0, pitch * 0.24, depth);
      const strip = rectangle(u + pitch * 0.3, 0, pitch * 0.64, depth);
      level.hatch(strip, 0, 1.1);
    }
  }),
  'entrance-grille': view.corner((scene, choose) => {
    const bars = choose([12, 10]);
    scene.box([0, 0, -9], [52, 38, 9]);
    scene.level(0).rect(3, 3, 46, 32);
    // Bars over an open pit.
    scene.through(xyz(3, 3, 0, 49, 3, 0, 49, 35, 0, 3, 35, 0), () => {
      scene.front(35).hatch(rectangle(3, -9, 46, 9), 45, 1.4, MEDIUM);
      scene.level(-7).rect(3, 3, 46, 32);
    });
    for (const bar of times(bars).toReversed())
      scene.box([3, 4 + (bar * 31) / bars, -1.4], [46, 1.1, 1.4], MEDIUM, FINE);
    for (const x of [16, 34]) scene.box([x, 3, -2], [1, 32, 0.5], FINE, FINE);
  }),
  'rail-mat': mat((on) => {
    for (const i of times(30)) on.line(uv(i * 2, 0, i * 2, 40), i % 2 ? FINE : MEDIUM);
  }, true),
  'mat-frame': mat((on) => {
    on.rect(2, 2, 44, 24, FINE);
    on.speckle(4, 4, 44, 24, 40, 0.8);
  }),
  'mat-insert': view.corner((scene, choose) => {
    const stripes = choose([9, 11]);
    scene.box([0, 0, -2], [52, 38, 2]);
    scene.level(0).rect(3, 3, 46, 32);
    scene.level(-0.4).hatch(rectangle(3, 3, 46, 32), 0, 3, FINE);
    // The carpet insert rolls out of its frame.
    scene.box([16, 3, -0.6], [33, 32, 1], MEDIUM, FINE);
    const top = scene.level(0.4);
    for (const stripe of times(stripes))
      top.line(uv(16, 4.5 + (stripe * 30) / stripes, 49, 4.5 + (stripe * 30) / stripes), MEDIUM);
    scene.cylinder('y', [13, 3, 4.4], 4.4, 32);
    scene.disc('y', [13, 3, 4.4], 3, MEDIUM);
    scene.disc('y', [13, 3, 4.4], 1.5, MEDIUM);
  }),
};
