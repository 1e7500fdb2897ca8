import { rectangle, uv, times, xyz } from '#src/reference-api/drawings/geometry/vector.ts';
import { ground, rows } from '#src/reference-api/drawings/axonometric/parts.ts';
import { rod } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { FINE, MEDIUM, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

export const metalBuildings = {
  /** A pre-engineered building: rigid frames, ribbed walls, a low gable roof. */
  'metal-building': view.from({ width: 20, depth: 26, depthScale: 0.9 }, (scene, choose) => {
    const bays = choose([4, 3, 5]);
    const rise = choose([5, 8]);
    const doors = choose([1, 2, 3]);
    const [span, eave, bay] = [40, 16, 15];
    const length = bays * bay;
    const gable = uv(0, 0, span, 0, span, eave, span / 2, eave + rise, 0, eave);
    scene.prism('y', gable, 0, length);
    const left = scene.side(0);
    left.hatch(rectangle(0, 0, length, eave), 90, 2.2);
    for (const index of times(bays)) {
      left.rect(index * bay + 4, eave - 6, bay - 8, 3.2);
    }
    const front = scene.front(0);
    front.line(uv(0, eave, span, eave));
    for (const index of times(doors)) {
      const width = doors === 3 ? 9 : 11;
      const u = (span * (index + 1)) / (doors + 1) - width / 2;
      front.rect(u, 0, width, 11);
      for (const panel of times(4)) front.line(uv(u, 2.2 * (panel + 1), u + width, 2.2 * (panel + 1)));
    }
    front.hatch(uv(0, eave, span, eave, span / 2, eave + rise), 90, 2.2);
    for (const step of times(bays * 5)) {
      const y = (step * length) / (bays * 5);
      scene.line(xyz(0, y, eave, span / 2, y, eave + rise), step % 5 === 0 ? MEDIUM : HATCH);
    }
  }),
  /** Frames of tapered columns and rafters, without cladding. */
  'building-frame': view.threeQuarter((scene, choose) => {
    const [width, rise] = [choose([80, 92]), choose([9, 14])];
    const [bays, bay] = [2, 34];
    const frame = (y: number): void => {
      scene.prism(
        'y',
        [
          [0, 0],
          [3, 0],
          [8, 40],
          [width / 2, 40 + rise - 3],
          [width - 8, 40],
          [width - 3, 0],
          [width, 0],
          [width, 44],
          [width / 2, 44 + rise],
          [0, 44],
        ],
        y,
        2,
      );
    };
    for (const i of times(bays).toReversed()) {
      frame(i * bay + bay);
      for (const x of [width, 0])
        for (const z of [16, 32]) rod(scene, [x, i * bay, z], [x, i * bay + bay, z], 0.6);
      for (const k of [0, 0.33, 0.66, 1])
        for (const side of [-1, 1])
          rod(
            scene,
            [width / 2 + (side * width * k) / 2, i * bay, 45 + rise * (1 - k)],
            [width / 2 + (side * width * k) / 2, i * bay + bay, 45 + rise * (1 - k)],
            0.6,
          );
      if (i === 0) {
        rod(scene, [0, 0, 4], [0, bay, 38], 0.4);
        rod(scene, [0, bay, 4], [0, 0, 38], 0.4);
      }
    }
    frame(0);
    ground(scene, -14, width + 28);
  }),
  'storage-building': view.threeQuarter((scene, choose) => {
    const [count, rise] = [choose([5, 4]), choose([5, 8])];
    const [length, depth, height] = [count * 22, 44, 26];
    scene.prism('x', uv(0, 0, depth, 0, depth, height, depth / 2, height + rise, 0, height), 0, length);
    for (const i of times(count)) {
      scene.front(0).rect(i * 22 + 2.4, 0, 17, 20);
      rows(scene.front(0), i * 22 + 2.4, 0, 17, 20, 11);
      scene.front(0).rect(i * 22 + 9.6, 3, 2.4, 1.2);
      scene.front(0).rect(i * 22 + 8.4, 21.6, 5, 2.4, FINE);
    }
    for (const i of times(count * 4))
      scene.line(xyz(i * 5.5, 0, height, i * 5.5, depth / 2, height + rise), HATCH);
    for (const i of times(2)) scene.side(0).rect(4 + i * 20, 0, 15, 20);
    ground(scene, -10, length + 20, -2);
  }),
  'crane-building': view.corner((scene, choose) => {
    const bays = choose([3, 4]);
    const frame = (y: number): void => {
      scene.bar(xyz(60, y, 0, 60, y, 34, 30, y, 44, 0, y, 34, 0, y, 0), 1.1, MEDIUM);
      for (const x of [3, 57]) scene.box([x - 1.4, y, 22], [2.8, 2, 2], MEDIUM, FINE);
    };
    for (const bay of times(bays + 1).toReversed()) {
      frame(bay * 22);
      if (bay === 1) {
        // The crane spans from rail to rail.
        scene.box([2, 14, 25], [56, 5, 4]);
        scene.box([24, 12, 29], [10, 9, 4]);
        scene.line(xyz(29, 14, 25, 29, 14, 12), MEDIUM);
        scene.bar(xyz(29, 14, 12, 31, 14, 10, 29, 14, 8), 0.7, MEDIUM);
      }
    }
    for (const x of [3, 57]) scene.bar(xyz(x, 0, 24.6, x, bays * 22, 24.6), 0.7, MEDIUM);
  }),
};
