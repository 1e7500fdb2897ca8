import {
  rectangle,
  uv,
  times,
  shifted,
  roundedRectangle,
  xyz,
  arcPoints,
} from '#src/reference-api/drawings/geometry/vector.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import {
  corePaperEdge,
  printedFace,
  stackedBoards,
} from '#src/reference-api/drawings/products/stacked-boards.ts';

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

const tapered = (on: Plane, u: number, v: number, width: number, depth: number): void => {
  on.line(uv(u, v + depth * 0.06, u + width, v + depth * 0.06));
  on.line(uv(u, v + depth * 0.94, u + width, v + depth * 0.94));
  for (const i of [0.3, 0.6])
    on.line(uv(u + width * i, v + depth * 0.5, u + width * (i + 0.16), v + depth * 0.5), MEDIUM);
};

export const gypsumBoardAndFraming = {
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
  'gypsum-board': stackedBoards({ size: [54, 26, 1.4], top: tapered, edge: corePaperEdge }),
  'shaft-liner': stackedBoards({
    size: [58, 14, 2.2],
    count: [4, 3],
    top: (on, u, v, width, depth) => {
      for (const k of [0.1, 0.9]) on.line(uv(u, v + depth * k, u + width, v + depth * k));
      printedFace(on, u, v, width, depth);
    },
    edge: corePaperEdge,
  }),
  'sound-damped-board': view.threeQuarter((scene, choose) => {
    const waves = choose([3, 4]);
    scene.box([0, 5, 0], [40, 2.4, 50]);
    scene.face(xyz(0, 4.9, 0, 34, 4.9, 0, 26, 4.9, 50, 0, 4.9, 50), MEDIUM);
    scene.front(4.8).hatch(uv(0, 0, 34, 0, 26, 50, 0, 50), 45, 1.4);
    scene.prism('y', uv(0, 0, 26, 0, 18, 50, 0, 50), 1.4, 2.4);
    // Sound waves end at the board.
    for (const wave of times(waves))
      scene.front(-6).line(arcPoints([-14, 25], 6 + wave * 6, -42, 42), wave === 0 ? OUTLINE : MEDIUM);
  }),
};
