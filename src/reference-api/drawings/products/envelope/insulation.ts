import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { shifted, times, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, MEDIUM, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import {
  corePaperEdge,
  printedFace,
  stackedBoards,
} from '#src/reference-api/drawings/products/stacked-boards.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

const beads = (on: Plane, u: number, v: number, width: number, height: number): void => {
  for (const i of times(Math.round(width * 1.2)))
    on.circle(
      u + 0.5 + ((i * 0.7549) % 1) * (width - 1),
      v + 0.4 + ((i * 0.5698) % 1) * (height - 0.8),
      0.42,
      FINE,
    );
};

const fibers = (on: Plane, u: number, v: number, width: number, height: number): void => {
  for (const j of times(5))
    on.line(
      times(Math.round(width / 2)).map((i): [number, number] => [
        u + i * 2 + 0.5,
        v + (height * (j + 0.6)) / 5.4 + (((i * 3 + j) % 5) - 2) * height * 0.03,
      ]),
    );
};

export const insulation = {
  'polyiso-board': stackedBoards({
    size: [50, 28, 4],
    top: (on, u, v, width, depth) => {
      on.speckle(u + 1, v + 1, width - 2, depth - 2, 60, 0.9);
      printedFace(on, u, v, width, depth);
    },
    edge: corePaperEdge,
  }),
  'xps-board': view.corner((scene, choose) => {
    const [t, count] = [choose([2, 3]), choose([3, 2])];
    for (const i of times(count)) {
      const [o, z] = [i === count - 1 ? 8 : 0, i * (t + 0.1)];
      scene.prism(
        'x',
        shifted(uv(-1.4, 0, 28.6, 0, 28.6, t / 2, 30, t / 2, 30, t, 0, t, 0, t / 2, -1.4, t / 2), -o, z),
        o,
        52,
      );
      if (i === count - 1)
        for (const k of times(8))
          scene.level(z + t).line(uv(o, -o + 3 + k * 3.4, o + 52, -o + 3 + k * 3.4), k % 2 ? HATCH : FINE);
    }
  }),
  'mineral-wool-board': stackedBoards({
    size: [48, 26, 5],
    count: [2, 3],
    top: (on, u, v, width, depth) => on.speckle(u + 1, v + 1, width - 2, depth - 2, 160, 1.8),
    edge: fibers,
  }),
  'eps-board': stackedBoards({
    size: [48, 26, 4],
    top: (on, u, v, width, depth) => beads(on, u, v, width, depth),
    edge: beads,
  }),
  'foil-faced-board': stackedBoards({
    size: [50, 28, 3],
    top: (on, u, v, width, depth) => {
      for (const i of [0.2, 0.28, 0.33, 0.62, 0.7])
        on.line(uv(u + width * i, v + depth * 0.15, u + width * (i + 0.18), v + depth * 0.85));
      on.rect(u + width * 0.42, v + depth * 0.35, width * 0.18, depth * 0.3);
    },
    edge: (on, u, v, width, height) => {
      on.line(uv(u, v + height * 0.1, u + width, v + height * 0.1), MEDIUM);
      on.line(uv(u, v + height * 0.9, u + width, v + height * 0.9), MEDIUM);
      on.speckle(u + 0.5, v + height * 0.2, width - 1, height * 0.6, 22, 0.5);
    },
  }),
};
