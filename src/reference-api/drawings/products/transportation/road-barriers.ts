import { ground } from '#src/reference-api/drawings/axonometric/parts.ts';
import { xyz, times, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

export const roadBarriers = {
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
