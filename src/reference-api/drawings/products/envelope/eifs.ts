import { rectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { threeQuarterView, xyz } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';

export const eifs = {
  'drainable-eifs': (choose) => {
    const drops = choose([4, 5]);
    const scene = threeQuarterView();
    scene.box([0, 10, 0], [44, 2, 56], MEDIUM, FINE);
    scene.box([0, 8.4, 0], [40, 1.2, 52], MEDIUM, FINE);
    for (const rib of times(8)) scene.front(8.4).line(uv(3 + rib * 5, 0, 3 + rib * 5, 52), MEDIUM);
    scene.box([0, 2, 6], [34, 6, 38]);
    scene.front(2).speckle(1, 7, 32, 36, 50, 0.9);
    scene.side(0).hatch(uv(2, 6, 8, 6, 8, 44, 2, 44), 45, 2);
    scene.box([-1, 1, 4], [42, 9, 1.6], MEDIUM, FINE);
    // Water drains at the track.
    for (const drop of times(drops)) {
      const x = 4 + drop * (34 / drops);
      scene.face(xyz(x, 1, -1, x + 1.6, 1, -4, x, 1, -6, x - 1.6, 1, -4), MEDIUM);
    }
    return scene;
  },
  /** Wall layers cut back one behind the other, from sheathing to finish. */
  'barrier-eifs': (choose) => {
    const [step, heavy] = [choose([11, 10]), choose([2, 3])];
    const scene = threeQuarterView();
    for (const [i, coat] of (['plain', 'plain', 'mesh', 'finish'] as const).entries()) {
      const [width, height, y, t] = [
        66 - i * step,
        62 - i * step * 0.7,
        -i * 1.6,
        coat === 'plain' ? 2 : 1.2,
      ];
      scene.box([0, y, 0], [width, t + 1, height], OUTLINE, MEDIUM);
      const plane = scene.front(y);
      if (coat === 'mesh') {
        plane.hatch(rectangle(0, 0, width, height), 0, heavy, HATCH);
        plane.hatch(rectangle(0, 0, width, height), 90, heavy, HATCH);
      }
      if (coat === 'plain') plane.speckle(1, 1, width - 2, height - 2, 40, 0.8);
      if (coat === 'finish') plane.speckle(0.5, 0.5, width - 1, height - 1, 130, 0.9);
    }
    return scene;
  },
  'high-impact-eifs': (choose) => {
    const ball = choose([6, 5]);
    const scene = threeQuarterView();
    scene.box([0, 6, 0], [44, 2, 52], MEDIUM, FINE);
    scene.box([0, 0, 0], [44, 6, 46]);
    scene.side(0).hatch(uv(0, 0, 6, 0, 6, 46, 0, 46), 45, 2);
    const face = scene.front(0);
    face.hatch(rectangle(0, 0, 44, 46), 0, 3, FINE);
    face.hatch(rectangle(0, 0, 44, 46), 90, 3, FINE);
    // A swinging steel ball shows the impact resistance.
    for (const ringOf of [11, 8]) face.circle(24, 20, ringOf, MEDIUM);
    scene.line(xyz(8, -26, 58, 12, -22, 22), MEDIUM);
    scene.ball([12, -22, 20], ball);
    for (const dash of times(3))
      scene.line(
        xyz(17 + dash * 2, -16 + dash * 4, 22 - dash, 18 + dash * 2, -14 + dash * 4, 22 - dash),
        FINE,
      );
    return scene;
  },
} satisfies Sketches;
