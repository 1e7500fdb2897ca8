import { cells, vents } from '#src/reference-api/drawings/axonometric/parts.ts';
import { xyz, times, roundedRectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';

/** A row of lockers; `face` draws each front. */
const lockerRow = (
  width: number,
  height: number,
  depth: number,
  up: number,
  face: (plane: Plane, x: number, z: number, width: number, height: number, scene: Scene) => void,
  slope = 0,
): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [count, leg] = [choose([4, 3]), choose([4, 6])];
    scene.box([0.6, 1, 0], [count * width - 1.2, depth - 1, leg], MEDIUM, FINE);
    scene.box([0, 0, leg], [count * width, depth, height]);
    if (slope)
      scene.prism(
        'x',
        uv(0, leg + height, depth, leg + height, depth, leg + height + slope),
        0,
        count * width,
      );
    for (const i of times(count))
      for (const j of times(up))
        face(scene.front(0), i * width, leg + (j * height) / up, width, height / up, scene);
  });

export const lockers = {
  /** A run of single-tier lockers, flat or sloping tops. */
  locker: view.from({ width: 16, depth: 36, depthScale: 0.9 }, (scene, choose) => {
    const count = choose([4, 3, 5]);
    const slopeTop = choose([0, 7]);
    const [bay, depth, base, height] = [12, 15, 4, 66];
    const width = count * bay;
    scene.box([0, 1.5, 0], [width, depth - 1.5, base]);
    scene.prism('x', uv(0, base, depth, base, depth, base + height + slopeTop, 0, base + height), 0, width);
    const front = scene.front(0);
    for (const column of times(count)) {
      const u = column * bay;
      front.rect(u + 0.5, base + 0.5, bay - 1, height - 1);
      for (const vent of times(3))
        for (const v of [base + height - 3 - vent * 1.3, base + 3 + vent * 1.3])
          front.line(uv(u + 3, v, u + bay - 3, v));
      front.rect(u + bay - 3, base + height * 0.46, 1.4, 4);
    }
  }),
  'box-locker': lockerRow(12, 60, 12, 5, (plane, x, z, width, height) => {
    plane.rect(x + 0.4, z + 0.4, width - 0.8, height - 0.8);
    vents(plane, x + 3, z + height - 4, width - 6, 2, 2);
    plane.circle(x + width - 2, z + height / 2, 0.8);
    plane.rect(x + 3, z + 2, 4, 1.4, FINE);
  }),
  'athletic-locker': lockerRow(15, 62, 15, 1, (plane, x, z, width, height) => {
    plane.rect(x + 0.6, z + 0.6, width - 1.2, height - 1.2);
    for (const i of times(5))
      for (const j of times(17))
        plane.shape(
          [
            [x + 2.6 + i * 2.3, z + 3 + j * 3.4],
            [x + 3.5 + i * 2.3, z + 4.3 + j * 3.4],
            [x + 2.6 + i * 2.3, z + 5.6 + j * 3.4],
            [x + 1.7 + i * 2.3, z + 4.3 + j * 3.4],
          ],
          FINE,
        );
    plane.rect(x + width - 2.4, z + height * 0.46, 1.4, 5, OUTLINE);
  }),
  'welded-locker': lockerRow(
    15,
    60,
    18,
    2,
    (plane, x, z, width, height) => {
      plane.rect(x + 0.5, z + 0.5, width - 1, height - 1);
      vents(plane, x + 4, z + height - 6, width - 8, 3.6, 3);
      vents(plane, x + 4, z + 2, width - 8, 3.6, 3);
      plane.shape(roundedRectangle(x + width - 4, z + height * 0.4, 2.4, 6, 0.6));
    },
    6,
  ),
  'gear-locker': view.threeQuarter((scene, choose) => {
    const [count, width] = [choose([2, 3]), choose([24, 22])];
    const height = 76;
    scene.box([0, 22, 0], [count * width, 0.6, height], OUTLINE, FINE);
    for (const i of times(count)) cells(scene.front(22), i * width, 6, width, height - 8, 6, 16, HATCH);
    for (const i of times(count + 1).toReversed()) {
      const side = scene.side(i * width);
      side.rect(0, 0, 22, height, OUTLINE);
      cells(side, 0, 4, 22, height - 4, 4, 14);
      if (i === 0) continue;
      const x = (i - 1) * width;
      scene.box([x, 0, 16], [width, 22, 1], MEDIUM, FINE);
      scene.box([x, 0, 60], [width, 22, 1], MEDIUM, FINE);
      scene.bar(xyz(x, 11, 56, x + width, 11, 56), 0.5, MEDIUM);
      scene.prism('x', uv(9, 40, 13, 40, 12, 55, 10, 55), x + 9, 7, MEDIUM, FINE);
    }
    scene.box([0, 0, height], [count * width, 22, 1.2], OUTLINE, FINE);
  }),
};
