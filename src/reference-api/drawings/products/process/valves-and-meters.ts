import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { times, xyz, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { flange, handwheel } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene, ring } from '#src/reference-api/drawings/axonometric/scene.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';

/** A device between two flanges of a pipe along x; `body` draws the device. */
const inPipe = (half: number, radius: number, body: (scene: Scene, radius: number) => void): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [k, tail] = [choose([1, 1.2]), choose([6, 4])];
    scene.cylinder('x', [half + 1, 0, 0], radius * k * 0.72, tail);
    scene.cylinder('x', [half, 0, 0], radius * k * 1.35, 1);
    body(scene, radius * k);
    flange(scene, 'x', [-half - 1, 0, 0], radius * k * 1.35, 1);
  });

const stemAndWheel = (scene: Scene, z: number, radius: number): void => {
  scene.cylinder('z', [0, 0, z], 0.5, 4, MEDIUM);
  handwheel(scene, [0, 0, z + 4], radius);
};

const valve = (form: 'gate' | 'butterfly') =>
  view.from({ width: 26, depth: 30 }, (scene, choose) => {
    const bolts = choose([8, 6]);
    const size = choose([3, 3.6, 2.6]);
    const flange = size * 1.75;
    const half = form === 'butterfly' ? 1.8 : size * 2;
    const bolt = (x: number): void => {
      for (const index of times(bolts)) {
        const a = ((index + 0.5) * 2 * Math.PI) / bolts;
        scene.disc('x', [x, Math.cos(a) * flange * 0.82, Math.sin(a) * flange * 0.82], 0.42, FINE);
      }
    };
    if (form !== 'butterfly') scene.cylinder('x', [half, 0, 0], size, 5, MEDIUM);
    scene.cylinder('x', [half - 1, 0, 0], flange, 1);
    if (form === 'gate') {
      scene.turned('x', [-half, 0, 0], uv(size, 0, size * 1.25, half, size, half * 2 - 1));
      scene.turned(
        'z',
        [0, 0, size * 0.6],
        [
          [size * 1.1, 0],
          [size * 0.9, size],
          [size * 1.3, size],
          [size * 1.3, size + 1],
          [size * 0.8, size + 1],
          [size * 0.45, size * 2.2],
        ],
        { crease: FINE },
      );
      scene.cylinder('z', [0, 0, size * 2.8], 0.5, size * 1.3, MEDIUM);
      const wheel = size * 3.7;
      scene.disc('z', [0, 0, wheel], size * 1.5);
      scene.disc('z', [0, 0, wheel], size * 1.25, MEDIUM);
      for (const spoke of times(3)) {
        const a = (spoke * 2 * Math.PI) / 3 + 0.5;
        scene.bar(xyz(0, 0, wheel, Math.cos(a) * size * 1.25, Math.sin(a) * size * 1.25, wheel), 0.3, MEDIUM);
      }
      scene.turned('z', [0, 0, wheel - 0.2], uv(0.7, 0, 0.7, 1.2), { layer: MEDIUM });
    }

    if (form === 'butterfly') {
      scene.cylinder('x', [-half, 0, 0], flange * 0.96, half * 2 - 1);
      scene.cylinder('z', [0, 0, flange * 0.9], 0.9, size * 1.6);
      scene.box([-size * 0.7, -size * 0.6, flange * 0.9 + size * 1.5], [size * 1.4, size * 1.2, size * 0.9]);
      scene.cylinder('y', [0, -size * 1.7, flange * 0.9 + size * 1.9], 0.35, size * 1.1, MEDIUM);
      scene.disc('y', [0, -size * 1.7, flange * 0.9 + size * 1.9], size * 0.8);
      scene.disc('y', [0, -size * 1.7, flange * 0.9 + size * 1.9], size * 0.6, MEDIUM);
    }
    scene.cylinder('x', [-half - 1, 0, 0], flange, 1);
    scene.disc('x', [-half - 1, 0, 0], size * 1.15, FINE);
    bolt(-half - 1);
    const bore = ring('x', [-half - 1, 0, 0], size * 0.85);
    scene.face(bore, MEDIUM);
    if (form === 'butterfly')
      scene.through(bore, () => {
        scene.line(xyz(-half - 1, 0, -size, -half - 1, 0, size), MEDIUM);
        scene.line(xyz(-half - 1, -0.5, -size, -half - 1, -0.5, size));
      });
    else scene.through(bore, () => scene.line(ring('x', [half, 0, 0], size * 0.8)));
  });

