import { rectangle, uv, times, xyz, arcPoints } from '#src/reference-api/drawings/geometry/vector.ts';
import { rod } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

export const demolition = {
  'shoring-frame': view.threeQuarter((scene, choose) => {
    const [height, heads] = [choose([60, 72]), choose([1, 0])];
    const frame = (y: number): void => {
      for (const x of [48, 0]) {
        rod(scene, [x, y, 0], [x, y, height], 1.2, OUTLINE);
        scene.box([x - 4, y - 4, -8], [8, 8, 0.8], MEDIUM, FINE);
        rod(scene, [x, y, -7], [x, y, 0], 0.7);
        rod(scene, [x, y, height], [x, y, height + 8], 0.7);
        if (heads)
          scene.prism(
            'x',
            [
              [y - 3, height + 8],
              [y + 3, height + 8],
              [y + 3, height + 13],
              [y + 2, height + 13],
              [y + 2, height + 9],
              [y - 2, height + 9],
              [y - 2, height + 13],
              [y - 3, height + 13],
            ],
            x - 3,
            6,
            MEDIUM,
            FINE,
          );
        else scene.box([x - 4, y - 4, height + 8], [8, 8, 0.8], MEDIUM, FINE);
      }
      for (const z of [height - 4, height * 0.55]) rod(scene, [0, y, z], [48, y, z], 1);
      for (const x of [12, 36]) rod(scene, [x, y, height * 0.55], [x, y, height - 4], 0.8);
      rod(scene, [0, y, 8], [48, y, height * 0.55], 0.8);
    };
    frame(44);
    for (const x of [48, 0]) {
      rod(scene, [x, 0, 10], [x, 44, height - 10], 0.6);
      rod(scene, [x, 44, 10], [x, 0, height - 10], 0.6);
    }
    frame(0);
  }),
  'salvage-crate': view.threeQuarter((scene, choose) => {
    const [slats, filled] = [choose([5, 4]), choose([3, 4])];
    for (const x of [0, 20, 40]) scene.box([x, 0, -4], [6, 36, 4], OUTLINE, FINE);
    scene.box([0, 35, 0], [46, 1, 30], MEDIUM, FINE);
    scene.box([45, 0, 0], [1, 36, 30], MEDIUM, FINE);
    for (const i of times(filled).toReversed())
      scene.box([5 + i * 9, 6, 0], [6, 26, 31 + (i % 2) * 5], MEDIUM, FINE);
    for (const i of times(slats)) {
      scene.box([0, 0, (i * 30) / slats], [1, 36, 30 / slats - 1.6], OUTLINE, FINE);
      scene.box([0, -1, (i * 30) / slats], [46, 1, 30 / slats - 1.6], OUTLINE, FINE);
    }
    for (const x of [43, 21, 0]) scene.box([x, -2, 0], [3, 1, 30], OUTLINE, FINE);
  }),
  'glove-bag': view.threeQuarter((scene, choose) => {
    const [arm, pouch] = [choose([9, 11]), choose([1, 0])];
    scene.cylinder('x', [-12, 0, 40], 4, 64);
    for (const x of [-8, 46]) scene.band('x', [x, 0, 40], 4);
    scene.silhouette([
      ...xyz(0, 5, 40, 40, 5, 40, 0, -5, 40, 40, -5, 40),
      ...arcPoints([20, 10], 17, 180, 360).map(([u, v]): readonly [number, number, number] => [u, 0, v]),
    ]);
    scene.front(-5).line(uv(0, 42, 40, 42), MEDIUM);
    scene.front(-5).line(uv(0, 44, 40, 44));
    for (const x of [12, 28]) {
      scene.cylinder('y', [x, -6, 24], 4, 1.5);
      scene.silhouette([
        ...arcPoints([x, 24], 3.4).map(([u, v]): readonly [number, number, number] => [u, -6, v]),
        ...arcPoints([x + 1, 17], 2.2).map(([u, v]): readonly [number, number, number] => [u, -6 - arm, v]),
      ]);
      for (const i of times(4))
        scene.bar(xyz(x - 0.6 + i * 1.1, -6 - arm, 17, x - 1.4 + i * 1.5, -9.4 - arm, 14.6), 0.55, MEDIUM);
    }
    if (pouch) scene.front(-4).rect(15, 4, 10, 8);
    scene.front(-5).line(uv(4, 36, 3, 20));
    scene.front(-5).line(uv(37, 34, 38, 20));
  }),
  'negative-air-machine': view.threeQuarter((scene, choose) => {
    const [dials, handle] = [choose([2, 3]), choose([1, 0])];
    scene.cylinder('y', [13, 34, 20], 7, 6);
    for (const x of [2, 22]) scene.cylinder('x', [x, 30, 2.5], 2.5, 2, MEDIUM);
    scene.box([0, 0, 3], [26, 34, 34]);
    for (const x of [2, 22]) scene.cylinder('x', [x, 4, 2.5], 2.5, 2, MEDIUM);
    const plane = scene.front(0);
    plane.rect(2, 6, 22, 28);
    plane.hatch(rectangle(3, 7, 20, 26), 90, 1.6, FINE);
    plane.hatch(rectangle(3, 7, 20, 26), 0, 3.2);
    for (const i of times(dials)) {
      scene.side(0).circle(8 + i * 7, 30, 2);
      scene.side(0).line(uv(8 + i * 7, 30, 9 + i * 7, 31.2));
    }
    scene.side(0).rect(6, 10, 20, 12, FINE);
    if (handle) scene.bar(xyz(4, 10, 37, 4, 10, 41, 22, 10, 41, 22, 10, 37), 0.7, MEDIUM);
  }),
};
