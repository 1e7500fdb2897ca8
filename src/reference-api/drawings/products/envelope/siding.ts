import { trays } from '#src/reference-api/drawings/products/envelope/metal-wall-panels.ts';
import { frontView, ceilingView, xyz } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import { type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';
import { plainEdge, stackedBoards } from '#src/reference-api/drawings/products/stacked-boards.ts';
import { axonometric } from '#src/reference-api/drawings/axonometric/view.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const siding = {
  /** Courses of boards, each covering the one below. */
  'lap-siding': (choose) => {
    const exposure = choose([6, 7.5, 9]);
    const width = 48;
    const courses = Math.round(42 / exposure);
    const scene = new Scene(axonometric({ width: 10, depth: 40, depthScale: 0.7 }));
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
    return scene;
  },
  'panel-siding': (choose) => {
    const [count, batten] = [choose([4, 5]), choose([2, 2.6])];
    const scene = frontView();
    scene.box([0, 0, 0], [count * 16, 1, 72], OUTLINE, FINE);
    scene.front(0).speckle(1, 1, count * 16 - 2, 70, 60, 1.4);
    for (const i of times(count + 1).toReversed())
      scene.box([i * 16 - batten / 2, -1, 0], [batten, 1, 72], OUTLINE, FINE);
    return scene;
  },
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
          FINE,
        );
    },
    edge: plainEdge,
  }),
  'soffit-panel': (choose) => {
    const [vented, fasc] = [choose([1, 2]), choose([7, 9])];
    const scene = ceilingView();
    scene.box([0, 24, -30], [84, 2, 30], MEDIUM, FINE);
    for (const k of times(4)) scene.front(24).line(uv(0, -6 - k * 7, 84, -6 - k * 7), FINE);
    scene.face(xyz(0, 0, 0, 84, 0, 0, 84, 24, 0, 0, 24, 0));
    for (const x of [28, 56]) scene.level(0).line(uv(x, 0, x, 24), MEDIUM);
    for (const v of times(vented))
      for (const i of times(40)) scene.level(0).circle(2 + i * 2.05, 6 + v * 2, 0.45, FINE);
    scene.box([0, -1.6, -1], [84, 1.6, fasc], OUTLINE, FINE);
    return scene;
  },
} satisfies Sketches;
