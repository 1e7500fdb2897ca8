import { cornerView, ground, threeQuarterView } from '#src/reference-api/drawings/axonometric/parts.ts';
import { arcPoints } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { type ProductSketch, type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

const bollard =
  (crash: boolean): ProductSketch =>
  (choose) => {
    const [radius, count] = [choose([4.5, 5]), choose([2, 3])];
    const scene = threeQuarterView();
    if (crash) scene.box([-14, -14, -18], [count * 34 + 6, 28, 18], MEDIUM, FINE);
    if (crash) scene.front(-14).speckle(-13, -17, count * 34 + 4, 16, 50, 1.2);
    for (const i of times(count).toReversed()) {
      const x = i * 34;
      scene.turned(
        'z',
        [x, 0, 0],
        crash
          ? uv(radius * 1.3, 0, radius * 1.3, 40, radius * 0.9, 41)
          : uv(radius, 0, radius, 36, radius * 0.86, 39, radius * 0.5, 40.6),
        { smooth: !crash },
      );
      if (!crash) scene.turned('z', [x, 0, 0], uv(radius * 1.7, 0, radius * 1.7, 1.6), {});
      if (!crash)
        scene.turned('z', [x, 0, 1.6], uv(radius, 0, radius, 34.4, radius * 0.86, 37.4, radius * 0.5, 39), {
          smooth: true,
        });
      for (const z of crash ? [30, 34] : [31, 33])
        scene.band('z', [x, 0, z], crash ? radius * 1.3 : radius, MEDIUM);
    }
    ground(scene, -20, count * 34 + 20, crash ? -14 : 0);
    return scene;
  };

export const treeGratesAndBollards = {
  'tree-grate': (choose) => {
    const [size, rings] = [choose([52, 46]), choose([4, 5])];
    const scene = cornerView();
    scene.box([-6, -6, -4], [size + 12, size + 12, 4], MEDIUM, FINE);
    const on = scene.level(0);
    on.rect(0, 0, size, size, OUTLINE);
    on.line(uv(size / 2, 0, size / 2, size), MEDIUM);
    for (const i of times(rings))
      for (const k of times(16)) {
        const radius = size * (0.17 + (i * 0.3) / rings);
        on.line(arcPoints([size / 2, size / 2], radius, k * 22.5 + 3, k * 22.5 + 19), MEDIUM);
      }
    on.circle(size / 2, size / 2, size * 0.13, OUTLINE);
    scene.turned('z', [size / 2, size / 2, 0], uv(2.6, 0, 2, 8, 1.7, 34), { smooth: true });
    for (const k of times(9))
      scene.line(
        arcPoints(
          [size / 2 + Math.cos(k * 0.7) * 7, 40 + Math.sin(k * 1.7) * 5],
          4.6,
          k * 40,
          k * 40 + 190,
        ).map(([x, z]): Place => [x, size / 2, z]),
        MEDIUM,
      );
    return scene;
  },
  bollard: bollard(false),
  'crash-bollard': bollard(true),
} satisfies Sketches;