export const valvesAndMeters = {
  valve: valve('gate'),
  'butterfly-valve': valve('butterfly'),
  'plug-valve': inPipe(7, 3.4, (scene, radius) => {
    scene.turned('x', [-7, 0, 0], uv(radius, 0, radius * 1.2, 4, radius * 1.2, 10, radius, 14), {
      crease: FINE,
    });
    scene.turned(
      'z',
      [0, 0, -radius * 1.2],
      [
        [radius, 0],
        [radius * 1.25, 1],
        [radius * 1.25, radius * 2.4],
        [radius * 1.5, radius * 2.4],
        [radius * 1.5, radius * 2.6],
      ],
      { crease: FINE },
    );
    scene.box([-3, -4, radius * 1.5], [8, 8, 5], OUTLINE, FINE);
    scene.cylinder('y', [1, -8, radius * 1.5 + 2.4], 0.5, 4, MEDIUM);
    scene.disc('y', [1, -8, radius * 1.5 + 2.4], 4);
    scene.disc('y', [1, -8, radius * 1.5 + 2.4], 3.2, MEDIUM);
  }),
  'check-valve': inPipe(8, 3.4, (scene, radius) => {
    scene.turned('x', [-8, 0, 0], uv(radius, 0, radius * 1.3, 5, radius * 1.3, 11, radius, 16), {
      crease: FINE,
    });
    scene.prism('y', uv(-5, radius, 5, radius, 4, radius + 4, -4, radius + 5), -radius, 2 * radius);
    scene.box([-5.4, -radius - 0.6, radius + 4.4], [10.4, 2 * radius + 1.2, 1.4], OUTLINE, FINE);
    for (const x of [-4, 0, 4]) scene.cylinder('z', [x, -radius, radius + 5.8], 0.6, 0.9, MEDIUM);
    scene.cylinder('y', [-4, -radius - 3, radius + 2], 0.8, 3, MEDIUM);
    scene.bar(xyz(-4, -radius - 3, radius + 2, 6, -radius - 3, radius - 1), 0.6);
    scene.box([5, -radius - 4, radius - 3], [3, 2, 4], OUTLINE, FINE);
  }),
  'knife-gate': inPipe(1.6, 4, (scene, radius) => {
    scene.box([-1.4, -radius * 1.5, -radius * 1.5], [2.8, radius * 3, radius * 3], OUTLINE, FINE);
    scene.box([-1, -radius * 1.4, radius * 1.5], [2, radius * 2.8, 1.6], OUTLINE, FINE);
    for (const y of [radius * 1.1, -radius * 1.3])
      scene.box([-0.8, y, radius * 1.5], [1.6, 1, radius * 3], OUTLINE, FINE);
    scene.box([-0.3, -radius, radius * 1.8], [0.6, radius * 2, radius * 1.4], MEDIUM, FINE);
    scene.box([-1, -radius * 1.4, radius * 4.5], [2, radius * 2.8, 1], OUTLINE, FINE);
    stemAndWheel(scene, radius * 4.2, radius);
  }),
  'flow-meter': inPipe(6, 3.6, (scene, radius) => {
    scene.cylinder('x', [-6, 0, 0], radius * 1.1, 12);
    for (const x of [-5, 5]) scene.band('x', [x, 0, 0], radius * 1.1);
    scene.cylinder('z', [0, 0, radius], 1.2, 3, MEDIUM);
    scene.cylinder('y', [0, -3.6, radius + 6], 4, 7);
    scene.disc('y', [0, -3.6, radius + 6], 3.2, MEDIUM);
    scene.front(-3.6).rect(-2, radius + 5.4, 4, 2, FINE);
  }),
  'ultrasonic-meter': inPipe(14, 3.4, (scene, radius) => {
    scene.cylinder('x', [-14, 0, 0], radius * 0.9, 28);
    for (const x of [-6, 5]) {
      scene.box([x - 2, -radius * 0.9 - 2, 0], [4, 2.4, 3], OUTLINE, FINE);
      scene.band('x', [x - 1, 0, 0], radius * 0.92, MEDIUM);
    }
    scene.line(xyz(-6, -radius, 1, 5, -radius, 1));
    scene.bar(xyz(-6, -radius - 2, 3, -2, -8, 7, 0, -8, 8), 0.4, MEDIUM);
    scene.bar(xyz(5, -radius - 2, 3, 3, -8, 7, 3, -8, 8), 0.4, MEDIUM);
    scene.box([-3, -9, 8], [9, 3, 10], OUTLINE, FINE);
    scene.front(-9).rect(-1.4, 13, 6, 3);
  }),
  'venturi-tube': inPipe(15, 4, (scene, radius) => {
    scene.turned(
      'x',
      [-15, 0, 0],
      uv(radius * 0.9, 0, radius * 0.9, 4, radius * 0.4, 11, radius * 0.4, 15, radius * 0.9, 30),
    );
    for (const [x, z] of uv(-12.6, radius * 0.8, -2, radius * 0.36)) {
      scene.cylinder('z', [x, 0, z], 0.7, 3.4, MEDIUM);
    }
    scene.bar(xyz(-12.6, 0, radius * 0.8 + 3, -12.6, 0, 10, -8, 0, 10), 0.4, MEDIUM);
    scene.bar(xyz(-2, 0, radius * 0.36 + 3, -2, 0, 10, -5, 0, 10), 0.4, MEDIUM);
    scene.box([-9, -2, 8], [5, 4, 5], OUTLINE, FINE);
  }),
  'thermal-meter': inPipe(7, 3.2, (scene, radius) => {
    scene.cylinder('x', [-7, 0, 0], radius * 0.8, 14);
    scene.turned('z', [0, 0, radius * 0.7], uv(1.2, 0, 1.2, 4, 0.7, 4, 0.7, 8), { crease: FINE });
    scene.box([-4, -3, radius * 0.7 + 8], [8, 6, 7], OUTLINE, FINE);
    scene.front(-3).rect(-2.6, radius * 0.7 + 10.6, 5.2, 3);
    scene.bar(xyz(4, 0, radius + 10, 7, 0, radius + 10, 8, 0, radius + 5), 0.4, MEDIUM);
  }),
  /** Seen over the near wall: the level floor, its crest, the throat that falls and the floor that rises again. */
  'parshall-flume': view.threeQuarter((scene, choose) => {
    const [width, throat, height] = [choose([40, 44]), choose([0.46, 0.54]), 9];
    const t = (width * (1 - throat)) / 2;
    const plan = [
      { x: 0, inset: 0, floor: 0 },
      { x: 36, inset: t, floor: 0 },
      { x: 50, inset: t, floor: -4 },
      { x: 76, inset: t * 0.35, floor: -1.5 },
    ];
    const [far, near] = [plan.map(({ inset }) => width - inset), plan.map(({ inset }) => inset)];
    const edge = (sides: readonly number[], z: (at: number) => number, out = 0): Place[] =>
      plan.map(({ x }, i) => [x, (sides[i] ?? 0) + out, z(i)]);
    const [top, floor] = [() => height, (i: number) => plan[i]?.floor ?? 0];
    const wall = (sides: readonly number[], out: number): void => {
      scene.face([...edge(sides, floor), ...edge(sides, top).toReversed()]);
      for (const i of [1, 2])
        scene.line([...edge(sides, floor).slice(i, i + 1), ...edge(sides, top).slice(i, i + 1)], MEDIUM);
      scene.face([...edge(sides, top), ...edge(sides, top, out).toReversed()]);
    };
    wall(far, 3);
    scene.face([...edge(near, floor), ...edge(far, floor).toReversed()], MEDIUM);
    for (const i of [1, 2])
      scene.line([...edge(near, floor).slice(i, i + 1), ...edge(far, floor).slice(i, i + 1)], MEDIUM);
    for (const k of times(5)) scene.line(xyz(3, width * (0.3 + k * 0.1), 0, 14, width * (0.3 + k * 0.1), 0));
    // The staff gauge stands where the head is measured, two thirds of the way back from the crest.
    const gauge = (z: number, out: number): Place => [12 + out, width - (t / 36) * (12 + out) - 0.2, z];
    scene.face([gauge(0, 0), gauge(height, 0), gauge(height, 3), gauge(0, 3)], MEDIUM);
    for (const k of times(5)) scene.line([gauge(1.5 + k * 1.5, 0), gauge(1.5 + k * 1.5, 1.6)]);
    wall(near, -3);
  }),
};
