import { arcPoints, uv, times } from '#src/reference-api/drawings/geometry/vector.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { ground } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';

const bollard = (crash: boolean): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [radius, count] = [choose([4.5, 5]), choose([2, 3])];
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
      if (!crash) scene.turned('z', [x, 0, 0], uv(radius * 1.7, 0, radius * 1.7, 1.6));
      if (!crash)
        scene.turned('z', [x, 0, 1.6], uv(radius, 0, radius, 34.4, radius * 0.86, 37.4, radius * 0.5, 39), {
          smooth: true,
        });
      for (const z of crash ? [30, 34] : [31, 33])
        scene.band('z', [x, 0, z], crash ? radius * 1.3 : radius, MEDIUM);
    }
    ground(scene, -20, count * 34 + 20, crash ? -14 : 0);
  });

export const treeGratesAndBollards = {
  'tree-grate': view.corner((scene, choose) => {
    const [rings, size] = [choose([4, 3]), choose([30, 34])];
    scene.box([-4, -4, -2], [2 * size + 8, 2 * size + 8, 2], MEDIUM, FINE);
    scene.box([0, 0, 0], [2 * size, 2 * size, 1.4]);
    const top = scene.level(1.4);
    top.line(uv(size, 0, size, 2 * size), OUTLINE);
    // Slots in rings around the opening for the trunk.
    for (const ring of times(rings)) {
      const radius = 9 + ring * ((size - 11) / rings);
      for (const slot of times(16))
        top.shape(
          [
            ...arcPoints([size, size], radius, slot * 22.5 + 3, slot * 22.5 + 19, radius, 4),
            ...arcPoints([size, size], radius + 2.4, slot * 22.5 + 19, slot * 22.5 + 3, radius + 2.4, 4),
          ],
          FINE,
        );
    }
    top.circle(size, size, 6.4);
    scene.turned('z', [size, size, 1.4], uv(3.6, 0, 2.6, 10, 2.4, 44), { crease: FINE });
    for (const [x, y, z, radius] of [
      [8, 8, 66, 15],
      [-12, -2, 58, 13],
      [12, -8, 56, 13],
      [0, -4, 74, 14],
      [0, -10, 60, 14],
    ] as const)
      scene.ball([size + x, size + y, z], radius, MEDIUM);
  }),
  bollard: bollard(false),
  'crash-bollard': bollard(true),
};
