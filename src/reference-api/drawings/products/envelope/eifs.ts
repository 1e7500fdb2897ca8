import { arcPoints, rectangle, uv, xyz, times } from '#src/reference-api/drawings/geometry/vector.ts';
import { cells } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

export const eifs = {
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
};
