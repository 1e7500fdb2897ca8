import { roll } from '#src/reference-api/drawings/products/roofing/membranes.ts';
import { rectangle, uv, times, xyz, arcPoints } from '#src/reference-api/drawings/geometry/vector.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import {
  printedFace,
  stackedBoards,
  plainEdge,
} from '#src/reference-api/drawings/products/stacked-boards.ts';
import { view, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { cells, ground } from '#src/reference-api/drawings/axonometric/parts.ts';
import { trays } from '#src/reference-api/drawings/products/envelope/metal-wall-panels.ts';

const dimples = (on: Plane, width: number, loose: number): void => {
  for (const i of times(9))
    for (const j of times(6))
      on.circle(width * ((i + 0.5 + (j % 2) * 0.3) / 9.4), -loose * ((j + 0.5) / 6), 1.3, FINE);
};

/** A narrow roll standing on its edge, or lying, with its tail. */
export const tape = (width: number, radius: number, tail: number): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [w, turns] = [width * choose([1, 1.3]), choose([4, 5])];
    scene.face(xyz(0, -tail, 0, w, -tail, 0, w, 0, 0, 0, 0, 0));
    scene.level(0).line(uv(w * 0.3, -tail, w * 0.3, 0));
    scene.face(xyz(0, -tail, 0, w, -tail, 0, w, -tail * 0.7, 2, 0, -tail * 0.7, 2), MEDIUM);
    scene.cylinder('x', [0, 0, radius], radius, w);
    const end = scene.side(0);
    for (const i of times(turns)) end.circle(0, radius, radius * (0.92 - i * 0.09), FINE);
    end.circle(0, radius, radius * 0.45, OUTLINE);
  });

/** Wrap on a stud wall, its roll at the side. */
const onWall = (pattern: (on: Plane) => void): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [courses, radius] = [choose([2, 3]), choose([4, 5])];
    for (const x of [64, 48, 32, 16, 0]) scene.box([x, 0, 0], [1.6, 5, 62], MEDIUM, FINE);
    scene.box([0, 0, 62], [66, 5, 2], MEDIUM, FINE);
    for (const j of times(courses)) {
      const [z, x1] = [(j * 58) / courses, 52 - j * 9];
      scene.front(-0.4).shape(rectangle(-1, z, x1, 58 / courses + 2), OUTLINE);
    }
    scene.front(-0.4).through(rectangle(-1, 0, 34, 60), () => pattern(scene.front(-0.4)));
    scene.cylinder('z', [52, -radius, 0], radius, 58 / courses + 2);
    for (const i of times(3))
      scene.disc('z', [52, -radius, 58 / courses + 2], radius * (0.8 - i * 0.22), FINE);
  });

const print = (plane: Plane): void => {
  for (const i of times(4))
    for (const j of times(6))
      plane.line(
        uv(4 + i * 12 + (j % 2) * 5, 6 + j * 9, 10 + i * 12 + (j % 2) * 5, 6 + j * 9),
        i === 0 ? MEDIUM : FINE,
      );
};

const creases = (plane: Plane): void => {
  for (const i of times(20))
    plane.line(uv(1 + i * 2.6, 0, 2 + i * 2.6, 15, 1 + i * 2.6, 32, 2.2 + i * 2.6, 62));
};

const dark = (plane: Plane): void => {
  plane.hatch(rectangle(-1, 0, 60, 64), 45, 2.2);
  for (const i of [12, 36]) plane.line(uv(-1, i, 60, i), MEDIUM);
};

