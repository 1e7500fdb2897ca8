import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { times, xyz, shifted, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { ground } from '#src/reference-api/drawings/axonometric/parts.ts';

/** A rail's profile: base, web, head; a girder has its groove. */
const railProfile = (girder: boolean): [number, number][] =>
  girder
    ? [
        [-3, 0],
        [3, 0],
        [3, 0.5],
        [0.5, 1.2],
        [0.5, 4.4],
        [2.4, 5],
        [2.4, 6.2],
        [1.8, 6.4],
        [1.7, 5.4],
        [0.9, 5.4],
        [0.8, 7],
        [-1.5, 7],
        [-1.5, 5.4],
        [-0.5, 4.6],
        [-0.5, 1.2],
        [-3, 0.5],
      ]
    : [
        [-3, 0],
        [3, 0],
        [3, 0.5],
        [0.5, 1.2],
        [0.4, 4.8],
        [1.4, 5.4],
        [1.4, 6.8],
        [0.9, 7.1],
        [-0.9, 7.1],
        [-1.4, 6.8],
        [-1.4, 5.4],
        [-0.4, 4.8],
        [-0.5, 1.2],
        [-3, 0.5],
      ];

const rolledRail = (girder: boolean, extra: (scene: Scene) => void): ProductSketch =>
  view.corner((scene, choose) => {
    const [length, count] = [choose([30, 34]), choose([1, 2])];
    extra(scene);
    for (const i of times(count).toReversed()) {
      scene.prism('y', shifted(railProfile(girder), i * 8), 0, length, OUTLINE, FINE);
      scene.front(0).hatch(shifted(railProfile(girder), i * 8), 45, 0.5);
    }
  });

export const railAndRoad = {
  'tee-rail': rolledRail(false, () => undefined),
  'girder-rail': rolledRail(true, () => undefined),
  'rail-fastener': view.corner((scene, choose) => {
    const [radius, pad] = [choose([0.5, 0.6]), choose([0.6, 0.9])];
    scene.box([-14, 4, -6], [28, 12, 6], OUTLINE, FINE);
    scene.front(4).speckle(-13, -5.4, 26, 4.6, 34, 0.6);
    scene.box([-5, 5, 0], [10, 10, pad], MEDIUM, FINE);
    scene.prism('y', shifted(railProfile(false), 0, pad), -4, 30, OUTLINE, FINE);
    scene.front(-4).hatch(shifted(railProfile(false), 0, pad), 45, 0.5);
    for (const k of [1, -1]) {
      scene.box([k * 6 - 1.2, 8, 0], [2.4, 4, 2.4], MEDIUM, FINE);
      scene.bar(
        [
          [k * 6, 12, 1.4],
          [k * 7.4, 14, 2],
          [k * 5, 15, 2.4],
          [k * 3, 13, 1.6],
          [k * 2.4, 9, 1.3],
          [k * 4.4, 7, 2.4],
          [k * 6, 6, 1.8],
        ],
        radius,
      );
    }
  }),
  'rail-boot': view.corner((scene, choose) => {
    const [length, t] = [choose([30, 34]), choose([0.9, 1.2])];
    scene.box([-16, 2, -4], [32, length, 11], MEDIUM, FINE);
    scene.front(2).speckle(-15, -3.4, 30, 9, 50, 0.7);
    const outer: [number, number][] = [
      [-3 - t, -t],
      [3 + t, -t],
      [3 + t, 1.2],
      [1.4 + t, 2],
      [1.2 + t, 4.4],
      [2.4 + t, 5],
      [2.4 + t, 7],
      [-2.4 - t, 7],
      [-2.4 - t, 5],
      [-1.2 - t, 4.4],
      [-1.4 - t, 2],
      [-3 - t, 1.2],
    ];
    scene.prism('y', outer, -4, length, OUTLINE, FINE);
    scene.front(-4).hatch(outer, -45, 0.6);
    scene.prism('y', railProfile(false), -9, length + 4, OUTLINE, FINE);
  }),
  turnout: view.corner((scene, choose) => {
    const [ties, div] = [choose([11, 13]), choose([22, 26])];
    const length = 110;
    for (const i of times(ties).toReversed())
      scene.box([-5, (i * length) / ties, -2], [34 + (i / ties) ** 2 * div, 4, 2], MEDIUM, FINE);
    const line = (x0: number, bend: number, from: number): void =>
      scene.bar(
        times(9).map((i): Place => [
          x0 + (from + ((1 - from) * i) / 8) ** 2 * bend,
          (from + ((1 - from) * i) / 8) * length,
          0.6,
        ]),
        0.75,
      );
    line(22, div, 0.16);
    line(0, div, 0.2);
    line(22, 0, 0);
    line(0, 0, 0);
    scene.box([-16, 14, -2], [8, 8, 5], OUTLINE, FINE);
    scene.bar(xyz(-8, 18, 0.4, 22, 18, 0.4), 0.5, MEDIUM);
  }),
  guiderail: view.threeQuarter((scene, choose) => {
    const [count, block] = [choose([4, 5]), choose([5, 6])];
    const length = count * 26;
    for (const i of times(count).toReversed()) {
      scene.box([8 + i * 26, block + 2, -6], [3, 5, 34], OUTLINE, FINE);
      scene.box([7.6 + i * 26, 2, 14], [4, block, 13], MEDIUM, FINE);
    }
    scene.prism(
      'x',
      [
        [2, 14],
        [2.4, 14],
        [2.4, 15.4],
        [0.4, 17],
        [0.4, 19],
        [2.4, 20.2],
        [2.4, 21.4],
        [0.4, 22.6],
        [0.4, 24.6],
        [2.4, 26.2],
        [2.4, 27.6],
        [2, 27.6],
        [2, 26.4],
        [0, 24.8],
        [0, 22.4],
        [2, 21.2],
        [2, 20.4],
        [0, 19.2],
        [0, 16.8],
        [2, 15.2],
      ],
      0,
      length,
      OUTLINE,
      FINE,
    );
    for (const i of times(count)) scene.front(0).circle(9.4 + i * 26, 20.8, 0.8);
    ground(scene, -8, length + 16, 0);
  }),
  'concrete-barrier': view.threeQuarter((scene, choose) => {
    const [count, length] = [choose([2, 1]), choose([70, 84])];
    for (const i of times(count).toReversed()) {
      const x = i * (length + 2);
      scene.prism('x', uv(-12, 0, 12, 0, 12, 3, 5.4, 12, 3.4, 32, -3.4, 32, -5.4, 12, -12, 3), x, length);
      scene.front(-12).line(uv(x, 0.6, x + length, 0.6));
      for (const u of [0.25, 0.7]) scene.front(-12).rect(x + length * u, 0, 8, 2);
      scene.side(x).line(uv(0, 4, 0, 28), MEDIUM);
    }
    ground(scene, -10, count * length + 24, -12);
  }),
  'wedge-barrier': view.threeQuarter((scene, choose) => {
    const [width, rise] = [choose([84, 96]), choose([26, 32])];
    scene.box([-10, -6, -4], [width + 20, 54, 4], OUTLINE, FINE);
    scene.prism('x', uv(0, 0, 40, 0, 4, rise, 0, rise), 0, width);
    for (const i of times(7))
      scene.front(0).shape(
        [
          [(i * width) / 7, 0],
          [((i + 0.5) * width) / 7, 0],
          [((i + 1) * width) / 7, rise],
          [((i + 0.5) * width) / 7, rise],
        ],
        FINE,
      );
    for (const x of [-10, width + 4]) scene.box([x, -2, 0], [6, 12, 14], OUTLINE, FINE);
    scene.box([width + 22, 0, -4], [10, 10, 30], OUTLINE, FINE);
    scene.front(0).circle(width + 27, 20, 2.4);
  }),
  'cable-barrier': view.threeQuarter((scene, choose) => {
    const [count, cables] = [choose([6, 5]), choose([3, 4])];
    for (const k of times(cables))
      scene.bar(xyz(-2, -1.6, 12 + k * 5, count * 22 + 2, -1.6, 12 + k * 5), 0.4, MEDIUM);
    for (const i of times(count).toReversed()) {
      scene.prism(
        'z',
        uv(i * 22, 0, 3 + i * 22, 0, 3 + i * 22, 0.6, 0.6 + i * 22, 0.6, 0.6 + i * 22, 3, i * 22, 3),
        0,
        32,
        OUTLINE,
        FINE,
      );
      scene.cylinder('z', [i * 22 + 1.5, 1.4, -4], 4, 4, MEDIUM);
      for (const k of times(cables)) scene.box([i * 22 + 0.4, -2, 11.4 + k * 5], [2, 2, 1.2], MEDIUM, FINE);
    }
    ground(scene, -12, count * 22 + 10, -2);
  }),
};
