import { rectangle, uv, times } from '#src/reference-api/drawings/geometry/vector.ts';
import { rows } from '#src/reference-api/drawings/axonometric/parts.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { stackedBoards, printedFace } from '#src/reference-api/drawings/products/stacked-boards.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

const plies =
  (count: number) =>
  (on: Plane, u: number, v: number, width: number, height: number): void => {
    rows(on, u, v, width, height, count);
  };

const strands = (on: Plane, u: number, v: number, width: number, depth: number): void => {
  for (const i of times(60)) {
    const [x, y, a] = [
      u + 2 + ((i * 0.7549) % 1) * (width - 6),
      v + 2 + ((i * 0.5698) % 1) * (depth - 5),
      i * 1.9,
    ];
    on.shape(
      [
        [x, y],
        [x + Math.cos(a) * 3, y + Math.sin(a) * 3],
        [x + Math.cos(a) * 3 - Math.sin(a), y + Math.sin(a) * 3 + Math.cos(a)],
        [x - Math.sin(a), y + Math.cos(a)],
      ],
      FINE,
    );
  }
};

export const sheathing = {
  'gypsum-sheathing': view.threeQuarter((scene, choose) => {
    const [rows, window] = [choose([3, 2]), choose([1, 0])];
    // Yellow boards screwed to the studs of an outside wall, around a window.
    for (const x of [80, 64, 48, 32, 16, 0]) scene.box([x, 1, 0], [1.6, 5, 74], MEDIUM, FINE);
    scene.box([0, 1, 74], [82, 5, 2], MEDIUM, FINE);
    for (const row of times(rows)) {
      const [z, wide] = [(row * 66) / rows, 82 - row * 18];
      scene.box([0, 0, z], [wide, 1, 66 / rows - 0.6]);
      const face = scene.front(0);
      for (const stud of times(Math.floor(wide / 16) + 1))
        for (const screw of times(4))
          face.circle(Math.min(stud * 16 + 1, wide - 1), z + 2 + screw * ((66 / rows - 4.6) / 3), 0.5, FINE);
      printedFace(face, 6 + (row % 2) * 8, z, wide * 0.66, 66 / rows);
    }
    if (window) {
      scene.front(-0.1).rect(24, 20, 22, 26, OUTLINE);
      scene.front(-0.1).hatch(rectangle(24, 20, 22, 26), 45, 2.4);
    }
  }),
  plywood: stackedBoards({
    size: [52, 26, 2],
    top: (on, u, v, width, depth) => {
      on.line(uv(u + width * 0.1, v + depth * 0.5, u + width * 0.9, v + depth * 0.52));
      for (const k of times(6))
        on.line(
          times(9).map((i): [number, number] => [
            u + 2 + (i * (width - 4)) / 8,
            v + depth * ((k + 1) / 7) + Math.sin(i + k) * 0.8,
          ]),
        );
    },
    edge: plies(3),
  }),
  'oriented-strand-board': stackedBoards({ size: [52, 26, 1.8], top: strands, edge: plies(3) }),
  'roof-sheathing': view.threeQuarter((scene, choose) => {
    const [rafters, pitch] = [choose([4, 5]), choose([0.45, 0.6])];
    const at = (x: number, v: number, t = 0): Place => [x, v - t * pitch, v * pitch + t];
    const width = (rafters - 1) * 16;
    for (const i of times(rafters).toReversed()) {
      const x = i * 16;
      scene.face([at(x, -6, -6), at(x, 46, -6), at(x, 46), at(x, -6)]);
      scene.face([at(x, -6, -6), at(x, -6), at(x + 1.6, -6), at(x + 1.6, -6, -6)]);
      scene.face([at(x, -6), at(x, 46), at(x + 1.6, 46), at(x + 1.6, -6)], MEDIUM);
    }
    const sheet = (x: number, v: number, sw: number, sh: number): void => {
      scene.face([at(x, v), at(x + sw, v), at(x + sw, v, 0.8), at(x, v, 0.8)]);
      scene.face([at(x, v), at(x, v + sh), at(x, v + sh, 0.8), at(x, v, 0.8)]);
      scene.face([at(x, v, 0.8), at(x + sw, v, 0.8), at(x + sw, v + sh, 0.8), at(x, v + sh, 0.8)]);
      for (const k of [0.25, 0.5, 0.75])
        scene.line([at(x + sw * 0.1, v + sh * k, 0.8), at(x + sw * 0.7, v + sh * k, 0.8)]);
    };
    sheet(width / 2, 24, width / 2 + 1.6, 22);
    sheet(0, 24, width / 2 - 0.3, 22);
    sheet(0, -2, width * 0.66, 25.6);
  }),
  'barrier-sheathing': view.threeQuarter((scene, choose) => {
    const [tape, gap] = [choose([2.4, 3]), choose([24, 20])];
    for (const x of [72, 48, 24, 0]) scene.box([x, 0.8, 0], [1.6, 4, 70], MEDIUM, FINE);
    for (const [x, z, width, height] of [
      [37, 34, 38, 32],
      [0, 34, 36.4, 32],
      [0, 0, 36.4, 33.4],
    ] as const) {
      scene.box([x, 0, z], [width, 0.8, height], OUTLINE, FINE);
      printedFace(scene.front(0), x, z, width, height);
    }
    scene.front(-0.1).shape(rectangle(0, 33.7 - tape / 2, gap + 12, tape));
    scene.front(-0.1).shape(rectangle(36.7 - tape / 2, 34, tape, 32));
    scene.cylinder('z', [gap + 15, -3, 33.7 - tape / 2], 3, tape);
  }),
};
