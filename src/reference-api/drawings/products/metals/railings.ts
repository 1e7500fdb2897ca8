import { ground, wall } from '#src/reference-api/drawings/axonometric/parts.ts';
import { xyz, times } from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { fenceOf } from '#src/reference-api/drawings/products/site/fences-and-bollards.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

/** A guard: posts, top rail and its infill of pickets or glass. */
const railing = (infill: 'pickets' | 'glass') =>
  view.from({ width: 16, depth: 40, depthScale: 0.9 }, (scene, choose) => {
    const bays = choose([2, 3]);
    const foot = choose(['plate', 'fascia'] as const);
    const [bay, height] = [48, 42];
    const length = bays * bay;
    const slab = foot === 'plate' ? -8 : 3;
    scene.box([-8, slab, -6], [length + 18, 18, 6], MEDIUM, FINE);
    for (const index of times(bays + 1).toReversed()) {
      const x = index * bay;
      if (index < bays) {
        if (infill === 'glass') {
          scene.box([x + 4, 0.8, 3], [bay - 5.4, 0.5, height - 6], MEDIUM, FINE);
          scene.front(0.8).glass(x + 4, 3, bay - 5.4, height - 6);
        } else {
          scene.box([x + 2, 0.5, 3], [bay - 2, 1, 1.2], MEDIUM, FINE);
          for (const picket of times(10).toReversed())
            scene.box([x + 5 + picket * 4.3, 0.6, 4.2], [0.8, 0.8, height - 4.2], MEDIUM, FINE);
        }
      }
      if (foot === 'plate') scene.box([x - 1.6, -1.6, 0], [5.2, 5.2, 0.6], MEDIUM, FINE);
      else scene.box([x, 2, -5], [2, 1, 5], MEDIUM, FINE);
      scene.box([x, 0, foot === 'plate' ? 0.6 : -5], [2, 2, height + (foot === 'plate' ? -0.6 : 5)]);
    }
    scene.box([-3, -0.7, height], [length + 8, 3.4, 1.6]);
  });

export const railings = {
  'pipe-railing': fenceOf(
    (scene, x, width, height) => {
      for (const z of [height * 0.36, height * 0.68, height])
        scene.bar(xyz(x - 1, 0, z, x + width + 1, 0, z), 1.3);
    },
    36,
    false,
  ),
  'stair-handrail': view.threeQuarter((scene, choose) => {
    const [count, mid] = [choose([5, 6]), choose([1, 0])];
    for (const i of times(count).toReversed())
      scene.box([i * 11, 4, 0], [11 * (count - i), 34, (i + 1) * 7], OUTLINE, FINE);
    const length = count * 11;
    const at = (x: number, z: number): Place => [x, 6, z + (x / 11) * 7];
    for (const x of [length - 6, 5]) scene.bar([at(x, 4), at(x, 36)], 0.9);
    if (mid) for (const z of [14, 24]) scene.bar([at(5, z), at(length - 6, z)], 0.6, MEDIUM);
    scene.bar(
      [
        [-12, 6, 33],
        [-2, 6, 35],
        at(length - 4, 36),
        [length + 8, 6, 36 + count * 7],
        [length + 8, 6, 30 + count * 7],
      ],
      1,
    );
  }),
  /** A handrail on its brackets. */
  'wall-handrail': view.threeQuarter((scene, choose) => {
    const [length, count] = [choose([72, 60]), choose([3, 4])];
    wall(scene, -8, -24, length + 16, 44, 4);
    for (const i of times(count).toReversed()) {
      const x = 5 + (i * (length - 10)) / (count - 1);
      scene.cylinder('y', [x, 3.4, -3], 1.6, 0.6);
      scene.bar(xyz(x, 3.4, -3, x, 0.6, -3, x, 0, -1.4), 0.5, MEDIUM);
    }
    scene.bar(xyz(-2, 4, 0, -2, 0.6, 0, -1, 0, 0, length, 0, 0, length + 1, 0.6, 0, length + 1, 4, 0), 0.95);
  }),
  'picket-railing': railing('pickets'),
  'metal-screen': view.threeQuarter((scene, choose) => {
    const [count, width] = [choose([4, 5]), choose([52, 44])];
    for (const x of [width, -3]) scene.box([x, 0, 0], [3, 3, 76], OUTLINE, FINE);
    scene.box([0, 0.6, 4], [width, 1.6, 68], OUTLINE, FINE);
    const plane = scene.front(0.6);
    const c = width / count;
    for (const i of times(count))
      for (const j of times(Math.round(68 / c))) {
        const [u, v] = [c * (i + 0.5), 4 + c * (j + 0.5)];
        if (v > 68) continue;
        plane.shape(
          times(8).map((k): [number, number] => [
            u + Math.cos(k * 0.785) * c * (k % 2 ? 0.24 : 0.44),
            v + Math.sin(k * 0.785) * c * (k % 2 ? 0.24 : 0.44),
          ]),
        );
        plane.circle(u, v, c * 0.1, FINE);
      }
    ground(scene, -12, width + 24);
  }),
  'glass-railing': railing('glass'),
};
