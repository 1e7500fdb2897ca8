import { rectangle, uv, times, xyz } from '#src/reference-api/drawings/geometry/vector.ts';
import { rod } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

export const roofHatches = {
  /** A roof hatch with its cover held open over the curb and the ladder below. */
  'roof-hatch': view.from({ width: 24, depth: 32, depthScale: 0.9 }, (scene, choose) => {
    const width = choose([36, 48, 30]);
    const lift = choose([62, 48]);
    const rungs = choose([2, 3]);
    const [depth, curb] = [30, 12];
    scene.level(0).shape(uv(-16, -16, width + 16, -16, width + 16, depth + 10, -16, depth + 10));
    const tilt = (lift * Math.PI) / 180;
    const lid = (d: number, off: number): [number, number] => [
      depth - d * Math.cos(tilt) + off * Math.sin(tilt),
      curb + d * Math.sin(tilt) + off * Math.cos(tilt),
    ];
    const cover = [lid(-1, 0), lid(depth + 2, 0), lid(depth + 2, 3.4), lid(-1, 3.4)];
    scene.prism('x', cover.toReversed(), -1.5, width + 3);
    const panel = [lid(2, -0.05), lid(depth - 1, -0.05)];
    for (const x of [3, width - 3]) scene.line(panel.map(([y, z]): [number, number, number] => [x, y, z]));
    for (const [y, z] of panel) scene.line(xyz(3, y, z, width - 3, y, z));
    const t = 2.5;
    scene.box([0, 0, 0], [width, depth, curb]);
    const top = scene.level(curb);
    const opening = rectangle(t, t, width - 2 * t, depth - 2 * t);
    top.shape(opening);
    top.through(opening, () => {
      scene.line(xyz(width - t, depth - t, curb, width - t, depth - t, 0), MEDIUM);
      scene.side(width - t).hatch(rectangle(t, 0, depth - 2 * t, curb), 0, 1.6);
      for (const rail of [width * 0.36, width * 0.64])
        scene.bar(xyz(rail, depth - 5, curb - 1, rail, depth - 5, -30), 0.9, MEDIUM);
      for (const rung of times(rungs))
        scene.bar(
          xyz(width * 0.36, depth - 5, curb - 4 - rung * 6, width * 0.64, depth - 5, curb - 4 - rung * 6),
          0.6,
          FINE,
        );
    });
    const arm = lid(depth * 0.62, 0);
    scene.bar(xyz(width - 5, depth * 0.35, curb, width - 5, arm[0], arm[1]), 0.6, MEDIUM);
    scene.bar(xyz(5, depth * 0.35, curb, 5, arm[0], arm[1]), 0.6, MEDIUM);
    scene.box([-3, -3, 0], [width + 6, 3, 1], MEDIUM, FINE);
    scene.box([-3, -3, 0], [3, depth + 3, 1], MEDIUM, FINE);
    scene.front(0).line(uv(0, curb - 2, width, curb - 2));
    scene.side(0).line(uv(0, curb - 2, depth, curb - 2));
  }),
  'ship-stair-hatch': view.threeQuarter((scene, choose) => {
    const [rungs, rail] = [choose([7, 8]), choose([1, 0])];
    for (const x of [26, 4]) rod(scene, [x, 4, 2], [x, -26, -64], 1.4, OUTLINE);
    for (const i of times(rungs)) {
      const f = (i + 0.6) / rungs;
      scene.box([4, 4 - 30 * f - 3, 2 - 66 * f], [22, 6, 1.2], MEDIUM, FINE);
    }
    if (rail) for (const x of [29, 1]) rod(scene, [x, -4, 6], [x, -31, -54], 0.8);
    scene.prism('z', uv(-8, -14, 44, -14, 44, 46, -8, 46), -2, 2, MEDIUM, FINE);
    scene.face(xyz(0, 0, 0, 32, 0, 0, 32, 40, 0, 0, 40, 0), null);
    scene.box([0, 38, 0], [32, 2, 10], OUTLINE, FINE);
    scene.box([30, 0, 0], [2, 40, 10], OUTLINE, FINE);
    for (const x of [26, 4]) rod(scene, [x, 8, 8], [x, 4, -2], 1.4, OUTLINE);
    scene.box([0, 0, 0], [2, 40, 10], OUTLINE, FINE);
    scene.box([0, 0, 0], [32, 2, 10], OUTLINE, FINE);
    scene.face(xyz(-1, 41, 11, 33, 41, 11, 33, 50, 44, -1, 50, 44));
    scene.face(xyz(-1, 41, 11, -1, 38, 12, -1, 47, 45, -1, 50, 44));
    scene.line(xyz(4, 41.6, 14, 29, 41.6, 14, 29, 49, 41, 4, 49, 41, 4, 41.6, 14));
  }),
  'equipment-hatch': view.corner((scene, choose) => {
    const [width, lift] = [choose([72, 84]), choose([26, 30])];
    scene.level(0).shape(rectangle(-10, -10, width + 20, 60), FINE);
    scene.box([0, 0, 0], [width, 40, 10]);
    scene.level(10).rect(3, 3, width - 6, 34);
    scene.level(10).hatch(rectangle(3, 3, width - 6, 34), 45, 3);
    for (const [x, dx] of [
      [width + 1, 14],
      [-1, -14],
    ] as const) {
      scene.face(xyz(x, -1, 11, x, 41, 11, x + dx, 41, 11 + lift, x + dx, -1, 11 + lift));
      scene.face(xyz(x, -1, 11, x + dx, -1, 11 + lift, x + dx - 2, -1, 12 + lift, x - 2, -1, 12));
      scene.line(xyz(x + dx * 0.2, 4, 11 + lift * 0.2, x + dx * 0.2, 36, 11 + lift * 0.2));
    }
  }),
  'hatch-railing': view.corner((scene, choose) => {
    const [height, gate] = [choose([42, 44]), choose([1, 0])];
    scene.level(0).shape(rectangle(-14, -14, 70, 74), FINE);
    const rail = (a: [number, number], b: [number, number]): void => {
      for (const z of [height * 0.5, height]) rod(scene, [a[0], a[1], z], [b[0], b[1], z], 0.9, OUTLINE);
    };
    const post = (x: number, y: number): void => rod(scene, [x, y, 0], [x, y, height], 0.9, OUTLINE);
    post(46, 50);
    post(-4, 50);
    rail([-4, 50], [46, 50]);
    scene.box([0, 4, 0], [42, 42, 12]);
    scene.box([-2, 2, 12], [46, 46, 2.4]);
    post(46, 0);
    rail([46, 0], [46, 50]);
    post(-4, 0);
    rail([-4, 0], [-4, 50]);
    if (gate) {
      for (const z of [height * 0.5, height]) rod(scene, [-4, 0, z], [14, -22, z], 0.8, OUTLINE);
      rod(scene, [14, -22, height * 0.5], [14, -22, height], 0.8, OUTLINE);
    } else rod(scene, [-4, 0, height], [46, 0, height], 0.4);
  }),
};