export const barriersAndCladding = {
  'blindside-sheet': roll(44, 6, (on, width, length) => {
    on.hatch(rectangle(0, -length, width, length), 0, 2.4);
    on.hatch(rectangle(0, -length, width, length), 90, 2.4);
    on.rect(0, -length, width * 0.1, length);
  }),
  'drainage-composite': roll(44, 8, dimples, undefined, 1.2),
  'protection-board': view.threeQuarter((scene, choose) => {
    const [boards, high] = [choose([3, 4]), choose([46, 52])];
    const wide = boards * 24;
    // Boards stand before the membrane on a foundation wall; the pit is being filled.
    scene.box([-4, 6, 0], [wide + 8, 10, high + 14]);
    scene.front(6).speckle(-2, high + 2, wide + 4, 10, 30, 1.4);
    scene.box([-2, 5, 0], [wide + 4, 1, high + 4], MEDIUM, FINE);
    scene.front(5).hatch(rectangle(-2, high - 8, wide + 4, 12), 60, 1.4);
    for (const board of times(boards).toReversed()) {
      scene.box([board * 24, 2.4, 0], [23.4, 2.4, high - (board === boards - 1 ? 16 : 0)]);
      printedFace(scene.front(2.4), board * 24, 0, 23.4, high - (board === boards - 1 ? 16 : 0));
    }
    scene.prism('x', uv(2.4, 0, 2.4, 22, -6, 20, -18, 10, -26, 0), -4, wide + 8);
    for (const stone of times(34)) {
      const [x, t] = [((stone * 13.7) % wide) + 1, (stone * 0.37) % 1];
      scene.ball([x, -24 + t * 22, 2 + t * 17], 1 + (stone % 3) * 0.5, FINE);
    }
  }),
  'building-wrap': onWall(print),
  'drainable-wrap': onWall(creases),
  'rainscreen-membrane': onWall(dark),
  'flashing-tape': tape(6, 5, 16),
  'drainable-eifs': view.threeQuarter((scene, choose) => {
    const [ribs, drops] = [choose([9, 8]), choose([5, 6])];
    // From the back to the front: sheathing, ribs of adhesive, foam, mesh, finish; water leaves below.
    scene.box([0, 12, 0], [64, 2, 60]);
    for (const rib of times(ribs)) scene.box([2 + rib * (60 / ribs), 11, 0], [2.4, 1, 56], MEDIUM, FINE);
    scene.box([0, 5, 3], [50, 6, 50]);
    scene.front(5).speckle(30, 5, 19, 46, 60, 1);
    scene.box([0, 4.4, 3], [36, 0.6, 44], OUTLINE, FINE);
    cells(scene.front(4.4), 20, 3, 16, 44, 8, 22);
    scene.box([0, 3.6, 3], [22, 0.8, 38], OUTLINE, FINE);
    scene.front(3.6).speckle(1, 4, 20, 36, 90, 0.9);
    scene.prism('x', uv(3, 3, 3, 1.4, 13, 1.4, 13, 3), 0, 52);
    for (const drop of times(drops)) {
      const x = 5 + drop * (44 / drops);
      scene.front(6).shape([[x, -2], ...arcPoints([x, -5], 1.4, 150, 390, 1.4, 8)]);
    }
  }),
  /** Wall layers cut back one behind the other, from sheathing to finish. */
  'barrier-eifs': view.threeQuarter((scene, choose) => {
    const [step, heavy] = [choose([11, 10]), choose([2, 3])];
    for (const [i, coat] of (['plain', 'plain', 'mesh', 'finish'] as const).entries()) {
      const [width, height, y, t] = [
        66 - i * step,
        62 - i * step * 0.7,
        -i * 1.6,
        coat === 'plain' ? 2 : 1.2,
      ];
      scene.box([0, y, 0], [width, t + 1, height]);
      const plane = scene.front(y);
      if (coat === 'mesh') {
        plane.hatch(rectangle(0, 0, width, height), 0, heavy);
        plane.hatch(rectangle(0, 0, width, height), 90, heavy);
      }
      if (coat === 'plain') plane.speckle(1, 1, width - 2, height - 2, 40, 0.8);
      if (coat === 'finish') plane.speckle(0.5, 0.5, width - 1, height - 1, 130, 0.9);
    }
  }),
  'high-impact-eifs': view.threeQuarter((scene, choose) => {
    const ball = choose([6, 5]);
    scene.box([0, 6, 0], [44, 2, 52], MEDIUM, FINE);
    scene.box([0, 0, 0], [44, 6, 46]);
    scene.side(0).hatch(uv(0, 0, 6, 0, 6, 46, 0, 46), 45, 2);
    const face = scene.front(0);
    face.hatch(rectangle(0, 0, 44, 46), 0, 3, FINE);
    face.hatch(rectangle(0, 0, 44, 46), 90, 3, FINE);
    // A swinging steel ball shows the impact resistance.
    for (const ringOf of [11, 8]) face.circle(24, 20, ringOf);
    scene.line(xyz(8, -26, 58, 12, -22, 22), MEDIUM);
    scene.ball([12, -22, 20], ball);
    for (const dash of times(3))
      scene.line(xyz(17 + dash * 2, -16 + dash * 4, 22 - dash, 18 + dash * 2, -14 + dash * 4, 22 - dash));
  }),
  /** Courses of boards, each covering the one below. */
  'lap-siding': view.from({ width: 10, depth: 40, depthScale: 0.7 }, (scene, choose) => {
    const exposure = choose([6, 7.5, 9]);
    const width = 48;
    const courses = Math.round(42 / exposure);
    const lean = 1.3;
    for (const course of times(courses)) {
      const z = course * exposure;
      const profile = uv(0, z, 0, z + exposure + 1, -0.2, z + exposure + 1, -lean, z);
      scene.prism(
        'x',
        profile.toReversed().map(([y, height]): [number, number] => [y, height]),
        0,
        width,
      );
      const face = scene.front(-lean);
      const joint = ((course * 17) % 31) + 8;
      face.line(uv(joint, z, joint, z + exposure), MEDIUM);
      for (const line of [0.3, 0.62]) face.line(uv(1, z + exposure * line, width - 1, z + exposure * line));
    }
  }),
  'panel-siding': view.front((scene, choose) => {
    const [battens, rise] = [choose([9, 8]), choose([26, 30])];
    const wide = 96;
    // The gable of a house: panels with battens, a window, and a door.
    scene.prism('y', uv(0, 0, wide, 0, wide, 56, wide / 2, 56 + rise, 0, 56), 0, 20);
    const face = scene.front(0);
    for (const batten of times(battens)) {
      const x = ((batten + 1) * wide) / (battens + 1);
      const top = 56 + rise * (1 - Math.abs(x - wide / 2) / (wide / 2));
      face.rect(x - 0.9, 0, 1.8, top - 0.6);
    }
    face.line(uv(0, 36, wide, 36));
    face.rect(54, 20, 26, 26, OUTLINE);
    face.rect(56, 22, 22, 22);
    face.line(uv(67, 22, 67, 44), MEDIUM);
    face.rect(16, 0, 20, 44, OUTLINE);
    face.circle(32.6, 21, 1);
    ground(scene, -8, wide + 20);
  }),
  'rainscreen-panel': trays(3, 3, 0.8, false),
  'trim-board': stackedBoards({
    size: [58, 6, 1.4],
    count: [3, 4],
    top: (on, u, v, width, depth) => {
      for (const k of times(4))
        on.line(
          times(11).map((i): [number, number] => [
            u + 1 + (i * (width - 2)) / 10,
            v + depth * ((k + 1) / 5) + Math.sin(i * 1.3 + k) * 0.25,
          ]),
        );
    },
    edge: plainEdge,
  }),
  'soffit-panel': view.ceiling((scene, choose) => {
    const [vented, panes] = [choose([1, 2]), choose([2, 3])];
    // The wall of a house with its window, below the overhang of the roof.
    scene.box([0, 26, -46], [88, 2, 46], MEDIUM, FINE);
    const face = scene.front(26);
    for (const course of times(9)) face.line(uv(0, -44 + course * 5, 88, -44 + course * 5));
    face.rect(28, -40, 34, 26, OUTLINE);
    face.rect(30.4, -37.6, 29.2, 21.2);
    for (const pane of times(panes - 1))
      face.line(
        uv(30.4 + ((pane + 1) * 29.2) / panes, -37.6, 30.4 + ((pane + 1) * 29.2) / panes, -16.4),
        MEDIUM,
      );
    scene.face(xyz(0, 0, 0, 88, 0, 0, 88, 26, 0, 0, 26, 0));
    for (const x of [29, 59]) scene.level(0).line(uv(x, 0, x, 26), OUTLINE);
    for (const v of times(vented + 1))
      for (const i of times(30)) scene.level(0).rect(2 + i * 2.8, 8 + v * 3, 1.8, 1.2, FINE);
    scene.box([0, -2, -1], [88, 2, 8]);
    scene.prism('x', uv(-2, 2, -7, 2, -7, 7, -6, 7, -6, 3, -2, 3), 0, 88, OUTLINE, FINE);
  }),
};
