import { times, xyz, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { wall } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { ring } from '#src/reference-api/drawings/axonometric/scene.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

export const diffusersAndGrilles = {
  /** A square ceiling diffuser seen from the room. */
  diffuser: view.from({ width: 24, depth: 28, depthScale: 0.95, below: true }, (scene, choose) => {
    const cones = choose([4, 3, 5]);
    const neck = choose([5, 4]);
    const size = 24;
    const plane = (z: number) => scene.level(z);

    scene.cylinder('z', [size / 2, size / 2, 2], neck, 8);
    scene.box([3, 3, 0.8], [size - 6, size - 6, 3], MEDIUM, FINE);
    scene.box([0, 0, 0], [size, size, 0.8]);

    for (const cone of times(cones)) {
      const inset = 1.2 + (cone * size * 0.44) / cones;
      plane(0).rect(inset, inset, size - 2 * inset, size - 2 * inset);
      plane(0).rect(inset + 0.8, inset + 0.8, size - 2 * inset - 1.6, size - 2 * inset - 1.6, FINE);
      const next = inset + (size * 0.44) / cones;
      for (const [a, b] of [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ] as const)
        plane(0).line([
          [a ? size - inset - 0.8 : inset + 0.8, b ? size - inset - 0.8 : inset + 0.8],
          [a ? size - next : next, b ? size - next : next],
        ]);
    }
  }),
  'slot-diffuser': view.threeQuarter((scene, choose) => {
    const slots = choose([2, 3]);
    // Plenum above, slots in its foot, air along the ceiling.
    scene.box([0, 0, 8], [72, 12, 18]);
    scene.cylinder('y', [36, -9, 17], 7, 9);
    scene.disc('y', [36, -9, 17], 5.8, MEDIUM);
    scene.box([-3, -4, 0], [78, 20, 3]);
    const face = scene.front(-4);
    for (const slot of times(slots)) face.rect(0, 0.4 + slot * (2.4 / slots), 72, 1.4 / slots);
    for (const stream of times(5))
      scene.line(xyz(6 + stream * 15, -6, -1, 4 + stream * 15, -14, -3, 2 + stream * 15, -24, -3), MEDIUM);
  }),
  'displacement-diffuser': view.threeQuarter((scene, choose) => {
    const [radius, height] = [choose([14, 16]), choose([42, 36])];
    scene.cylinder('z', [0, 0, height + 4], radius * 0.4, 12);
    scene.cylinder('z', [0, 0, 0], radius, height + 4);
    for (const z of [3, height + 1]) scene.band('z', [0, 0, z], radius, MEDIUM);
    for (const j of times(12))
      for (const i of times(15)) {
        const a = -3.7 + (i * 2.9) / 14 + (j % 2) * 0.1;
        scene.line([
          [Math.cos(a) * radius, Math.sin(a) * radius, 5 + (j * (height - 6)) / 12],
          [Math.cos(a) * radius, Math.sin(a) * radius, 6.2 + (j * (height - 6)) / 12],
        ]);
      }
    scene.disc('z', [0, 0, height + 4], radius * 0.94, FINE);
    scene.cylinder('z', [0, 0, height + 4], radius * 0.4, 12);
  }),
  'return-grille': view.threeQuarter((scene, choose) => {
    const [width, count] = [choose([30, 26]), choose([11, 9])];
    wall(scene, -6, -6, width + 12, 32, 1);
    scene.box([0, 0, 0], [width, 1, 20]);
    scene.front(0).rect(2, 2, width - 4, 16);
    for (const i of times(count))
      scene.front(0).shape(
        [
          [2, 2 + (i * 16) / count],
          [width - 2, 2 + (i * 16) / count],
          [width - 2, 2 + ((i + 0.62) * 16) / count],
          [2, 2 + ((i + 0.62) * 16) / count],
        ],
        FINE,
      );
    for (const [u, v] of uv(1, 10, width - 1, 10)) scene.front(0).circle(u, v, 0.4, FINE);
  }),
  'drum-louver': view.threeQuarter((scene, choose) => {
    const [width, tilt] = [choose([34, 28]), choose([0.2, 0.5])];
    wall(scene, -7, -7, width + 14, 30, 2);
    scene.box([0, 0, 0], [width, 2, 16]);
    scene.front(0).rect(2, 2, width - 4, 12);
    scene.cylinder('x', [2.4, 0, 8], 5.4, width - 4.8);
    for (const a of times(6)) {
      const q = Math.PI + tilt + (a - 2.5) * 0.34;
      scene.line([
        [2.4, Math.cos(q) * 5.4, 8 + Math.sin(q) * 5.4],
        [width - 2.4, Math.cos(q) * 5.4, 8 + Math.sin(q) * 5.4],
      ]);
    }
    for (const i of times(5)) scene.band('x', [5 + (i * (width - 10)) / 4, 0, 8], 5.4, MEDIUM);
  }),
  'exhaust-valve': view.threeQuarter((scene, choose) => {
    const [radius, arm] = [choose([6, 7]), choose([1, 0])];
    scene.turned('x', [-16, 0, 0], uv(radius, 0, radius, 6, radius * 0.68, 16, radius, 26, radius, 32), {
      smooth: true,
    });
    for (const x of [-16, -10, 10, 15]) scene.band('x', [x, 0, 0], radius);
    scene.band('x', [0, 0, 0], radius * 0.68);
    scene.disc('x', [-16, 0, 0], radius * 0.94, MEDIUM);
    scene.through(ring('x', [-16, 0, 0], radius * 0.94), () =>
      scene.turned('x', [-12, 0, 0], uv(0.4, 0, radius * 0.5, 5, radius * 0.3, 12), { layer: MEDIUM }),
    );
    scene.box([-3, -radius - 3, -2], [8, 4, 5], OUTLINE, FINE);
    if (arm) scene.bar(xyz(-3, -radius - 1, 0, -9, -radius * 0.9, 1), 0.5, MEDIUM);
    else scene.bar(xyz(1, -radius - 1, 3, 1, -radius * 0.4, radius * 0.7), 0.5, MEDIUM);
  }),
};
