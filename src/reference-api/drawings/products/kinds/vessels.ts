import { FINE, MED, OUT } from '#src/reference-api/drawings/products/plate.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';

/** A tank: horizontal or vertical, with saddles or legs, manway and nozzles. */
export const tank: ProductSketch = (choose) => {
  const radius = choose([20, 24, 16]);
  const nozzles = choose([3, 2]);
  const scene = new Scene(axonometric({ width: 22, depth: 32, depthScale: 0.95 }));

  const length = radius * 4;
  for (const x of [length * 0.72, length * 0.14])
    scene.prism(
      'x',
      uv(-radius * 0.8, -radius - 8, radius * 0.8, -radius - 8, radius * 0.9, 0, -radius * 0.9, 0),
      x,
      7,
      OUT,
      MED,
    );
  scene.turned(
    'x',
    [0, 0, 0],
    [
      [radius * 0.35, -radius * 0.4],
      [radius * 0.75, -radius * 0.28],
      [radius, 0],
      [radius, length],
      [radius * 0.8, length + radius * 0.2],
    ],
    { smooth: true },
  );
  for (const x of [0, length * 0.33, length * 0.66, length])
    scene.band('x', [x, 0, 0], radius, x === 0 || x === length ? MED : FINE);
  for (const x of [length * 0.14, length * 0.14 + 7, length * 0.72, length * 0.72 + 7])
    scene.band('x', [x, 0, 0], radius, FINE);
  scene.turned('z', [length * 0.5, 0, radius - 1], uv(7, 0, 7, 6, 8.4, 6, 8.4, 7.4), { crease: FINE });
  for (const index of times(nozzles))
    scene.turned(
      'z',
      [length * 0.16 + index * length * 0.1, 0, radius - 0.6],
      uv(1.8, 0, 1.8, 6, 3, 6, 3, 7),
      { layer: MED, crease: FINE },
    );
  scene.disc('x', [-radius * 0.3, 0, -radius * 0.3], radius * 0.14, MED);
  return scene;
};

/** A pressure filter: dished vessel on legs with face piping and valves. */
export const filterVessel: ProductSketch = (choose) => {
  const vessels = choose([1, 2]);
  const radius = choose([14, 17]);
  const legs = choose([1.8, 2.6]);
  const height = choose([34, 44]);
  const scene = new Scene(axonometric({ width: 20, depth: 32, depthScale: 0.95 }));
  for (const index of times(vessels).toReversed()) {
    const x = index * radius * 2.5;
    for (const [dx, dy] of [
      [0.7, 0.7],
      [-0.7, 0.7],
    ] as const)
      scene.box([x + dx * radius - legs / 2, dy * radius - legs / 2, -14], [legs, legs, 18], MED, FINE);
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
    for (const z of [0, height]) scene.band('z', [x, 0, z], radius, MED);
    for (const [dx, dy] of [
      [0.62, -0.75],
      [-0.7, -0.7],
    ] as const)
      scene.box([x + dx * radius - legs / 2, dy * radius - legs / 2, -14], [legs, legs, 16], OUT, FINE);
    scene.turned('z', [x, 0, height + 5.6], uv(3, 0, 3, 3, 4.6, 3, 4.6, 4), { layer: MED, crease: FINE });
    scene.disc('y', [x + 3, -radius, height * 0.55], 5, MED);
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
      MED,
    );
    for (const z of [height * 0.66, height * 0.22]) {
      scene.cylinder('z', [run, face, z - 2.4], 2.4, 4.8, MED);
      scene.bar(xyz(run, face, z, run - 3, face - 5, z + 1), 0.6, MED);
    }
  }
  const face = -radius - 5;
  scene.bar(
    xyz(-radius * 1.6, face, height * 0.44, (vessels - 1) * radius * 2.5 + radius * 0.4, face, height * 0.44),
    1.7,
    MED,
  );
  scene.disc('x', [-radius * 1.6 - 1, face, height * 0.44], 2.6, MED);
  return scene;
};
