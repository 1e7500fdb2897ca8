import { trays } from '#src/reference-api/drawings/products/envelope/metal-wall-panels.ts';
import { uv, xyz, times } from '#src/reference-api/drawings/geometry/vector.ts';
import { ground } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { stackedBoards, plainEdge } from '#src/reference-api/drawings/products/stacked-boards.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

export const siding = {
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
