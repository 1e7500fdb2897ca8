import { times, xyz, arcPoints, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import {
  corePaperEdge,
  printedFace,
  stackedBoards,
} from '#src/reference-api/drawings/products/stacked-boards.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

const tapered = (on: Plane, u: number, v: number, width: number, depth: number): void => {
  on.line(uv(u, v + depth * 0.06, u + width, v + depth * 0.06));
  on.line(uv(u, v + depth * 0.94, u + width, v + depth * 0.94));
  for (const i of [0.3, 0.6])
    on.line(uv(u + width * i, v + depth * 0.5, u + width * (i + 0.16), v + depth * 0.5), MEDIUM);
};

export const gypsumBoard = {
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
