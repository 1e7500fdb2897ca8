import { rectangle, uv, xyz, times } from '#src/reference-api/drawings/geometry/vector.ts';
import { cells, columns } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

export const pools = {
  'pool-shell': view.corner((scene, choose) => {
    const [lanes, length] = [choose([3, 4]), choose([110, 96])];
    const width = lanes * 18;
    scene.box([0, 0, -18], [length, width, 18]);
    for (const i of times(8)) scene.front(0).line(uv((i * length) / 8, -18, (i * length) / 8, 0), MEDIUM);
    for (const i of times(4)) scene.side(0).line(uv((i * width) / 4, -18, (i * width) / 4, 0), MEDIUM);
    const on = scene.level(0);
    on.rect(4, 4, length - 8, width - 8, OUTLINE);
    on.through(rectangle(4, 4, length - 8, width - 8), () => {
      scene.face(
        xyz(4, width - 4, 0, length - 4, width - 4, 0, length - 4, width - 4, -9, 4, width - 4, -9),
        MEDIUM,
      );
      scene.face(
        xyz(length - 4, 4, 0, length - 4, width - 4, 0, length - 4, width - 4, -9, length - 4, 4, -9),
        MEDIUM,
      );
      scene.level(-9).shape(rectangle(0, 0, length - 4, width - 4), FINE);
      for (const i of times(lanes))
        scene.level(-9).rect(10, 6 + i * ((width - 14) / lanes) + 3, length - 22, 1.6, FINE);
      for (const i of times(5))
        scene
          .level(-2)
          .line(uv(12 + i * 18, 10 + ((i * 17) % (width - 20)), 20 + i * 18, 11 + ((i * 17) % (width - 20))));
    });
    scene.bar(
      xyz(length * 0.5, 4, -4, length * 0.5, 4, 6, length * 0.5, -3, 6, length * 0.5, -3, 0),
      0.8,
      MEDIUM,
    );
    scene.bar(
      xyz(length * 0.5 + 7, 4, -4, length * 0.5 + 7, 4, 6, length * 0.5 + 7, -3, 6, length * 0.5 + 7, -3, 0),
      0.8,
      MEDIUM,
    );
  }),
  'pool-gutter': view.corner((scene, choose) => {
    const [width, length] = [choose([14, 16]), choose([46, 40])];
    scene.box([0, width, -14], [length, 16, 14], MEDIUM, FINE);
    scene.level(0).speckle(2, width + 1, length - 4, 13, 26, 0.9);
    scene.prism(
      'x',
      uv(0, -14, width, -14, width, 0, width - 1, 0, width - 1, -11, 3, -11, 3, -3, 0, -2),
      0,
      length,
    );
    for (const i of times(Math.round(length / 2)))
      scene.box([length - 2 - i * 2, 1.6, -1.6], [1.2, width - 3, 1], MEDIUM, FINE);
    scene.face(xyz(0, -16, -3.4, length, -16, -3.4, length, 0, -3.4, 0, 0, -3.4), FINE);
    for (const i of times(5))
      scene.level(-3.4).line(uv(3 + i * 9, -13 + (i % 3) * 4, 8 + i * 9, -13.4 + (i % 3) * 4));
  }),
  /** A pressure filter: dished vessel on legs with face piping and valves. */
  'filter-vessel': view.from({ width: 20, depth: 32, depthScale: 0.95 }, (scene, choose) => {
    const vessels = choose([1, 2]);
    const radius = choose([14, 17]);
    const legs = choose([1.8, 2.6]);
    const height = choose([34, 44]);
    for (const index of times(vessels).toReversed()) {
      const x = index * radius * 2.5;
      for (const [dx, dy] of [
        [0.7, 0.7],
        [-0.7, 0.7],
      ] as const)
        scene.box([x + dx * radius - legs / 2, dy * radius - legs / 2, -14], [legs, legs, 18], MEDIUM, FINE);
      scene.turned(
        'z',
        [x, 0, 0],
        [
          [radius * 0.3, -5],
          [radius * 0.8, -3],
          [radius, 0],
          [radius, height],
          [radius * 0.85, height + 3.4],
          [radius * 0.35, height + 6],
        ],
        { smooth: true },
      );
      for (const z of [0, height]) scene.band('z', [x, 0, z], radius, MEDIUM);
      for (const [dx, dy] of [
        [0.62, -0.75],
        [-0.7, -0.7],
      ] as const)
        scene.box([x + dx * radius - legs / 2, dy * radius - legs / 2, -14], [legs, legs, 16], OUTLINE, FINE);
      scene.turned('z', [x, 0, height + 5.6], uv(3, 0, 3, 3, 4.6, 3, 4.6, 4), {
        layer: MEDIUM,
        crease: FINE,
      });
      scene.disc('y', [x + 3, -radius, height * 0.55], 5, MEDIUM);
      scene.disc('y', [x + 3, -radius, height * 0.55], 3.8, FINE);
      for (const bolt of times(8)) {
        const a = (bolt * Math.PI) / 4;
        scene.disc('y', [x + 3 + Math.cos(a) * 4.4, -radius, height * 0.55 + Math.sin(a) * 4.4], 0.4, FINE);
      }
      const face = -radius - 5;
      const run = x - radius * 0.55;
      scene.bar(
        xyz(run, -radius * 0.8, height * 0.86, run, face, height * 0.86, run, face, 2, run, -radius * 0.7, 2),
        1.5,
        MEDIUM,
      );
      for (const z of [height * 0.66, height * 0.22]) {
        scene.cylinder('z', [run, face, z - 2.4], 2.4, 4.8, MEDIUM);
        scene.bar(xyz(run, face, z, run - 3, face - 5, z + 1), 0.6, MEDIUM);
      }
    }
    const face = -radius - 5;
    scene.bar(
      [
        [-radius * 1.6, face, height * 0.44],
        [(vessels - 1) * radius * 2.5 + radius * 0.4, face, height * 0.44],
      ],
      1.7,
      MEDIUM,
    );
    scene.disc('x', [-radius * 1.6 - 1, face, height * 0.44], 2.6, MEDIUM);
  }),
  /** A bulkhead that spans the pool from deck to deck, between lane lines. */
  'pool-bulkhead': view.threeQuarter((scene, choose) => {
    const [length, lanes] = [choose([84, 96]), choose([3, 4])];
    const [near, far] = [-44, 66];
    const each = length / lanes;
    const ropes = (from: number, to: number) => {
      for (const i of times(lanes - 1)) {
        scene.level(0.4).line(uv((i + 1) * each, from, (i + 1) * each, to), MEDIUM);
        for (const k of times(6)) {
          const y = from + ((to - from) * (k + 0.5)) / 6;
          scene.level(0.4).circle((i + 1) * each, y, 1.3, FINE);
        }
      }
    };
    scene.face(xyz(0, near, 0, length, near, 0, length, far, 0, 0, far, 0), FINE);
    ropes(22, far);
    scene.box([length, near, -6], [14, far - near, 12]);
    scene.box([2, 0, -4], [length - 4, 20, 12]);
    cells(scene.level(8), 2, 0, length - 4, 20, 20, 4, HATCH);
    columns(scene.front(0), 2, -4, length - 4, 10, 12);
    for (const i of times(lanes).toReversed()) {
      const x = (i + 0.5) * each - 6;
      scene.box([x + 3, 8, 8], [6, 6, 14], MEDIUM, FINE);
      scene.prism('x', uv(2, 22, 18, 27, 18, 30, 2, 25), x, 12, OUTLINE, FINE);
    }
    ropes(near, -3);
    scene.box([-14, near, -6], [14, far - near, 12]);
  }),
  'pool-lift': view.threeQuarter((scene, choose) => {
    const [turn, arm] = [choose([0, 6]), choose([1, 0])];
    scene.face(xyz(-30, -30, 0, 30, -30, 0, 30, -10, 0, -30, -10, 0), FINE);
    for (const i of times(5))
      scene.level(0).line(uv(-24 + i * 11, -26 + (i % 3) * 5, -18 + i * 11, -26 + (i % 3) * 5));
    scene.box([-8, -4, 0], [16, 16, 2], OUTLINE, FINE);
    scene.box([-3, 0, 2], [6, 8, 34]);
    scene.bar(xyz(0, 4, 36, 0, -8, 48, turn, -26, 46), 1.6);
    scene.bar(xyz(0, -1, 28, turn * 0.3, -14, 44), 0.9, MEDIUM);
    scene.bar(xyz(turn, -26, 46, turn, -27, 26), 1.1);
    scene.prism('x', uv(-38, 16, -26, 16, -24, 34, -26, 34, -28, 18, -38, 18), turn - 8, 16, OUTLINE, FINE);
    for (const x of [turn - 9, turn + 8]) scene.box([x, -36, 23], [1.2, 10, 1.2], MEDIUM, FINE);
    scene.bar(xyz(turn - 6, -38, 16, turn - 6, -42, 8, turn + 6, -42, 8, turn + 6, -38, 16), 0.7, MEDIUM);
    if (arm) scene.box([-3.4, -0.6, 20], [2, 0.6, 6], MEDIUM, FINE);
  }),
};
