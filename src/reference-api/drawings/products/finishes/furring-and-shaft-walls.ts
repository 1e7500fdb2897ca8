import {
  rectangle,
  uv,
  times,
  shifted,
  roundedRectangle,
} from '#src/reference-api/drawings/geometry/vector.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { FINE, MEDIUM } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';

/** Two lengths of a thin bent section, lying on their backs. */
const channel = (profile: [number, number][], gap: number, marks: number): ProductSketch =>
  view.corner((scene, choose) => {
    const [length, count] = [choose([22, 26]), choose([2, 3])];
    for (const i of times(count).toReversed()) {
      scene.prism('x', shifted(profile, i * gap), -i * 2, length);
      for (const m of times(marks))
        scene.front(i * gap - 0.02).line([
          [-i * 2 + ((m + 0.5) * length) / marks, 0.25],
          [-i * 2 + ((m + 0.5) * length) / marks + 0.6, 0.25],
        ]);
    }
  });

const furring: [number, number][] = [
  [0, 0],
  [0.6, 0],
  [0.6, 0.1],
  [0.72, 0.1],
  [1.1, 0.9],
  [2.1, 0.9],
  [2.48, 0.1],
  [2.6, 0.1],
  [2.6, 0],
  [3.2, 0],
  [3.2, 0.12],
  [2.56, 0.14],
  [2.18, 1.02],
  [1.02, 1.02],
  [0.64, 0.14],
  [0, 0.12],
];

export const furringAndShaftWalls = {
  'furring-channel': channel(furring, 5, 5),
  'shaft-wall-stud': view.threeQuarter((scene, choose) => {
    const [depth, count] = [choose([4, 6]), choose([2, 3])];
    scene.box([-4, depth - 1.4, 0], [count * 24 + 4, 1.2, 46], MEDIUM, FINE);
    for (const i of times(count).toReversed()) {
      const x = i * 24 + 6;
      scene.prism(
        'z',
        shifted(
          [
            [0, 0],
            [1.6, 0],
            [1.6, 0.2],
            [0.2, 0.2],
            [0.2, depth - 1.6],
            [1.4, depth - 1.6],
            [1.4, depth - 1.4],
            [0.2, depth - 1.4],
            [0.2, depth],
            [-1.4, depth],
            [-1.4, depth - 0.2],
            [0, depth - 0.2],
          ],
          x,
        ),
        0,
        50,
      );
      for (const v of [10, 28, 42]) scene.side(x).shape(rectangle(depth * 0.25, v, depth * 0.3, 2.2), FINE);
    }
    scene.prism(
      'x',
      uv(-0.2, -1, depth, -1, depth, 3, depth - 0.2, 3, depth - 0.2, -0.8, 0, -0.8, 0, 1, -0.2, 1),
      -4,
      count * 24 + 4,
    );
  }),
  'resilient-channel': view.threeQuarter((scene, choose) => {
    const [length, slots] = [choose([24, 28]), choose([6, 8])];
    scene.box([-3, 1.4, -4], [length + 6, 0.6, 9], MEDIUM, FINE);
    for (const x of [length - 2, 6]) scene.box([x, 1.4, -4], [1.6, 2.6, 9], MEDIUM, FINE);
    scene.prism(
      'x',
      uv(1.2, -2, 1.35, -2, 1.35, -0.4, 0.4, 0.5, 0.4, 2.2, 0.25, 2.2, 0.25, 0.4, 1.2, -0.5),
      0,
      length,
    );
    const face = scene.front(0.24);
    for (const i of times(slots)) face.circle(1.4 + (i * (length - 2.8)) / (slots - 1), 1.4, 0.2, FINE);
    const web = scene.front(0.9);
    for (const i of times(slots))
      web.shape(roundedRectangle(0.8 + (i * length) / slots, -0.3, (length / slots) * 0.6, 0.5, 0.2), FINE);
  }),
};
