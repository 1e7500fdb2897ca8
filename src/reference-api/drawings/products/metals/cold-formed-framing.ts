import {
  rectangle,
  uv,
  times,
  xyz,
  arcPoints,
  shifted,
  roundedRectangle,
  bandOutline,
} from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

/** Cold-formed studs in their track, with knockouts. */
const stud = (depths: readonly [number, ...number[]]) =>
  view.from({ width: 22, depth: 36, depthScale: 1 }, (scene, choose) => {
    const depth = choose(depths);
    const count = choose([3, 2, 4]);
    const pitch = choose([16, 12]);
    const flange = 1.9;
    const height = 44;
    const length = (count - 1) * pitch + 12;
    scene.prism('x', uv(-0.2, 0, depth + 0.2, 0, depth + 0.2, 0.2, -0.2, 0.2), 0, length);
    for (const index of times(count).toReversed()) {
      const x = 5 + index * pitch;
      const c = bandOutline(uv(flange, depth, 0, depth, 0, 0, flange, 0, flange, 0.6), 0.2);
      scene.prism(
        'z',
        c.map(([u, v]): [number, number] => [u + x, v]),
        0.2,
        height,
      );
      const web = scene.side(x);
      for (const hole of [10, 28]) {
        const slot = roundedRectangle(depth * 0.3, hole, depth * 0.4, 4.2, depth * 0.19);
        web.shape(slot);
      }
      web.line(uv(depth * 0.15, 0.2, depth * 0.15, height));
      web.line(uv(depth * 0.85, 0.2, depth * 0.85, height));
    }
    scene.box([0, -0.2, 0.2], [length, 0.15, 1.3]);
    for (const index of times(count)) scene.front(-0.2).circle(5.9 + index * pitch, 0.9, 0.32, FINE);
  });

export const coldFormedFraming = {
  stud: stud([6, 3.6, 8]),
  'floor-joist': view.corner((scene, choose) => {
    const [depth, gap] = [choose([10, 12]), choose([16, 12])];
    const c = bandOutline(uv(2, depth - 0.7, 2, depth, 0, depth, 0, 0, 2, 0, 2, 0.7), 0.2);
    scene.box([-1, 50, 0], [2 * gap + 5, 0.2, depth], OUTLINE, FINE);
    for (const i of [2, 1, 0]) {
      const x = i * gap;
      scene.prism('y', shifted(c, x), 0, 50);
      for (const y of [7, 21, 35])
        scene.side(x).shape(arcPoints([y + 4, depth / 2], 3.2, 0, 360, depth * 0.26).slice(0, -1));
    }
  }),
  'slide-clip': view.threeQuarter((scene, choose) => {
    const [height, slots] = [choose([6, 7]), choose([2, 3])];
    scene.box([-2.4, 2.2, -4], [9, 0.4, 16], MEDIUM, FINE);
    scene.prism('z', uv(0, 0, 0.25, 0, 0.25, 1.8, 5, 1.8, 5, 2.05, 0, 2.05), 0, height);
    scene.box([-3, -3, height + 0.4], [10, 6, 1.4], MEDIUM, FINE);
    const web = scene.front(1.8);
    for (const i of times(slots)) {
      const x = 1.2 + (i * 3.4) / slots;
      web.shape(roundedRectangle(x, 1, 0.7, height - 2, 0.34));
      web.circle(x + 0.35, height * 0.5, 0.62);
      web.circle(x + 0.35, height * 0.5, 0.3, FINE);
    }
    for (const v of [height * 0.3, height * 0.7]) scene.side(0).circle(0.9, v, 0.3);
  }),
  'stud-wall-panel': view.front((scene, choose) => {
    const [count, brace] = [choose([6, 7]), choose([1, 0])];
    const [width, height, depth] = [count * 15, 90, 5];
    scene.box([0, 0, 0], [width, depth, 1.6], OUTLINE, FINE);
    for (const i of times(count + 1).toReversed()) {
      const x = (i * (width - 2)) / count;
      scene.box([x, 0, 1.6], [2, depth, height - 1.6], OUTLINE, FINE);
      scene.side(x).shape(roundedRectangle(1.4, 30, 2.2, 5, 1), FINE);
    }
    for (const z of [30, 60]) scene.box([0, -0.3, z], [width, 0.3, 1.4], MEDIUM, FINE);
    if (brace)
      scene.face(xyz(2, -0.4, 2, width, -0.4, height - 4, width, -0.4, height - 1, 2, -0.4, 5), MEDIUM);
    scene.box([0, -0.4, 0], [width, depth + 0.6, 2], OUTLINE, FINE);
    scene.box([0, -0.4, height], [width, depth + 0.6, 2], OUTLINE, FINE);
  }),
  'partition-stud': stud([3.6]),
  'slotted-track': view.corner((scene, choose) => {
    const [depth, pitch] = [choose([3.6, 6]), choose([2, 1.6])];
    for (const x of [22, 8])
      scene.prism(
        'z',
        shifted(
          [
            [0, 0.2],
            [1.4, 0.2],
            [1.4, 0.4],
            [0.2, 0.4],
            [0.2, depth - 0.4],
            [1.4, depth - 0.4],
            [1.4, depth - 0.2],
            [0, depth - 0.2],
          ],
          x,
        ),
        -16,
        17,
      );
    scene.prism(
      'x',
      uv(-0.2, 0, 0, 0, 0, 2.8, depth, 2.8, depth, 0, depth + 0.2, 0, depth + 0.2, 3, -0.2, 3),
      0,
      32,
    );
    const leg = scene.front(-0.2);
    for (const i of times(Math.floor(31 / pitch)))
      leg.shape(roundedRectangle(0.7 + i * pitch, 0.5, 0.5, 1.5, 0.24), FINE);
    scene.box([0, 0.6, 3], [32, depth + 2, 1.6], MEDIUM, FINE);
    scene.side(0).hatch(rectangle(0.6, 3, depth + 2, 1.6), 45, 0.6);
  }),
};
