import { holes, nameplate, wall } from '#src/reference-api/drawings/axonometric/parts.ts';
import { xyz, times, arcPoints, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { ring } from '#src/reference-api/drawings/axonometric/scene.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

export const airDistribution = {
  'vav-terminal': view.threeQuarter((scene, choose) => {
    const [radius, length] = [choose([5, 6]), choose([22, 26])];
    scene.box([length, 2, 2], [10, 12, 10]);
    scene.box([0, 0, 0], [length, 16, 14]);
    nameplate(scene.front(0), length - 10, 4, 8, 6, 3, FINE);
    scene.box([1, -4, 3], [8, 4, 8], OUTLINE, FINE);
    scene.front(-4).circle(3, 9, 0.6, FINE);
    scene.front(-4).rect(4.4, 4.4, 3.6, 2, FINE);
    scene.cylinder('x', [-10, 8, 7], radius, 10);
    for (const x of [-9, -6]) scene.band('x', [x, 8, 7], radius);
    const bore = ring('x', [-10, 8, 7], radius * 0.94);
    scene.face(bore, MEDIUM);
    scene.through(bore, () => {
      scene.line(xyz(-9, 8 - radius * 0.4, 7 - radius, -9, 8 + radius * 0.4, 7 + radius), MEDIUM);
      scene.line(xyz(-9, 8 - radius * 0.7, 7 - radius, -9, 8 + radius * 0.1, 7 + radius));
    });
  }),
  'constant-terminal': view.threeQuarter((scene, choose) => {
    const high = choose([22, 26]);
    scene.box([24, 4, 0], [40, 26, high]);
    scene.cylinder('x', [0, 17, high / 2], 9, 24);
    scene.disc('x', [0, 17, high / 2], 7.6, MEDIUM);
    // The damper and its spring keep the airflow constant.
    scene.line(xyz(0, 10, high / 2 - 4, 0, 24, high / 2 + 4), MEDIUM);
    const front = scene.front(4);
    front.circle(40, high / 2, 7);
    front.line(arcPoints([40, high / 2], 5.4, 150, 30), MEDIUM);
    front.line(uv(40, high / 2, 43, high / 2 + 4), MEDIUM);
    for (const coil of times(5)) front.circle(52 + coil * 1.6, high / 2, 2.4, FINE);
  }),
  'fan-terminal': view.threeQuarter((scene, choose) => {
    const blades = choose([7, 9]);
    scene.box([10, 0, 0], [58, 34, 34]);
    scene.cylinder('x', [0, 17, 22], 7, 10);
    scene.disc('x', [0, 17, 22], 5.6, MEDIUM);
    const front = scene.front(0);
    front.circle(34, 17, 14, OUTLINE);
    front.circle(34, 17, 12);
    for (const blade of times(blades)) {
      const angle = (blade * 360) / blades;
      front.line(
        arcPoints(
          [34 + Math.cos((angle * Math.PI) / 180) * 7, 17 + Math.sin((angle * Math.PI) / 180) * 7],
          5,
          angle + 180,
          angle + 300,
        ),
        MEDIUM,
      );
    }
    front.circle(34, 17, 3, OUTLINE);
    scene.box([52, -5, 8], [13, 5, 16], MEDIUM, FINE);
  }),
  'chilled-beam': view.ceiling((scene, choose) => {
    const [length, slots] = [choose([72, 60]), choose([2, 1])];
    scene.cylinder('y', [length * 0.8, 24, 7], 3.4, 8);
    for (const z of [4, 8]) scene.bar(xyz(length * 0.2, 24, z, length * 0.2, 31, z), 0.8, MEDIUM);
    scene.box([1, 1, 0], [length - 2, 22, 10]);
    scene.box([0, 0, -1], [length, 24, 1.4], OUTLINE, FINE);
    const plane = scene.level(-1);
    plane.rect(4, 6, length - 8, 12);
    holes(plane, 5, 7, length - 10, 10, 26, 4, 0.7);
    for (const y of [2.6, 19.6]) for (const k of times(slots)) plane.rect(3, y + k * 1.2, length - 6, 0.8);
  }),
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
